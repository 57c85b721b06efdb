/** The topics of help: their names, which are those of their files or of a command, and their summaries. */

import { commands as ofWings } from '../../generated/wings/commands.js';
import { commandNames, loadCommand } from './commands.js';
import type { Topic } from './input/command.js';

/** Summaries of the topics that belong to no wing. */
const own = {
  formats: 'strings, lines, files and records; CSV, JSON, compression',
  grammars: 'your own grammars: ABNF, PEGs, or languages learnt by "audit"',
  revisions: 'ids, ranges and sets of revisions; rules and forms',
  'exit-codes': 'meanings of exit codes',
  limits: 'sizes, states and times',
  migration: 'the kinds of change that migrate reports, and its outputs',
  regex: 'regular expressions: reading and writing them',
  suites: 'faults, purposes and formats of test suites',
} as const;

const topicsOfWings: Readonly<Record<string, Topic>> = Object.assign(
  {},
  ...Object.values(ofWings).map(({ topics }) => topics),
) as Readonly<Record<string, Topic>>;

/** Summaries by the name of the topic, in the order of help. */
export const topicSummaries: Readonly<Record<string, string>> = {
  ...own,
  ...Object.fromEntries(Object.entries(topicsOfWings).map(([name, { summary }]) => [name, summary])),
};

export const topicNames = Object.keys(topicSummaries);

export function isTopic(name: string | undefined): name is string {
  return name !== undefined && topicNames.includes(name);
}

/** Loads the text of a single topic. @param name one of `topicNames` that is no command */
export async function loadTopic(name: string): Promise<string> {
  const load =
    topicsOfWings[name]?.load ?? (() => import(`./topics/${name}.js`) as ReturnType<Topic['load']>);
  const { text } = await load();
  return `${typeof text === 'string' ? text : text(await commandsByOption())}\n`;
}

/** Returns a function that lists the commands with an option, in the order of help. */
async function commandsByOption(): Promise<(option: string) => string> {
  const all = await Promise.all(
    commandNames.map(async (name) => ({ name, options: (await loadCommand(name)).command.options })),
  );
  return (option) =>
    all
      .filter(({ options }) => options.some(({ flags }) => flags.split(' ').includes(option)))
      .map(({ name }) => name)
      .join(', ');
}

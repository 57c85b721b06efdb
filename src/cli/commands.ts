/** The commands: their names, which are those of their files, and their summaries in help. */

import { commands as ofWings } from '../../generated/wings/commands.js';
import type { Command } from './input/command.js';

/** The module of a command. */
interface CommandFile {
  readonly command: Command;
}

/** Summaries of the commands that belong to no wing. */
const own = {
  'Strings:': {
    parse: 'show the syntax tree and the components of a string in one revision',
    compare: 'compare what the revisions say about a string, side by side',
    check: 'tell whether each line of a file is derivable in one revision',
    findings: 'tell what the prose of one revision says about strings beyond its grammar',
    fix: 'percent-encode what cannot stand raw in strings, by one revision, each change told',
    clean: 'take wrappers, "URL:" and white space off typed references',
    build: 'build a reference of its components, each escaped for its role',
    explain: 'explain what strings mean in one revision, citing its sections',
  },
  'References:': {
    resolve: 'resolve references against a base, by one revision or by all side by side',
    normalize: 'normalize strings by one revision, step by step',
    equivalent: 'tell whether two strings are equivalent in one revision, and why',
    escape: 'encode text for a component of one revision, or decode it',
    find: 'find the references in running text, by one revision',
  },
  'Grammars:': {
    grammar: "show a rule as printed, corrected and transcribed, or list a revision's rules",
    abnf: 'find the ABNF in the plain text of an RFC',
    prove: 'prove that transcriptions accept what the documents derive, or refute it',
    transcribe: 'make a transcription of a BNF that is proved, with the reason of each repair',
    generate: 'write a typed parser of a grammar in ABNF, as TypeScript modules',
    diff: 'show what became of every rule between two revisions, or what corrections changed',
    migrate: 'tell which strings change from one revision to another, in classes',
    relation: 'tell how the languages of two rules relate, with strings that show it',
    matrix: 'show every role or rule across revisions',
    alphabet: 'show which characters may occur in each role of each revision',
    count: 'count the strings that a rule derives, by length',
    ambiguity: 'tell which rules are ambiguous, with the shortest string that shows it',
    derivations: 'draw the derivations of a string, and tell which one is the reading',
    sample: 'draw random strings of a rule, strings that cover it, or near misses',
    suite: 'make a list of test cases for a rule that kills every fault, strongest first',
    strength: 'tell which share of the faults a list of test cases kills, and what it never tests',
    trace: 'follow the transcription of a rule over a string, step by step',
    diagram: 'draw a rule as a railroad diagram (SVG), or its automaton (DOT)',
    table: 'write revisions as one table with which a program tells what they derive',
    revisions: 'list the revisions',
  },
  'Other parsers:': {},
  'Learning:': {
    serve: 'serve the teaching page on this machine',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Summaries by the name of the command, in the order of help, under the headings of help. */
export const commandGroups: Readonly<Record<string, Readonly<Record<string, string>>>> = Object.fromEntries(
  Object.entries(own).map(([heading, summaries]) => {
    const those = Object.entries(ofWings).filter(([, { group }]) => group === heading);
    return [
      heading,
      { ...summaries, ...Object.fromEntries(those.map(([name, { summary }]) => [name, summary])) },
    ];
  }),
);

export const commandNames = Object.values(commandGroups).flatMap((summaries) => Object.keys(summaries));

/** Loads a single command. @param name one of `commandNames` */
export async function loadCommand(name: string): Promise<CommandFile> {
  return (await (ofWings[name]?.load() ?? import(`./commands/${name}.js`))) as CommandFile;
}

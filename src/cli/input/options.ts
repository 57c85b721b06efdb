/** Options and help that several commands share. */

import { Argument, type Command, Option } from 'commander';
import { forms } from '../../base/form.js';
import { exitCodes } from '../errors.js';
import { namedSets, revisions } from '../../../generated/registry/ids.js';
import { wholeNumber } from './whole-number.js';

const known = revisions.join(', ');

const setsInWords: Readonly<Record<keyof typeof namedSets, string>> = {
  seeds: 'those of 1993 to 2003 that the project began with',
  standards: 'the published RFCs',
  today: 'in force',
  all: 'every one',
};

/** What a command is given of the options below. */
export interface CommonOptions {
  readonly revision?: string;
  readonly revisions?: string;
  readonly start?: string;
  readonly json?: true;
}

/** `-r REV`: one revision. */
export function takesRevision(command: Command): Command {
  return command.option('-r, --revision <REV>', `the revision, needed: ${known}`);
}

/** `-r REV,REV`: revisions, in the order in which they are shown. */
export function takesRevisions(command: Command, byDefault = 'all'): Command {
  const sets = Object.keys(namedSets).map(
    (name) => `${name} (${setsInWords[name as keyof typeof namedSets]})`,
  );
  return command.option(
    '-r, --revisions <REV,REV>',
    `the revisions to compare (${byDefault} by default): ${known}; ranges such as ${revisions[0]}..${revisions.at(-1) ?? ''}; sets: ${sets.join(', ')}`,
  );
}

/** `--start RULE`. */
export function takesStart(command: Command): Command {
  return command.option(
    '--start <RULE>',
    "the rule to derive from, in the document's spelling (its reference rule by default)",
  );
}

/** `--file` and `--text`: what every argument of a name is. */
export function takesFileOrText(command: Command, name: string): Command {
  return command
    .addOption(new Option('--file', `every ${name} is a file, with a string in each line`).conflicts('text'))
    .addOption(new Option('--text', `every ${name} is a string`));
}

const mostJobs = 64;

/** `--jobs N`. @param verb what the threads do */
export function takesJobs(command: Command, verb: string): Command {
  return command.option('-j, --jobs <N>', `${verb} with N threads`, wholeNumber('--jobs', 1, mostJobs), 1);
}

/** For an option that may be given several times: its values, in their order. */
export function collected(value: string, before: readonly string[] = []): readonly string[] {
  return [...before, value];
}

/** An option whose values are known, for help and shells; an unknown one is refused where it is read, with the nearest. */
export function optionOf(flags: string, description: string, values: readonly string[]): Option {
  return withChoices(new Option(flags, description), values);
}

/** The same for an argument. */
export function argumentOf(name: string, description: string, values: readonly string[]): Argument {
  return withChoices(new Argument(name, description), values);
}

function withChoices<T extends Option | Argument>(of: T, values: readonly string[]): T {
  of.argChoices = [...values];
  return of;
}

/** `--form FORM`. */
export function takesForm(command: Command): Command {
  const what = `what is derived, from each revision's own rule: a whole reference, or absolute: an identifier with its scheme, without a fragment`;
  return command.addOption(optionOf('--form <FORM>', what, forms).default('reference'));
}

/** `--csv`, for rows. To be called before `addNotes`. @param others what it excludes beside `--json`, as commander names it */
export function takesCsv(command: Command, others: readonly string[] = []): Command {
  return command.addOption(new Option('--csv', 'print CSV').conflicts(['json', ...others]));
}

/** What help says of it, which `addNotes` adds. */
export const aboutCsv = `In CSV every field is quoted, invisible characters are \\u{...} (what has such a
text itself looks the same; --json tells it apart), and "'" stands before what
begins with =, +, -, @, "'", a tab or CR.`;

/** A line for each exit code. */
export function aboutExitCodes(meanings: Readonly<Record<number, string>>): string {
  const lines = Object.entries(meanings).map(([code, meaning]) => `  ${code}  ${meaning}`);
  return ['Exit codes:', ...lines].join('\n');
}

/** The last option of a command, `--json`, and what follows the options in its help. */
export interface Notes {
  readonly about?: string;
  /** What each exit code means; 2 is the same everywhere. */
  readonly exit: Readonly<Record<0, string> & Partial<Record<1, string>>>;
  /** Complete command lines. */
  readonly examples: readonly string[];
  /** Whether it can print JSON; by default it can. */
  readonly json?: boolean;
}

/** To be called after all other options are added. */
export function addNotes(command: Command, { about, exit, examples, json = true }: Notes): void {
  if (json) command.option('--json', 'print JSON, one object a line');
  const parts = [
    ...(about === undefined ? [] : [about]),
    ...(command.options.some(({ long }) => long === '--csv') ? [aboutCsv] : []),
    aboutExitCodes({ ...exit, 2: exitCodes[2] }),
    `Examples:\n${examples.map((example) => `  ${example}`).join('\n')}`,
  ];
  command.addHelpText('after', `\n${parts.join('\n\n')}`);
}

/** Names with what they mean, each in a line. */
export function listed(names: Readonly<Record<string, string>>): string {
  const width = Math.max(...Object.keys(names).map((name) => name.length));
  return Object.entries(names)
    .map(([name, meaning]) => `  ${name.padEnd(width)}  ${meaning}`)
    .join('\n');
}

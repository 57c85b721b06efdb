/** Options and help that several commands share. */

import { forms } from '../../core/base/form.js';
import { Misuse } from '../output/errors.js';
import { namedSets, revisions } from '../../../generated/registry/ids.js';
import { option } from './command.js';

const known = revisions.join(', ');

const setsInWords: Readonly<Record<keyof typeof namedSets, string>> = {
  seeds: 'those of 1993 to 2003 that the project began with',
  standards: 'the published RFCs',
  today: 'in force',
  all: 'every one',
};
const sets = Object.entries(setsInWords).map(([name, words]) => `${name} (${words})`);

/** Returns a parser of an option's value, which throws Misuse. */
export function wholeNumber(name: string, least: number, most: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (!/^\d{1,10}$/.test(text) || value < least || value > most) {
      throw new Misuse(`${name} takes a whole number from ${least} to ${most}, not "${text}"`);
    }
    return value;
  };
}

/** The shared options, by name; a function if commands word or combine them differently. */
export const shared = {
  json: option('--json', 'print JSON, one object a line'),
  /** @param others names of excluded options besides `--json` */
  csv: (...others: readonly string[]) => option('--csv', 'print CSV', { excludes: ['json', ...others] }),
  revision: option('-r, --revision <REV>', `the revision, needed: ${known}`),
  /** Revisions, in the order in which they are shown. */
  revisions: (byDefault = 'all') =>
    option(
      '-r, --revisions <REV,REV>',
      `the revisions to compare (${byDefault} by default): ${known}; ranges such as ${revisions[0]}..${revisions.at(-1) ?? ''}; sets: ${sets.join(', ')}`,
    ),
  start: option(
    '--start <RULE>',
    "the rule to derive from, in the document's spelling (its reference rule by default)",
  ),
  /** @param verb the action of the threads */
  jobs: (verb: string) =>
    option('-j, --jobs <N>', `${verb} with N threads`, { range: [1, 64], byDefault: 1 }),
  form: option(
    '--form <FORM>',
    `what is derived, from each revision's own rule: a whole reference, or absolute: an identifier with its scheme, without a fragment`,
    { known: forms, byDefault: 'reference' },
  ),
  witnesses: option('--witnesses <N>', 'at most so many strings of each kind (4 by default)', {
    range: [1, 100],
  }),
} as const;

/** Returns the options `--file` and `--text`, which say what every argument is. */
export function fileOrText(name: string) {
  return [
    option('--file', `every ${name} is a file, with a string in each line`, { excludes: ['text'] }),
    option('--text', `every ${name} is a string`),
  ] as const;
}

/** Help on `--csv`, shown by every command that has it. */
export const aboutCsv = `In CSV every field is quoted, invisible characters are \\u{...} (what has such a
text itself looks the same; --json tells it apart), and "'" stands before what
begins with =, +, -, @, "'", a tab or CR.`;

/** Formats a line for each exit code. */
export function aboutExitCodes(meanings: Readonly<Record<number, string>>): string {
  const lines = Object.entries(meanings).map(([code, meaning]) => `  ${code}  ${meaning}`);
  return ['Exit codes:', ...lines].join('\n');
}

/** Formats names with their meanings, one per line. */
export function listed(names: Readonly<Record<string, string>>): string {
  const width = Math.max(...Object.keys(names).map((name) => name.length));
  return Object.entries(names)
    .map(([name, meaning]) => `  ${name.padEnd(width)}  ${meaning}`)
    .join('\n');
}

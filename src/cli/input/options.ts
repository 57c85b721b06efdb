/** Options and help that several commands share. */

import { forms } from '../../core/base/form.js';
import { Misuse } from '../output/errors.js';
import { namedSets } from '../../../generated/registry/ids.js';
import { option } from './command.js';

/** Returns a parser of an option's value, which throws Misuse. */
export function wholeNumber(name: string, least: number, most: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (!/^\d{1,10}$/.test(text) || value < least || value > most) {
      throw new Misuse(`${name} must be a whole number from ${least} to ${most}, not "${text}"`);
    }
    return value;
  };
}

/** The default start rule. */
const theReferenceRule = 'the reference rule';

/** The argument RULE of commands that study one rule. */
export const ruleOrReference = ['[RULE]', `the rule (default: ${theReferenceRule})`] as const;

/** The argument RULE of commands that study all rules without it. */
export const ruleOrAll = ['[RULE]', 'the rule (default: all)'] as const;

/** The shared options, by name; a function if commands word or combine them differently. */
export const shared = {
  json: option('--json', 'print JSON, one object per line'),
  /** @param others names of excluded options besides `--json` */
  csv: (...others: readonly string[]) => option('--csv', 'print CSV', { excludes: ['json', ...others] }),
  revision: option(
    '-r, --revision <REV>',
    `the revision (default: URI_REVISION, else ${namedSets.today.join()})`,
    { namesOne: true },
  ),
  /** Revisions, in the order in which they are shown. */
  revisions: (byDefault = 'all') =>
    option('-r, --revisions <REV,REV>', `the revisions: ids, ranges or sets (default: ${byDefault})`),
  start: option('--start <RULE>', `the rule to match (default: ${theReferenceRule})`),
  /** @param others names of excluded options */
  base: (...others: readonly string[]) =>
    option('--base <BASE>', 'the base URL or its kind, for rules that depend on it', { excludes: others }),
  /** @param verb the action of the threads */
  jobs: (verb: string) =>
    option('-j, --jobs <N>', `${verb} with N threads`, { range: [1, 64], byDefault: 1 }),
  form: option('--form <FORM>', 'accept references or absolute URIs', {
    known: forms,
    byDefault: 'reference',
  }),
  witnesses: option('--witnesses <N>', 'show at most N strings of each kind (default: 4)', {
    range: [1, 100],
  }),
} as const;

/**
 * Returns the options `--file` and `--text`, which declare what every argument is. @param others names of options of
 * files, which `--text` excludes
 */
export function fileOrText(name: string, ...others: readonly string[]) {
  return [
    option('--file', `each ${name} is a file with one string per line`, { excludes: ['text'] }),
    option('--text', `each ${name} is a string`, { excludes: others }),
  ] as const;
}

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

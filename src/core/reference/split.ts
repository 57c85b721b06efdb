/**
 * Splits a reference as a document prescribes independently of its grammar: the regular expression of Appendix B of
 * 1997 and later documents. Finds the components on which split and grammar disagree.
 */

import type { Components } from '../tree/components.js';
import { UnsupportedOperationError } from './error.js';
import type { Reader } from './reader.js';

/** "The potential four components and fragment identifier" (1997 §5.2). The path is never undefined. */
export interface MainComponents {
  readonly scheme: string | undefined;
  /** 1997 calls it the site. */
  readonly authority: string | undefined;
  readonly path: string;
  readonly query: string | undefined;
  readonly fragment: string | undefined;
}

/**
 * The expression as printed. The flag lets `.` match line ends, as in POSIX. No two of its parts can match the same
 * character at the same place, so it matches every text in linear time.
 */
const appendixB = /^(([^:/?#]+):)?(\/\/([^/?#]*))?([^?#]*)(\?([^#]*))?(#(.*))?/s;

/** Returns the components that the regular expression finds. It matches any text: nothing is verified. */
export function split(text: string): MainComponents {
  const found: (string | undefined)[] = appendixB.exec(text) ?? [];
  return { scheme: found[2], authority: found[4], path: found[5] ?? '', query: found[7], fragment: found[9] };
}

/** Selects the main components of a reading. */
export function mainComponents({
  scheme,
  authority,
  path = '',
  query,
  fragment,
}: Components): MainComponents {
  return { scheme, authority, path, query, fragment };
}

/** A document's method of splitting references, independent of its grammar. */
export interface Splitting {
  /** The section that defines it. */
  readonly section: string;
  /** Name of the method, to begin a sentence. */
  readonly name: string;
  /** Takes linear time. It splits any text: nothing is verified. */
  readonly split: (text: string) => MainComponents;
}

/** The regular expression of Appendix B. */
export const appendixBSplitting: Splitting = {
  section: 'B',
  name: 'The regular expression of Appendix B',
  split,
};

/** One component that the document's split and its grammar read differently. */
export interface Disagreement {
  readonly component: keyof MainComponents;
  readonly split: string | undefined;
  readonly grammar: string | undefined;
}

/** The two readings of a string. */
export interface SplitComparison {
  readonly text: string;
  /** The section that defines the split. */
  readonly section: string;
  /** Name of the method, to begin a sentence. */
  readonly name: string;
  readonly split: MainComponents;
  /** Undefined if the string is not derivable. */
  readonly grammar: MainComponents | undefined;
  /** Empty if the readings agree, or the string is not derivable. */
  readonly disagreements: readonly Disagreement[];
}

/**
 * Compares the document's split with the grammar's reading.
 * @param splitting the document's; undefined if it has none
 * @throws UnsupportedOperationError if the document has none
 */
export function compareSplit(
  reader: Reader,
  splitting: Splitting | undefined,
  text: string,
): SplitComparison {
  if (splitting === undefined) {
    throw new UnsupportedOperationError(
      reader.id,
      'split',
      undefined,
      `${reader.id} defines no way to split a reference except its grammar`,
    );
  }
  const { section, name } = splitting;
  const found = splitting.split(text);
  const grammar = reader.accepts(text) ? mainComponents(reader.components(text)) : undefined;
  const names = ['scheme', 'authority', 'path', 'query', 'fragment'] as const;
  const disagreements =
    grammar === undefined
      ? []
      : names
          .filter((component) => found[component] !== grammar[component])
          .map((component) => ({ component, split: found[component], grammar: grammar[component] }));
  return { text, section, name, split: found, grammar, disagreements };
}

/**
 * Joins components to a reference, by 1997 §5.2 step 7 and later documents. An undefined component omits its separator,
 * an empty one does not.
 */
export function recompose({ scheme, authority, path, query, fragment }: MainComponents): string {
  let result = '';
  if (scheme !== undefined) result += `${scheme}:`;
  if (authority !== undefined) result += `//${authority}`;
  result += path;
  if (query !== undefined) result += `?${query}`;
  if (fragment !== undefined) result += `#${fragment}`;
  return result;
}

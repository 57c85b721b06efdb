/**
 * Splitting a reference as a document prescribes beside its grammar, which such a split knows nothing of: the regular
 * expression of Appendix B of 1997 and of those after it, and the places where split and grammar disagree.
 */

import type { Components } from '../tree/components.js';
import { UnsupportedOperationError } from './error.js';
import type { Reader } from './reader.js';

/** "The potential four components and fragment identifier" (1997 §5.2). The path is never undefined. */
export interface MainComponents {
  readonly scheme: string | undefined;
  /** What 1997 calls the site. */
  readonly authority: string | undefined;
  readonly path: string;
  readonly query: string | undefined;
  readonly fragment: string | undefined;
}

/**
 * As it is printed. The flag lets `.` match line ends, as in POSIX. No two of its parts can take
 * the same character at the same place, so it matches every text in linear time.
 */
const appendixB = /^(([^:/?#]+):)?(\/\/([^/?#]*))?([^?#]*)(\?([^#]*))?(#(.*))?/s;

/** The components that the regular expression finds. Any text has some: nothing is verified. */
export function split(text: string): MainComponents {
  const found: (string | undefined)[] = appendixB.exec(text) ?? [];
  return { scheme: found[2], authority: found[4], path: found[5] ?? '', query: found[7], fragment: found[9] };
}

/** The main components among those of a reading. */
export function mainComponents({
  scheme,
  authority,
  path = '',
  query,
  fragment,
}: Components): MainComponents {
  return { scheme, authority, path, query, fragment };
}

/** How a document splits references, beside its grammar. */
export interface Splitting {
  /** Where the document says how. */
  readonly section: string;
  /** What splits, to begin a sentence. */
  readonly name: string;
  /** Linear time. Any text has components: nothing is verified. */
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
  /** Where the document says how to split. */
  readonly section: string;
  /** What splits, to begin a sentence. */
  readonly name: string;
  readonly split: MainComponents;
  /** Undefined where the string is not derivable. */
  readonly grammar: MainComponents | undefined;
  /** Empty where the readings agree, or the string is not derivable. */
  readonly disagreements: readonly Disagreement[];
}

/**
 * Lays the document's split beside the grammar's reading.
 * @param splitting the document's; undefined where it has none
 * @throws UnsupportedOperationError where the document has none
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
      `${reader.id} has no way to split a reference but its grammar`,
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

/** The reference of its components, by 1997 §5.2 step 7 and later documents; a component that is undefined leaves out its separator, an empty one does not. */
export function recompose({ scheme, authority, path, query, fragment }: MainComponents): string {
  let result = '';
  if (scheme !== undefined) result += `${scheme}:`;
  if (authority !== undefined) result += `//${authority}`;
  result += path;
  if (query !== undefined) result += `?${query}`;
  if (fragment !== undefined) result += `#${fragment}`;
  return result;
}

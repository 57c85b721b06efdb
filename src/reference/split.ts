/**
 * Splitting a reference with the regular expression of 1997 Appendix B and 2003 Appendix B: an oracle for
 * the components that knows nothing of the grammar, and the places where the two disagree.
 */

import type { Components } from '../tree/components.js';
import { UnsupportedOperationError } from './error.js';
import type { Reader } from './reader.js';

/** "The potential four components and fragment identifier" (1997 §5.2). The path is never undefined. */
export interface MainComponents {
  readonly scheme: string | undefined;
  /** The site of 1997, the authority of 2003. */
  readonly authority: string | undefined;
  readonly path: string;
  readonly query: string | undefined;
  readonly fragment: string | undefined;
}

/**
 * As both documents print it. The flag lets `.` match line ends, as in POSIX. No two of its parts can take
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

/** One component that the regular expression and the grammar read differently. */
export interface Disagreement {
  readonly component: keyof MainComponents;
  readonly regex: string | undefined;
  readonly grammar: string | undefined;
}

/** The two readings of a string. */
export interface SplitComparison {
  readonly text: string;
  /** The appendix with the regular expression. */
  readonly section: string;
  readonly regex: MainComponents;
  /** Undefined where the string is not derivable. */
  readonly grammar: MainComponents | undefined;
  /** Empty where the readings agree, or the string is not derivable. */
  readonly disagreements: readonly Disagreement[];
}

/**
 * Lays the regular expression's reading beside the grammar's.
 * @param section the appendix of the document; undefined where it has none
 * @throws UnsupportedOperationError where the document has no regular expression
 */
export function compareSplit(reader: Reader, section: string | undefined, text: string): SplitComparison {
  if (section === undefined) {
    throw new UnsupportedOperationError(
      reader.id,
      'split',
      undefined,
      `${reader.id} has no regular expression for splitting`,
    );
  }
  const regex = split(text);
  const grammar = reader.accepts(text) ? mainComponents(reader.components(text)) : undefined;
  const names = ['scheme', 'authority', 'path', 'query', 'fragment'] as const;
  const disagreements =
    grammar === undefined
      ? []
      : names
          .filter((name) => regex[name] !== grammar[name])
          .map((component) => ({ component, regex: regex[component], grammar: grammar[component] }));
  return { text, section, regex, grammar, disagreements };
}

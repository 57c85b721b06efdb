/**
 * Equivalence by the ladder of 2003 §6.2: finds the level at which two strings are equal, or where they still differ.
 * The compared forms go beyond the normal form if a document calls forms equivalent without preferring one.
 */

import { UnsupportedOperationError } from './error.js';
import { normalize, upTo, type Ladder, type Level, type Normalization } from './normalize.js';
import type { Reader } from './reader.js';

export interface EquivalentOptions {
  /** The document's highest by default. */
  readonly level?: Level | undefined;
  /** Resolves both against it first, if the document asks for that (2003 and RFC 3986 §6.1). */
  readonly base?: string | undefined;
  /** False omits the fragments, as before a network action (2003 and RFC 3986 §6.1); default true. */
  readonly fragments?: boolean | undefined;
}

/** Resolves a text against a base; throws as `resolve` does. */
type TargetOf = (text: string, base: string) => string;

export interface Equivalence {
  readonly equal: boolean;
  /** The lowest level at which the strings are equal, or the requested level if they never are. */
  readonly level: Level;
  /** The strings as compared at that level: in its normal form, or beyond it. */
  readonly normalized: readonly [string, string];
  /** The sections that call either string equivalent to its compared form, in the order of the steps. */
  readonly sections: readonly string[];
  /** The first difference of the normal forms, in UTF-16 code units from 0; undefined if there is none. */
  readonly difference: number | undefined;
}

/**
 * Climbs from string comparison up to the level, the document's highest by default. Strings that differ may still
 * identify the same resource (2003 §6.1). Linear time.
 * @throws UriSyntaxError, UnknownNameError and UnsupportedOperationError as normalize does; the last also if the
 * document does not define an option's effect
 */
export function equivalent(
  reader: Reader,
  whole: Ladder,
  texts: readonly [string, string],
  options: EquivalentOptions = {},
  targetOf: TargetOf = (text) => text,
): Equivalence {
  const { level } = options;
  const [a, b] = targets(reader, whole, texts, options, targetOf);
  const levels = upTo(reader, whole, level).levels;
  const compared = { ...whole, steps: whole.comparing };
  const formOf = (text: string, at: Level): Normalization => normalize(reader, compared, text, at);
  // A text without a normal form is refused, whichever level decides.
  for (const text of [a, b]) formOf(text, levels.at(-1) ?? 'string');
  let deciding: Level = 'string';
  let normalized: readonly [string, string] = [a, b];
  const prepared = a === texts[0] && b === texts[1] ? undefined : whole.targets;
  let sections: readonly (string | undefined)[] = [];
  for (deciding of levels) {
    // As strings, texts differ from their forms only if a tolerated reading belongs to every level.
    if (deciding !== 'string' || whole.tolerances.length > 0) {
      const forms = [formOf(a, deciding), formOf(b, deciding)] as const;
      normalized = [forms[0].text, forms[1].text];
      sections = forms.flatMap(({ changes }) => changes.map(({ section }) => section));
    }
    if (normalized[0] === normalized[1]) break;
  }
  const difference = firstDifference(...normalized);
  const { comparedOtherwise } = whole;
  if (difference !== undefined && comparedOtherwise !== undefined && level === undefined) {
    const { section, how } = comparedOtherwise;
    const message = `${reader.id} compares URLs ${how}; as strings they differ (${section})`;
    throw new UnsupportedOperationError(reader.id, 'equivalent', section, message);
  }
  return {
    equal: difference === undefined,
    level: deciding,
    normalized,
    sections: [...new Set([prepared, ...sections])].filter((section) => section !== undefined),
    difference,
  };
}

/**
 * Returns the texts as the document compares them: as target URIs if a base is given, without fragments if requested.
 * @throws UnsupportedOperationError if the document does not define this
 */
function targets(
  reader: Reader,
  ladder: Ladder,
  texts: readonly [string, string],
  { base, fragments = true }: EquivalentOptions,
  targetOf: TargetOf,
): readonly [string, string] {
  const { id } = reader;
  const { targets: section } = ladder;
  if (base === undefined && fragments) return texts;
  if (section === undefined) {
    const [option, what] = base === undefined ? ['fragments', 'without fragments'] : ['base', 'target URIs'];
    throw new UnsupportedOperationError(
      id,
      `option ${option}`,
      undefined,
      `${id} does not define how to compare ${what}`,
    );
  }
  const form = (text: string): string => {
    // A text that is not a reference is refused, even if the omitted part is at fault.
    normalize(reader, ladder, text, 'string');
    const target = base === undefined ? text : targetOf(text, base);
    return fragments ? target : target.replace(/#[^]*/, '');
  };
  return [form(texts[0]), form(texts[1])];
}

function firstDifference(a: string, b: string): number | undefined {
  if (a === b) return undefined;
  let i = 0;
  while (i < a.length && a[i] === b[i]) i++;
  return i;
}

/** Expressions that both readers of PEGs build: literals, classes that ignore case, repetitions with a delimiter. */
import { ascii, asciiSize } from '../../core/base/ascii.js';
import { bothCases } from '../../core/base/character.js';
import { codeUnitsOf, type CodeUnitSet, contains } from '../../core/base/code-units.js';
import type { PegClass, PegExpression, PegReference, PegSequence, PegSpan } from './peg.js';

/** Expressions of peggy that no proof covers, in words. */
export const unsupported = {
  action: 'an action (code in braces)',
  predicate: 'a predicate written as code',
  otherGrammar: 'a rule of another grammar',
  literalIgnoringCase: 'a literal beyond US-ASCII that ignores case',
  codePointClass: 'a class of code points',
  classEscape: 'a class with an escape',
  classIgnoringCase: 'a class beyond US-ASCII that ignores case',
  computedRepetition: 'a repetition counted by code or by a label',
} as const;

/** Returns what a reference of `readPegWithCode` stands for, in words; undefined if it calls a rule. */
export function uncoveredBy({ name }: PegReference): string | undefined {
  return name.includes(' ') ? name : undefined;
}

/** Tests whether a text is all US-ASCII. */
export function isAscii(text: string): boolean {
  return text.split('').every((character) => character.charCodeAt(0) < asciiSize);
}

/** Builds a literal. One that ignores case is all US-ASCII. */
export function literalOf(text: string, ignoreCase: boolean, span: PegSpan): PegExpression {
  const items = text.split('').map((character): PegClass => {
    const set = ignoreCase ? lowerCasedTo(character.toLowerCase()) : codeUnitsOf([character.charCodeAt(0)]);
    return { type: 'class', set, span };
  });
  const [only] = items;
  return only !== undefined && items.length === 1 ? only : { type: 'sequence', items, span };
}

/**
 * Returns the code units that `toLowerCase` turns into an ASCII letter or leaves as one: the Kelvin sign becomes "k".
 */
function lowerCasedTo(character: string): CodeUnitSet {
  const kelvinSign = '\u212a';
  const spellings = [character, character.toUpperCase(), kelvinSign].filter(
    (c) => c.toLowerCase() === character,
  );
  return codeUnitsOf(spellings.map((c) => c.charCodeAt(0)));
}

/** Adds the other case of its letters to a set of US-ASCII. */
export function inBothCases(set: CodeUnitSet): CodeUnitSet {
  const members = ascii.filter((character) => contains(set, character.charCodeAt(0)));
  return codeUnitsOf(members.flatMap(bothCases).map((character) => character.charCodeAt(0)));
}

/** Bounds of a repetition: unbounded if max is null. */
export interface Bounds {
  readonly min: number;
  readonly max: number | null;
  /** The expression between two repetitions. */
  readonly delimiter?: PegExpression;
}

/**
 * Builds a repetition. `body|min..max, delimiter|` is `body (delimiter body)|min-1..max-1|`, all of it optional if min
 * is 0.
 */
export function repetitionOf(
  body: PegExpression,
  { min, max, delimiter }: Bounds,
  span: PegSpan,
): PegExpression {
  if (delimiter === undefined) return { type: 'repetition', min, max, body, span };
  const next: PegSequence = { type: 'sequence', items: [delimiter, body], span };
  const more: PegExpression = {
    type: 'repetition',
    min: Math.max(min - 1, 0),
    max: max === null ? null : max - 1,
    body: next,
    span,
  };
  const list: PegSequence = { type: 'sequence', items: [body, more], span };
  return min > 0 ? list : { type: 'repetition', min: 0, max: 1, body: list, span };
}

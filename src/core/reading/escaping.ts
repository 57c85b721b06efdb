/**
 * Escapes that make a text derivable, found by its automaton alone: characters that are allowed as data, and "./"
 * before a first segment with a colon.
 */

import type { Automaton } from '../automaton/automaton.js';
import { type Walk, walk } from '../automaton/walk.js';
import { characterAt, delimiters, escapeOf } from '../base/character.js';
import { representatives } from './completion.js';

/** A character that is allowed as data, and the continuation of its text. */
interface Data {
  /** Offset of the character. */
  readonly at: number;
  /** Offset of the rest of the text, and the state there once the escape is inserted. */
  readonly rest: number;
  readonly state: number;
}

/** Prefix that makes any segment the first of a relative reference. */
export const dotSegment = './';

/** Change that makes a text derivable. */
export type Repair = typeof dotSegment | Data;

/**
 * Tests whether a text that stops at an offset has a colon there, or later in its first segment, that ends no scheme.
 * @param isWhole true if it should be a whole reference, whose first colon would end a scheme; otherwise only a colon
 * at the offset counts
 */
export function hasLostColon(text: string, offset: number, isWhole = true): boolean {
  const [segment = ''] = /^[^:/?#]*:/.exec(text) ?? [];
  return offset < segment.length && (isWhole || text[offset] === ':');
}

/** Tests whether such a text is a segment, not an absolute reference with an error before its colon. */
export function isSegment(text: string): boolean {
  return !/^(?:\s|[^:]*:\/\/)/.test(text);
}

/**
 * Returns the change that makes a text derivable that stops at a place, with escapes of the rest: `dotSegment` before
 * it, or the escaped data there; undefined if nothing does. Never escapes a colon that could end a scheme, or
 * characters before it.
 * @param isWhole as for hasLostColon
 */
export function repairOf(
  automaton: Automaton,
  text: string,
  stop: Walk,
  isWhole: boolean,
): Repair | undefined {
  const { offset } = stop;
  if (hasLostColon(text, offset, isWhole)) {
    const { state, offset: begun } = walk(automaton, dotSegment);
    if (begun === dotSegment.length && isSegment(text) && isRepairable(automaton, state, text))
      return dotSegment;
    if (isWhole) return undefined;
  }
  const data = dataAt(automaton, text, stop);
  return data && isRepairable(automaton, data.state, text.slice(data.rest)) ? data : undefined;
}

const percent = 0x25;

/**
 * Returns the possible data where a text stops: a "%" before that place which begins no escape, else the character
 * there.
 */
function dataAt(automaton: Automaton, text: string, { offset, state }: Walk): Data | undefined {
  const digits = /%([\dA-Fa-f]?)$/.exec(text.slice(Math.max(0, offset - 2), offset))?.[1];
  if (digits !== undefined) {
    const at = offset - digits.length - 1;
    const escaped = text.slice(0, at) + escapeOf(percent) + digits;
    const afterEscape = walk(automaton, escaped);
    if (afterEscape.offset === escaped.length) return { at, rest: offset, state: afterEscape.state };
  }
  const unit = text.charCodeAt(offset);
  if (!(unit < 0x80)) return undefined;
  const escape = escapeOf(unit);
  const afterEscape = walk(automaton, escape, state);
  return afterEscape.offset < escape.length
    ? undefined
    : { at: offset, rest: offset + 1, state: afterEscape.state };
}

/** Returns the escape at an offset, if there is one. */
export function escapeAt(text: string, offset: number): string | undefined {
  return /^%[0-9A-Fa-f]{2}/.exec(text.slice(offset, offset + 3))?.[0];
}

/** Returns the state after a raw character of a text; undefined if it is not allowed raw. */
export function rawStep(
  automaton: Automaton,
  state: number,
  text: string,
  offset: number,
  found: string,
): number | undefined {
  // A percent sign that begins no escape is data, even if it is allowed for a while.
  const read = found === '%' ? text.slice(offset, offset + 3).padEnd(3) : found;
  if (walk(automaton, read, state).offset < read.length) return undefined;
  return walk(automaton, found, state).state;
}

/** Stands for the escapes of any octets of a character beyond US-ASCII: they are allowed wherever this one is. */
const someEscape = escapeOf(0x80);

/**
 * Tests whether a text is accepted from a state after escaping the characters that are not allowed raw. A delimiter is
 * escaped only if it is not allowed later either: otherwise it may not be data. Linear, apart from the number of
 * states.
 */
export function isRepairable(automaton: Automaton, from: number, text: string): boolean {
  const lost = new Set<string>();
  let state = from;
  for (let offset = 0; offset < text.length;) {
    const found = characterAt(text, offset) ?? '';
    const raw = rawStep(automaton, state, text, offset, found);
    if (raw !== undefined) state = raw;
    else {
      if (escapeAt(text, offset) !== undefined) return false;
      const key = `${state} ${found}`;
      if (delimiters.includes(found) && !lost.has(key)) {
        if (isReachableCharacter(automaton, state, found)) return false;
        lost.add(key);
      }
      const escape = found > '\x7f' ? someEscape : escapeOf(found.charCodeAt(0));
      const afterEscape = walk(automaton, escape, state);
      if (afterEscape.offset < escape.length) return false;
      state = afterEscape.state;
    }
    offset += found.length;
  }
  return automaton.accepting(state);
}

/** Tests whether some continuation from a state contains a character. Breadth first, over all states. */
function isReachableCharacter(automaton: Automaton, from: number, character: string): boolean {
  const wanted = automaton.classOf(character.charCodeAt(0));
  const classes = representatives(automaton).map((one) => automaton.classOf(one.charCodeAt(0)));
  const reached = new Set([from]);
  for (const state of reached) {
    if (automaton.step(state, wanted) !== automaton.dead) return true;
    for (const one of classes) {
      const next = automaton.step(state, one);
      if (next !== automaton.dead) reached.add(next);
    }
  }
  return false;
}

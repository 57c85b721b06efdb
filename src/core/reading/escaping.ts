/**
 * What an automaton says of escapes: where a character could stand as data, and whether a text can so be made derivable;
 * and of "./", which makes a first segment with a colon derivable.
 */

import type { Automaton } from '../automaton/automaton.js';
import { type Walk, walk } from '../automaton/walk.js';
import { characterAt, delimiters, escapeOf } from '../base/character.js';
import { representatives } from './completion.js';

/** A character that could stand as data, and how its text goes on. */
interface Data {
  /** Where it stands. */
  readonly at: number;
  /** Where what follows begins, or goes on where it has begun, and the state there once the escape is put in. */
  readonly rest: number;
  readonly state: number;
}

/** What makes a segment the first of a relative reference, whatever it holds. */
export const dotSegment = './';

/** What makes a text derivable. */
export type Mend = typeof dotSegment | Data;

/**
 * Whether a text that stops at an offset has a colon there, or later in its first segment, that ends no scheme.
 * @param isWhole whether it is to be a whole reference, whose first colon would; else only one at the offset counts
 */
export function hasLostColon(text: string, offset: number, isWhole = true): boolean {
  const [segment = ''] = /^[^:/?#]*:/.exec(text) ?? [];
  return offset < segment.length && (isWhole || text[offset] === ':');
}

/** Whether such a text is a segment, and no absolute reference with something wrong before its colon. */
export function isSegment(text: string): boolean {
  return !/^(?:\s|[^:]*:\/\/)/.test(text);
}

/**
 * What makes a text derivable that stops at a place, with escapes of what follows: `dotSegment` before it, or what is
 * escaped there; undefined if nothing does. No escape is one of a colon before which a scheme is to be expected,
 * nor comes before that.
 * @param isWhole as of hasLostColon
 */
export function mendOf(automaton: Automaton, text: string, stop: Walk, isWhole: boolean): Mend | undefined {
  const { offset } = stop;
  if (hasLostColon(text, offset, isWhole)) {
    const { state, offset: begun } = walk(automaton, dotSegment);
    if (begun === dotSegment.length && isSegment(text) && isMendable(automaton, state, text))
      return dotSegment;
    if (isWhole) return undefined;
  }
  const data = dataAt(automaton, text, stop);
  return data && isMendable(automaton, data.state, text.slice(data.rest)) ? data : undefined;
}

const percent = 0x25;

/** What could be data where a text stops: a "%" before that place which begins no escape, else the character there. */
function dataAt(automaton: Automaton, text: string, { offset, state }: Walk): Data | undefined {
  const digits = /%([\dA-Fa-f]?)$/.exec(text.slice(Math.max(0, offset - 2), offset))?.[1];
  if (digits !== undefined) {
    const at = offset - digits.length - 1;
    const mended = text.slice(0, at) + escapeOf(percent) + digits;
    const walked = walk(automaton, mended);
    if (walked.offset === mended.length) return { at, rest: offset, state: walked.state };
  }
  const unit = text.charCodeAt(offset);
  if (!(unit < 0x80)) return undefined;
  const escape = escapeOf(unit);
  const walked = walk(automaton, escape, state);
  return walked.offset < escape.length ? undefined : { at: offset, rest: offset + 1, state: walked.state };
}

/** Whether an escape stands at a place. */
export function escapeAt(text: string, offset: number): string | undefined {
  return /^%[0-9A-Fa-f]{2}/.exec(text.slice(offset, offset + 3))?.[0];
}

/** The state behind a character of a text as it stands; undefined where it cannot stand so. */
export function rawStep(
  automaton: Automaton,
  state: number,
  text: string,
  offset: number,
  found: string,
): number | undefined {
  // A percent sign that begins no escape is data, though it could stand for a while.
  const read = found === '%' ? text.slice(offset, offset + 3).padEnd(3) : found;
  if (walk(automaton, read, state).offset < read.length) return undefined;
  return walk(automaton, found, state).state;
}

/** Whatever octets stand for a character beyond US-ASCII, their escapes come where this one does. */
const someEscape = escapeOf(0x80);

/**
 * Whether a text is accepted from a state once what cannot stand raw is escaped. A delimiter is escaped only where it can
 * come no more: else it is open whether it is data. Linear, but for the states.
 */
function isMendable(automaton: Automaton, from: number, text: string): boolean {
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
        if (canStillCome(automaton, state, found)) return false;
        lost.add(key);
      }
      const escape = found > '\x7f' ? someEscape : escapeOf(found.charCodeAt(0));
      const walked = walk(automaton, escape, state);
      if (walked.offset < escape.length) return false;
      state = walked.state;
    }
    offset += found.length;
  }
  return automaton.accepting(state);
}

/** Whether some text that comes from a state has a character. Breadth first, of all states. */
function canStillCome(automaton: Automaton, from: number, character: string): boolean {
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

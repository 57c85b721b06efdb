/** The verdict on a string. */

import type { Automaton } from '../../core/automaton/automaton.js';
import { characterAt } from '../../core/base/character.js';
import { walk } from '../../core/automaton/walk.js';
import { decoded, decodedPartly } from '../input/lines.js';
import { type Problem, problems } from '../../study/reasons.js';
import type { Stop } from '../../core/reading/error-message.js';

export interface Verdict {
  /** For a line that is not UTF-8, what can be shown of it. */
  readonly text: string;
  /** A line that is not UTF-8. */
  readonly bytes?: Uint8Array;
  /** How many bytes a line has of which `text` is only the start. */
  readonly length?: number;
  /** Why it is not derivable, if it is not. */
  readonly error?: Stop | NoText | undefined;
}

/** A line is not text: UTF-8 does not allow one of its bytes where it is; or a record has none. */
export interface NoText {
  readonly message: string;
  /** In bytes from 0. */
  readonly byteOffset: number;
}

/** The verdict on a text. Linear. */
export function verdictOnText(text: string, automaton: Automaton): Verdict {
  const { offset, state } = walk(automaton, text);
  const isDerivable = offset === text.length && automaton.accepting(state);
  return { text, error: isDerivable ? undefined : { offset, found: characterAt(text, offset) } };
}

/** Whether the bytes of a line are text that is derivable. Linear. */
export function isDerivableLine(bytes: Uint8Array, automaton: Automaton): boolean {
  const text = decoded(bytes);
  return text !== undefined && verdictOnText(text, automaton).error === undefined;
}

/** The verdict on the bytes of a line. Linear. */
export function verdictOnLine(bytes: Uint8Array, automaton: Automaton): Verdict {
  const whole = decoded(bytes);
  if (whole !== undefined) return verdictOnText(whole, automaton);
  const { text, offset } = decodedPartly(bytes);
  return { text, bytes, error: notUtf8(offset) };
}

/** The verdict on a record that has no string. */
export function verdictOnProblem(problem: Problem): Verdict {
  return { text: '', error: { message: `no string: ${problems[problem]}`, byteOffset: 0 } };
}

export function notUtf8(byteOffset: number): NoText {
  return { message: `not UTF-8, at byte ${byteOffset}`, byteOffset };
}

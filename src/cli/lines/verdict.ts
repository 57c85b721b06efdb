/** The verdict on a string. */

import type { Automaton } from '../../core/automaton/automaton.js';
import { characterAt, characterStart } from '../../core/base/character.js';
import { walk } from '../../core/automaton/walk.js';
import { decoded, decodedPartly } from '../input/lines.js';
import { derivableDeeper } from '../../study/formatting/format-text.js';
import { type Problem, problems } from '../../study/reasons.js';
import { reason, type Stop } from '../../core/reading/error-message.js';

export interface Verdict {
  /** The string; for a line that is not UTF-8, its displayable form. */
  readonly text: string;
  /** The bytes of a line that is not UTF-8. */
  readonly bytes?: Uint8Array;
  /** The length in bytes of a line of which `text` is only the start. */
  readonly length?: number;
  /** The reason why it is not derivable, if it is not. */
  readonly error?: BoundedStop | NoText | undefined;
}

/** An error of a line that is not UTF-8, or of a record without a string. */
export interface NoText {
  readonly message: string;
  /** Byte offset from 0. */
  readonly byteOffset: number;
}

/** A stop in a text that a grammar may derive beyond the depth to which its recursion is expanded. */
export interface BoundedStop extends Stop {
  readonly mayBeDeeper?: true;
}

/** Tests whether a refused text may be derivable at a greater depth. */
export type IsOpen = (text: string) => boolean;

/** Returns the reason in a clause. */
export function reasonOf(error: BoundedStop): string {
  return error.mayBeDeeper ? `${reason(error)}; ${derivableDeeper}` : reason(error);
}

/** Returns where a text stops being derivable; undefined if it is derivable. Linear. */
export function stopOf(text: string, automaton: Automaton, isOpen?: IsOpen): BoundedStop | undefined {
  const { offset, state } = walk(automaton, text);
  const isDerivable = offset === text.length && automaton.accepting(state);
  if (isDerivable) return undefined;
  const start = characterStart(text, offset);
  return { offset: start, found: characterAt(text, start), ...(isOpen?.(text) && { mayBeDeeper: true }) };
}

/** Returns the verdict on a text. Linear. */
export function verdictOnText(text: string, automaton: Automaton, isOpen?: IsOpen): Verdict {
  return { text, error: stopOf(text, automaton, isOpen) };
}

/** Tests whether the bytes of a line are derivable text. Linear. */
export function isDerivableLine(bytes: Uint8Array, automaton: Automaton): boolean {
  const text = decoded(bytes);
  return text !== undefined && verdictOnText(text, automaton).error === undefined;
}

/** Returns the verdict on the bytes of a line. Linear. */
export function verdictOnLine(bytes: Uint8Array, automaton: Automaton, isOpen?: IsOpen): Verdict {
  const whole = decoded(bytes);
  if (whole !== undefined) return verdictOnText(whole, automaton, isOpen);
  const { text, offset } = decodedPartly(bytes);
  return { text, bytes, error: notUtf8(offset) };
}

/** Returns the error of a record that has no string. */
export function noString(problem: Problem): NoText {
  return { message: `no string: ${problems[problem]}`, byteOffset: 0 };
}

export function notUtf8(byteOffset: number): NoText {
  return { message: `not UTF-8 at byte ${byteOffset}`, byteOffset };
}

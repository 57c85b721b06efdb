/** The verdict on a line that comes in pieces, in memory that does not grow with it. */

import type { Automaton } from '../../automaton/automaton.js';
import { walk } from '../../automaton/walk.js';
import { characterAt } from '../../base/character.js';
import { decodedPartly } from '../input/lines.js';
import { incompleteLength, Utf8Decoder } from '../input/utf8-stream.js';
import { notUtf8, type Verdict } from './verdict.js';

/** Bytes of the line that are shown. */
const longestShown = 1000;

export class LongLine {
  /** Bytes so far. */
  length = 0;
  private start = Buffer.alloc(0);
  private state: number;
  /** UTF-16 code units so far. */
  private units = 0;
  private error: Verdict['error'];
  private readonly decoder = new Utf8Decoder((byteOffset) => (this.error = notUtf8(byteOffset)));

  constructor(private readonly automaton: Automaton) {
    this.state = automaton.initial;
  }

  push(piece: Uint8Array): void {
    this.start = Buffer.concat([this.start, piece.subarray(0, longestShown - this.start.length)]);
    this.length += piece.length;
    this.read(this.decoder.push(piece));
  }

  /** The verdict once all pieces have come. */
  end(): Verdict {
    this.read(this.decoder.end());
    const { start, length, automaton, state, units } = this;
    const { text } = decodedPartly(start.subarray(0, start.length - incompleteLength(start)));
    this.error ??= automaton.accepting(state) ? undefined : { offset: units, found: undefined };
    return { text, length, error: this.error };
  }

  private read(text: string): void {
    if (this.error !== undefined) return;
    const { offset, state } = walk(this.automaton, text, this.state);
    this.state = state;
    if (offset < text.length) this.error = { offset: this.units + offset, found: characterAt(text, offset) };
    this.units += text.length;
  }
}

/** Counts the lines of batches by what the revisions say of them, in one walk over the bytes of each. */

import type { Product } from '../../automaton/product.js';
import { type Batch, endOfText, type LineEnd, type Piece, usualEnd } from '../input/lines.js';
import { ByteRows } from './byte-rows.js';
import { countIn, type Keep, type Kind, kindOf, usualExamples } from './kinds.js';
import { type Part, partAfter } from './part.js';
import type { CensusReason, Problem } from '../../study/census/reasons.js';
import { bytesBefore, bytesFrom, reasonAt } from './reason.js';

/** What the walk over a line has found. */
export interface Found {
  /** Bit i for revision i. */
  readonly mask: number;
  /** The offset in bytes at which no revision goes on; the length of the line if one can. */
  readonly stop: number;
  /** Undefined where a revision derives the line. */
  readonly reason: CensusReason | undefined;
  /** They have the line between two places; undefined of one that is too long to be held, and of a record without a text. */
  readonly bytes: Uint8Array | undefined;
  readonly from: number;
  readonly to: number;
  /** The record of which the line is the text, if it is of a format with records and not too long. */
  readonly record: Uint8Array | undefined;
}

/** What is told of each line, if anyone asks. */
export type Tell = (found: Found) => void;

const noBytes = new Uint8Array();

export class Count {
  lines = 0;
  /** Without the ends of lines. */
  bytes = 0;
  readonly masks = new Map<number, Kind>();
  readonly reasons = new Map<CensusReason, Kind>();
  /** From state 0 no revision derives anything. */
  private readonly walked: ByteRows;
  private long: LongLine | undefined;

  /**
   * @param end what ends the lines of batches; without it there are texts alone, in which any byte may be
   * @param keep for the lines of each mask
   */
  constructor(
    private readonly product: Product,
    private readonly end: LineEnd | undefined,
    private readonly tell?: Tell,
    private readonly keep: Keep = usualExamples,
  ) {
    this.walked = new ByteRows(product, end?.byte);
  }

  /** Counts the lines of a batch, or a piece of a line. Linear. */
  add(batch: Batch | Piece): void {
    if ('isEnded' in batch) this.addLines(batch);
    else this.addPiece(batch);
  }

  /** Counts a text that may have any byte. Linear. */
  addText(text: Uint8Array, record?: Uint8Array): void {
    const { rows, initial } = this.walked;
    let state = initial;
    let at = 0;
    for (let next: number; at < text.length && (next = rows[state + (text[at] ?? 0)] ?? 0) !== 0; at++) {
      state = next;
    }
    const mask = at === text.length ? this.maskOf(state) : 0;
    const reason = mask === 0 ? reasonAt(text, 0, at, text.length) : undefined;
    this.count(mask, at, reason, text.length, text, 0, record);
  }

  /** Counts a record without a text. @param record what may be an example */
  addProblem(reason: Problem, record: Uint8Array | undefined): void {
    this.lines++;
    kindOf(this.masks, 0, this.keep).lines++;
    countIn(this.reasons, reason, record?.length ?? Infinity, record ?? noBytes, 0);
    this.tell?.({ mask: 0, stop: 0, reason, bytes: undefined, from: 0, to: 0, record });
  }

  private maskOf(state: number): number {
    return this.product.accepting[this.walked.numberOf(state)] ?? 0;
  }

  private addLines({ bytes, isEnded }: Batch): void {
    const { end: lineEnds = usualEnd } = this;
    const { rows, initial } = this.walked;
    const separator = lineEnds.byte;
    const end = isEnded ? bytes.length : bytes.lastIndexOf(separator) + 1;
    for (let from = 0; from < end;) {
      let at = from;
      let state = initial;
      let next: number;
      while ((next = rows[state + (bytes[at] ?? 0)] ?? 0) !== 0) {
        state = next;
        at++;
      }
      const lineEnd = bytes[at] === separator ? at : bytes.indexOf(separator, at);
      const to = endOfText(bytes, from, lineEnd, lineEnds);
      // Some revision goes on with the CR that is no part of the line.
      if (at > to) state = this.walked.after(bytes, from, (at = to));
      const mask = at === to ? this.maskOf(state) : 0;
      const reason = mask === 0 ? reasonAt(bytes, from, at, to) : undefined;
      this.count(mask, at - from, reason, to - from, bytes, from);
      from = lineEnd + 1;
    }
    if (!isEnded) this.addText(bytes.subarray(end));
  }

  private addPiece({ bytes, isLast }: Piece): void {
    const line = (this.long ??= new LongLine(this.walked.initial));
    line.push(bytes, this.walked.rows);
    if (!isLast) return;
    this.long = undefined;
    const { state, near, nearStop, stop, length, part } = line;
    const mask = stop === length ? this.maskOf(state) : 0;
    const reason = mask === 0 ? reasonAt(near, 0, nearStop, near.length, part) : undefined;
    this.count(mask, stop, reason, length, undefined, 0);
  }

  /** @param bytes those of the line begin at `from`; undefined of one that is too long to be held */
  private count(
    mask: number,
    stop: number,
    reason: CensusReason | undefined,
    length: number,
    bytes: Uint8Array | undefined,
    from: number,
    record?: Uint8Array,
  ): void {
    this.lines++;
    this.bytes += length;
    countIn(this.masks, mask, length, bytes ?? noBytes, from, this.keep);
    if (reason !== undefined) countIn(this.reasons, reason, length, bytes ?? noBytes, from);
    this.tell?.({ mask, stop, reason, bytes, from, to: from + length, record });
  }
}

/** A line that comes in pieces: of its bytes those are kept on which the reason may depend. */
class LongLine {
  length = 0;
  /** The offset at which no revision goes on; so far, the length. */
  stop = 0;
  near = Buffer.alloc(0);
  /** The one in which that place is. */
  part: Part = 'begin';
  /** The place in `near` of the byte at which no revision goes on; so far, its end. */
  nearStop = 0;

  constructor(public state: number) {}

  push(bytes: Uint8Array, rows: Uint32Array): void {
    let at = 0;
    if (this.stop === this.length) {
      let next: number;
      while (at < bytes.length && (next = rows[this.state + (bytes[at] ?? 0)] ?? 0) !== 0) {
        this.state = next;
        if (this.part !== 'rest') this.part = partAfter(this.part, bytes[at] ?? 0);
        at++;
      }
      this.stop += at;
      this.near = Buffer.concat([this.near, bytes.subarray(Math.max(0, at - bytesBefore), at)]).subarray(
        -bytesBefore,
      );
      this.nearStop = this.near.length;
    }
    const room = this.nearStop + bytesFrom - this.near.length;
    this.near = Buffer.concat([this.near, bytes.subarray(at, at + room)]);
    this.length += bytes.length;
  }
}

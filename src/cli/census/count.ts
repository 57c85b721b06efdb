/** Counts the lines of batches by what the revisions say of them, in one walk over the bytes of each. */

import { type Batch, endOfText, type LineEnd, type Piece, usualEnd } from '../input/lines.js';
import { ByteWalk } from './byte-walk.js';
import { countIn, type Keep, type Kind, kindOf, together, usualExamples } from './kinds.js';
import { type Part, partAfter, partAfterState } from './part.js';
import { type CensusReason, type Problem, problems } from '../../study/census/reasons.js';
import { bytesBefore, bytesFrom, reasonAt } from './reason.js';
import { TableReader, type Walked } from './walked.js';

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
  readonly reasons = new Map<CensusReason, Kind>();
  private readonly derivable = new Map<number, Kind>();
  /** By the numbers of states. */
  private readonly byState: (Kind | undefined)[] = [];
  private readonly walk: ByteWalk;
  private readonly reader: TableReader;
  private long: LongLine | undefined;

  /**
   * @param end what ends the lines of batches; without it there are texts alone, in which any byte may be
   * @param keep for the lines of each mask
   */
  constructor(
    private readonly walked: Walked,
    private readonly end: LineEnd | undefined,
    private readonly tell?: Tell,
    private readonly keep: Keep = usualExamples,
  ) {
    this.walk = new ByteWalk(walked.table);
    this.reader = new TableReader(walked.table);
  }

  /** By the revisions that derive them, 0 standing for those that none does; what is no example of a reason is none of 0. */
  get masks(): ReadonlyMap<number, Kind> {
    const { derivable, reasons, keep } = this;
    const refused = [...reasons].map(
      ([reason, { lines, examples }]) =>
        new Map([[0, { lines, examples: Object.hasOwn(problems, reason) ? keep() : examples }]]),
    );
    return new Map([...derivable, ...together(refused)]);
  }

  /** Counts the lines of a batch, or a piece of a line. Linear. */
  add(batch: Batch | Piece): void {
    if ('isEnded' in batch) this.addLines(batch);
    else this.addPiece(batch);
  }

  /** Counts a text that may have any byte. Linear. */
  addText(text: Uint8Array, record?: Uint8Array): void {
    this.walk.text(text);
    this.addWalked(0, text, 0, text.length, record);
  }

  /** Counts a record without a text. @param record what may be an example */
  addProblem(reason: Problem, record: Uint8Array | undefined): void {
    this.lines++;
    countIn(this.reasons, reason, record?.length ?? Infinity, record ?? noBytes, 0);
    this.tell?.({ mask: 0, stop: 0, reason, bytes: undefined, from: 0, to: 0, record });
  }

  private addLines({ bytes, isEnded }: Batch): void {
    const { end: lineEnds = usualEnd, walk } = this;
    const end = isEnded ? bytes.length : bytes.lastIndexOf(lineEnds.byte) + 1;
    const count = walk.lines(bytes.subarray(0, end), lineEnds);
    const { starts } = walk;
    for (let i = 0, from = 0; i < count; i++) {
      const next = starts[i + 1] ?? 0;
      this.addWalked(i, bytes, from, endOfText(bytes, from, next - 1, lineEnds));
      from = next;
    }
    if (!isEnded) this.addText(bytes.subarray(end));
  }

  /** @param i the line's number in what was walked */
  private addWalked(i: number, bytes: Uint8Array, from: number, to: number, record?: Uint8Array): void {
    const { ends } = this.walk;
    const state = ends[2 * i] ?? 0;
    const stop = ends[2 * i + 1] ?? 0;
    const mask = stop === to ? (this.reader.accepting[state] ?? 0) : 0;
    const reason =
      mask === 0 ? reasonAt(bytes, from, stop, to, partAfterState(this.walked.parts, state)) : undefined;
    const kind =
      reason === undefined
        ? (this.byState[state] ??= kindOf(this.derivable, mask, this.keep))
        : kindOf(this.reasons, reason);
    kind.examples.offer(bytes, from, to);
    this.count(kind, to - from);
    this.tell?.({ mask, stop: stop - from, reason, bytes, from, to, record });
  }

  private addPiece({ bytes, isLast }: Piece): void {
    const line = (this.long ??= new LongLine(this.reader));
    line.push(bytes);
    if (!isLast) return;
    this.long = undefined;
    const { mask, near, nearStop, stop, length, part } = line;
    const reason = mask === 0 ? reasonAt(near, 0, nearStop, near.length, part) : undefined;
    // It is too long for an example.
    this.count(
      reason === undefined ? kindOf(this.derivable, mask, this.keep) : kindOf(this.reasons, reason),
      length,
    );
    this.tell?.({ mask, stop, reason, bytes: undefined, from: 0, to: length, record: undefined });
  }

  private count(kind: Kind, length: number): void {
    this.lines++;
    this.bytes += length;
    kind.lines++;
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

  private state: number;

  constructor(private readonly reader: TableReader) {
    this.state = reader.initial;
  }

  /** Bit i for revision i, if the line ends here. */
  get mask(): number {
    return this.stop === this.length ? (this.reader.accepting[this.state] ?? 0) : 0;
  }

  push(bytes: Uint8Array): void {
    let at = 0;
    if (this.stop === this.length) {
      let next: number;
      while (at < bytes.length && (next = this.reader.next(this.state, bytes[at] ?? 0)) !== 0) {
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

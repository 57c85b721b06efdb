/**
 * Counts the lines of batches by the verdicts of the revisions, in one pass over the bytes of each, and by the reason
 * why no revision derives a line.
 */

import {
  type CensusReason,
  delimiters,
  isLetterOrDigit,
  type Problem,
  problems,
} from '../../study/reasons.js';
import { type Part, partAt, partAfter, partAfterState } from '../../grammar/automata/reference-part.js';
import {
  type Batch,
  endOfText,
  type LineEnd,
  type Piece,
  defaultLineEnd,
  sequenceLength,
} from '../input/lines.js';
import { countIn, type CreateExamples, type Kind, kindOf, together, defaultExamples } from './kinds.js';
import { TableReader, type VerdictTable } from '../../grammar/automata/verdict-table.js';
import { walkerModule } from '../../../generated/walker.js';
import { outOfMemory, type Walker, walkerWith } from '../../core/automaton/walker.js';

/** Initial capacity in lines. */
const initialLines = 8192;
/** Sizes in bytes of a number, and of the end of a line's walk: its state and its offset. */
const numberSize = 4;
const endSize = 2 * numberSize;
/** Separators of lines, see src/core/automaton/wasm/README.md. */
const [nothing, aByte, perhapsCr] = [0, 1, 2];

class ByteWalk {
  /** Start of each line in the bytes; after the last, the start of a next one. */
  starts = new Int32Array();
  /**
   * Two numbers for each line: the last state from which something is derivable, and the offset of the first byte with
   * which nothing derivable continues, or of the end of the line.
   */
  ends = new Int32Array();
  private readonly walker: Walker;
  private most = initialLines;
  private memory = new Uint8Array();

  /** @param table a table in the format of src/core/automaton/README.md */
  constructor(table: Uint8Array) {
    this.walker = walkerWith(Buffer.from(walkerModule, 'base64'), table);
  }

  /** Walks terminated lines. Returns their number. Linear. */
  lines(bytes: Uint8Array, { byte, hasCr }: LineEnd): number {
    const { walker } = this;
    for (;;) {
      const [starts, ends, at] = this.put(bytes);
      const count = walker.split(at, bytes.length, byte, starts, this.most);
      if (count <= this.most) {
        walker.ends(at, starts, count, hasCr ? perhapsCr : aByte, ends);
        return count;
      }
      this.most = count;
    }
  }

  /** Walks one text that may have any byte. Linear. */
  text(bytes: Uint8Array): void {
    const [starts, ends, at] = this.put(bytes);
    this.starts[0] = 0;
    this.starts[1] = bytes.length;
    this.walker.ends(at, starts, 1, nothing, ends);
  }

  /** Returns the addresses of the line results and of the bytes, which are copied there. */
  private put(bytes: Uint8Array): readonly [starts: number, ends: number, bytes: number] {
    const { walker, most } = this;
    const endsFrom = numberSize * (most + 1);
    const size = endsFrom + endSize * most + bytes.length;
    const starts = walker.room(size);
    if (starts === 0) throw new RangeError(outOfMemory(size));
    const ends = starts + endsFrom;
    const { buffer } = walker.memory;
    if (buffer !== this.memory.buffer || this.starts.length <= most) {
      this.memory = new Uint8Array(buffer);
      this.starts = new Int32Array(buffer, starts, most + 1);
      this.ends = new Int32Array(buffer, ends, 2 * most);
    }
    const at = ends + endSize * most;
    this.memory.set(bytes, at);
    return [starts, ends, at];
  }
}

/** The result of the walk over a line. */
export interface LineResult {
  /** Bit i for revision i. */
  readonly mask: number;
  /** The offset in bytes at which no revision can continue; the length of the line if one can. */
  readonly stop: number;
  /** Undefined if a revision derives the line. */
  readonly reason: CensusReason | undefined;
  /**
   * The buffer with the line, from `from` to `to`; undefined for a line that is too long to store, and for a record
   * without a text.
   */
  readonly bytes: Uint8Array | undefined;
  readonly from: number;
  readonly to: number;
  /** The record whose text is the line, if the format has records and it is not too long. */
  readonly record: Uint8Array | undefined;
}

/** Receives the result for each line. */
export type OnLine = (found: LineResult) => void;

const noBytes = new Uint8Array();

export class Count {
  lines = 0;
  /** Without line ends. */
  bytes = 0;
  readonly reasons = new Map<CensusReason, Kind>();
  private readonly derivable = new Map<number, Kind>();
  /** By state number. */
  private readonly byState: (Kind | undefined)[] = [];
  private readonly walk: ByteWalk;
  private readonly reader: TableReader;
  private long: LongLine | undefined;

  /**
   * @param end the terminator of lines in batches; without it there are only texts, in which any byte may occur
   * @param keep for the lines of each mask
   */
  constructor(
    private readonly verdictTable: VerdictTable,
    private readonly end: LineEnd | undefined,
    private readonly onLine?: OnLine,
    private readonly keep: CreateExamples = defaultExamples,
  ) {
    this.walk = new ByteWalk(verdictTable.table);
    this.reader = new TableReader(verdictTable.table);
  }

  /**
   * Lines by the revisions that derive them; mask 0 is for lines that none derives. Lines that are not an example of a
   * reason are not an example of mask 0.
   */
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
    this.addVerdicts(0, text, 0, text.length, record);
  }

  /** Counts a record without a text. @param record a possible example */
  addProblem(reason: Problem, record: Uint8Array | undefined): void {
    this.lines++;
    countIn(this.reasons, reason, record?.length ?? Infinity, record ?? noBytes, 0);
    this.onLine?.({ mask: 0, stop: 0, reason, bytes: undefined, from: 0, to: 0, record });
  }

  private addLines({ bytes, isEnded }: Batch): void {
    const { end: lineEnds = defaultLineEnd, walk } = this;
    const end = isEnded ? bytes.length : bytes.lastIndexOf(lineEnds.byte) + 1;
    const count = walk.lines(bytes.subarray(0, end), lineEnds);
    const { starts } = walk;
    for (let i = 0, from = 0; i < count; i++) {
      const next = starts[i + 1] ?? 0;
      this.addVerdicts(i, bytes, from, endOfText(bytes, from, next - 1, lineEnds));
      from = next;
    }
    if (!isEnded) this.addText(bytes.subarray(end));
  }

  /** @param i the line's index in the walk */
  private addVerdicts(i: number, bytes: Uint8Array, from: number, to: number, record?: Uint8Array): void {
    const { ends } = this.walk;
    const state = ends[2 * i] ?? 0;
    const end = ends[2 * i + 1] ?? 0;
    const mask = end === to ? (this.reader.accepting[state] ?? 0) : 0;
    const stop = mask === 0 ? beginOfCharacter(bytes, from, end) : end;
    const reason =
      mask === 0
        ? reasonAt(bytes, from, stop, to, partAfterState(this.verdictTable.parts, state))
        : undefined;
    const kind =
      reason === undefined
        ? (this.byState[state] ??= kindOf(this.derivable, mask, this.keep))
        : kindOf(this.reasons, reason);
    kind.examples.offer(bytes, from, to);
    this.count(kind, to - from);
    this.onLine?.({ mask, stop: stop - from, reason, bytes, from, to, record });
  }

  private addPiece({ bytes, isLast }: Piece): void {
    const line = (this.long ??= new LongLine(this.reader));
    line.push(bytes);
    if (!isLast) return;
    this.long = undefined;
    const { mask, near, nearStop, length, part } = line;
    const begin = mask === 0 ? beginOfCharacter(near, 0, nearStop) : nearStop;
    const stop = line.stop - (nearStop - begin);
    const reason = mask === 0 ? reasonAt(near, 0, begin, near.length, part) : undefined;
    // It is too long for an example.
    this.count(
      reason === undefined ? kindOf(this.derivable, mask, this.keep) : kindOf(this.reasons, reason),
      length,
    );
    this.onLine?.({ mask, stop, reason, bytes: undefined, from: 0, to: length, record: undefined });
  }

  private count(kind: Kind, length: number): void {
    this.lines++;
    this.bytes += length;
    kind.lines++;
  }
}

/** A line that arrives in pieces; keeps those of its bytes on which the reason may depend. */
class LongLine {
  length = 0;
  /** The offset at which no revision can continue; so far, the length. */
  stop = 0;
  near = Buffer.alloc(0);
  /** The part that contains that offset. */
  part: Part = 'begin';
  /** The index in `near` of the byte at which no revision can continue; so far, its end. */
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

/** Numbers of bytes before the stop, and from it on, on which a reason may depend besides the part. */
export const bytesBefore = 3;
export const bytesFrom = 4;

const percent = 0x25;
const colon = 0x3a;

/** Returns the offset of the byte at which a walk stops, or of the character that it stops in. */
function beginOfCharacter(bytes: Uint8Array, from: number, stop: number): number {
  for (let at = stop - 1; at >= Math.max(from, stop - 3); at--) {
    const byte = bytes[at] ?? 0;
    if ((byte & 0xc0) !== 0x80) return at + sequenceLength(byte) > stop ? at : stop;
  }
  return stop;
}

/**
 * @param stop the offset of the byte or character at which no revision can continue
 * @param end the offset of the end of the text
 * @param part the part with that offset, if not all bytes before it are available
 */
export function reasonAt(
  bytes: Uint8Array,
  from: number,
  stop: number,
  end: number,
  part?: Part,
): CensusReason {
  if (isInBadEscape(bytes, from, stop, end)) return 'bad-percent';
  if (stop >= end) return 'ended-early';
  const byte = bytes[stop] ?? 0;
  if (byte === 0x20) return 'space';
  if (byte < 0x20 || byte === 0x7f) return 'control';
  if (byte < 0x80) return reasonIn(part ?? partAt(bytes, from, stop), byte);
  return isCharacter(bytes, stop, end) ? 'non-ascii' : 'not-utf8';
}

/**
 * Tests whether the walk stops after a "%" without two hexadecimal digits; after a complete escape, it stops for
 * another reason.
 */
function isInBadEscape(bytes: Uint8Array, from: number, stop: number, end: number): boolean {
  for (let at = Math.max(stop - 2, from); at < stop; at++) {
    if (bytes[at] !== percent) continue;
    const digits = [at + 1, at + 2].filter((place) => place < end && isHexDigit(bytes[place] ?? 0));
    return digits.length < 2;
  }
  return false;
}

/** @param byte a byte of a visible character of US-ASCII */
function reasonIn(part: Part, byte: number): CensusReason {
  const isPlain = isLetterOrDigit(byte);
  if (part === 'brackets' || (part === 'host' && isPlain)) return 'host';
  if (part === 'port') return 'port';
  if ((part === 'begin' || part === 'scheme') && (isPlain || byte === colon)) return 'scheme';
  return isPlain ? 'other' : (delimiters[byte] ?? 'other');
}

/** Tests whether a character of several bytes in UTF-8 begins at an offset: RFC 3629 §4. */
function isCharacter(bytes: Uint8Array, at: number, end: number): boolean {
  const first = bytes[at] ?? 0;
  const second = bytes[at + 1] ?? 0;
  const length = sequenceLength(first);
  if (length < 2 || at + length > end) return false;
  const least = first === 0xe0 ? 0xa0 : first === 0xf0 ? 0x90 : 0x80;
  const most = first === 0xed ? 0x9f : first === 0xf4 ? 0x8f : 0xbf;
  if (second < least || second > most) return false;
  for (let i = at + 2; i < at + length; i++) if (((bytes[i] ?? 0) & 0xc0) !== 0x80) return false;
  return true;
}

function isHexDigit(byte: number): boolean {
  const lower = byte | 0x20;
  return (byte >= 0x30 && byte <= 0x39) || (lower >= 0x61 && lower <= 0x66);
}

/**
 * The records of a stream of bytes, however it is split. Memory is independent of the length of the stream and of a
 * record.
 */

import { Unreadable } from '../../output/errors.js';
import { endOfText, maxLineBytes, sliceSize, slicesOf, startsWithMark } from '../lines.js';
import type { Problem } from '../../../study/reasons.js';
import type { RecordFormat } from './format.js';

/** A record. Its bytes are only valid until the next records are requested. */
export interface Entry {
  /** Byte offset in the stream, from 0. */
  readonly offset: number;
  /** The record without its end; undefined if it is longer than `maxLineBytes`. */
  readonly record: Uint8Array | undefined;
  /** The selected text, or the reason why there is none. */
  readonly text: Uint8Array | Problem;
}

/** Options for separating records, beyond their format. */
export interface RecordOptions {
  /** True if a byte order mark before the first record is dropped. */
  readonly leavesOutMark: boolean;
  /** True if a CR before the terminator belongs to the terminator. */
  readonly hasCr: boolean;
}

/**
 * Yields the records that each chunk completes, in order, without headers. Linear in the bytes.
 * @param name of the file
 * @throws Unreadable if the last record is incomplete, or the header is longer than `maxLineBytes`
 */
export async function* recordsOf(
  source: AsyncIterable<Uint8Array>,
  name: string,
  format: RecordFormat,
  options: RecordOptions,
): AsyncGenerator<readonly Entry[]> {
  const records = new Records(name, format, options);
  for await (const slice of slicesOf(source)) yield records.push(slice);
  if (records.isOpen) {
    throw new Unreadable(
      name,
      new Error(`a quoted field is not closed in the record that begins at byte ${records.offset}`),
    );
  }
  yield records.end();
}

class Records {
  private readonly room = Buffer.allocUnsafeSlow(maxLineBytes + sliceSize);
  /**
   * Positions in the buffer: the start of the unfinished record, the position up to which its end was searched, and the
   * end of the bytes.
   */
  private begin = 0;
  private seen = 0;
  private held = 0;
  private isFirst = true;
  private isLong = false;
  /** Stream offset of the unfinished record, and of the buffer. */
  offset = 0;
  private roomOffset = 0;

  constructor(
    private readonly name: string,
    private readonly format: RecordFormat,
    private readonly options: RecordOptions,
  ) {}

  /** True if the buffered bytes cannot be the last record. */
  get isOpen(): boolean {
    return this.format.isOpen?.() ?? false;
  }

  /** Adds bytes and returns the completed records. @param slice at most `sliceSize` bytes */
  push(slice: Uint8Array): readonly Entry[] {
    // From here on the bytes of the last records may change.
    this.room.copyWithin(0, this.begin, this.held);
    this.roomOffset += this.begin;
    this.held -= this.begin;
    this.seen -= this.begin;
    this.begin = 0;
    this.room.set(slice, this.held);
    this.held += slice.length;
    return this.isFirst && this.held < 3 ? [] : this.complete();
  }

  end(): readonly Entry[] {
    const entries = [...this.complete()];
    if (this.begin < this.held || this.isLong) entries.push(...this.entry(this.held, this.held));
    return entries;
  }

  private complete(): readonly Entry[] {
    const bytes = this.room.subarray(0, this.held);
    const entries: Entry[] = [];
    if (this.isFirst && this.options.leavesOutMark && startsWithMark(bytes)) this.beginAt(3);
    this.isFirst = false;
    for (let end: number; (end = this.format.end(bytes, this.seen)) !== -1;) {
      entries.push(...this.entry(end, endOfText(bytes, this.begin, end, this.options)));
      this.isLong = false;
      this.beginAt(end + 1);
    }
    this.seen = this.held;
    if (this.held - this.begin > maxLineBytes) {
      this.isLong = true;
      this.begin = this.held;
    }
    return entries;
  }

  private beginAt(place: number): void {
    this.begin = this.seen = place;
    this.offset = this.roomOffset + place;
  }

  /**
   * Returns the record that ends at an offset. @param end the offset after its bytes @param textEnd the same without
   * its terminator
   */
  private entry(end: number, textEnd: number): readonly Entry[] {
    const { offset } = this;
    if (this.isLong || end - this.begin > maxLineBytes) {
      const { header } = this.format;
      // The next record would be mistaken for the header.
      if (header !== undefined && header() === undefined) {
        throw new Unreadable(this.name, new Error(`the header, at byte ${offset}, is longer than 1 MiB`));
      }
      return [{ offset, record: undefined, text: 'too-long' }];
    }
    const record = this.room.subarray(this.begin, textEnd);
    const text = this.format.textIn(record);
    return text === 'header' ? [] : [{ offset, record, text }];
  }
}

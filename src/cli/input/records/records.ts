/** The records of a stream of bytes, however it is cut. Memory grows neither with the stream nor with a record. */

import { Unreadable } from '../../output/errors.js';
import { endOfText, longestLine, sliceSize, slicesOf, startsWithMark } from '../lines.js';
import type { Problem } from '../../../study/reasons.js';
import type { RecordFormat } from './format.js';

/** A record. Its bytes may change when the next records are asked for. */
export interface Entry {
  /** Where it begins in the stream, in bytes from 0. */
  readonly offset: number;
  /** Without its end; undefined if it is longer than `longestLine`. */
  readonly record: Uint8Array | undefined;
  /** What is asked about, or why there is nothing. */
  readonly text: Uint8Array | Problem;
}

/** How records are told from each other beyond their format. */
export interface RecordOptions {
  /** A byte order mark before the first record is no part of it. */
  readonly leavesOutMark: boolean;
  /** A CR before the byte that ends a record is a part of the end. */
  readonly hasCr: boolean;
}

/**
 * The records that each chunk completes, in order; those of headers are left out. Linear in the bytes.
 * @param name of the file
 * @throws Unreadable where the last record cannot end as it does, or the header is longer than `longestLine`
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
      new Error(`a quoted field does not end, in the record that begins at byte ${records.offset}`),
    );
  }
  yield records.end();
}

class Records {
  private readonly room = Buffer.allocUnsafeSlow(longestLine + sliceSize);
  /** Of the bytes in the room: where the record begins that has not ended, up to where its end was looked for, their end. */
  private begin = 0;
  private seen = 0;
  private held = 0;
  private isFirst = true;
  private isLong = false;
  /** Where the record that has not ended begins in the stream, and where the room does. */
  offset = 0;
  private roomOffset = 0;

  constructor(
    private readonly name: string,
    private readonly format: RecordFormat,
    private readonly options: RecordOptions,
  ) {}

  /** Whether what is held cannot be the last record. */
  get isOpen(): boolean {
    return this.format.isOpen?.() ?? false;
  }

  /** @param slice of at most `sliceSize` bytes */
  push(slice: Uint8Array): readonly Entry[] {
    // Only now may the bytes of the last records change.
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
    if (this.held - this.begin > longestLine) {
      this.isLong = true;
      this.begin = this.held;
    }
    return entries;
  }

  private beginAt(place: number): void {
    this.begin = this.seen = place;
    this.offset = this.roomOffset + place;
  }

  /** @param end the place after its bytes @param textEnd the same without its end */
  private entry(end: number, textEnd: number): readonly Entry[] {
    const { offset } = this;
    if (this.isLong || end - this.begin > longestLine) {
      const { header } = this.format;
      // The next record would be taken for it.
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

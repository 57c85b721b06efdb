/**
 * What is found of each record, as a stream of Arrow (its IPC streaming format, version 5): a schema, a batch of rows for
 * each batch of lines, and an end, without which a reader knows that the stream is cut.
 */

import { type Output, viewOf } from '../check/output.js';
import type { Found } from './count.js';
import { flatBuffer, type Part, type Parts, scalar } from './flatbuffer.js';
import type { Reading } from './reading.js';
import { type ColumnName, recordColumn, type Rows, wholeRecord } from './rows.js';

/** What the FlatBuffers of Arrow call the kinds of messages and types (Schema.fbs, Message.fbs). */
const messages = { schema: 1, batch: 3 } as const;
const version = 4;
const types = { int: 2, binary: 4, utf8: 5 } as const;

/** Bits of the columns that are numbers; all others are texts, but the record, which is bytes. */
const numbers: Readonly<Partial<Record<ColumnName, 32 | 64>>> = { mask: 32, offset: 64 };

const beforeMessage = 0xffffffff;
const multiple = 8;

/** The message that a stream begins with. @param hasRecord whether the records come along */
export function arrowStart(columns: readonly ColumnName[], hasRecord: boolean): Uint8Array {
  const fields = columns.map((name) => {
    const bits = numbers[name];
    return bits === undefined
      ? field(name, types.utf8, [], name !== 'verdicts')
      : field(name, types.int, [scalar(4, bits), scalar(1, 0)], false);
  });
  if (hasRecord) fields.push(field(recordColumn, types.binary, [], false));
  const schema: Part = { kind: 'table', parts: [scalar(2, 0), { kind: 'tables', tables: fields }] };
  return message(messages.schema, schema, 0);
}

/** The last bytes of a stream. */
export function arrowEnd(): Uint8Array {
  const end = Buffer.alloc(8);
  end.writeUInt32LE(beforeMessage);
  return end;
}

/** The last bytes of a stream that an error cut: the beginning of a message, without which readers take it for whole. */
export const arrowCut: Uint8Array = arrowEnd().fill(0xff, 4, 6).subarray(0, 6);

function field(name: string, type: number, parts: Parts, nullable: boolean): Parts {
  return [
    { kind: 'string', text: name },
    scalar(1, Number(nullable)),
    scalar(1, type),
    { kind: 'table', parts },
    // It has no dictionary.
    undefined,
    { kind: 'tables', tables: [] },
  ];
}

function message(kind: number, header: Part, bodyLength: number): Buffer {
  const metadata = flatBuffer([scalar(2, version), scalar(1, kind), header, scalar(8, bodyLength)]);
  const start = Buffer.alloc(8);
  start.writeUInt32LE(beforeMessage);
  start.writeUInt32LE(metadata.length, 4);
  return Buffer.concat([start, metadata]);
}

/** A column of the rows since the last batch. */
interface Column {
  add(found: Found, reading: Reading): void;
  /** How many rows have nothing in it, and its buffers; it is then empty. */
  take(): { readonly nulls: number; readonly buffers: readonly Uint8Array[] };
}

/** Adds batches of rows to the output. */
export class ArrowRows implements Rows {
  private readonly columns: readonly Column[];
  private rows = 0;
  private file = '';
  private offset = 0;

  /** @param revisions how many there are */
  constructor(
    private readonly output: Output,
    columns: readonly ColumnName[],
    revisions: number,
    hasRecord: boolean,
  ) {
    this.columns = [
      ...columns.map((name) => columnOf(name, revisions)),
      ...(hasRecord ? [new Bytes((found) => wholeRecord(found, this.file, this.offset))] : []),
    ];
  }

  begin(file: string, offset: number): void {
    this.file = file;
    this.offset = offset;
  }

  /** The columns of records have no names here. */
  addHeader(): void {
    // The schema has the names of all columns.
  }

  add(found: Found, reading: Reading): void {
    this.rows++;
    for (const column of this.columns) column.add(found, reading);
  }

  flush(): void {
    if (this.rows === 0) return;
    const taken = this.columns.map((column) => column.take());
    const buffers = taken.flatMap((column) => column.buffers);
    let bodyLength = 0;
    const places = buffers.flatMap(({ length }) => {
      const place = [bodyLength, length];
      bodyLength += length + paddingOf(length);
      return place;
    });
    const nodes = taken.flatMap(({ nulls }) => [this.rows, nulls]);
    const batch: Part = {
      kind: 'table',
      parts: [
        scalar(8, this.rows),
        { kind: 'structs', count: taken.length, numbers: nodes },
        { kind: 'structs', count: buffers.length, numbers: places },
      ],
    };
    this.rows = 0;
    this.output.add(viewOf(message(messages.batch, batch, bodyLength)));
    for (const buffer of buffers) {
      this.output.add(viewOf(buffer));
      for (let left = paddingOf(buffer.length); left > 0; left--) this.output.byte(0);
    }
  }
}

function columnOf(name: ColumnName, revisions: number): Column {
  switch (name) {
    case 'mask':
      return new Numbers(4, ({ mask }) => mask);
    case 'offset':
      return new Numbers(8, ({ stop }) => stop);
    case 'verdicts': {
      const digits = (mask: number): string =>
        Array.from({ length: revisions }, (_, bit) => (mask >>> bit) & 1).join('');
      return new Bytes(({ mask }) => Buffer.from(digits(mask)));
    }
    case 'reason':
      return new Bytes(({ reason }) => (reason === undefined ? undefined : Buffer.from(reason)));
    default:
      return new Bytes((_, reading) => {
        const text = reading[name];
        return text === undefined ? undefined : Buffer.from(text);
      });
  }
}

/** Whole numbers of four or eight bytes, none of which is missing. */
class Numbers implements Column {
  private values: number[] = [];

  constructor(
    private readonly size: 4 | 8,
    private readonly numberIn: (found: Found) => number,
  ) {}

  add(found: Found): void {
    this.values.push(this.numberIn(found));
  }

  take(): ReturnType<Column['take']> {
    const { values, size } = this;
    const bytes = Buffer.alloc(size * values.length);
    values.forEach((value, i) => {
      if (size === 4) bytes.writeUInt32LE(value, 4 * i);
      else bytes.writeBigUInt64LE(BigInt(value), 8 * i);
    });
    this.values = [];
    return { nulls: 0, buffers: [new Uint8Array(), bytes] };
  }
}

/** Texts or bytes, some of which may be missing. */
class Bytes implements Column {
  private values: (Uint8Array | undefined)[] = [];

  constructor(private readonly bytesIn: (found: Found, reading: Reading) => Uint8Array | undefined) {}

  add(found: Found, reading: Reading): void {
    this.values.push(this.bytesIn(found, reading));
  }

  take(): ReturnType<Column['take']> {
    const { values } = this;
    const valid = Buffer.alloc(Math.ceil(values.length / 8));
    const ends = Buffer.alloc(4 * (values.length + 1));
    let nulls = 0;
    let end = 0;
    values.forEach((value, i) => {
      if (value === undefined) nulls++;
      else valid[i >> 3] = (valid[i >> 3] ?? 0) | (1 << (i & 7));
      end += value?.length ?? 0;
      ends.writeInt32LE(end, 4 * (i + 1));
    });
    const data = Buffer.concat(values.filter((value) => value !== undefined));
    this.values = [];
    return { nulls, buffers: [nulls === 0 ? new Uint8Array() : valid, ends, data] };
  }
}

function paddingOf(length: number): number {
  return (multiple - (length % multiple)) % multiple;
}

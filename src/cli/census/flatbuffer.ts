/** FlatBuffers, as the messages of Arrow are written: tables whose parts stand behind them. */

/** A part of a table. */
export type Part =
  | { readonly kind: 'scalar'; readonly size: 1 | 2 | 4 | 8; readonly value: number }
  | { readonly kind: 'string'; readonly text: string }
  | { readonly kind: 'table'; readonly parts: Parts }
  | { readonly kind: 'tables'; readonly tables: readonly Parts[] }
  /** Structs of numbers of eight bytes. */
  | { readonly kind: 'structs'; readonly count: number; readonly numbers: readonly number[] };

/** The parts of a table in the order of its slots; undefined where there is none. */
export type Parts = readonly (Part | undefined)[];

export function scalar(size: 1 | 2 | 4 | 8, value: number): Part {
  return { kind: 'scalar', size, value };
}

/** A buffer whose root is a table; its length is a multiple of eight. */
export function flatBuffer(parts: Parts): Buffer {
  const writer = new Writer();
  writer.reference(() => writer.table(parts));
  writer.align(8);
  return writer.bytes;
}

class Writer {
  private room = Buffer.alloc(1024);
  private length = 0;

  get bytes(): Buffer {
    return this.room.subarray(0, this.length);
  }

  align(size: number, ahead = 0): void {
    while ((this.length + ahead) % size !== 0) this.reserve(1);
  }

  /** Four bytes that say how far behind them something stands. */
  reference(write: () => number): void {
    const at = this.reserve(4);
    this.refer(at, write);
  }

  /** The place of a table. */
  table(parts: Parts): number {
    // 0 for a part that is not there.
    const places: number[] = [];
    let size = 4;
    for (const part of parts) {
      if (part === undefined) {
        places.push(0);
        continue;
      }
      const width = part.kind === 'scalar' ? part.size : 4;
      size = Math.ceil(size / width) * width;
      places.push(size);
      size += width;
    }
    const head = 4 + 2 * parts.length;
    this.align(8, head);
    const headAt = this.reserve(head);
    this.room.writeUInt16LE(head, headAt);
    this.room.writeUInt16LE(size, headAt + 2);
    places.forEach((place, i) => this.room.writeUInt16LE(place, headAt + 4 + 2 * i));
    const at = this.reserve(size);
    this.room.writeInt32LE(head, at);
    parts.forEach((part, i) => {
      const place = at + (places[i] ?? 0);
      if (part === undefined) return;
      if (part.kind === 'scalar') this.number(place, part.size, part.value);
      else this.refer(place, () => this.part(part));
    });
    return at;
  }

  private part(part: Exclude<Part, { readonly kind: 'scalar' }>): number {
    switch (part.kind) {
      case 'table':
        return this.table(part.parts);
      case 'string': {
        const bytes = Buffer.from(part.text);
        this.align(4);
        const at = this.reserve(4 + bytes.length + 1);
        this.room.writeUInt32LE(bytes.length, at);
        bytes.copy(this.room, at + 4);
        return at;
      }
      case 'tables': {
        this.align(4);
        const at = this.reserve(4 + 4 * part.tables.length);
        this.room.writeUInt32LE(part.tables.length, at);
        part.tables.forEach((table, i) => {
          this.refer(at + 4 + 4 * i, () => this.table(table));
        });
        return at;
      }
      case 'structs': {
        this.align(8, 4);
        const at = this.reserve(4 + 8 * part.numbers.length);
        this.room.writeUInt32LE(part.count, at);
        part.numbers.forEach((value, i) => {
          this.number(at + 4 + 8 * i, 8, value);
        });
        return at;
      }
    }
  }

  private refer(at: number, write: () => number): void {
    const to = write();
    this.room.writeUInt32LE(to - at, at);
  }

  private number(at: number, size: 1 | 2 | 4 | 8, value: number): void {
    if (size === 8) this.room.writeBigInt64LE(BigInt(value), at);
    else this.room.writeIntLE(value, at, size);
  }

  /** The place of so many bytes, which are 0. */
  private reserve(count: number): number {
    const at = this.length;
    this.length += count;
    if (this.length > this.room.length) this.room = Buffer.concat([this.room], 2 * this.length);
    return at;
  }
}

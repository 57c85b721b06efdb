/**
 * Unpacks a gzip file (RFC 1952): by zlib, and if that stops early, member by member. zlib alone loses the end of a
 * member that other bytes follow, and stops at zero bytes.
 */

import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { types } from 'node:util';
import { createGunzip, createInflateRaw } from 'node:zlib';
import type { InputFile } from './inputs.js';

/** Size in bytes of the pieces that zlib unpacks to: all at once, or by members, which may be many and small. */
const pieceSizes = { whole: 256 * 1024, member: 16 * 1024 };

/** States that a file ends within a member or frame. */
export const endsEarly = 'unexpected end of file';

/**
 * Yields what the members hold. Zero bytes between and after members are skipped: tapes and dd write them.
 * @throws Error for a truncated or damaged member, and after all others for bytes that are no member, with their offset
 */
export async function* gunzipped(file: InputFile): AsyncGenerator<Uint8Array, void, undefined> {
  let known = 0;
  // A pipe can be read only once.
  if ((await file.size()) !== undefined) {
    const whole = new Whole();
    for await (const piece of whole.unpacked(file.chunks())) {
      known += piece.length;
      yield piece;
    }
    if (whole.isRead) return;
  }
  for await (const piece of unpackedMembers(file.chunks())) {
    if (piece.length > known) yield piece.subarray(known);
    known = Math.max(0, known - piece.length);
  }
}

/** A file that zlib unpacks as a whole. */
class Whole {
  private given = 0;
  private isEnded = false;
  private readonly gunzip = createGunzip({ chunkSize: pieceSizes.whole });

  /** True once all bytes of the file are unpacked. */
  get isRead(): boolean {
    return this.isEnded && this.gunzip.readableEnded && this.given === this.gunzip.bytesWritten;
  }

  /** Ends where zlib finds a fault. @throws error of the chunks */
  async *unpacked(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void, undefined> {
    const { gunzip } = this;
    // Its failure is that of the reading below.
    const done = pipeline(Readable.from(this.counted(chunks), { highWaterMark: 1 }), gunzip).catch(
      () => undefined,
    );
    try {
      yield* gunzip as AsyncIterable<Uint8Array>;
    } catch (error) {
      const isOfZlib = types.isNativeError(error) && 'code' in error && String(error.code).startsWith('Z_');
      if (!isOfZlib) throw error;
    } finally {
      gunzip.destroy();
      await done;
    }
  }

  private async *counted(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void, undefined> {
    for await (const chunk of chunks) {
      this.given += chunk.length;
      yield chunk;
    }
    this.isEnded = true;
  }
}

async function* unpackedMembers(
  chunks: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array, void, undefined> {
  const source = new PackedBytes(chunks);
  try {
    for (let isFirst = true; await source.hasMember(isFirst); isFirst = false) {
      await skipHeader(source);
      let sum = 0;
      let length = 0;
      for await (const piece of source.inflated()) {
        sum = checksum(piece, sum);
        length = (length + piece.length) >>> 0;
        yield piece;
      }
      const trailer = Buffer.from(await source.read(8));
      if (trailer.readUInt32LE(0) !== sum) throw new Error('incorrect checksum');
      if (trailer.readUInt32LE(4) !== length) throw new Error('incorrect length');
    }
  } finally {
    await source.close();
  }
}

/** Flags of a header, by what they announce: RFC 1952 §2.3.1. */
const flags = { checksum: 2, extra: 4, name: 8, comment: 16, reserved: 0xe0 };

/** Reads the header of a member. @throws Error for an invalid one */
async function skipHeader(source: PackedBytes): Promise<void> {
  let sum = 0;
  const read = async (bytes: Promise<Uint8Array>): Promise<Buffer> => {
    const done = Buffer.from(await bytes);
    sum = checksum(done, sum);
    return done;
  };
  const [, , method, flag = 0] = await read(source.read(10));
  if (method !== 8) throw new Error('unknown compression method');
  if (flag & flags.reserved) throw new Error('unknown header flags');
  if (flag & flags.extra) await read(source.read((await read(source.read(2))).readUInt16LE()));
  for (const text of [flags.name, flags.comment])
    if (flag & text) while ((await read(source.readToZero())).at(-1) !== 0);
  if (flag & flags.checksum) {
    const expected = sum & 0xffff;
    if ((await read(source.read(2))).readUInt16LE() !== expected)
      throw new Error('incorrect header checksum');
  }
}

/** The bytes of a file, read on demand. */
class PackedBytes {
  private readonly source: AsyncIterator<Uint8Array, unknown>;
  /** Bytes that were requested and not read. */
  private rest: Uint8Array = new Uint8Array();
  /** Number of bytes before the rest. */
  private offset = 0;
  private filling: Promise<boolean> | undefined;

  constructor(chunks: AsyncIterable<Uint8Array>) {
    this.source = chunks[Symbol.asyncIterator]();
  }

  async close(): Promise<void> {
    await this.source.return?.();
  }

  /**
   * Tests whether a member follows; skips the zero bytes before a later one.
   * @throws Error if other bytes follow, or none instead of the first member
   */
  async hasMember(isFirst: boolean): Promise<boolean> {
    for (let isPadding = !isFirst; isPadding && (await this.hasMore());) {
      const zeros = this.rest.findIndex((byte) => byte !== 0);
      isPadding = zeros === -1;
      this.take(isPadding ? this.rest.length : zeros);
    }
    while (this.rest.length < 2 && (await this.fill()));
    const [first, second] = this.rest;
    if (first === 0x1f && (second === 0x8b || second === undefined)) return true;
    if (first === undefined && !isFirst) return false;
    if (first === undefined) throw new Error(endsEarly);
    if (isFirst) throw new Error('incorrect header check');
    throw new Error(`bytes that are not gzip follow its members, from byte offset ${this.offset}`);
  }

  /** Reads this many bytes. @throws Error if the file has fewer */
  async read(length: number): Promise<Uint8Array> {
    while (this.rest.length < length) if (!(await this.fill())) throw new Error(endsEarly);
    return this.take(length);
  }

  /** Reads up to the next zero byte, or up to the end of a chunk. @throws Error at the end of the file */
  async readToZero(): Promise<Uint8Array> {
    if (!(await this.hasMore())) throw new Error(endsEarly);
    const end = this.rest.indexOf(0);
    return this.take(end === -1 ? this.rest.length : end + 1);
  }

  /** Unpacks a stream of DEFLATE (RFC 1951). @throws Error */
  async *inflated(): AsyncGenerator<Uint8Array, void, undefined> {
    const inflate = createInflateRaw({ chunkSize: pieceSizes.member });
    // Chunks that zlib may not have consumed, and the number of bytes before them.
    const given: Uint8Array[] = [];
    let before = 0;
    let isOver = false;
    const next = async (): Promise<Uint8Array | undefined> => {
      const isMore = await this.hasMore();
      if (!isMore || isOver) return undefined;
      const chunk = this.take(this.rest.length);
      given.push(chunk);
      return chunk;
    };
    const chunks = async function* (): AsyncGenerator<Uint8Array, void, undefined> {
      for (let chunk = await next(); chunk !== undefined; chunk = await next()) {
        for (let [first] = given; first && before + first.length <= inflate.bytesWritten; [first] = given) {
          before += first.length;
          given.shift();
        }
        yield chunk;
      }
    };
    // Its failure is that of the reading below.
    const done = pipeline(Readable.from(chunks(), { highWaterMark: 1 }), inflate).catch(() => undefined);
    try {
      yield* inflate as AsyncIterable<Uint8Array>;
    } finally {
      isOver = true;
      inflate.destroy();
      await done;
    }
    // A requested chunk arrives even though zlib has stopped.
    await this.filling?.catch(() => undefined);
    const unread = Buffer.concat(given).subarray(inflate.bytesWritten - before);
    this.offset -= unread.length;
    this.rest = this.rest.length === 0 ? unread : Buffer.concat([unread, this.rest]);
  }

  /** Tests whether the file has more bytes. */
  private async hasMore(): Promise<boolean> {
    return this.rest.length > 0 || (await this.fill());
  }

  /** Requests a chunk; false at the end of the file. */
  private async fill(): Promise<boolean> {
    return (this.filling = this.request());
  }

  private async request(): Promise<boolean> {
    const { done, value } = await this.source.next();
    if (done === true) return false;
    this.rest = this.rest.length === 0 ? value : Buffer.concat([this.rest, value]);
    return true;
  }

  private take(length: number): Uint8Array {
    const taken = this.rest.subarray(0, length);
    this.rest = this.rest.subarray(length);
    this.offset += length;
    return taken;
  }
}

/** CRC-32 of each byte: RFC 1952 §8. */
const sums = Int32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit++) sum = (sum & 1) === 0 ? sum >>> 1 : (sum >>> 1) ^ 0xedb88320;
  return sum;
});

/** Continues a checksum with these bytes. @param sum that of the bytes before */
function checksum(bytes: Uint8Array, sum: number): number {
  return ~bytes.reduce((all, byte) => (all >>> 8) ^ (sums[(all ^ byte) & 0xff] ?? 0), ~sum) >>> 0;
}

/** The bytes of a file that may be packed, as its name says; what is packed and does not say so is refused. */

import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { types } from 'node:util';
import { createGunzip } from 'node:zlib';
import { Decompress } from 'fzstd';
import { Unreadable, standardInput } from '../output/errors.js';
import { type InputFile } from './inputs.js';

/**
 * The chunks of a file, from a byte on if it is not packed: unpacked where its name ends in `.gz` or `.zst`, all members or frames one after another.
 * @throws Unreadable when iterated; also for a file that ends within a member, with how much was read before, and for one that
 * is packed although its name does not say so
 */
export function unpacked(file: InputFile, room: Uint8Array, from?: number): AsyncIterable<Uint8Array> {
  if (file.name.endsWith('.gz')) return told(file, gunzipped(file));
  if (file.name.endsWith('.zst')) return told(file, unpackedZstd(file));
  return from === undefined || from === 0 ? notPacked(file, file.chunks(room)) : file.chunks(room, from);
}

/** Whether the bytes of a file are packed. */
export function isPacked({ name }: InputFile): boolean {
  return name.endsWith('.gz') || name.endsWith('.zst');
}

/** What files that are packed begin with, which is not UTF-8: RFC 1952 §2.3.1, RFC 8878 §3.1.1. */
const signs = [
  { packer: 'gzip', extension: '.gz', sign: Buffer.from([0x1f, 0x8b, 0x08]) },
  { packer: 'zstd', extension: '.zst', sign: Buffer.from([0x28, 0xb5, 0x2f, 0xfd]) },
];

/** What packed the bytes that begin a file, if anything did. */
export function packerOf(bytes: Uint8Array): (typeof signs)[number] | undefined {
  return signs.find(({ sign }) => sign.equals(bytes.subarray(0, sign.length)));
}

async function* notPacked(
  file: InputFile,
  chunks: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array, void, undefined> {
  let isFirst = true;
  for await (const chunk of chunks) {
    const found = isFirst ? packerOf(chunk) : undefined;
    if (found !== undefined) {
      const { packer, extension } = found;
      const remedy =
        file.name === standardInput
          ? `pipe what "${packer} -dc" writes`
          : `files are unpacked that are called *${extension}`;
      throw new Unreadable(file.name, new Error(`it is packed by ${packer}: ${remedy}`));
    }
    isFirst = false;
    yield chunk;
  }
}

/** The same chunks; an error says where it was. */
async function* told(
  file: InputFile,
  chunks: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array, void, undefined> {
  let length = 0;
  try {
    for await (const chunk of chunks) {
      yield chunk;
      length += chunk.length;
    }
  } catch (error) {
    if (error instanceof Unreadable) throw error;
    const why = types.isNativeError(error) ? error.message : String(error);
    throw new Unreadable(file.name, new Error(`${why}; of what is unpacked, ${length} bytes were read`));
  }
}

/** The members, between and after which there may be zero bytes, as padding of blocks leaves them. */
async function* gunzipped(file: InputFile): AsyncGenerator<Uint8Array, void, undefined> {
  const packed = new Packed(file.chunks());
  do {
    const gunzip = createGunzip({ chunkSize: 256 * 1024 });
    const chunks = packed.chunks(() => gunzip.bytesWritten);
    // Its failure is that of what is read below.
    const done = pipeline(Readable.from(chunks), gunzip).catch(() => undefined);
    try {
      yield* gunzip as AsyncIterable<Uint8Array>;
    } finally {
      gunzip.destroy();
      await done;
    }
    packed.end(gunzip.bytesWritten);
  } while (await packed.goesOn());
}

/** Chunks of which a reader may leave the last for the next reader. */
class Packed {
  private readonly input: AsyncIterator<Uint8Array, unknown>;
  /** Those that are not taken whole. */
  private readonly ahead: Uint8Array[] = [];
  /** Bytes that this reader took. */
  private taken = 0;

  constructor(chunks: AsyncIterable<Uint8Array>) {
    this.input = chunks[Symbol.asyncIterator]();
  }

  /** What is not taken. @param taken bytes that this reader has taken so far */
  async *chunks(taken: () => number): AsyncGenerator<Uint8Array, void, undefined> {
    let given = 0;
    for (;;) {
      given -= this.take(taken() - this.taken);
      if (given === this.ahead.length && !(await this.read())) return;
      const chunk = this.ahead[given];
      given += 1;
      if (chunk !== undefined) yield chunk;
    }
  }

  /** The reader is done, and took so many bytes. */
  end(taken: number): void {
    this.take(taken - this.taken);
    this.taken = 0;
  }

  /** Whether other bytes follow than zeros, which are taken. */
  async goesOn(): Promise<boolean> {
    do {
      for (let [chunk] = this.ahead; chunk !== undefined; [chunk] = this.ahead) {
        const zeros = chunk.findIndex((byte) => byte !== 0);
        this.take(zeros === -1 ? chunk.length : zeros);
        if (zeros !== -1) {
          this.taken = 0;
          return true;
        }
      }
    } while (await this.read());
    return false;
  }

  /** @returns how many chunks it was the rest of */
  private take(bytes: number): number {
    this.taken += bytes;
    const before = this.ahead.length;
    let left = bytes;
    for (let chunk = this.ahead[0]; chunk !== undefined && left > 0; [chunk] = this.ahead) {
      if (chunk.length > left) this.ahead[0] = chunk.subarray(left);
      else this.ahead.shift();
      left -= chunk.length;
    }
    return before - this.ahead.length;
  }

  /** Whether there is a further chunk. */
  private async read(): Promise<boolean> {
    const next = await this.input.next();
    if (next.done === true) return false;
    this.ahead.push(next.value);
    return true;
  }
}

/** In bytes: what so many unpack to is held at once, at most 32,000 times as much. */
const packedSlice = 4096;

async function* unpackedZstd(file: InputFile): AsyncGenerator<Uint8Array, void, undefined> {
  const pieces: Uint8Array[] = [];
  const frames = new Decompress((piece) => pieces.push(piece));
  let isEmpty = true;
  for await (const chunk of file.chunks()) {
    isEmpty = false;
    for (let from = 0; from < chunk.length; from += packedSlice) {
      frames.push(chunk.subarray(from, from + packedSlice));
      yield* pieces.splice(0);
    }
  }
  if (isEmpty) throw new Error('unexpected end of file');
  frames.push(new Uint8Array(), true);
  yield* pieces.splice(0);
}

/** The bytes of a file that may be compressed, as its name says; a compressed file with another name is refused. */

import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { types } from 'node:util';
import { createGunzip } from 'node:zlib';
import { Decompress } from 'fzstd';
import { Unreadable, standardInput } from '../output/errors.js';
import { type InputFile } from './inputs.js';

/**
 * Yields the chunks of a file, from an offset on if it is not compressed; decompressed if its name ends in `.gz` or
 * `.zst`, all members or frames in sequence.
 * @throws Unreadable when iterated; also for a file that ends within a member, with the number of bytes read before,
 *   and for a compressed file whose name does not say so
 */
export function decompressed(file: InputFile, room: Uint8Array, from?: number): AsyncIterable<Uint8Array> {
  if (file.name.endsWith('.gz')) return withPosition(file, gunzipped(file));
  if (file.name.endsWith('.zst')) return withPosition(file, unpackedZstd(file));
  return from === undefined || from === 0 ? notPacked(file, file.chunks(room)) : file.chunks(room, from);
}

/** Tests whether a file is compressed, by its name. */
export function isCompressedName({ name }: InputFile): boolean {
  return name.endsWith('.gz') || name.endsWith('.zst');
}

/** Magic numbers of compressed files, which are not UTF-8: RFC 1952 §2.3.1, RFC 8878 §3.1.1. */
const magicNumbers = [
  { packer: 'gzip', extension: '.gz', sign: Buffer.from([0x1f, 0x8b, 0x08]) },
  { packer: 'zstd', extension: '.zst', sign: Buffer.from([0x28, 0xb5, 0x2f, 0xfd]) },
];

/** Returns the compressor that wrote the first bytes of a file, if any. */
export function compressionOf(bytes: Uint8Array): (typeof magicNumbers)[number] | undefined {
  return magicNumbers.find(({ sign }) => sign.equals(bytes.subarray(0, sign.length)));
}

async function* notPacked(
  file: InputFile,
  chunks: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array, void, undefined> {
  let isFirst = true;
  for await (const chunk of chunks) {
    const found = isFirst ? compressionOf(chunk) : undefined;
    if (found !== undefined) {
      const { packer, extension } = found;
      const remedy =
        file.name === standardInput
          ? `pipe the output of "${packer} -dc"`
          : `files named *${extension} are unpacked`;
      throw new Unreadable(file.name, new Error(`it is compressed by ${packer}: ${remedy}`));
    }
    isFirst = false;
    yield chunk;
  }
}

/** Yields the same chunks; adds the position to errors. */
async function* withPosition(
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
    throw new Unreadable(file.name, new Error(`${why}, after ${length} unpacked bytes`));
  }
}

/**
 * Yields all members, including those after zero padding, at which zlib stops. Other bytes between members are an
 * error.
 */
async function* gunzipped(file: InputFile): AsyncGenerator<Uint8Array, void, undefined> {
  const source = file.chunks()[Symbol.asyncIterator]();
  let rest: Uint8Array = Buffer.of();
  let reading: Promise<IteratorResult<Uint8Array, unknown>> | undefined;
  const next = async (): Promise<Uint8Array | undefined> => {
    const result = await (reading = source.next());
    return result.done === true ? undefined : result.value;
  };
  try {
    for (let isFirst = true; ; isFirst = false) {
      let begin: Uint8Array | undefined = rest.length === 0 ? await next() : rest;
      while (!isFirst && begin?.every((byte) => byte === 0)) begin = await next();
      if (!isFirst && begin === undefined) return;
      const gunzip = createGunzip({ chunkSize: 256 * 1024 });
      // Chunks that zlib may not have consumed, and the number of bytes before them.
      const given: Uint8Array[] = [];
      let taken = isFirst ? 0 : -(begin?.findIndex((byte) => byte !== 0) ?? 0);
      const chunks = async function* (): AsyncGenerator<Uint8Array, void, undefined> {
        let chunk = begin?.subarray(-taken);
        taken = 0;
        for (; chunk !== undefined; chunk = await next()) {
          for (let [first] = given; first && taken + first.length <= gunzip.bytesWritten; [first] = given) {
            taken += first.length;
            given.shift();
          }
          given.push(chunk);
          yield chunk;
        }
      };
      // Its failure is that of the reading below.
      const done = pipeline(Readable.from(chunks(), { highWaterMark: 1 }), gunzip).catch(() => undefined);
      try {
        yield* gunzip as AsyncIterable<Uint8Array>;
      } finally {
        gunzip.destroy();
        await done;
      }
      // A requested chunk arrives even though zlib has stopped.
      await reading?.catch(() => undefined);
      const [first = Buffer.of(), ...others] = given;
      rest = (others.length === 0 ? first : Buffer.concat(given)).subarray(gunzip.bytesWritten - taken);
    }
  } finally {
    await source.return?.();
  }
}

/** Input size in bytes: its decompressed output is stored as a whole, at most 32,000 times as much. */
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

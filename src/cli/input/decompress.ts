/** The bytes of a file that may be compressed, as its name says; a compressed file with another name is refused. */

import { types } from 'node:util';
import { Decompress } from 'fzstd';
import { Unreadable, standardInput } from '../output/errors.js';
import { endsEarly, gunzipped } from './gunzip.js';
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
      throw new Unreadable(file.name, new Error(`it is compressed with ${packer}: ${remedy}`));
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
    const isOther = length === 0 && why === 'incorrect header check';
    const problem = isOther ? 'its content is not gzip data' : `${why}, after ${length} unpacked bytes`;
    throw new Unreadable(file.name, new Error(problem));
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
      try {
        frames.push(chunk.subarray(from, from + packedSlice));
      } catch (error) {
        yield* pieces.splice(0);
        throw error;
      }
      yield* pieces.splice(0);
    }
  }
  if (isEmpty) throw new Error(endsEarly);
  frames.push(new Uint8Array(), true);
  yield* pieces.splice(0);
}

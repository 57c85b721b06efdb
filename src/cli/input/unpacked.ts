/** The bytes of a file that may be packed, as its name says. */

import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { types } from 'node:util';
import { createGunzip } from 'node:zlib';
import { Unreadable } from '../errors.js';
import type { InputFile } from './inputs.js';
import { unpackedFrames } from './zstd.js';

/**
 * The chunks of a file, from a byte on if it is not packed: unpacked where its name ends in `.gz` or `.zst`, all members or frames one after another.
 * @throws Unreadable when iterated; also for a file that ends within a member, with how much was read before
 */
export function unpacked(file: InputFile, room: Uint8Array, from?: number): AsyncIterable<Uint8Array> {
  if (file.name.endsWith('.gz')) return told(file, gunzipped(file));
  if (file.name.endsWith('.zst')) return told(file, unpackedFrames(file.chunks()));
  return file.chunks(room, from);
}

/** Whether the bytes of a file are packed. */
export function isPacked({ name }: InputFile): boolean {
  return name.endsWith('.gz') || name.endsWith('.zst');
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

async function* gunzipped(file: InputFile): AsyncGenerator<Uint8Array, void, undefined> {
  const gunzip = createGunzip({ chunkSize: 256 * 1024 });
  // Its failure is that of what is read below.
  const done = pipeline(Readable.from(file.chunks()), gunzip).catch(() => undefined);
  try {
    yield* gunzip as AsyncIterable<Uint8Array>;
  } finally {
    gunzip.destroy();
    await done;
  }
}

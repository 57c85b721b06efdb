/** The bytes of a file that may be packed, as its name says. */

import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { types } from 'node:util';
import { createGunzip } from 'node:zlib';
import { Unreadable } from '../errors.js';
import type { InputFile } from './inputs.js';

/**
 * The chunks of a file: unpacked where its name ends in `.gz`, all members one after another.
 * @throws Unreadable when iterated; also for a file that ends within a member, with how much was unpacked before
 */
export function unpacked(file: InputFile, room: Uint8Array): AsyncIterable<Uint8Array> {
  if (file.name.endsWith('.gz')) return gunzipped(file);
  if (file.name.endsWith('.zst')) {
    throw new Unreadable(file.name, new Error('it is packed with zstd; unpack it: zstd -dc FILE | …'));
  }
  return file.chunks(room);
}

async function* gunzipped(file: InputFile): AsyncGenerator<Uint8Array, void, undefined> {
  const gunzip = createGunzip({ chunkSize: 256 * 1024 });
  // Its failure is that of what is read below.
  const done = pipeline(Readable.from(file.chunks()), gunzip).catch(() => undefined);
  let length = 0;
  try {
    for await (const chunk of gunzip as AsyncIterable<Uint8Array>) {
      length += chunk.length;
      yield chunk;
    }
  } catch (error) {
    if (error instanceof Unreadable) throw error;
    const why = types.isNativeError(error) ? error.message : String(error);
    throw new Unreadable(file.name, new Error(`${why}, after ${length} bytes were unpacked`));
  } finally {
    gunzip.destroy();
    await done;
  }
}

/**
 * Lines of a file by their offsets, for readers in other threads: bytes are not copied to a thread, and this thread
 * does no work on them.
 */

import { closeSync, openSync, readSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { Unreadable } from '../output/errors.js';
import { type Batch, maxLineBytes, startsWithMark } from './lines.js';
import { compressionOf } from './decompress.js';
import { unreadable } from './inputs.js';

/** Whole consecutive lines, the last one terminated. */
export interface LineBlock {
  readonly file: string;
  /** Byte offsets from 0. */
  readonly from: number;
  readonly to: number;
}

/** Number of bytes first searched for the end of a line. */
const initialSearchBytes = 4096;

/**
 * Yields the stretches of a file, each with as many lines as fit in `maxLineBytes` bytes, not counting the end of the
 * last. The rest after them is no longer than that, or begins with a longer line. A file that begins with a byte order
 * mark, or is compressed, has none.
 * @param separator terminates lines
 * @throws Unreadable when iterated
 */
export async function* lineBlocksOf(file: string, separator: number): AsyncGenerator<LineBlock> {
  let handle: FileHandle | undefined;
  try {
    handle = await open(file);
    const room = Buffer.allocUnsafe(maxLineBytes + 1);
    const { bytesRead } = await handle.read(room, 0, initialSearchBytes, 0);
    const start = room.subarray(0, bytesRead);
    if (startsWithMark(start) || compressionOf(start) !== undefined) return;
    const { size } = await handle.stat();
    for (let from = 0; from + room.length <= size;) {
      const to = await lastEnd(handle, room, from, separator);
      if (to === undefined) return;
      yield { file, from, to };
      from = to;
    }
  } catch (error) {
    throw await unreadable(file, error);
  } finally {
    await handle?.close();
  }
}

/** Returns the offset after the last line end within the buffer's capacity. */
async function lastEnd(
  handle: FileHandle,
  room: Buffer,
  from: number,
  separator: number,
): Promise<number | undefined> {
  for (const length of [initialSearchBytes, room.length]) {
    const start = from + room.length - length;
    const { bytesRead } = await handle.read(room, 0, length, start);
    const last = room.subarray(0, bytesRead).lastIndexOf(separator);
    if (last !== -1) return start + last + 1;
  }
  return undefined;
}

/** Reads stretches, in any thread. */
export class LineBlockReader {
  private readonly room = Buffer.allocUnsafeSlow(maxLineBytes + 1);
  private open: { readonly file: string; readonly descriptor: number } | undefined;

  /** Reads a stretch; the bytes are only valid until the next read. @throws Unreadable */
  read({ file, from, to }: LineBlock): Batch {
    try {
      if (this.open?.file !== file) {
        this.close();
        this.open = { file, descriptor: openSync(file, 'r') };
      }
      const bytes = this.room.subarray(0, to - from);
      for (let done = 0; done < bytes.length;) {
        const count = readSync(this.open.descriptor, bytes, done, bytes.length - done, from + done);
        if (count === 0) throw new Error('it was truncated while being read');
        done += count;
      }
      return { bytes, isEnded: true, offset: from };
    } catch (error) {
      throw new Unreadable(file, error);
    }
  }

  close(): void {
    if (this.open) closeSync(this.open.descriptor);
    this.open = undefined;
  }
}

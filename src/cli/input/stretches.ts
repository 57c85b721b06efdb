/**
 * The lines of a file by their places in it, for whoever walks them to read them: bytes that another thread reads are not
 * copied to it, and this one has nothing to do with them.
 */

import { closeSync, openSync, readSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { Unreadable } from '../output/errors.js';
import { type Batch, longestLine, startsWithMark } from './lines.js';
import { packerOf } from './unpacked.js';

/** Whole lines, one after another, the last of them ended. */
export interface Stretch {
  readonly file: string;
  /** In bytes from 0. */
  readonly from: number;
  readonly to: number;
}

/** So much of a file is looked at first for the end of a line. */
const fewBytes = 4096;

/**
 * The stretches of a file, each of as many lines as have no more than `longestLine` bytes, but for the end of the last. What
 * is left after them has no more, or begins with a line that is longer. A file that begins with a byte order mark, or is
 * packed, has none.
 * @param separator ends lines
 * @throws Unreadable when iterated
 */
export async function* stretchesOf(file: string, separator: number): AsyncGenerator<Stretch> {
  let handle: FileHandle | undefined;
  try {
    handle = await open(file);
    const room = Buffer.allocUnsafe(longestLine + 1);
    const { bytesRead } = await handle.read(room, 0, fewBytes, 0);
    const start = room.subarray(0, bytesRead);
    if (startsWithMark(start) || packerOf(start) !== undefined) return;
    const { size } = await handle.stat();
    for (let from = 0; from + room.length <= size;) {
      const to = await lastEnd(handle, room, from, separator);
      if (to === undefined) return;
      yield { file, from, to };
      from = to;
    }
  } catch (error) {
    throw new Unreadable(file, error);
  } finally {
    await handle?.close();
  }
}

/** The place behind the last end of a line among so many bytes as there is room for. */
async function lastEnd(
  handle: FileHandle,
  room: Buffer,
  from: number,
  separator: number,
): Promise<number | undefined> {
  for (const length of [fewBytes, room.length]) {
    const start = from + room.length - length;
    const { bytesRead } = await handle.read(room, 0, length, start);
    const last = room.subarray(0, bytesRead).lastIndexOf(separator);
    if (last !== -1) return start + last + 1;
  }
  return undefined;
}

/** Reads stretches, in a thread of its own. */
export class StretchReader {
  private readonly room = Buffer.allocUnsafeSlow(longestLine + 1);
  private open: { readonly file: string; readonly descriptor: number } | undefined;

  /** The bytes change with the next. @throws Unreadable */
  read({ file, from, to }: Stretch): Batch {
    try {
      if (this.open?.file !== file) {
        this.close();
        this.open = { file, descriptor: openSync(file, 'r') };
      }
      const bytes = this.room.subarray(0, to - from);
      for (let done = 0; done < bytes.length;) {
        const count = readSync(this.open.descriptor, bytes, done, bytes.length - done, from + done);
        if (count === 0) throw new Error('it has become shorter while it was read');
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

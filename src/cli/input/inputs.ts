/** Arguments of commands that accept texts, files or standard input: their interpretation and their bytes. */

import { createReadStream, readFileSync, statSync } from 'node:fs';
import { open, readdir, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { types } from 'node:util';
import { nearestName } from '../../core/base/unknown-name.js';
import { standardInput, TooLarge, Unreadable } from '../output/errors.js';
import type { Io, Terminal } from '../output/terminal.js';

/** An argument: a text, or a named source with one text per line. */
export type Input = { readonly kind: 'text'; readonly text: string } | InputFile;

/** A file or standard input. */
export interface InputFile {
  readonly kind: 'lines';
  readonly name: string;
  /**
   * @param room buffer for chunks of a file, in which the next chunk may overwrite one; without it none is overwritten
   * @param from the byte offset to start at
   * @throws Unreadable when iterated
   */
  readonly chunks: (room?: Uint8Array, from?: number) => AsyncIterable<Uint8Array>;
  /**
   * Reads a regular file of at most `limit` bytes as a whole: for many small files, this takes a twentieth of the time.
   */
  readonly readSmall: (limit: number) => Uint8Array | undefined;
  /** Returns the size in bytes, if known in advance. */
  readonly size: () => Promise<number | undefined>;
}

/** The user's declaration of what the arguments are. */
export interface InputOptions {
  readonly file?: true | undefined;
  readonly text?: true | undefined;
}

/** Errors of stat for a name without a file. */
const noFile: readonly unknown[] = [
  'ENOENT',
  'ENOTDIR',
  'ENAMETOOLONG',
  'ELOOP',
  'EINVAL',
  'ERR_INVALID_ARG_VALUE',
];
/** Read size in bytes. */
export const bufferSize = 256 * 1024;

/**
 * Interprets an argument: `-` is standard input, the name of a file is that file, anything else is a text.
 * @throws Unreadable; so does reading
 */
export async function inputOf(
  argument: string,
  options: InputOptions,
  io: Pick<Io, 'stdin'>,
): Promise<Input> {
  if (options.text) return { kind: 'text', text: argument };
  const isText = argument !== standardInput && !options.file && !(await isFile(argument));
  return isText ? { kind: 'text', text: argument } : fileOf(argument, io);
}

/** Returns the file of a name, or standard input for `-`. */
export function fileOf(name: string, io: Pick<Io, 'stdin'>): InputFile {
  const isStandardInput = name === standardInput;
  const source = (room: Uint8Array | undefined, from: number): AsyncIterable<Uint8Array> => {
    if (isStandardInput) return io.stdin;
    return room === undefined
      ? createReadStream(name, { highWaterMark: bufferSize, ...startAt(from) })
      : readInto(room, name, from);
  };
  return {
    kind: 'lines',
    name,
    chunks: (room, from = 0) => read(name, () => source(room, from)),
    readSmall: (limit) => (isStandardInput ? undefined : readAtOnce(name, limit)),
    size: async () => (isStandardInput ? undefined : sizeOf(name)),
  };
}

/** Returns the start option; a start at 0 is omitted, as it would seek, which a pipe cannot. */
function startAt(from: number): { readonly start?: number } {
  return from === 0 ? {} : { start: from };
}

/**
 * Processes each file in turn. A file that cannot be read is reported, and the next follows. An input too large or deep
 * for the engine (a RangeError) is a defect; it is rethrown at the end.
 */
export async function eachOf<Name extends string>(
  names: readonly Name[],
  terminal: Pick<Terminal, 'say' | 'end'>,
  work: (name: Name) => Promise<void>,
): Promise<void> {
  let defect: Error | undefined;
  for (const name of names) {
    try {
      await work(name);
    } catch (error) {
      if (types.isNativeError(error) && error.name === 'RangeError') {
        defect ??= error;
        continue;
      }
      if (!(error instanceof Unreadable)) throw error;
      terminal.say(`error: ${error.message}`);
      terminal.end(2);
    }
  }
  if (defect !== undefined) throw defect;
}

/** Reads all bytes of a file. @param limit maximum number of bytes @throws Unreadable */
export async function readWhole(file: InputFile, limit: number): Promise<Uint8Array> {
  const atOnce = file.readSmall(limit);
  if (atOnce !== undefined) return atOnce;
  const { bytes, isWhole } = await startOf(file, limit);
  if (!isWhole) throw new Unreadable(file.name, new TooLarge(limit));
  return bytes;
}

/**
 * Reads the first bytes of a file, and reports whether they are all. @param limit number of bytes @throws Unreadable
 */
export async function startOf(
  file: InputFile,
  limit: number,
): Promise<{ readonly bytes: Uint8Array; readonly isWhole: boolean }> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of file.chunks()) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > limit) break;
  }
  return { bytes: Buffer.concat(chunks, Math.min(length, limit)), isWhole: length <= limit };
}

async function* read(
  name: string,
  source: () => AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array, void, undefined> {
  try {
    yield* source();
  } catch (error) {
    throw new Unreadable(name, error);
  }
}

/** Reads into one half of the buffer while the other half is in use. */
async function* readInto(
  room: Uint8Array,
  name: string,
  from: number,
): AsyncGenerator<Uint8Array, void, undefined> {
  const file = await open(name);
  // Anything but a regular file can only be read from its current position.
  let place = from === 0 ? null : from;
  const readTo = async (half: Uint8Array): Promise<Uint8Array> => {
    const { bytesRead } = await file.read(half, 0, half.length, place);
    if (place !== null) place += bytesRead;
    return half.subarray(0, bytesRead);
  };
  try {
    let half = room.subarray(0, room.length / 2);
    let other = room.subarray(room.length / 2);
    let next = readTo(half);
    for (;;) {
      const chunk = await next;
      if (chunk.length === 0) return;
      [half, other] = [other, half];
      next = readTo(half);
      // A failure is reported where the promise is awaited.
      next.catch(() => undefined);
      yield chunk;
    }
  } finally {
    await file.close();
  }
}

/** Reads a file as a whole; leaves errors to the reading in chunks. */
function readAtOnce(name: string, limit: number): Uint8Array | undefined {
  try {
    const stats = statSync(name);
    // A file with a reported size of zero may still yield bytes.
    if (!stats.isFile() || stats.size === 0 || stats.size > limit) return undefined;
    return readFileSync(name);
  } catch {
    return undefined;
  }
}

/** Returns the size of a regular file; leaves errors to the reading. */
async function sizeOf(name: string): Promise<number | undefined> {
  try {
    const stats = await stat(name);
    return stats.isFile() ? stats.size : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the most similar file in the folder, for a name that looks like a file name but has no file. */
export async function nearestFile(name: string): Promise<string | undefined> {
  if (!/[./]/.test(name)) return undefined;
  const folder = dirname(name);
  const nearest = nearestName(basename(name), await readdir(folder).catch(() => []));
  return nearest && (name.includes('/') ? join(folder, nearest) : nearest);
}

/** Tests whether a file of this name can have lines: a pipe can, a directory cannot. @throws Unreadable */
export async function isFile(name: string): Promise<boolean> {
  try {
    return !(await stat(name)).isDirectory();
  } catch (error) {
    if (types.isNativeError(error) && 'code' in error && noFile.includes(error.code)) return false;
    throw new Unreadable(name, error);
  }
}

/** The arguments of commands that take texts, files or standard input: what each means, and its bytes. */

import { createReadStream, readFileSync, statSync } from 'node:fs';
import { open, readdir, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { types } from 'node:util';
import { nearestName } from '../../core/base/unknown-name.js';
import { standardInput, TooLarge, Unreadable } from '../output/errors.js';
import type { Io, Terminal } from '../output/terminal.js';

/** An argument: either a text, or something with a name that has a text in each line. */
export type Input = { readonly kind: 'text'; readonly text: string } | InputFile;

/** A file or standard input. */
export interface InputFile {
  readonly kind: 'lines';
  readonly name: string;
  /**
   * @param room for chunks of a file, each of which the next may overwrite; without it none is overwritten
   * @param from the byte of a file to begin at
   * @throws Unreadable when iterated
   */
  readonly chunks: (room?: Uint8Array, from?: number) => AsyncIterable<Uint8Array>;
  /** All bytes of a regular file that has no more than a limit: of many small files, in a twentieth of the time. */
  readonly atOnce: (limit: number) => Uint8Array | undefined;
  /** How many bytes there are, if that is known beforehand. */
  readonly size: () => Promise<number | undefined>;
}

/** What the user says that the arguments are. */
export interface InputOptions {
  readonly file?: true;
  readonly text?: true;
}

/** The errors of stat for a name that no file has. */
const noFile: readonly unknown[] = [
  'ENOENT',
  'ENOTDIR',
  'ENAMETOOLONG',
  'ELOOP',
  'EINVAL',
  'ERR_INVALID_ARG_VALUE',
];
/** Bytes that are read at a time. */
export const bufferSize = 256 * 1024;

/**
 * `-` is standard input, the name of a file is that file, and anything else is a text.
 * @throws Unreadable; reading does so too
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

/** The file of a name, or standard input for `-`. */
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
    atOnce: (limit) => (isStandardInput ? undefined : readAtOnce(name, limit)),
    size: async () => (isStandardInput ? undefined : sizeOf(name)),
  };
}

/** A start at 0 would be a place to seek, which a pipe has not. */
function startAt(from: number): { readonly start?: number } {
  return from === 0 ? {} : { start: from };
}

/**
 * Does something with each file in turn. One that cannot be read is reported, and the next has its turn; also after what is
 * too large or deep for the engine (a RangeError), which is a defect and is thrown at the end.
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

/** All bytes of a file. @param limit how many it may have @throws Unreadable */
export async function wholeOf(file: InputFile, limit: number): Promise<Uint8Array> {
  const atOnce = file.atOnce(limit);
  if (atOnce !== undefined) return atOnce;
  const { bytes, isWhole } = await startOf(file, limit);
  if (!isWhole) throw new Unreadable(file.name, new TooLarge(limit));
  return bytes;
}

/** The first bytes of a file, and whether they are all. @param limit how many @throws Unreadable */
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

/** Reads into one half of the room while the other is used. */
async function* readInto(
  room: Uint8Array,
  name: string,
  from: number,
): AsyncGenerator<Uint8Array, void, undefined> {
  const file = await open(name);
  // What is no regular file can be read from where it is alone.
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

/** An error is left to be reported when the file is read in chunks. */
function readAtOnce(name: string, limit: number): Uint8Array | undefined {
  try {
    const stats = statSync(name);
    // What has no bytes beforehand may have any number when it is read.
    if (!stats.isFile() || stats.size === 0 || stats.size > limit) return undefined;
    return readFileSync(name);
  } catch {
    return undefined;
  }
}

/** The size of a regular file; an error is left to be reported when the file is read. */
async function sizeOf(name: string): Promise<number | undefined> {
  try {
    const stats = await stat(name);
    return stats.isFile() ? stats.size : undefined;
  } catch {
    return undefined;
  }
}

/** Of a name that no file has and that looks like that of one, the file in its folder that is most like it. */
export async function nearestFile(name: string): Promise<string | undefined> {
  if (!/[./]/.test(name)) return undefined;
  const folder = dirname(name);
  const nearest = nearestName(basename(name), await readdir(folder).catch(() => []));
  return nearest && (name.includes('/') ? join(folder, nearest) : nearest);
}

/** Whether there is a file of this name that can have lines: a pipe can, a directory cannot. @throws Unreadable */
export async function isFile(name: string): Promise<boolean> {
  try {
    return !(await stat(name)).isDirectory();
  } catch (error) {
    if (types.isNativeError(error) && 'code' in error && noFile.includes(error.code)) return false;
    throw new Unreadable(name, error);
  }
}

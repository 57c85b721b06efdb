/**
 * Arguments of commands that accept texts, files or standard input: their interpretation, by one rule for all commands,
 * and their bytes.
 */

import { createReadStream, readFileSync, statSync } from 'node:fs';
import { open, readdir, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { types } from 'node:util';
import { nearestName } from '../../core/base/unknown-name.js';
import { visible } from '../../core/base/visible.js';
import { Interrupted, itIsAFolder, Misuse, standardInput, TooLarge, Unreadable } from '../output/errors.js';
import { Progress } from '../output/progress.js';
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
  /** True if strings need no scheme. */
  readonly strings?: true | undefined;
}

/** Where standard input comes from. */
type InputSource = Pick<Io, 'stdin' | 'onInterrupt'> & Partial<Pick<Terminal, 'say' | 'isTyped'>>;

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

/** Matches the scheme at the beginning of a URL; not a drive, as in `C:\\a` and `C:/a`. */
const withScheme = /^[A-Za-z](?:[A-Za-z0-9+.-]+:|:(?![\\/]))/;

/**
 * Interprets an argument: with `--text`, or if it begins with a scheme, it is a text; `-` is standard input; any other
 * argument is a file. If strings need no scheme, it is a text too, but the name of a file is refused, because other
 * commands read that file.
 * @throws Unreadable if there is no such file; so does reading; Misuse for a refused name
 */
export async function inputOf(argument: string, options: InputOptions, io: InputSource): Promise<Input> {
  if (options.text) return { kind: 'text', text: argument };
  if (options.file || argument === standardInput) return fileOf(argument, io);
  if (withScheme.test(argument)) return { kind: 'text', text: argument };
  if (options.strings) {
    if ((await foundAt(argument).catch(() => undefined)) !== 'file') return { kind: 'text', text: argument };
    throw new Misuse(
      `"${visible(argument)}" is a file: --file reads its lines, --text reads the name as a string`,
    );
  }
  const found = await foundAt(argument);
  if (found === 'file') return fileOf(argument, io);
  if (found === 'folder') throw new Unreadable(argument, new Error(itIsAFolder));
  throw await missing(argument, `; ${whyNoString(argument)}: --text reads it as a string`);
}

/** Returns why an argument is read as a file name. */
function whyNoString(argument: string): string {
  if (argument === '') return 'it is empty';
  return /^\s/.test(argument) ? 'it begins with white space, which "clean" removes' : 'it has no scheme';
}

/** Returns the file of a name, or standard input for `-`. */
export function fileOf(name: string, io: InputSource): InputFile {
  const isStandardInput = name === standardInput;
  const source = (room: Uint8Array | undefined, from: number): AsyncIterable<Uint8Array> => {
    if (isStandardInput) {
      if (taken.has(io.stdin)) throw new Misuse('standard input is named twice, but can be read only once');
      taken.add(io.stdin);
      if (io.isTyped) io.say?.('reading standard input from the terminal; Ctrl-D ends it');
      return io.stdin;
    }
    return room === undefined
      ? createReadStream(name, { highWaterMark: bufferSize, ...startAt(from) })
      : readInto(room, name, from);
  };
  return {
    kind: 'lines',
    name,
    chunks: (room, from = 0) => read(name, () => source(room, from), io.onInterrupt?.bind(io)),
    readSmall: (limit) => (isStandardInput ? undefined : readAtOnce(name, limit)),
    size: async () => (isStandardInput ? undefined : sizeOf(name)),
  };
}

/** The standard inputs that were read. */
const taken = new WeakSet();

/** Returns the start option; a start at 0 is omitted, as it would seek, which a pipe cannot. */
function startAt(from: number): { readonly start?: number } {
  return from === 0 ? {} : { start: from };
}

/** Returns a file that shows, while it is read, how many of its bytes are done; unpacking them comes later. */
export function withByteProgress(file: InputFile, terminal: Pick<Terminal, 'status'>): InputFile {
  return {
    ...file,
    chunks: async function* (room, from = 0) {
      const progress = new Progress(terminal, 'bytes', await file.size());
      progress.add(from);
      for await (const chunk of file.chunks(room, from)) {
        yield chunk;
        progress.add(chunk.length);
      }
    },
  };
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
      if (error instanceof Interrupted) break;
      reportUnreadable(error, terminal);
    }
  }
  if (defect !== undefined) throw defect;
}

/** Reports a file that cannot be read. @throws any other error */
export function reportUnreadable(error: unknown, terminal: Pick<Terminal, 'say' | 'end'>): void {
  if (!(error instanceof Unreadable)) throw error;
  terminal.say(`error: ${error.message}`);
  terminal.end(2);
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
  onInterrupt: Io['onInterrupt'],
): AsyncGenerator<Uint8Array, void, undefined> {
  let interruption: Interrupted | undefined;
  const chunks = source();
  const release = onInterrupt?.(() => {
    interruption = new Interrupted();
    // A stream may wait for data; ended, it throws the error.
    if (chunks instanceof Readable) chunks.destroy(interruption);
  });
  try {
    for await (const chunk of chunks) {
      if (interruption !== undefined) throw interruption;
      yield chunk;
    }
  } catch (error) {
    throw error instanceof Interrupted ? error : await unreadable(name, error);
  } finally {
    release?.();
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

/** Returns the error for a file that cannot be opened or read. */
export async function unreadable(name: string, error: unknown): Promise<Unreadable> {
  if (!isMissing(error)) return new Unreadable(name, error);
  return missing(name, withScheme.test(name) ? '; a file is expected here, not a string' : '');
}

/** Returns the error for a name without a file; suggests the most similar one in its folder. */
async function missing(name: string, hint = ''): Promise<Unreadable> {
  const folder = dirname(name);
  const nearest = nearestName(basename(name), await readdir(folder).catch(() => []));
  const guess = nearest && (name.includes('/') ? join(folder, nearest) : nearest);
  const question = guess === undefined ? '' : ` (did you mean "${visible(guess)}"?)`;
  return new Unreadable(name, new Error(`there is no such file${question}${hint}`));
}

/** Returns what has this name: a pipe is a file, too; undefined if nothing has it. @throws Unreadable */
async function foundAt(name: string): Promise<'file' | 'folder' | undefined> {
  try {
    return (await stat(name)).isDirectory() ? 'folder' : 'file';
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw new Unreadable(name, error);
  }
}

function isMissing(error: unknown): boolean {
  return types.isNativeError(error) && 'code' in error && noFile.includes(error.code);
}

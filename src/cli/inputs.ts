/** What the arguments of a command mean that takes texts, files and standard input alike. */

import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { types } from 'node:util';
import { Unreadable } from './errors.js';

/** One argument: a text itself, or something with a name that holds a text in each line. */
export type Input = { readonly kind: 'text'; readonly text: string } | InputFile;

/** A file or standard input. */
export interface InputFile {
  readonly kind: 'lines';
  readonly name: string;
  /** @throws Unreadable when iterated */
  readonly chunks: () => AsyncIterable<Uint8Array>;
}

/** How arguments are to be taken, where the user settles it. */
export interface InputOptions {
  readonly file?: true;
  readonly text?: true;
}

const standardInput = '-';
/** What stat says of a name that no file has. */
const noFile: readonly unknown[] = [
  'ENOENT',
  'ENOTDIR',
  'ENAMETOOLONG',
  'ELOOP',
  'EINVAL',
  'ERR_INVALID_ARG_VALUE',
];
const bufferSize = 256 * 1024;

/**
 * `-` is standard input; a name of a file is that file; anything else is a text.
 * @throws Unreadable, and so does reading
 */
export async function inputOf(
  argument: string,
  options: InputOptions,
  stdin: () => AsyncIterable<Uint8Array>,
): Promise<Input> {
  if (options.text) return { kind: 'text', text: argument };
  const isText = argument !== standardInput && !options.file && !(await isFile(argument));
  return isText ? { kind: 'text', text: argument } : fileOf(argument, stdin);
}

/** The file of a name, or standard input for `-`. */
export function fileOf(name: string, stdin: () => AsyncIterable<Uint8Array>): InputFile {
  const open = name === standardInput ? stdin : () => createReadStream(name, { highWaterMark: bufferSize });
  return { kind: 'lines', name, chunks: () => read(name, open) };
}

async function* read(
  name: string,
  open: () => AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array, void, undefined> {
  try {
    yield* open();
  } catch (error) {
    throw new Unreadable(name, error);
  }
}

/** Whether a name is one of a file that can have lines: a directory cannot, a pipe can. */
async function isFile(name: string): Promise<boolean> {
  try {
    return !(await stat(name)).isDirectory();
  } catch (error) {
    if (types.isNativeError(error) && 'code' in error && noFile.includes(error.code)) return false;
    throw new Unreadable(name, error);
  }
}

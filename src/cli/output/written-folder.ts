/** Files that are written into a folder of their own: all of them or none. */

import {
  closeSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { types } from 'node:util';
import { visible } from '../../base/visible.js';
import { Misuse } from '../errors.js';

/** Bytes in which the head of a file stands. */
const longestHead = 8192;

/**
 * That a folder can take the files: there is none, or it is empty, or holds what was written there before alone.
 * @param head how every file begins that was written; it ends in the first 8192 bytes
 * @throws Misuse
 */
export function requireFree(folder: string, names: readonly string[], head: RegExp): void {
  const shown = visible(folder);
  const entries = attempted(folder, () => (isThere(folder) ? readdirSync(folder) : []));
  const other = entries.find((name) => !names.includes(name) || !isOurs(join(folder, name), head));
  if (other === undefined) return;
  throw new Misuse(
    `"${shown}" is not empty: "${visible(other)}" was not written by this command; name a folder for the parser alone`,
  );
}

/**
 * Writes the files, the folder and those above it where they are missing.
 * @param names of which those that are not written are removed @throws Misuse; then nothing is written
 */
export function writeFolder(
  folder: string,
  files: ReadonlyMap<string, string>,
  names: readonly string[],
): void {
  const written: string[] = [];
  let made: string | undefined;
  attempted(folder, () => {
    try {
      made = mkdirSync(folder, { recursive: true });
      for (const [name, text] of files) {
        const part = join(folder, `${name}.part`);
        written.push(part);
        writeFileSync(part, text);
      }
      for (const name of files.keys()) renameSync(join(folder, `${name}.part`), join(folder, name));
      for (const name of names) if (!files.has(name)) rmSync(join(folder, name), { force: true });
    } catch (error) {
      for (const part of written) rmSync(part, { force: true });
      if (made !== undefined) rmSync(made, { recursive: true, force: true });
      throw error;
    }
  });
}

function isThere(folder: string): boolean {
  return lstatSync(folder, { throwIfNoEntry: false }) !== undefined;
}

function isOurs(path: string, head: RegExp): boolean {
  if (!lstatSync(path).isFile()) return false;
  const bytes = Buffer.alloc(longestHead);
  const file = openSync(path, 'r');
  try {
    return head.test(bytes.toString('utf8', 0, readSync(file, bytes)));
  } finally {
    closeSync(file);
  }
}

function attempted<T>(folder: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    const code = types.isNativeError(error) && 'code' in error ? error.code : undefined;
    const why =
      code === 'ENOTDIR' || code === 'EEXIST' ? 'it is a file, or stands below one' : reasonOf(error);
    throw new Misuse(`cannot write into "${visible(folder)}": ${visible(why)}`);
  }
}

function reasonOf(error: unknown): string {
  return types.isNativeError(error) ? error.message : String(error);
}

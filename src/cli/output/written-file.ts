/** A file that is written whole or not at all, and over none that is read. */

import { randomBytes } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  fstatSync,
  lstatSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, resolve } from 'node:path';

/**
 * Puts a text in the place of a file, which must be writable and keeps its permissions; through a symbolic link, of what
 * it leads to. @throws the error of the file system; of a file with other names (hard links), which would keep the old text
 */
export function replaceFile(path: string, text: string): void {
  const file = realpathSync(path);
  accessSync(file, constants.W_OK);
  const { nlink } = statSync(file);
  if (nlink > 1) throw new Error(`it has ${nlink} names (hard links), of which one alone would be changed`);
  put(file, text);
}

/**
 * Puts a text under a name, where a file may be or not; through a symbolic link, where it leads. What is no file, such as a
 * device or a pipe, is written to. @throws the error of the file system
 */
export function writeWhole(path: string, text: string): void {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === undefined || stats.isFile()) put(targetOf(path), text);
  else writeFileSync(path, text);
}

/** Whether a path leads to a file that is also under another path, or open as a descriptor. */
export function isSameFile(path: string, other: string | number): boolean {
  const [one, another] = [identityOf(path), identityOf(other)];
  return one !== undefined && one === another;
}

/** By which a file is the same under all its names; undefined of what is no file. */
function identityOf(file: string | number): string | undefined {
  try {
    const stats =
      typeof file === 'number' ? fstatSync(file, { bigint: true }) : statSync(file, { bigint: true });
    return stats.isFile() ? `${stats.dev} ${stats.ino}` : undefined;
  } catch {
    return undefined;
  }
}

/** Where a path leads, also through links to what is not there. */
function targetOf(path: string): string {
  if (existsSync(path)) return realpathSync(path);
  const isLink = lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink();
  if (!isLink) return path;
  // Of links in a circle, the error of the system.
  statSync(path, { throwIfNoEntry: false });
  return targetOf(resolve(dirname(path), readlinkSync(path)));
}

/** Nobody finds half of the text, and no other file is written over. */
function put(file: string, text: string): void {
  const part = `${file}.${randomBytes(4).toString('hex')}.part`;
  try {
    writeFileSync(part, text, { flag: 'wx' });
    const known = statSync(file, { throwIfNoEntry: false });
    if (known) chmodSync(part, known.mode);
    renameSync(part, file);
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
}

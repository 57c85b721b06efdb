/** Atomic writing of files: a file is written completely or not at all, and never over an input. */

import { randomBytes } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  existsSync,
  fstatSync,
  lstatSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  type Stats,
  writeFileSync,
} from 'node:fs';
import { dirname, resolve } from 'node:path';
import { visible } from '../../core/base/visible.js';
import { Misuse, standardInput } from './errors.js';

/**
 * Replaces a file by a text. The file must be writable and keeps its owner and permissions; a symbolic link is
 * followed. @throws the error of the file system; also for a file with other names (hard links), which would keep the
 * old text
 */
export function replaceFile(path: string, text: string): void {
  const file = realpathSync(path);
  accessSync(file, constants.W_OK);
  const { nlink } = statSync(file);
  if (nlink > 1) throw new Error(`writing would break its ${nlink} hard links`);
  put(file, text);
}

/**
 * Writes a text to a name, with or without an existing file; follows a symbolic link. A device or a pipe is written to
 * directly. @throws the error of the file system
 */
export function writeWhole(path: string, text: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isFile() ?? true) put(targetOf(path), text);
  else writeFileSync(path, text);
}

/**
 * Checks that an output is none of the input files, under any name: it would be lost.
 * @param what describes the output: `the summary` @throws Misuse
 */
export function checkNoInput(what: string, file: string, inputs: readonly string[]): void {
  const written = identityOf(file);
  if (written === undefined) return;
  const lost = inputs.find((input) => identityOf(input === standardInput ? 0 : input) === written);
  if (lost === undefined) return;
  const input = lost === standardInput ? 'standard input' : `"${visible(lost)}"`;
  throw new Misuse(`${what} would overwrite ${input}, which is an input: name another file`);
}

/** Returns an identity that is the same for all names of a file; undefined if it is no file. */
function identityOf(file: string | number): string | undefined {
  try {
    const stats =
      typeof file === 'number' ? fstatSync(file, { bigint: true }) : statSync(file, { bigint: true });
    return stats.isFile() ? `${stats.dev} ${stats.ino}` : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the target of a path, following links even to nothing. */
function targetOf(path: string): string {
  if (existsSync(path)) return realpathSync(path);
  const isLink = lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink();
  if (!isLink) return path;
  // For a circle of links, throws the error of the system.
  statSync(path, { throwIfNoEntry: false });
  return targetOf(resolve(dirname(path), readlinkSync(path)));
}

/** Writes so that nobody sees half of the text and no other file is overwritten. */
function put(file: string, text: string): void {
  const part = `${file}.${randomBytes(4).toString('hex')}.part`;
  try {
    writeFileSync(part, text, { flag: 'wx' });
    const known = statSync(file, { throwIfNoEntry: false });
    if (known) {
      const own = statSync(part);
      if (own.uid !== known.uid || own.gid !== known.gid) keepOwner(part, known);
      // Changing the owner clears bits of the mode.
      chmodSync(part, known.mode);
    }
    renameSync(part, file);
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
}

/** Restores the owner. @throws if the user may not give a file to that owner */
function keepOwner(part: string, { uid, gid }: Pick<Stats, 'uid' | 'gid'>): void {
  try {
    chownSync(part, uid, gid);
  } catch {
    throw new Error(`its owner ${uid}:${gid} cannot be preserved`);
  }
}

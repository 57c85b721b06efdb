/** A file that is replaced whole or not at all. */

import { randomBytes } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  constants,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';

/**
 * Puts a text in the place of a file, which must be writable and keeps its permissions; through a symbolic link, of what
 * it leads to. @throws the error of the file system; of a file with other names (hard links), which would keep the old text
 */
export function replaceFile(path: string, text: string): void {
  const file = realpathSync(path);
  accessSync(file, constants.W_OK);
  const { nlink } = statSync(file);
  if (nlink > 1) throw new Error(`it has ${nlink} names (hard links), of which one alone would be changed`);
  const part = `${file}.${randomBytes(4).toString('hex')}.part`;
  try {
    writeFileSync(part, text, { flag: 'wx' });
    chmodSync(part, statSync(file).mode);
    renameSync(part, file);
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
}

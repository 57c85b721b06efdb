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

/** Puts a text in the place of a file, which must be writable and keeps its permissions; through a link, of what it leads to. @throws the error of the file system */
export function replaceFile(path: string, text: string): void {
  const file = realpathSync(path);
  accessSync(file, constants.W_OK);
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

/** Reads files of text, and those with a PEG. */

import { maxPegLength, PegTextError } from '../../study/index.js';
import { fileOf, readWhole } from '../input/inputs.js';
import { decoded, decodedPartly } from '../input/lines.js';
import { Unreadable } from '../output/errors.js';
import type { Terminal } from '../output/terminal.js';

/** The longest PEG in UTF-8, in bytes. */
export const maxPegBytes = 3 * maxPegLength;

/** Reads a file, and returns what `read` makes of its PEG. @throws Unreadable, also for a PegTextError */
export async function fromPegFile<T>(
  file: string,
  terminal: Terminal,
  read: (text: string) => T,
): Promise<T> {
  const text = await wholeText(file, terminal);
  try {
    return read(text);
  } catch (error) {
    throw error instanceof PegTextError ? new Unreadable(file, error) : error;
  }
}

/** Returns the text of a file, without a byte order mark. @throws Unreadable */
export async function wholeText(file: string, terminal: Terminal): Promise<string> {
  const bytes = await readWhole(fileOf(file, terminal), maxPegBytes);
  const text = decoded(bytes);
  if (text === undefined)
    throw new Unreadable(file, new Error(`not UTF-8 at byte ${decodedPartly(bytes).offset}`));
  return text.replace(/^\uFEFF/, '');
}

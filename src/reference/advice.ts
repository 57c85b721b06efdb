/** What is advised where a text stops at a character beyond US-ASCII, of whose octets no grammar speaks: what `fix` does. */

import type { SyntaxErrorDetails } from '../tree/diagnosis/details.js';
import { EscapeError } from './error.js';
import type { Fix } from './fix.js';

/** A document, as far as it tells which octets stand for characters. */
interface Fixing {
  readonly start: string;
  fix(text: string): Fix;
}

/** In sentences; none where the document prescribes and advises nothing, and of parts of references. Linear. */
export function adviceBeyondAscii(
  document: Fixing,
  { start, text, offset, found }: Pick<SyntaxErrorDetails, 'start' | 'text' | 'offset' | 'found'>,
): readonly string[] {
  if (found === undefined || found <= '\x7f' || start !== document.start) return [];
  try {
    const { changes } = document.fix(text);
    // What is put in before the text is no matter of this character.
    if (changes.some((one) => one.found === '')) return [];
    const change = changes.find((one) => one.offset === offset);
    if (change === undefined) return [];
    return [`As data, write ${change.written}.`, ...(change.remark === undefined ? [] : [change.remark])];
  } catch (error) {
    if (error instanceof EscapeError) return [];
    throw error;
  }
}

/** A stream of bytes as text, whatever is wrong with it. */

import { isUtf8 } from 'node:buffer';
import { decodedPartly } from './lines.js';

/** U+FEFF at the start of a file tells the encoding, and is no text. */
const byteOrderMark = '\uFEFF';

/**
 * The text, piece by piece. What is not UTF-8 becomes U+FFFD. Linear, and the same text however the bytes are cut.
 * @param onFlaw told the offset of the first byte that is not UTF-8, once
 */
export async function* textOf(
  source: AsyncIterable<Uint8Array>,
  onFlaw: (byteOffset: number) => void,
): AsyncGenerator<string, void, undefined> {
  let open = Buffer.alloc(0);
  /** Offset in the source of what is open. */
  let offset = 0;
  let isFlawed = false;
  let isFirst = true;
  const take = (bytes: Buffer): string => {
    if (!isFlawed && !isUtf8(bytes)) {
      isFlawed = true;
      onFlaw(offset + decodedPartly(bytes).offset);
    }
    offset += bytes.length;
    const text = bytes.toString('utf8');
    const marked = isFirst && text.startsWith(byteOrderMark);
    isFirst = isFirst && text === '';
    return marked ? text.slice(byteOrderMark.length) : text;
  };
  for await (const chunk of source) {
    const bytes = Buffer.concat([open, chunk]);
    const complete = bytes.length - incompleteLength(bytes);
    open = bytes.subarray(complete);
    yield take(bytes.subarray(0, complete));
  }
  yield take(open);
}

/** How many bytes at the end begin a character that more bytes may complete. */
function incompleteLength(bytes: Uint8Array): number {
  for (let length = 1; length <= Math.min(3, bytes.length); length++) {
    const byte = bytes[bytes.length - length] ?? 0;
    if (byte < 0x80) return 0;
    if (byte >= 0xc0) return length < (byte < 0xe0 ? 2 : byte < 0xf0 ? 3 : 4) ? length : 0;
  }
  return 0;
}

/** A stream of bytes as text, even if it is not all UTF-8. */

import { isUtf8 } from 'node:buffer';
import { decodedPartly } from './lines.js';

/** U+FEFF at the start of a file marks the encoding and is not part of the text. */
const byteOrderMark = '\uFEFF';

/**
 * Yields the text, piece by piece, with U+FFFD for invalid bytes. Linear; the result is independent of how the bytes
 * are split.
 * @param onFlaw called once, with the offset of the first byte that is not UTF-8
 */
export async function* textOf(
  source: AsyncIterable<Uint8Array>,
  onFlaw: (byteOffset: number) => void,
): AsyncGenerator<string, void, undefined> {
  const decoder = new Utf8Decoder(onFlaw);
  let isFirst = true;
  const unmarked = (text: string): string => {
    const isMarked = isFirst && text.startsWith(byteOrderMark);
    isFirst = isFirst && text === '';
    return isMarked ? text.slice(byteOrderMark.length) : text;
  };
  for await (const chunk of source) yield unmarked(decoder.push(chunk));
  yield unmarked(decoder.end());
}

/** Decodes bytes that arrive in pieces, a byte order mark included. */
export class Utf8Decoder {
  /** The beginning of an incomplete character. */
  private open = Buffer.alloc(0);
  /** Its byte offset. */
  private offset = 0;
  private isFlawed = false;

  /** @param onFlaw called once, with the offset of the first byte that is not UTF-8 */
  constructor(private readonly onFlaw: (byteOffset: number) => void) {}

  /** Returns the characters that a piece completes. */
  push(piece: Uint8Array): string {
    const bytes = Buffer.concat([this.open, piece]);
    const complete = bytes.length - incompleteLength(bytes);
    this.open = bytes.subarray(complete);
    return this.take(bytes.subarray(0, complete));
  }

  /** Returns the rest, when no piece follows. */
  end(): string {
    return this.take(this.open);
  }

  private take(bytes: Buffer): string {
    if (!this.isFlawed && !isUtf8(bytes)) {
      this.isFlawed = true;
      this.onFlaw(this.offset + decodedPartly(bytes).offset);
    }
    this.offset += bytes.length;
    return bytes.toString('utf8');
  }
}

/** Returns how many bytes at the end begin a character that more bytes may complete. */
export function incompleteLength(bytes: Uint8Array): number {
  for (let length = 1; length <= Math.min(3, bytes.length); length++) {
    const byte = bytes[bytes.length - length] ?? 0;
    if (byte < 0x80) return 0;
    if (byte >= 0xc0) return length < (byte < 0xe0 ? 2 : byte < 0xf0 ? 3 : 4) ? length : 0;
  }
  return 0;
}

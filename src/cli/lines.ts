/** Lines of files and streams as bytes, and bytes as text. Holds one line and one chunk at a time. */

import { isUtf8 } from 'node:buffer';

const lineFeed = 0x0a;
const carriageReturn = 0x0d;
/** U+FEFF in UTF-8: at the start of a file it tells the encoding, and is no text. */
const byteOrderMark = [0xef, 0xbb, 0xbf];

/**
 * The lines that each chunk completes, in order. A line ends with LF or CR LF; at the end of the stream it
 * needs no end. Linear in the bytes, however they are cut into chunks.
 */
export async function* linesOf(source: AsyncIterable<Uint8Array>): AsyncGenerator<readonly Uint8Array[]> {
  let open: Uint8Array[] = [];
  let isFirst = true;
  const closed = (isComplete: boolean): Uint8Array => {
    const line = joined(open);
    const from = isFirst && byteOrderMark.every((byte, i) => line[i] === byte) ? byteOrderMark.length : 0;
    const to = isComplete && line.at(-1) === carriageReturn ? line.length - 1 : line.length;
    open = [];
    isFirst = false;
    return line.subarray(from, to);
  };
  for await (const chunk of source) {
    const lines: Uint8Array[] = [];
    let from = 0;
    for (let to = chunk.indexOf(lineFeed); to !== -1; to = chunk.indexOf(lineFeed, from)) {
      open.push(chunk.subarray(from, to));
      lines.push(closed(true));
      from = to + 1;
    }
    if (from < chunk.length) open.push(chunk.subarray(from));
    if (lines.length > 0) yield lines;
  }
  if (open.length > 0) yield [closed(false)];
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const [only] = parts;
  return parts.length === 1 && only !== undefined ? only : Buffer.concat(parts);
}

/** The text that the bytes are in UTF-8, or undefined where they are not UTF-8. */
export function decoded(bytes: Uint8Array): string | undefined {
  return isUtf8(bytes) ? asBuffer(bytes).toString('utf8') : undefined;
}

/** Bytes that are not UTF-8, as far as they are; the first that is not, and every such byte as `\x{…}`. */
export function decodedPartly(bytes: Uint8Array): { readonly text: string; readonly offset: number } {
  let text = '';
  let offset: number | undefined;
  for (let i = 0; i < bytes.length;) {
    const length = sequenceLength(bytes[i] ?? 0);
    const sequence = bytes.subarray(i, i + length);
    if (sequence.length === length && isUtf8(sequence)) {
      text += asBuffer(sequence).toString('utf8');
      i += length;
    } else {
      text += `\\x{${(bytes[i] ?? 0).toString(16).toUpperCase()}}`;
      offset ??= i;
      i++;
    }
  }
  return { text, offset: offset ?? bytes.length };
}

/** How many bytes a character has that begins with this one. */
function sequenceLength(first: number): number {
  return first < 0x80 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
}

function asBuffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

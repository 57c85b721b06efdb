/** Lines of files and streams as bytes, and bytes as text. Holds one line and one chunk at a time. */

import { isUtf8 } from 'node:buffer';

export const lineFeed = 0x0a;
export const carriageReturn = 0x0d;
/** U+FEFF in UTF-8: at the start of a file it tells the encoding, and is no text. */
const byteOrderMark = [0xef, 0xbb, 0xbf];
const initialCapacity = 512 * 1024;

/** Whole lines, one after another. Its bytes may change when the next batch is asked for. */
export interface Batch {
  readonly bytes: Uint8Array;
  /** Whether the last line ends with LF too; only that of a stream need not. */
  readonly isEnded: boolean;
}

/**
 * The lines that each chunk completes, in order. Linear in the bytes, however they are cut into chunks; needs room
 * for the longest line.
 */
export async function* batchesOf(source: AsyncIterable<Uint8Array>): AsyncGenerator<Batch> {
  let held = Buffer.allocUnsafeSlow(initialCapacity);
  let length = 0;
  let isFirst = true;
  const batch = (end: number): Batch => {
    const bytes = held.subarray(0, end);
    const isMarked = isFirst && byteOrderMark.every((byte, i) => bytes[i] === byte);
    isFirst = false;
    return {
      bytes: isMarked ? bytes.subarray(byteOrderMark.length) : bytes,
      isEnded: bytes.at(-1) === lineFeed,
    };
  };
  for await (const chunk of source) {
    if (length + chunk.length > held.length) {
      const larger = Buffer.allocUnsafeSlow(2 * (length + chunk.length));
      held.copy(larger, 0, 0, length);
      held = larger;
    }
    held.set(chunk, length);
    const ended = chunk.lastIndexOf(lineFeed) + 1;
    const end = length + ended;
    length += chunk.length;
    if (ended > 0) {
      yield batch(end);
      held.copyWithin(0, end, length);
      length -= end;
    }
  }
  if (length > 0) yield batch(length);
}

/**
 * The lines that each chunk completes, in order. A line ends with LF or CR LF; at the end of the stream it needs no
 * end. Its bytes may change when the next are asked for.
 */
export async function* linesOf(source: AsyncIterable<Uint8Array>): AsyncGenerator<readonly Uint8Array[]> {
  for await (const batch of batchesOf(source)) yield [...linesIn(batch)];
}

/** The lines of a batch without their ends. */
export function* linesIn({ bytes, isEnded }: Batch): Generator<Uint8Array> {
  let from = 0;
  for (let to = bytes.indexOf(lineFeed); to !== -1; to = bytes.indexOf(lineFeed, from)) {
    yield bytes.subarray(from, endOfText(bytes, from, to));
    from = to + 1;
  }
  if (!isEnded) yield bytes.subarray(from);
}

/** How many lines end in a batch. */
export function countLines({ bytes }: Batch): number {
  let count = 0;
  for (const byte of bytes) if (byte === lineFeed) count++;
  return count;
}

/** Where the text of a line ends that begins and is ended by LF at these places. */
export function endOfText(bytes: Uint8Array, from: number, lineFeedAt: number): number {
  return lineFeedAt > from && bytes[lineFeedAt - 1] === carriageReturn ? lineFeedAt - 1 : lineFeedAt;
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

/**
 * Lines of files and streams as bytes, and bytes as text. Memory is independent of the length of the stream and of a
 * line.
 */

import { isUtf8 } from 'node:buffer';

export const lineFeed = 0x0a;
export const carriageReturn = 0x0d;
/** U+FEFF in UTF-8: at the start of a file it marks the encoding and is not part of the text. */
const byteOrderMark = Buffer.from('\uFEFF');
/** Length limit in bytes before the line feed. A longer line arrives in pieces. */
export const maxLineBytes = 1024 * 1024;
/** Number of bytes taken from a chunk at a time. */
export const sliceSize = 256 * 1024;

/** The terminator of a line. */
export interface LineEnd {
  readonly byte: number;
  /** True if a CR before it belongs to it. */
  readonly hasCr: boolean;
}

/** LF or CR LF. */
export const defaultLineEnd: LineEnd = { byte: lineFeed, hasCr: true };

/** Whole consecutive lines. The bytes are only valid until the next batch is requested. */
export interface Batch {
  readonly bytes: Uint8Array;
  /** True if the last line ends with LF too; only the last line of a stream may lack it. */
  readonly isEnded: boolean;
  /** Byte offset in the stream, from 0. */
  readonly offset: number;
}

/**
 * A piece of a line that is too long to store, without the line end. The bytes are only valid until the next item is
 * requested.
 */
export interface Piece {
  readonly bytes: Uint8Array;
  readonly isLast: boolean;
  /** Byte offset of the line. */
  readonly offset: number;
}

/**
 * Yields the lines that each chunk completes, in order, and its pieces of a long line. Linear in the bytes, however
 * they are split into chunks.
 * @param leavesOutMark true to drop a byte order mark before the first line
 */
export async function* batchesOf(
  source: AsyncIterable<Uint8Array>,
  leavesOutMark = true,
  ending = defaultLineEnd,
): AsyncGenerator<Batch | Piece> {
  const separator = ending.byte;
  const room = Buffer.allocUnsafeSlow(maxLineBytes + sliceSize);
  /** Number of buffered bytes: a line that has not ended. */
  let length = 0;
  let isFirst = leavesOutMark;
  let isLong = false;
  /** Offset of the buffered bytes. */
  let offset = 0;
  /** Offset of a long line. */
  let lineOffset = 0;
  for await (const slice of slicesOf(source)) {
    room.set(slice, length);
    let bytes = room.subarray(0, length + slice.length);
    let lineEnd = bytes.indexOf(separator, length);
    if (isFirst && bytes.length >= byteOrderMark.length) {
      isFirst = false;
      if (startsWithMark(bytes)) {
        bytes = bytes.subarray(byteOrderMark.length);
        offset = byteOrderMark.length;
        lineEnd = bytes.indexOf(separator);
      }
    }
    const isEnded = lineEnd !== -1;
    let done = 0;
    if (isLong || (isEnded ? lineEnd : bytes.length) > maxLineBytes) {
      if (!isLong) lineOffset = offset;
      isLong = !isEnded;
      // A CR at the end may belong to the line end.
      const end = endOfText(bytes, 0, isEnded ? lineEnd : bytes.length, ending);
      yield { bytes: bytes.subarray(0, end), isLast: isEnded, offset: lineOffset };
      done = isEnded ? lineEnd + 1 : end;
    }
    const end = isEnded ? bytes.lastIndexOf(separator) + 1 : 0;
    if (end > done) {
      yield { bytes: bytes.subarray(done, end), isEnded, offset: offset + done };
      done = end;
    }
    if (isEnded) isFirst = false;
    length = bytes.copy(room, 0, done);
    offset += done;
  }
  const bytes = room.subarray(0, length);
  if (isLong) yield { bytes, isLast: true, offset: lineOffset };
  else if (length > 0) yield { bytes, isEnded: false, offset };
}

/** Tests for a byte order mark. */
export function startsWithMark(bytes: Uint8Array): boolean {
  return byteOrderMark.equals(bytes.subarray(0, byteOrderMark.length));
}

/** Splits chunks into slices of at most `sliceSize` bytes. */
export async function* slicesOf(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const chunk of source) {
    for (let at = 0; at < chunk.length; at += sliceSize) yield chunk.subarray(at, at + sliceSize);
  }
}

/**
 * Yields the lines that each chunk completes, in order; undefined for one that is longer than `maxLineBytes`. A line
 * ends with LF or CR LF; at the end of the stream the line end is optional. The bytes are only valid until the next
 * lines are requested.
 */
export async function* linesOf(
  source: AsyncIterable<Uint8Array>,
): AsyncGenerator<readonly (Uint8Array | undefined)[]> {
  for await (const batch of batchesOf(source)) {
    if ('isEnded' in batch) yield [...linesIn(batch)];
    else if (batch.isLast) yield [undefined];
  }
}

/** Yields the lines of a batch without their ends. */
export function* linesIn({ bytes, isEnded }: Batch, ending = defaultLineEnd): Generator<Uint8Array> {
  let from = 0;
  for (let to; (to = bytes.indexOf(ending.byte, from)) !== -1;) {
    yield bytes.subarray(from, endOfText(bytes, from, to, ending));
    from = to + 1;
  }
  if (!isEnded) yield bytes.subarray(from);
}

export function countLines({ bytes }: Batch, ending = defaultLineEnd): number {
  let count = 0;
  for (let at = 0; (at = bytes.indexOf(ending.byte, at) + 1) > 0;) count++;
  return count;
}

/** Returns the end of a line's text, given the start of the line and the offset of its terminator. */
export function endOfText(
  bytes: Uint8Array,
  from: number,
  end: number,
  { hasCr }: Pick<LineEnd, 'hasCr'> = defaultLineEnd,
): number {
  return hasCr && end > from && bytes[end - 1] === carriageReturn ? end - 1 : end;
}

/** Decodes UTF-8; returns undefined for other bytes. */
export function decoded(bytes: Uint8Array): string | undefined {
  return isUtf8(bytes) ? asBuffer(bytes).toString('utf8') : undefined;
}

/** Decodes bytes that are not all UTF-8, with invalid ones as `\x{…}`, and returns the offset of the first of these. */
export function decodedPartly(bytes: Uint8Array): { readonly text: string; readonly offset: number } {
  // Concatenating small strings would take twenty times the memory.
  const text = Buffer.allocUnsafe('\\x{00}'.length * bytes.length);
  let length = 0;
  let offset: number | undefined;
  for (let i = 0; i < bytes.length;) {
    const first = bytes[i] ?? 0;
    const size = sequenceLength(first);
    const character = size === 0 ? undefined : bytes.subarray(i, i + size);
    if (character !== undefined && isUtf8(character)) {
      text.set(character, length);
      length += character.length;
      i += character.length;
    } else {
      length += escapes[first]?.copy(text, length) ?? 0;
      offset ??= i;
      i++;
    }
  }
  return { text: text.toString('utf8', 0, length), offset: offset ?? bytes.length };
}

const escapes = Array.from({ length: 256 }, (_, byte) =>
  Buffer.from(`\\x{${byte.toString(16).toUpperCase()}}`),
);

/** Returns the number of bytes of a character by its first byte; 0 if none begins with it. */
export function sequenceLength(first: number): number {
  if (first < 0x80) return 1;
  if (first < 0xc2 || first > 0xf4) return 0;
  return first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
}

function asBuffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** Why no revision derives a line, as one of a closed set of words. It is read off the bytes at which the walk stops. */

import { isUtf8 } from 'node:buffer';

/** What the words mean, in the order of summaries. */
export const reasons = {
  'ended-early': 'something could still have come',
  'bad-percent': 'two hexadecimal digits do not follow a "%"',
  space: 'there is a space',
  control: 'there is a control character of US-ASCII',
  'non-ascii': 'there is a character beyond US-ASCII',
  'not-utf8': 'there is a byte that is not UTF-8',
  letter: 'there is a letter or a digit where none can be',
  delimiter: 'there is another character of US-ASCII where it cannot be',
  missing: 'the record has no such column or member, or no string there',
  malformed: 'the record, or its field, is not of the format',
  'too-long': 'the record is longer than 1 MiB, and of a format with fields',
} as const;

export type Reason = keyof typeof reasons;

/** Bytes before the one at which a walk stops, and from it on, that a reason may depend on. */
export const bytesBefore = 2;
export const bytesFrom = 4;

const percent = 0x25;

/** @param stop the place in the bytes at which no revision goes on @param end that of the end of the line */
export function reasonAt(bytes: Uint8Array, from: number, stop: number, end: number): Reason {
  const before = (count: number): number => (stop - count >= from ? (bytes[stop - count] ?? 0) : 0);
  if (before(1) === percent || (before(2) === percent && isHexDigit(before(1)))) return 'bad-percent';
  if (stop >= end) return 'ended-early';
  const byte = bytes[stop] ?? 0;
  if (byte === 0x20) return 'space';
  if (byte < 0x20 || byte === 0x7f) return 'control';
  if (byte < 0x80) return isLetterOrDigit(byte) ? 'letter' : 'delimiter';
  const length = byte < 0xe0 ? 2 : byte < 0xf0 ? 3 : 4;
  const character = bytes.subarray(stop, Math.min(stop + length, end));
  return character.length === length && isUtf8(character) ? 'non-ascii' : 'not-utf8';
}

function isLetterOrDigit(byte: number): boolean {
  const lower = byte | 0x20;
  return (byte >= 0x30 && byte <= 0x39) || (lower >= 0x61 && lower <= 0x7a);
}

function isHexDigit(byte: number): boolean {
  const lower = byte | 0x20;
  return (byte >= 0x30 && byte <= 0x39) || (lower >= 0x61 && lower <= 0x66);
}

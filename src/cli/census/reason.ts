/** Why no revision derives a text, as one of a closed set of words. It is read off the bytes at which the walk stops. */

import { isUtf8 } from 'node:buffer';
import { type CensusReason, delimiters, isLetterOrDigit } from '../../study/census/reasons.js';
import { type Part, partAt } from './part.js';

/** Bytes before the one at which a walk stops, and from it on, that a reason may depend on beside the part. */
export const bytesBefore = 2;
export const bytesFrom = 4;

const percent = 0x25;
const colon = 0x3a;

/**
 * @param stop the place in the bytes at which no revision goes on
 * @param end that of the end of the text
 * @param part the one in which that place is, if not all bytes before it are there
 */
export function reasonAt(
  bytes: Uint8Array,
  from: number,
  stop: number,
  end: number,
  part?: Part,
): CensusReason {
  const before = (count: number): number => (stop - count >= from ? (bytes[stop - count] ?? 0) : 0);
  if (before(1) === percent || (before(2) === percent && isHexDigit(before(1)))) return 'bad-percent';
  if (stop >= end) return 'ended-early';
  const byte = bytes[stop] ?? 0;
  if (byte === 0x20) return 'space';
  if (byte < 0x20 || byte === 0x7f) return 'control';
  if (byte < 0x80) return reasonIn(part ?? partAt(bytes, from, stop), byte);
  const length = byte < 0xe0 ? 2 : byte < 0xf0 ? 3 : 4;
  const character = bytes.subarray(stop, Math.min(stop + length, end));
  return character.length === length && isUtf8(character) ? 'non-ascii' : 'not-utf8';
}

/** @param byte of a visible character of US-ASCII */
function reasonIn(part: Part, byte: number): CensusReason {
  const isPlain = isLetterOrDigit(byte);
  if (part === 'brackets' || (part === 'host' && isPlain)) return 'host';
  if (part === 'port') return 'port';
  if ((part === 'begin' || part === 'scheme') && (isPlain || byte === colon)) return 'scheme';
  return isPlain ? 'other' : (delimiters[byte] ?? 'other');
}

function isHexDigit(byte: number): boolean {
  const lower = byte | 0x20;
  return (byte >= 0x30 && byte <= 0x39) || (lower >= 0x61 && lower <= 0x66);
}

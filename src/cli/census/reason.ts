/** Why no revision derives a text, as one of a closed set of words. It is read off the bytes at which the walk stops. */

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
  if (isInBadEscape(bytes, from, stop, end)) return 'bad-percent';
  if (stop >= end) return 'ended-early';
  const byte = bytes[stop] ?? 0;
  if (byte === 0x20) return 'space';
  if (byte < 0x20 || byte === 0x7f) return 'control';
  if (byte < 0x80) return reasonIn(part ?? partAt(bytes, from, stop), byte);
  return isCharacter(bytes, stop, end) ? 'non-ascii' : 'not-utf8';
}

/** Whether the walk stops behind a "%" that no two hexadecimal digits follow; where they do, it stops for something else. */
function isInBadEscape(bytes: Uint8Array, from: number, stop: number, end: number): boolean {
  for (let at = Math.max(stop - 2, from); at < stop; at++) {
    if (bytes[at] !== percent) continue;
    const digits = [at + 1, at + 2].filter((place) => place < end && isHexDigit(bytes[place] ?? 0));
    return digits.length < 2;
  }
  return false;
}

/** @param byte of a visible character of US-ASCII */
function reasonIn(part: Part, byte: number): CensusReason {
  const isPlain = isLetterOrDigit(byte);
  if (part === 'brackets' || (part === 'host' && isPlain)) return 'host';
  if (part === 'port') return 'port';
  if ((part === 'begin' || part === 'scheme') && (isPlain || byte === colon)) return 'scheme';
  return isPlain ? 'other' : (delimiters[byte] ?? 'other');
}

/** Whether a character of several bytes in UTF-8 begins at a place: RFC 3629 §4. */
function isCharacter(bytes: Uint8Array, at: number, end: number): boolean {
  const first = bytes[at] ?? 0;
  const second = bytes[at + 1] ?? 0;
  if (first < 0xc2 || first > 0xf4) return false;
  const length = first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
  if (at + length > end) return false;
  const least = first === 0xe0 ? 0xa0 : first === 0xf0 ? 0x90 : 0x80;
  const most = first === 0xed ? 0x9f : first === 0xf4 ? 0x8f : 0xbf;
  if (second < least || second > most) return false;
  for (let i = at + 2; i < at + length; i++) if (((bytes[i] ?? 0) & 0xc0) !== 0x80) return false;
  return true;
}

function isHexDigit(byte: number): boolean {
  const lower = byte | 0x20;
  return (byte >= 0x30 && byte <= 0x39) || (lower >= 0x61 && lower <= 0x66);
}

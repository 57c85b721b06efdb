/** Reasons why no revision derives a text, as a closed set of words with their meanings. */
import { ascii } from '../core/base/ascii.js';

/** Reasons why a record gives no text. */
export const problems = {
  missing: 'the column or member is missing or contains no string',
  malformed: 'the record, or its field, does not match the format',
  'too-long': 'a record with fields is longer than 1 MiB',
} as const;
export type Problem = keyof typeof problems;

/** Meanings of the words; the first that applies counts. In the order of summaries. */
export const reasons = {
  'bad-percent': 'a "%" is not followed by two hexadecimal digits',
  'ended-early': 'the line is incomplete',
  space: 'there is a space',
  control: 'there is a control character of US-ASCII',
  'non-ascii': 'there is a character beyond US-ASCII',
  'not-utf8': 'there is a byte that is not UTF-8',
  host: 'a character in brackets, or a letter or digit in a host',
  port: 'a character after "host:digits"',
  scheme: 'a letter, digit or ":" rejected before any ":", "/", "?" or "#"',
  'delimiter:c': 'the character c, which is neither a letter nor a digit',
  other: 'a letter or a digit rejected anywhere else',
  ...problems,
} as const;

/** The reason why no revision derives a line; `delimiter:` with the character. */
export type CensusReason = Exclude<keyof typeof reasons, 'delimiter:c'> | `delimiter:${string}`;

/** The reason of each delimiter, by its code. */
export const delimiters = ascii.map((character): CensusReason => `delimiter:${character}`);

/** All reasons, in the order of summaries. */
export const allReasons: readonly CensusReason[] = Object.keys(reasons).flatMap((name) =>
  name === 'delimiter:c'
    ? delimiters.filter((_, unit) => unit > 0x20 && unit < 0x7f && !isLetterOrDigit(unit))
    : [name as CensusReason],
);

/** Returns the meaning of a reason, as a phrase. */
export function meaningOf(reason: string): string {
  return Object.hasOwn(reasons, reason)
    ? reasons[reason as keyof typeof reasons]
    : 'this character, which is neither a letter nor a digit';
}

export function isLetterOrDigit(unit: number): boolean {
  const lower = unit | 0x20;
  return (unit >= 0x30 && unit <= 0x39) || (lower >= 0x61 && lower <= 0x7a);
}

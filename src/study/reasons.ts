/** Why no revision derives a text, as one of a closed set of words, with what each means. */
import { ascii } from '../core/base/ascii.js';

/** Why there is no text in a record. */
export const problems = {
  missing: 'the record has no such column or member, or no string there',
  malformed: 'the record, or its field, is not of the format',
  'too-long': 'the record is longer than 1 MiB, and of a format with fields',
} as const;
export type Problem = keyof typeof problems;

/** What the words mean, the first that holds, in the order of summaries. */
export const reasons = {
  'bad-percent': 'two hexadecimal digits do not follow a "%"',
  'ended-early': 'something could still have come',
  space: 'there is a space',
  control: 'there is a control character of US-ASCII',
  'non-ascii': 'there is a character beyond US-ASCII',
  'not-utf8': 'there is a byte that is not UTF-8',
  host: 'in brackets; or a letter or a digit, between "//" and a port',
  port: 'after a ":" and digits behind a host',
  scheme: 'a letter, a digit or ":", and no ":", "/", "?" or "#" before it',
  'delimiter:c': 'the character c, which is neither a letter nor a digit',
  other: 'a letter or a digit anywhere else',
  ...problems,
} as const;

/** Why no revision derives a line; `delimiter:` with the character. */
export type CensusReason = Exclude<keyof typeof reasons, 'delimiter:c'> | `delimiter:${string}`;

/** By the code of a delimiter, its reason. */
export const delimiters = ascii.map((character): CensusReason => `delimiter:${character}`);

/** All that there are, in the order of summaries. */
export const allReasons: readonly CensusReason[] = Object.keys(reasons).flatMap((name) =>
  name === 'delimiter:c'
    ? delimiters.filter((_, unit) => unit > 0x20 && unit < 0x7f && !isLetterOrDigit(unit))
    : [name as CensusReason],
);

/** What a reason means, as a phrase. */
export function meaningOf(reason: string): string {
  return Object.hasOwn(reasons, reason)
    ? reasons[reason as keyof typeof reasons]
    : 'this character, which is neither a letter nor a digit';
}

export function isLetterOrDigit(unit: number): boolean {
  const lower = unit | 0x20;
  return (unit >= 0x30 && unit <= 0x39) || (lower >= 0x61 && lower <= 0x7a);
}

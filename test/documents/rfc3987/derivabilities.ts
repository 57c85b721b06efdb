/** Strings that rules of rfc3987 derive, and strings that they do not: those of its base, and its own. */
import type { Derivability } from '../expected.js';
import { derivabilities as rfc3986 } from '../rfc3986/derivabilities.js';
import { ownRule } from './own-rules.js';

/** The edges of the ranges of 2.2, and whether the character before and after them is in the range. */
const ranges: readonly (readonly [rule: string, first: number, last: number])[] = [
  ['ucschar', 0xa0, 0xd7ff],
  ['ucschar', 0xf900, 0xfdcf],
  ['ucschar', 0xfdf0, 0xffef],
  ...Array.from({ length: 13 }, (_, i) => ['ucschar', (i + 1) << 16, ((i + 1) << 16) + 0xfffd] as const),
  ['ucschar', 0xe1000, 0xefffd],
  ['iprivate', 0xe000, 0xf8ff],
  ['iprivate', 0xf0000, 0xffffd],
  ['iprivate', 0x100000, 0x10fffd],
];

export const derivabilities: readonly Derivability[] = [
  ...rfc3986.map(([rule, text, verdict]): Derivability => [ownRule(rule), text, verdict]),
  ...ranges.flatMap(([rule, first, last]): readonly Derivability[] => [
    [rule, String.fromCodePoint(first - 1), false],
    [rule, String.fromCodePoint(first), true],
    [rule, String.fromCodePoint(last), true],
    [rule, String.fromCodePoint(last + 1), false],
  ]),
  ['IRI', 'http://résumé.example.org', true],
  ['IRI', 'é://h', false],
  ['IRI-reference', 'é:b', false],
  ['IRI-reference', 'é', true],
  ['irelative-ref', '//é@é:1/é?é#é', true],
  ['irelative-ref', '//h:é', false],
  // "Private UCS characters can occur only in query parts".
  ['irelative-ref', '/\uE000', false],
  ['irelative-ref', '?\uE000', true],
  ['irelative-ref', '?\u{10FFFD}', true],
  ['irelative-ref', '#\uE000', false],
  // "Characters outside the US-ASCII repertoire are not reserved" (2.1).
  ['isegment', '¢', true],
  ['isegment', '\u{1F680}', true],
  ['isegment', '\uFFFD', false],
  ['isegment', '\uFDD0', false],
  ['isegment', '\u{1FFFF}', false],
  ['isegment', '\u{E0001}', false],
  ['isegment', '\u009F', false],
  // Half of a pair is no character.
  ['isegment', '\uD83D', false],
  ['isegment', '\uDE80', false],
  // 4.1 forbids it in words only.
  ['isegment', '\u202E', true],
  ['IPvFuture', 'v1.é', false],
  ['unreserved', 'é', false],
  ['iunreserved', 'é', true],
];

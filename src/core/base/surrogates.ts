/** Surrogates: the code units whose pairs are the characters beyond U+FFFF (RFC 2781 §2). */

/** A first and a last code unit. */
type Range = readonly [first: number, last: number];

export const highSurrogates: Range = [0xd800, 0xdbff];
export const lowSurrogates: Range = [0xdc00, 0xdfff];

/** The first and the last code point that is a pair. */
export const pairs: Range = [0x10000, 0x10ffff];

export function isIn(unit: number, [first, last]: Range): boolean {
  return first <= unit && unit <= last;
}

/** Returns the code point of a pair. */
export function codePointOf(high: number, low: number): number {
  return pairs[0] + (high - highSurrogates[0]) * 0x400 + (low - lowSurrogates[0]);
}

/** Returns the first code unit of a pair. */
export function highOf(codePoint: number): number {
  return highSurrogates[0] + Math.floor((codePoint - pairs[0]) / 0x400);
}

/** Returns the second code unit of a pair. */
export function lowOf(codePoint: number): number {
  return lowSurrogates[0] + ((codePoint - pairs[0]) % 0x400);
}

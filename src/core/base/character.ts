/** Unicode characters in UTF-16 text, their numbers, the two cases of letters, and the delimiters of components. */

/** Returns the whole character at an offset, or a lone surrogate unchanged; undefined at the end of the text. */
export function characterAt(text: string, offset: number): string | undefined {
  const codePoint = text.codePointAt(offset);
  return codePoint === undefined ? undefined : String.fromCodePoint(codePoint);
}

/** Returns the offset of the character that an offset is in: of its first half for the second of a pair. */
export function characterStart(text: string, offset: number): number {
  return (text.codePointAt(offset - 1) ?? 0) > 0xffff ? offset - 1 : offset;
}

/** Characters that separate components in every document. */
export const delimiters = ':/?#[]@';

/** Writes the number of a code unit or octet in hexadecimal, with at least two digits. */
export function hexadecimal(unit: number): string {
  return unit.toString(16).toUpperCase().padStart(2, '0');
}

/** Names a character by its code point: `U+00E9`. */
export function codePointName(character: string): string {
  return `U+${hexadecimal(character.codePointAt(0) ?? 0).padStart(4, '0')}`;
}

/** Returns the escape of a code unit in strings of JSON: `\u00e9`. */
export function jsonEscape(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** Returns the percent-encoding of an octet, also of a US-ASCII character. */
export function escapeOf(octet: number): string {
  return `%${hexadecimal(octet)}`;
}

/** Returns a letter of US-ASCII in lower and upper case (RFC 2234 §2.3); any other character alone. */
export function bothCases(character: string): readonly string[] {
  return /[A-Za-z]/.test(character) ? [character.toLowerCase(), character.toUpperCase()] : [character];
}

/** Unicode characters in UTF-16 text, their numbers, the two cases of letters, and what separates components. */

/** The whole character that begins at an offset, a lone surrogate as it is; undefined at the end of the text. */
export function characterAt(text: string, offset: number): string | undefined {
  const codePoint = text.codePointAt(offset);
  return codePoint === undefined ? undefined : String.fromCodePoint(codePoint);
}

/** What separates components in every document. */
export const delimiters = ':/?#[]@';

/** The number of a code unit or octet in hexadecimal, in two digits or more. */
export function hexadecimal(unit: number): string {
  return unit.toString(16).toUpperCase().padStart(2, '0');
}

/** The percent-encoding of an octet, as of a character of US-ASCII. */
export function escapeOf(octet: number): string {
  return `%${hexadecimal(octet)}`;
}

/** RFC 2234 §2.3: a letter of US-ASCII in lower and upper case; any other character alone. */
export function bothCases(character: string): readonly string[] {
  return /[A-Za-z]/.test(character) ? [character.toLowerCase(), character.toUpperCase()] : [character];
}

/** Unicode characters in UTF-16 text, and the two cases of letters. */

/** The whole character that begins at an offset, a lone surrogate as it is; undefined at the end of the text. */
export function characterAt(text: string, offset: number): string | undefined {
  const codePoint = text.codePointAt(offset);
  return codePoint === undefined ? undefined : String.fromCodePoint(codePoint);
}

/** RFC 2234 §2.3: a letter of US-ASCII in lower and upper case; any other character alone. */
export function bothCases(character: string): readonly string[] {
  return /[A-Za-z]/.test(character) ? [character.toLowerCase(), character.toUpperCase()] : [character];
}

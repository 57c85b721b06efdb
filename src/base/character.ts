/** Unicode characters in UTF-16 text. */

/** The whole character that begins at an offset, a lone surrogate as it is; undefined at the end of the text. */
export function characterAt(text: string, offset: number): string | undefined {
  const codePoint = text.codePointAt(offset);
  return codePoint === undefined ? undefined : String.fromCodePoint(codePoint);
}

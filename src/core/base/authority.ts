/** The authority that delimiters alone mark in any text, derivable or not (3986 §3.2, Appendix B). */

interface Delimited {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * Matches a text with an authority: group 1 is that, between "//", at the beginning or after a scheme, and the next "/",
 * "?" or "#"; group 2 is the rest. Linear time.
 */
export const authorityPattern = /^(?:[^:/?#]+:)?\/\/([^/?#]*)([^]*)/;

/** Returns the authority of a text; undefined if it has none. Linear time. */
export function delimitedAuthority(whole: string): Delimited | undefined {
  const [, text, rest = ''] = authorityPattern.exec(whole) ?? [];
  const end = whole.length - rest.length;
  return text === undefined ? undefined : { start: end - text.length, end, text };
}

/**
 * Returns the end of the characters that would be the authority, or stand before it, if each backslash were a slash;
 * 0 if there would be none. Browsers read it so; RFC 3986 has only escapes of it. Whoever encodes such a backslash picks
 * the host. Behind the authority it moves no host, so there it is data, as in every other document. Linear time.
 */
export function undecidedEnd(whole: string): number {
  return /^(?:[^:/?#\\]+:)?(?:[\\/]{2}|(?<=:)\\)[^/?#]*/.exec(whole)?.[0].length ?? 0;
}

/**
 * Finds "%" and the text after it, up to "]" or the end of the authority, after an address in brackets (RFC 6874 §2);
 * linear time.
 */
export function delimitedZone(whole: string): Delimited | undefined {
  const authority = delimitedAuthority(whole);
  if (authority === undefined) return undefined;
  const [found, text] = /^[^[]*\[[0-9A-Fa-f:.]+(%[^\]]*)/.exec(authority.text) ?? [];
  if (found === undefined || text === undefined) return undefined;
  const end = authority.start + found.length;
  return { start: end - text.length, end, text };
}

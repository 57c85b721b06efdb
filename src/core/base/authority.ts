/** The authority that delimiters alone mark in any text, derivable or not (3986 §3.2, Appendix B). */

export interface DelimitedAuthority {
  /** The offset after "//". */
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Finds the text between "//", at the beginning or after a scheme, and the next "/", "?" or "#"; linear time. */
export function delimitedAuthority(whole: string): DelimitedAuthority | undefined {
  const [found, text] = /^(?:[^:/?#]+:)?\/\/([^/?#]*)/.exec(whole) ?? [];
  if (found === undefined || text === undefined) return undefined;
  return { start: found.length - text.length, end: found.length, text };
}

/**
 * Finds "%" and the text after it, up to "]" or the end of the authority, after an address in brackets (RFC 6874 §2);
 * linear time.
 */
export function delimitedZone(whole: string): DelimitedAuthority | undefined {
  const authority = delimitedAuthority(whole);
  if (authority === undefined) return undefined;
  const [found, text] = /^[^[]*\[[0-9A-Fa-f:.]+(%[^\]]*)/.exec(authority.text) ?? [];
  if (found === undefined || text === undefined) return undefined;
  const end = authority.start + found.length;
  return { start: end - text.length, end, text };
}

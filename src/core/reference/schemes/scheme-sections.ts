/** The schemes that RFC 1738 §3 defines; the generic documents after it define none. */

/** Section of RFC 1738 by scheme, in lower case. */
export const schemeSections: ReadonlyMap<string, string> = new Map([
  ['ftp', '3.2'],
  ['http', '3.3'],
  ['gopher', '3.4'],
  ['mailto', '3.5'],
  ['news', '3.6'],
  ['nntp', '3.7'],
  ['telnet', '3.8'],
  ['wais', '3.9'],
  ['file', '3.10'],
  ['prospero', '3.11'],
]);

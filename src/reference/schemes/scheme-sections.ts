/** The schemes that RFC 1738 §3 defines, which the 1997 and 2003 revisions leave to it (1997 §1, 2003 §1). */

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

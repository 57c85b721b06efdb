/** Syntactic categories of the schemes of RFC 1738, by RFC 1808 §2.3. */

/** Suitability of the schemes of a category for relative URLs. */
export type SchemeCategory = 'never' | 'suitable base' | 'always';

/** By the name in lower case. */
export const schemeCategories: ReadonlyMap<string, SchemeCategory> = new Map([
  ['mailto', 'never'],
  ['news', 'never'],
  ['telnet', 'never'],
  ['gopher', 'suitable base'],
  ['prospero', 'suitable base'],
  ['wais', 'suitable base'],
  ['file', 'always'],
  ['ftp', 'always'],
  ['http', 'always'],
  ['nntp', 'always'],
]);

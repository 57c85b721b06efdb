/** RFC 1808 §2.3: the schemes of RFC 1738 in their syntactic categories. */

/** How the schemes of a category go with relative URLs. */
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

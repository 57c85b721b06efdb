/** Expected sentences of url-1995 that explain strings. */
import type { Explanation } from '../expected.js';

export const explanations: readonly Explanation[] = [
  ['ftp://u@h/p', 'BNF syntax: The url is ftpaddress.'],
  ['gopher://h/1s', 'BNF syntax: Its selector is "s".'],
  ['wais://h/d/t/42/p', 'BNF syntax: The digits between wtype and path are "42".'],
];

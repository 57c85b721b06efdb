/** Normal forms by url-1993, level by level. */
import type { Normalization } from '../expected.js';

export const normalizations: readonly Normalization[] = [
  ['http://H/%7a%41', 'string', 'http://H/%7a%41'],
  ['http://H/%7a%41', 'escape', 'http://H/%7A%41'],
];

/** Normal forms by rfc1808, level by level. */
import type { Normalization } from '../expected.js';

export const normalizations: readonly Normalization[] = [
  ['HTTP://WWW.Xerox.com:80/A', 'case', 'http://WWW.Xerox.com:80/A'],
  ['HTTP://WWW.Xerox.com:80/A', 'scheme', 'http://WWW.Xerox.com:80/A'],
  // Dots are removed from relative paths only, in resolving (4); the document is silent on escapes.
  ['http://h/a/../b', 'scheme', 'http://h/a/../b'],
  ['http://h/%7e%41', 'scheme', 'http://h/%7e%41'],
  // Neither form is preferred.
  ['http://h/a?#', 'scheme', 'http://h/a?#'],
  ['A:b', 'case', 'a:b'],
  ['A/b', 'case', 'A/b'],
];

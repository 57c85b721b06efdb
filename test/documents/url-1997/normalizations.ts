/** Normal forms by url-1997, level by level. */
import type { Normalization } from '../expected.js';

export const normalizations: readonly Normalization[] = [
  ['HTTP://WWW.Xerox.com:80/A', 'case', 'http://www.xerox.com:80/A'],
  ['HTTP://WWW.Xerox.com:80/A', 'scheme', 'http://www.xerox.com/A'],
  ['ftp://U:P@H.org:21/', 'scheme', 'ftp://U:P@h.org/'],
  ['http://h/%7e%2d%2e%41%2f', 'escape', 'http://h/~-%2EA%2F'],
  ['http://h:/', 'scheme', 'http://h/'],
  ['http://h:080/', 'scheme', 'http://h/'],
  ['http://h:08080/', 'scheme', 'http://h:08080/'],
  ['x://h:80/', 'scheme', 'x://h:80/'],
  ['//H:80/a', 'scheme', '//h:80/a'],
  ['http://h/a/../b', 'scheme', 'http://h/a/../b'],
  // Read as paths.
  ['http://A_B:80/', 'scheme', 'http://A_B:80/'],
  ['http://%61b/', 'scheme', 'http://%61b/'],
  // The text before the colon would become a scheme.
  ['a%2Db:c', 'escape', 'a%2Db:c'],
  ['./%41:c', 'escape', './A:c'],
];

/** Normal forms by rfc2396, level by level. */
import type { Normalization } from '../expected.js';

export const normalizations: readonly Normalization[] = [
  ['HTTP://WWW.Xerox.com:80/A', 'case', 'http://www.xerox.com:80/A'],
  ['HTTP://WWW.Xerox.com:80/A', 'scheme', 'http://www.xerox.com/A'],
  ['ftp://U:P@H.org.:21/', 'scheme', 'ftp://U:P@h.org./'],
  // 2.4.2: the scheme decides which characters are unescaped in a normal form.
  ['http://h/%7e%2d%2e%41%2f', 'escape', 'http://h/%7E%2D%2E%41%2F'],
  ['http://h:/', 'scheme', 'http://h/'],
  ['http://h:080/', 'scheme', 'http://h/'],
  ['http://h:08080/', 'scheme', 'http://h:08080/'],
  ['x://h:80/', 'scheme', 'x://h:80/'],
  ['//H:80/a', 'scheme', '//h:80/a'],
  ['http://H:80?Q#F', 'scheme', 'http://h?Q#F'],
  ['http://1.2.3.4:80/', 'scheme', 'http://1.2.3.4/'],
  // 5: "." and ".." are special when a relative path is resolved, not here.
  ['http://h/a/../b/./c', 'scheme', 'http://h/a/../b/./c'],
  // Names of a registry: case and port are the registry's.
  ['http://A_B:80/', 'scheme', 'http://A_B:80/'],
  ['HTTP://%61b/', 'scheme', 'http://%61b/'],
  ['MAILTO:A@B', 'scheme', 'mailto:A@B'],
];

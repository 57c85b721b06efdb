/** Normal forms by rfc2732, level by level. */
import type { Normalization } from '../expected.js';

export const normalizations: readonly Normalization[] = [
  ['HTTP://[::1]:80/A', 'scheme', 'http://[::1]/A'],
  ['http://[::1]:/', 'scheme', 'http://[::1]/'],
  ['HTTP://WWW.Xerox.com:80/A', 'case', 'http://www.xerox.com:80/A'],
  // RFC 2396 §6 folds scheme and hostname; no section is about the digits of an address.
  ['http://[::AB]/', 'scheme', 'http://[::AB]/'],
  ['http://[0:0::1]/', 'scheme', 'http://[0:0::1]/'],
  ['http://h/?%5b', 'scheme', 'http://h/?%5B'],
];

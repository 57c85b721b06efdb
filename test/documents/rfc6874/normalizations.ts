/** Normal forms by rfc6874, level by level. */
import type { Normalization } from '../expected.js';

export const normalizations: readonly Normalization[] = [
  // RFC 3986 §6.2.2.1: the host is case-insensitive, and the zone is in it.
  ['HTTP://[FE80::A%25EN1]:80', 'case', 'http://[fe80::a%25en1]:80'],
  ['http://[fe80::a%25en1]:80', 'scheme', 'http://[fe80::a%25en1]/'],
  ['http://[fe80::a%25a%5db]/', 'case', 'http://[fe80::a%25a%5Db]/'],
  // The "%25" stays, even before two more hexadecimal digits.
  ['http://[fe80::a%25%65n1]/', 'escape', 'http://[fe80::a%25en1]/'],
  ['http://[fe80::a%2565n1]/', 'escape', 'http://[fe80::a%2565n1]/'],
  ['http://[fe80:0::a%25en1]/', 'scheme', 'http://[fe80:0::a%25en1]/'],
];

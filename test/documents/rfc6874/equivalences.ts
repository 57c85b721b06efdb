/** Pairs of strings that rfc6874 calls equivalent, with the level, and pairs that it does not. */
import type { Equivalence } from '../expected.js';

export const equivalences: readonly Equivalence[] = [
  ['RFC 3986 §6.2.2.1', 'http://[FE80::A%25EN1]/', 'http://[fe80::a%25en1]/', 'case'],
  ['RFC 3986 §2.3', 'http://[fe80::a%25%65n1]/', 'http://[fe80::a%25en1]/', 'escape'],
  ['RFC 3986 §6.2.3', 'http://[fe80::a%25en1]:80', 'http://[fe80::a%25en1]/', 'scheme'],
  ['RFC 3986 §6.2.3', 'https://[fe80::a%25en1]:443', 'https://[fe80::a%25en1]/', 'scheme'],
  // The zone is a part of the identifier, as far as it means anything.
  ['2', 'http://[fe80::a%25en1]/', 'http://[fe80::a]/', undefined],
  ['2', 'http://[fe80::a%25en1]/', 'http://[fe80::a%25en2]/', undefined],
  ['2', 'http://[fe80::a%25a%2Fb]/', 'http://[fe80::a%25a%5Cb]/', undefined],
];

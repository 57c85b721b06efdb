/** Pairs of strings that rfc2732 calls equivalent, with the level, and pairs that it does not. */
import type { Equivalence } from '../expected.js';

export const equivalences: readonly Equivalence[] = [
  ['RFC 2396 §6', 'http://[::1]:80/', 'HTTP://[::1]/', 'scheme'],
  ['RFC 2396 §6', 'http://[::1]:/', 'http://[::1]/', 'scheme'],
  ['RFC 2396 §6', 'http://[::AB]/', 'http://[::ab]/', undefined],
  ['RFC 2396 §2.3', 'http://h/%7Ea', 'http://h/~a', 'escape'],
  // They are reserved: escaping them may change what a URI means (RFC 2396 §2.2).
  ['3', 'http://h/?[', 'http://h/?%5B', undefined],
];

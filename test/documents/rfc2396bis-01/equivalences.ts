/** Pairs of strings that rfc2396bis-01 calls equivalent, with the level, and pairs that it does not. */
import type { Equivalence } from '../expected.js';

export const equivalences: readonly Equivalence[] = [
  ['3.2.2', 'http://www.example.com:080/', 'http://www.example.com/', 'scheme'],
  ['3.2.2', 'http://www.example.com:000/', 'http://www.example.com:0/', 'scheme'],
  ['6.2.2.2', 'http://h/a%2Db', 'http://h/a-b', 'escape'],
  ['6.2.2.3', 'http://h/a/%2E%2E/b', 'http://h/b', 'path-segments'],
  ['2.2', 'http://h/a%2Cb', 'http://h/a,b', undefined],
  // Digits are unescaped "without fear of creating a conflict", although a registered name becomes a host.
  ['2.3', 'http://www.w%33.org/', 'http://www.w3.org/', 'escape'],
  ['2.3', 'http://WWW.w%33.org:80/', 'http://www.w3.org/', 'scheme'],
  ['3.2.2', 'http://h:/', 'http://h:80/', 'scheme'],
  ['3.2.2', 'foo://h:/', 'foo://h/', 'scheme'],
  ['3.2.2', 'file://localhost/x', 'file:///x', 'scheme'],
  ['3.2.2', 'http://localhost/x', 'http:///x', undefined],
];

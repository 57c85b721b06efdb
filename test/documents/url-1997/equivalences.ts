/** Pairs of strings that url-1997 calls equivalent, with the level, and pairs that it does not. */
import type { Equivalence } from '../expected.js';

export const equivalences: readonly Equivalence[] = [
  ['4.3.1', 'http://www.example.com:080/', 'http://www.example.com/', 'scheme'],
  ['4.3.1', 'x://h:08080/', 'x://h:8080/', 'scheme'],
  ['2.3', 'http://h/a%2Eb', 'http://h/a.b', 'escape'],
  ['2.3', 'http://h/%2E%2E/b', 'http://h/../b', 'escape'],
  ['2.3', 'a%2Db:c', 'a-b:c', undefined],
  ['2.2', 'http://h/a%3Bb', 'http://h/a;b', undefined],
  ['4.3.1', 'http://h:/', 'http://h:80/', 'scheme'],
  ['4.3.1', 'foo://h:/', 'foo://h/', 'scheme'],
];

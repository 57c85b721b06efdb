/** Pairs of strings that rfc2396 calls equivalent, with the level, and pairs that it does not. */
import type { Equivalence } from '../expected.js';

export const equivalences: readonly Equivalence[] = [
  ['6', 'http://www.XEROX.com', 'HTTP://www.xerox.com', 'case'],
  ['6', 'http://h:80/', 'http://h/', 'scheme'],
  ['6', 'x://h:80/', 'x://h/', undefined],
  ['6', 'http://h/A', 'http://h/a', undefined],
  ['3.2.2', 'http://www.example.com:080/', 'http://www.example.com/', 'scheme'],
  ['3.2.2', 'x://h:08080/', 'x://h:8080/', 'scheme'],
  ['2.4.2', 'http://h/%7ejoe', 'http://h/~joe', 'escape'],
  ['2.3', 'http://h/a%2Eb', 'http://h/a.b', 'escape'],
  ['2.3', 'http://h/%2E%2E/b', 'http://h/../b', 'escape'],
  // A registered name only by its escapes.
  ['2.3', 'http://www.w%33.org/', 'http://www.w3.org/', 'escape'],
  // The text before the colon would become a scheme.
  ['2.3', 'a%2Db/c', 'a-b/c', 'escape'],
  ['2.2', 'http://h/a%3Bb', 'http://h/a;b', undefined],
  ['2.2', 'http://h/?a%2Bb', 'http://h/?a+b', undefined],
  ['2.2', 'http://h/a%24b', 'http://h/a$b', undefined],
  ['5', 'http://h/a/../b', 'http://h/b', undefined],
  ['3.2.2', 'http://h:/', 'http://h:80/', 'scheme'],
  ['3.2.2', 'foo://h:/', 'foo://h/', 'scheme'],
];

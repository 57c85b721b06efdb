/** What rfc1738 calls equivalent, level by level, and what it does not. */
import type { Equivalence } from '../expected.js';

export const equivalences: readonly Equivalence[] = [
  ['3.1', 'http://www.example.com:080/', 'http://www.example.com/', 'scheme'],
  ['3.1', 'http://h:08080/', 'http://h:8080/', 'scheme'],
  ['3.1', 'http://h:8081/', 'http://h:8080/', undefined],
  ['2.2', 'http://h/a%2Db', 'http://h/a-b', 'escape'],
  ['2.2', 'http://h/a%2fb', 'http://h/a/b', undefined],
  ['2.2', 'http://h/a%3Bb', 'http://h/a;b', undefined],
  ['2.2', 'http://h/a%7Eb', 'http://h/a%7eb', 'escape'],
  ['3.3', 'http://h', 'http://h/', 'scheme'],
  ['3.3', 'http://h:80/', 'http://h', 'scheme'],
  ['3.3', 'http://h/a', 'http://h/a/', undefined],
  ['3.4.1', 'gopher://h', 'gopher://h/', 'scheme'],
  ['3.4.1', 'gopher://h/', 'gopher://h/1', 'scheme'],
  ['3.4.1', 'gopher://h/', 'gopher://h/0', undefined],
  ['3.4.1', 'gopher://h/', 'gopher://h/11', undefined],
  ['3.8', 'telnet://u@h', 'telnet://u@h:23/', 'scheme'],
  ['3.10', 'file://localhost/x', 'file:///x', 'scheme'],
  ['3.10', 'file://h/x', 'file:///x', undefined],
];

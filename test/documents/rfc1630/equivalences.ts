/** Pairs of strings that rfc1630 calls equivalent, with the level, and pairs that it does not. */
import type { Equivalence } from '../expected.js';

const host = 'http://info.cern.ch';

export const equivalences: readonly Equivalence[] = [
  [
    'Encoding reserved characters',
    `${host}/albert/bertram/marie-claude`,
    `${host}/albert/bertram/marie%2Dclaude`,
    'escape',
  ],
  [
    'Encoding reserved characters',
    `${host}/albert/bertram/marie-claude`,
    `${host}/albert/bertram%2Fmarie-claude`,
    undefined,
  ],
  ['Encoding reserved characters', 'http://h/a%2A', 'http://h/a*', undefined],
  ['Encoding reserved characters', 'http://h/a?b+c', 'http://h/a?b%2Bc', undefined],
  // Reserved are dots that are a whole element, the plus sign in a query, and the "@" before a host.
  ['Encoding reserved characters', 'http://h/a%2Ehtml', 'http://h/a.html', 'escape'],
  ['Encoding reserved characters', 'http://h/%2e%2E%2e', 'http://h/...', 'escape'],
  ['Encoding reserved characters', 'http://h/%2E/a', 'http://h/./a', undefined],
  ['Encoding reserved characters', 'http://h/a/.%2E', 'http://h/a/..', undefined],
  ['Encoding reserved characters', 'http://h/..?a', 'http://h/%2e%2e?a', undefined],
  ['Encoding reserved characters', 'http://h/a%40b?c%40d%2Ee', 'http://h/a@b?c@d.e', 'escape'],
  ['Encoding reserved characters', 'http://h?%2E', 'http://h?.', 'escape'],
  ['Encoding reserved characters', 'http://h/a%2Bb', 'http://h/a+b', 'escape'],
  ['Encoding reserved characters', 'ftp://u@h/a%40%2B%2e', 'ftp://u@h/a@+.', 'escape'],
  ['User name and password', 'ftp://u%40h/a', 'ftp://u@h/a', undefined],
  ['News', 'news:a%40b', 'news:a@b', undefined],
  ['Message-Id', 'mid:a/b%2Ec@d', 'mid:a/b.c@d', undefined],
  ['HTTP', 'http://h:80/a', 'http://h/a', 'scheme'],
  ['HTTP', 'http://h:080?a', 'http://h?a', 'scheme'],
  ['HTTP', 'http://h:8000/a', 'http://h/a', undefined],
  ['FTP', 'ftp://h:80/a', 'ftp://h/a', undefined],
  ['Gopher', 'gopher://h/1', 'gopher://h', 'scheme'],
  ['Gopher', 'gopher://h/11', 'gopher://h', undefined],
];

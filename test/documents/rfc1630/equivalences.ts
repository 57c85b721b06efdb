/** What rfc1630 calls equivalent, level by level, and what it does not. */
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
  ['HTTP', 'http://h:80/a', 'http://h/a', 'scheme'],
  ['HTTP', 'http://h:080?a', 'http://h?a', 'scheme'],
  ['HTTP', 'http://h:8000/a', 'http://h/a', undefined],
  ['FTP', 'ftp://h:80/a', 'ftp://h/a', undefined],
  ['Gopher', 'gopher://h/1', 'gopher://h', 'scheme'],
  ['Gopher', 'gopher://h/11', 'gopher://h', undefined],
];

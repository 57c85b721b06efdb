/** Meanings of the components of URLs by url-1995. */
import type { ExpectedParts } from '../expected.js';

export const parts: readonly ExpectedParts[] = [
  {
    section: 'BNF syntax',
    text: 'ftp://u:p@h:1/a/b',
    parts: { anonymous: undefined, login: { user: 'u', password: 'p' }, directories: ['a'], name: 'b' },
  },
  { section: 'BNF syntax', text: 'telnet://u:p@h', parts: { login: { user: 'u', password: 'p' } } },
  { section: 'BNF syntax', text: 'gopher://h', parts: { type: undefined, typeGiven: false } },
  { section: 'BNF syntax', text: 'afs:x', parts: undefined },
];

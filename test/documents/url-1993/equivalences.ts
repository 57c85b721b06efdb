/** Pairs of strings that url-1993 calls equivalent, with the level, and pairs that it does not. */
import type { Equivalence } from '../expected.js';

export const equivalences: readonly Equivalence[] = [
  ['Internet protocol parts', 'http://h:080/a', 'http://h:80/a', 'scheme'],
  ['Internet protocol parts', 'ftp://u:p@h:021/a', 'ftp://u:p@h:21/a', 'scheme'],
  ['Internet protocol parts', 'telnet://u@h:00', 'telnet://u@h:0', 'scheme'],
  // It names no default.
  ['Internet protocol parts', 'http://h:80/a', 'http://h/a', undefined],
  ['Internet protocol parts', 'http://h:8/a', 'http://h:80/a', undefined],
];

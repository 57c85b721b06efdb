/** The algorithms of each revision, and strings to test them. */
import fc from 'fast-check';
import { rooms } from '../../../generated/registry/rooms.js';
import { revision, type RevisionId } from '../../../src/api/index.js';
import type { ReferenceAlgorithms } from '../../../src/core/reference/algorithms.js';

export function algorithmsOf(id: RevisionId): ReferenceAlgorithms {
  return rooms[id].references;
}

/** Properties are checked on the same strings in every run. */
export const seed = { seed: 1738, numRuns: 500 };

const beginnings = [
  ...[
    '',
    '',
    '/',
    '//h',
    '//H:80/',
    './',
    '../',
    'a',
    '%41',
    'x:',
    'x:/',
    'X://a/',
    'http:',
    'http://h',
    'HTTP://H/',
  ],
  ...[
    'http://h:80/',
    'ftp://u:p@h/',
    'FTP://H:21',
    'http://%61/',
    'http://%31.2.3.4/',
    '//u%41@h/',
    'http://[::1]:80/',
  ],
  ...['news:', 'mailto:', 'gopher://h/', 'wais://h/d', 'prospero://h/', 'telnet://h:23/', 'nntp://h/g/'],
];

const pieces = [
  ...[
    '/',
    '/',
    '//',
    '.',
    '..',
    './',
    '../',
    '/.',
    '/..',
    '?',
    '#',
    ':',
    ';',
    '=',
    '@',
    '&',
    '%2e',
    '%41',
    '%7a',
  ],
  ...[
    'a',
    'b',
    'g',
    'A',
    '1',
    '-',
    '_',
    '~',
    '%2F',
    '%5f',
    '%31',
    ':80',
    '[',
    '%',
    ';type=i',
    ';type=%69',
    '+',
  ],
];

/** Strings of pieces that matter to references, derivable or not. */
export const anyText: fc.Arbitrary<string> = fc
  .tuple(fc.constantFrom(...beginnings), fc.array(fc.constantFrom(...pieces), { maxLength: 6 }))
  .map(([beginning, chosen]) => beginning + chosen.join(''));

/** Strings that a revision derives. */
export function derivable(id: RevisionId): fc.Arbitrary<string> {
  return anyText.filter((text) => revision(id).accepts(text));
}

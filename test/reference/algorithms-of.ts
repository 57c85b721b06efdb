/** The algorithms of each revision, and strings to try them on. */
import fc from 'fast-check';
import { revision, type RevisionId } from '../../src/index.js';
import type { ReferenceAlgorithms } from '../../src/reference/algorithms.js';
import { references1738 } from '../../src/reference/rfc1738.js';
import { references2003 } from '../../src/reference/rfc2396bis-01.js';
import { references1993 } from '../../src/reference/url-1993.js';
import { references1995 } from '../../src/reference/url-1995.js';
import { references1997 } from '../../src/reference/url-1997.js';

export const algorithmsOf: Readonly<Record<RevisionId, ReferenceAlgorithms>> = {
  'url-1993': references1993,
  'url-1995': references1995,
  rfc1738: references1738,
  'url-1997': references1997,
  'rfc2396bis-01': references2003,
};

/** Properties are checked on the same strings in every run. */
export const seed = { seed: 1738, numRuns: 2000 };

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
    'G',
    '1',
    '-',
    '_',
    '~',
    '%2F',
    '%5f',
    'http:',
    'ftp://',
    'x:',
    '//h',
    '//H:80',
    ':80',
  ],
  ...[
    'HTTP://',
    'http://h',
    '//%61',
    '//u@',
    '[::1]',
    '[',
    '%31.2.3.4',
    '%',
    'news:',
    ';type=i',
    ';type=%69',
  ],
];

/** Strings of pieces that matter to references, derivable or not. */
export const anyText: fc.Arbitrary<string> = fc
  .array(fc.constantFrom(...pieces), { maxLength: 9 })
  .map((chosen) => chosen.join(''));

/** Strings that a revision derives. */
export function derivable(id: RevisionId): fc.Arbitrary<string> {
  return anyText.filter((text) => revision(id).accepts(text));
}

/** Findings of the page of 1995 beyond its BNF: the two paragraphs before it. */

import type { ProseEntry } from '../../core/prose/entry.js';
import { matches, writtenScheme } from '../../core/prose/matchers.js';

export const prose: readonly ProseEntry[] = [
  {
    id: 'national',
    level: 'violation',
    section: 'BNF syntax',
    sentence: 'The national characters "may not appear in URLs": no production has them.',
    test: (reading) => matches(reading, /[{}|[\]\\^~]+/g),
  },
  {
    id: 'punctuation',
    level: 'violation',
    section: 'BNF syntax',
    sentence: 'The punctuation characters "<" and ">" "may not appear in URLs": no production has them.',
    test: (reading) => matches(reading, /[<>]+/g),
  },
  {
    id: 'generic-only',
    level: 'note',
    section: 'BNF syntax',
    sentence:
      'The production generic "gives a higher level parsing of the same URLs as the other productions", but no other production derives this one.',
    test: (reading) => reading.nodes('generic'),
  },
  {
    id: 'afs',
    level: 'note',
    section: 'BNF syntax',
    sentence: 'The production afsaddress is "left in as historical note, but is not a url production".',
    test: (reading) => {
      const scheme = writtenScheme(reading);
      return scheme !== undefined && reading.of(scheme) === 'afs' ? [scheme] : [];
    },
  },
];

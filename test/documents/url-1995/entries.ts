/** Strings in which each entry of the prose of url-1995 finds something, and strings in which it finds nothing. */
import type { ExpectedEntry } from '../expected.js';

export const entries: Readonly<Record<string, ExpectedEntry>> = {
  national: { good: 'http://info.cern.ch/%7Euser', bad: 'http://info.cern.ch/~user' },
  punctuation: { good: 'http://info.cern.ch/%3Cdoc%3E', bad: 'http://info.cern.ch/<doc>' },
  'generic-only': { good: 'news:comp.infosystems', bad: 'mid:part1' },
  afs: { good: 'ftp://info.cern.ch/pub', bad: 'afs://cell/path' },
};

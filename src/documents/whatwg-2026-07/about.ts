/** Remarks about the URL Standard, on the page and in the report. */

import type { About, Remarks } from '../../core/about.js';

export const about: About = {
  name: 'URL Standard',
  short: 'WHATWG URL',
  address: 'https://url.spec.whatwg.org/commit-snapshots/6ae84860d12800bcf563668e7cc821360dce6062/',
  summary:
    'The URL Standard of the WHATWG, by which browsers work, on 2 July 2026. Its section on writing defines valid URL strings in words. It prints no BNF; the grammar here transcribes the words.',
  changes: [
    {
      sentence: 'A special scheme needs two slashes and a host.',
      text: 'http:a',
      before: true,
      after: false,
    },
    { sentence: 'Characters beyond US-ASCII are valid.', text: 'http://a/é', before: false, after: true },
    { sentence: 'User and password cannot be written.', text: 'http://u:p@h/', before: true, after: false },
    { sentence: 'A port has 16 bits.', text: 'http://h:65536/', before: true, after: false },
  ],
  policy: {
    section: '#valid-host-string',
    quote:
      'must be a valid domain string, a valid IPv4-address string, or: U+005B ([), followed by a valid IPv6-address string',
    reading: 'No string has two derivations: no valid domain ends in a number.',
  },
  exercises: [],
};

const relativeFirst =
  'A relative URL can be empty or end before the colon of a scheme, and the absolute one is not tried.';
const ldhFirst =
  'A label of letters and digits matches the beginning of one with other characters, which is not tried.';
const oneOfTwo =
  'The first alternative matches one letter or digit of every longer label, which is then not tried.';

export const remarks: Remarks = {
  naive: {
    'valid-URL-string-special': relativeFirst,
    'valid-URL-string-file': relativeFirst,
    'valid-URL-string-other': relativeFirst,
    'port-number':
      'After "6", the digits of a shorter number match the beginning of a longer one, which is not tried.',
    'valid-host-string': 'An IPv4 address matches the beginning of a longer domain, which is not tried.',
    'domain-label': ldhFirst,
    'last-label': ldhFirst,
    'ldh-label': oneOfTwo,
    'no-number-label': oneOfTwo,
    'decimal-byte': 'One `DIGIT` matches the beginning of every longer number.',
    'valid-IPv6-address-string':
      '`*n( valid-IPv6-piece-string ":" )` matches the first half of the `::`, and does not give it back.',
  },
};

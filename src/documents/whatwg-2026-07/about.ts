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

export const remarks: Remarks = { naive: {} };

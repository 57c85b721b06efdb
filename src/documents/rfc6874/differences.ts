/** Reasons why the rules of RFC 6874 differ from those of RFC 3986: section 2 replaces one by three. */

import type { Differences } from '../../core/about.js';
import { cited } from '../../core/base/citation.js';
import { differences as base } from '../rfc3986/differences.js';

export const differences: Differences = {
  merged: {},
  split: { IPv6addrz: 'IP-literal', ZoneID: 'IP-literal' },
  classed: [
    {
      rewritten: ['IP-literal'],
      strings: [{ change: 'added' }],
      evidence: {
        class: 'intended',
        section: '2',
        quote:
          'To provide support for a zone identifier, the existing syntax of IPv6address is retained, and a zone identifier may be added optionally to any literal address.',
      },
    },
    {
      added: ['IPv6addrz'],
      strings: [{ change: 'added', at: '%' }],
      evidence: {
        class: 'intended',
        section: '2',
        quote:
          'any occurrences of literal "%" symbols in a URI MUST be percent-encoded and represented in the form "%25". Thus, the scoped address fe80::a%en1 would appear in a URI as http://[fe80::a%25en1].',
      },
    },
    {
      added: ['ZoneID'],
      evidence: {
        class: 'intended',
        section: '2',
        quote:
          'A <zone_id> SHOULD contain only ASCII characters classified as "unreserved" for use in URIs [RFC3986]. … However, the syntax described below does allow such characters to be percent-encoded, for compatibility with existing devices that use them.',
      },
    },
  ],
  escapedBy: 'RFC 3986 §2.1',
  advice: base.advice?.map((one) => ({ ...one, section: cited('RFC 3986', one.section) })) ?? [],
};

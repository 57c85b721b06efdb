/** Why the rules of RFC 6874 differ from those of RFC 3986: section 2 replaces one by three. */

import type { Differences } from '../../about.js';

export const differences: Differences = {
  merged: {},
  split: { IPv6addrz: 'IP-literal', ZoneID: 'IP-literal' },
  classed: [
    {
      rewritten: ['IP-literal'],
      added: ['ZoneID', 'IPv6addrz'],
      evidence: {
        class: 'intended',
        section: '2',
        quote:
          'To provide support for a zone identifier, the existing syntax of IPv6address is retained, and a zone identifier may be added optionally to any literal address.',
      },
    },
  ],
};

/** Why the rules of RFC 2732 differ from those of RFC 2396: section 3 lists the changes. */

import type { Differences } from '../../about.js';

export const differences: Differences = {
  merged: {},
  split: { HEXDIG: 'hex' },
  classed: [
    {
      rewritten: ['host'],
      added: ['ipv6reference'],
      evidence: {
        class: 'intended',
        section: '3',
        quote: "change the 'host' non-terminal to add an IPv6 option",
      },
    },
    {
      added: ['IPv6address', 'hexpart', 'hexseq', 'hex4'],
      evidence: {
        class: 'intended',
        section: '3',
        quote: 'where IPv6address is defined as in RFC2373',
        note: 'The rules of Appendix B there do not derive all the addresses of §2 here.',
      },
    },
    {
      rewritten: ['IPv4address'],
      evidence: {
        class: 'intended',
        section: '3',
        quote:
          "Replace the definition of 'IPv4address' with that of RFC 2373, as it correctly defines an IPv4address as consisting of at most three decimal digits per segment.",
      },
    },
    {
      rewritten: ['reserved', 'unwise'],
      evidence: {
        class: 'intended',
        section: '3',
        quote: `Add "[" and "]" to the set of 'reserved' characters … and remove them from the 'unwise' set`,
        note: 'What allows them is a “reserved purpose”. That a query, a fragment and an opaque part hold them by way of uric is not told.',
      },
    },
    {
      added: ['HEXDIG'],
      evidence: {
        class: 'notation',
        note: 'RFC 2373 writes its rules with the core rules of RFC 2234 (§6.1), and RFC 2396 has a hex of its own.',
      },
    },
  ],
};

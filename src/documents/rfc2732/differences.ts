/** Reasons why the rules of RFC 2732 differ from those of RFC 2396: section 3 lists the changes. */

import type { Differences } from '../../core/about.js';
import { cited } from '../../core/base/citation.js';
import { differences as base } from '../rfc2396/differences.js';

export const differences: Differences = {
  merged: {},
  split: { HEXDIG: 'hex' },
  classed: [
    {
      rewritten: ['host'],
      added: ['ipv6reference'],
      strings: [{ change: 'added', in: ['host'] }],
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
      },
    },
    {
      added: ['IPv6address'],
      evidence: {
        class: 'unexplained',
        note: 'Appendix B of RFC 2373 has a colon before every IPv4address. So "::192.9.5.5", an address of §2, is not derivable, but ":::192.9.5.5" is. The document does not say this.',
      },
    },
    {
      rewritten: ['IPv4address'],
      strings: [{ change: 'reread' }],
      evidence: {
        class: 'intended',
        section: '3',
        quote:
          "Replace the definition of 'IPv4address' with that of RFC 2373, as it correctly defines an IPv4address as consisting of at most three decimal digits per segment.",
      },
    },
    {
      rewritten: ['reserved', 'unwise'],
      strings: [{ change: 'added', in: ['path', 'query', 'fragment'] }],
      evidence: {
        class: 'intended',
        section: '3',
        quote: `Add "[" and "]" to the set of 'reserved' characters … and remove them from the 'unwise' set`,
      },
    },
    {
      rewritten: ['reserved'],
      strings: [{ change: 'added', in: ['path', 'query', 'fragment'] }],
      evidence: {
        class: 'unexplained',
        note: 'Through uric, "[" and "]" become data of a query, a fragment and an opaque part. The document does not say this: §3 allows them “explicitly for this reserved purpose”, which is to enclose an address.',
      },
    },
    {
      added: ['HEXDIG'],
      evidence: {
        class: 'notation',
        note: 'RFC 2373 writes its rules with the core rules of RFC 2234 (§6.1); RFC 2396 has its own rule hex.',
      },
    },
  ],
  advice:
    base.advice
      ?.filter(({ at }) => at !== '[')
      .map((one) => ({ ...one, section: cited('RFC 2396', one.section) })) ?? [],
};

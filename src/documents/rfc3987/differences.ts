/** Reasons why the rules of RFC 3987 differ from those of RFC 3986: section 2 states them. */

import type { Differences } from '../../core/about.js';
import { cited } from '../../core/base/citation.js';
import { differences as base } from '../rfc3986/differences.js';

export const differences: Differences = {
  merged: {},
  split: {},
  classed: [
    {
      rewritten: ['iuserinfo', 'ireg-name', 'isegment-nz-nc', 'ipchar', 'iquery'],
      added: ['iunreserved', 'ucschar'],
      strings: [{ change: 'added' }],
      evidence: {
        class: 'intended',
        section: '2.1',
        quote:
          'the class of unreserved characters is extended by adding the characters of the UCS (Universal Character Set, [ISO10646]) beyond U+007F, subject to the limitations given in the syntax rules below and in section 6.1.',
      },
    },
    {
      rewritten: ['iquery'],
      added: ['iprivate'],
      strings: [{ change: 'added', in: ['query'] }],
      evidence: {
        class: 'intended',
        section: '2.2',
        quote: 'with the restriction that private UCS characters can occur only in query parts',
      },
    },
  ],
  escapedBy: 'RFC 3986 §2.1',
  advice: base.advice?.map((one) => ({ ...one, section: cited('RFC 3986', one.section) })) ?? [],
};

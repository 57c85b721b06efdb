/** Findings of the URL Standard on domains that its grammar derives but UTS #46 has to judge, and on their length. */

import type { ProseEntry } from '../../core/prose/entry.js';
import { nodes } from '../../core/prose/matchers.js';

const isAscii = (text: string): boolean => !/[^\0-\x7f]/.test(text);

export const prose: readonly ProseEntry[] = [
  {
    id: 'xn-label',
    level: 'note',
    section: '#valid-domain',
    sentence:
      'Domain not judged: the result of "running domain parser" on this label depends on its Punycode and on tables of Unicode.',
    test: (reading) => reading.nodes('xn-label'),
  },
  {
    id: 'wide-label',
    level: 'note',
    section: '#valid-domain',
    sentence:
      'Domain not judged: the result of "running domain parser" on characters beyond US-ASCII depends on tables of Unicode.',
    test: (reading) => reading.nodes('wide-label'),
  },
  {
    id: 'long-label',
    level: 'violation',
    section: '#concept-domain-to-ascii',
    sentence: 'The domain parser sets "VerifyDnsLength": a label has at most 63 characters.',
    test: (reading) =>
      ['ldh-label', 'no-number-label', 'xn-label'].flatMap((rule) =>
        nodes(reading, rule, (label) => label.length > 63),
      ),
  },
  {
    id: 'long-domain',
    level: 'violation',
    section: '#concept-domain-to-ascii',
    sentence: 'The domain parser sets "VerifyDnsLength": a domain has at most 253 characters.',
    test: (reading) =>
      nodes(reading, 'valid-domain-string', (domain) => domain.length > 253 && isAscii(domain)),
  },
];

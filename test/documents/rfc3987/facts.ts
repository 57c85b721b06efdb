/** Facts about rfc3987 as a whole. */
import { cited } from '../../../src/core/base/citation.js';
import { type Facts, numbered } from '../expected.js';
import { facts as rfc3986 } from '../rfc3986/facts.js';

export const facts: Facts = {
  sections: numbered(
    '1 1.1 1.2 1.3 1.4 2 2.1 2.2 3 3.1 3.2 3.2.1 4 4.1 4.2 4.3 4.4 5 5.1 5.2 5.3 5.3.1 5.3.2 5.3.2.1 5.3.2.2 5.3.2.3 ' +
      '5.3.2.4 5.3.3 5.3.4 6 6.1 6.2 6.3 6.4 6.5 7 7.1 7.2 7.3 7.4 7.5 7.6 7.7 7.8 8 9 10 10.1 10.2',
    ...['A', 'A.1', 'A.2', 'A.3', 'A.4'].map((a) => `Appendix ${a}`),
    ...Array.from(rfc3986.sections, (section) => cited('RFC 3986', section)),
  ),
  // 2.2: 39; RFC 2234 §6.1: 3.
  ruleCount: 42,
  unusedRules: ['absolute-IRI', 'gen-delims', 'ipath', 'reserved'],
  longRule: 'iquery',
  resolveOptions: ['validating', 'trace'],
  violatingExamples: [],
};

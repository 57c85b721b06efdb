/** Facts about rfc6874 as a whole. */
import { cited } from '../../../src/core/base/citation.js';
import { type Facts, numbered } from '../expected.js';
import { facts as rfc3986 } from '../rfc3986/facts.js';

export const facts: Facts = {
  sections: numbered(
    '1 2 3 4 5 6 6.1 6.2',
    'Appendix A',
    ...Array.from(rfc3986.sections, (section) => cited('RFC 3986', section)),
  ),
  // RFC 3986: 39; new: ZoneID, IPv6addrz.
  ruleCount: 41,
  unusedRules: ['absolute-URI', 'gen-delims', 'path', 'reserved'],
  longRule: 'query',
  resolveOptions: ['validating', 'trace'],
  violatingExamples: [],
};

/** Facts about rfc2732 as a whole. */
import { cited } from '../../../src/core/base/citation.js';
import { type Facts, numbered } from '../expected.js';
import { facts as rfc2396 } from '../rfc2396/facts.js';

export const facts: Facts = {
  sections: numbered(
    '1 1.1 2 3 4 5',
    'RFC 2373 §2.2',
    ...Array.from(rfc2396.sections, (section) => cited('RFC 2396', section)),
  ),
  // RFC 2396: 44; new: ipv6reference, IPv6address, hexpart, hexseq, hex4; HEXDIG of RFC 2234.
  ruleCount: 50,
  unusedRules: ['control', 'delims', 'path', 'space', 'unwise'],
  longRule: 'query',
  resolveOptions: ['validating', 'surplus', 'trace'],
  violatingExamples: [],
};

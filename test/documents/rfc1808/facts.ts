/** Facts about rfc1808 as a whole. */
import { type Facts, numbered } from '../expected.js';

export const facts: Facts = {
  sections: numbered(
    '1 2 2.1 2.2 2.3 2.4 2.4.1 2.4.2 2.4.3 2.4.4 2.4.5 2.4.6 3 3.1 3.2 3.3 3.4 4 5 5.1 5.2 5.3 6 7 8 9 10',
  ),
  // §2.2: 30; §3.1: base-header.
  ruleCount: 31,
  unusedRules: ['base-header', 'national', 'punctuation'],
  longRule: 'query',
  resolveOptions: ['validating', 'trace'],
  violatingExamples: [],
};

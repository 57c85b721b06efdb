/** Facts about url-1995 as a whole. */
import type { Facts } from '../expected.js';

export const facts: Facts = {
  sections: new Set(['BNF syntax']),
  ruleCount: 56,
  unusedRules: ['afsaddress', 'cellname', 'national', 'punctuation'],
  longRule: 'xalphas',
  resolveOptions: [],
  violatingExamples: [],
};

/** Facts about rfc1738 as a whole. */
import { type Facts, numbered } from '../expected.js';

export const facts: Facts = {
  sections: numbered(
    '1 2 2.1 2.2 2.3 3 3.1 3.2 3.2.1 3.2.2 3.2.3 3.2.4 3.2.5 3.3 3.4 3.4.1 3.4.2 3.4.3 3.4.4 3.4.5 3.4.6 ' +
      '3.4.7 3.4.8 3.4.9 3.5 3.6 3.7 3.8 3.9 3.10 3.11 4 5 6 7',
    'Appendix',
    'References',
  ),
  ruleCount: 67,
  unusedRules: ['national', 'punctuation'],
  longRule: 'urlpath',
  resolveOptions: [],
  violatingExamples: ['http://ds.internic.net/instructions/overview.html#WARNING'],
};

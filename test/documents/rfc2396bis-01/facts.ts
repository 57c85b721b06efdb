/** Facts about rfc2396bis-01 as a whole. */
import { type Facts, numbered } from '../expected.js';

export const facts: Facts = {
  sections: numbered(
    '1 1.1 1.2 1.3 1.4 1.5 1.6 2 2.1 2.2 2.3 2.4 2.4.1 2.4.2 2.4.3 3 3.1 3.2 3.2.1 3.2.2 3.3 3.4 4 4.1 4.2 ' +
      '4.3 5 5.1 5.1.1 5.1.2 5.1.3 5.1.4 5.2 6 6.1 6.2 6.2.1 6.2.2 6.2.2.1 6.2.2.2 6.2.2.3 6.2.3 6.2.4 6.3 ' +
      '7 7.1 7.2 7.3 7.4 7.5',
    ...['A', 'B', 'C', 'C.1', 'C.2', 'D', 'E', 'F', 'G', 'G.1', 'G.2'].map((a) => `Appendix ${a}`),
  ),
  // §§2-5: 43; RFC 2234 §6.1: 4.
  ruleCount: 47,
  unusedRules: ['DQUOTE', 'absolute-URI-reference', 'delims', 'path', 'unwise'],
  longRule: 'query',
  resolveOptions: ['validating', 'surplus', 'trace'],
  violatingExamples: [],
};

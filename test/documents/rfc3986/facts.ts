/** Facts about rfc3986 as a whole. */
import { type Facts, numbered } from '../expected.js';

export const facts: Facts = {
  sections: numbered(
    '1 1.1 1.1.1 1.1.2 1.1.3 1.2 1.2.1 1.2.2 1.2.3 1.3 2 2.1 2.2 2.3 2.4 2.5 3 3.1 3.2 3.2.1 3.2.2 3.2.3 3.3 3.4 ' +
      '3.5 4 4.1 4.2 4.3 4.4 4.5 5 5.1 5.1.1 5.1.2 5.1.3 5.1.4 5.2 5.2.1 5.2.2 5.2.3 5.2.4 5.3 5.4 5.4.1 5.4.2 ' +
      '6 6.1 6.2 6.2.1 6.2.2 6.2.2.1 6.2.2.2 6.2.2.3 6.2.3 6.2.4 7 7.1 7.2 7.3 7.4 7.5 7.6 8 9 10 10.1 10.2',
    ...['A', 'B', 'C', 'D', 'D.1', 'D.2'].map((a) => `Appendix ${a}`),
  ),
  // Appendix A: 36; RFC 2234 §6.1: 3.
  ruleCount: 39,
  unusedRules: ['absolute-URI', 'gen-delims', 'path', 'reserved'],
  longRule: 'query',
  resolveOptions: ['validating', 'trace'],
  violatingExamples: [],
};

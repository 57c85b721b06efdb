/** Facts about rfc2396 as a whole. */
import { type Facts, numbered } from '../expected.js';

export const facts: Facts = {
  sections: numbered(
    '1 1.1 1.2 1.3 1.4 1.5 1.6 2 2.1 2.2 2.3 2.4 2.4.1 2.4.2 2.4.3 3 3.1 3.2 3.2.1 3.2.2 3.3 3.4 4 4.1 4.2 ' +
      '4.3 5 5.1 5.1.1 5.1.2 5.1.3 5.1.4 5.2 6 7',
    ...['A', 'B', 'C', 'C.1', 'C.2', 'D', 'E', 'F', 'G', 'G.1', 'G.2', 'G.3', 'G.4'].map(
      (a) => `Appendix ${a}`,
    ),
  ),
  // Appendix A: 40; only in the body: 4.
  ruleCount: 44,
  unusedRules: ['control', 'delims', 'path', 'space', 'unwise'],
  longRule: 'query',
  resolveOptions: ['validating', 'surplus', 'trace'],
  violatingExamples: [],
};

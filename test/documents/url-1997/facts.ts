/** Facts about url-1997 as a whole. */
import { type Facts, numbered } from '../expected.js';

export const facts: Facts = {
  sections: numbered(
    '1 1.1 1.2 1.3 1.4 2 2.1 2.2 2.3 2.4 2.4.1 2.4.2 2.4.3 3 4 4.1 4.2 4.3 4.3.1 4.3.2 4.3.3 4.4 5 5.1 ' +
      '5.1.1 5.1.2 5.1.3 5.1.4 5.2 6 7',
    ...['A', 'B', 'C', 'C.1', 'C.2', 'D', 'E', 'F', 'F.1', 'F.2', 'F.3', 'F.4'].map((a) => `Appendix ${a}`),
  ),
  // Appendix A: 37; only in the body: 6.
  ruleCount: 43,
  unusedRules: ['Content-Base', 'Content-Location', 'control', 'delims', 'path', 'space', 'unwise'],
  longRule: 'query',
  resolveOptions: ['trace'],
  violatingExamples: [],
};

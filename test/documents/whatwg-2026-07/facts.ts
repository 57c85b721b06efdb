/** Facts about whatwg-2026-07 as a whole. */
import { type Facts, numbered } from '../expected.js';

export const facts: Facts = {
  sections: numbered('#valid-domain #concept-domain-to-ascii #valid-host-string #url-writing'),
  // 73 rules of ours, with ALPHA, DIGIT and HEXDIG.
  ruleCount: 74,
  unusedRules: [],
  longRule: 'URL-query-string',
  resolveOptions: [],
  violatingExamples: [],
};

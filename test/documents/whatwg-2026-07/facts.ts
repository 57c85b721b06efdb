/** Expectations for whatwg-2026-07: its facts. */
import type { Expected } from '../expected.js';

export const facts: Expected['facts'] = {
  sections: new Set(['?']),
  ruleCount: 0,
  unusedRules: [],
  longRule: '?',
  resolveOptions: [],
  violatingExamples: [],
};

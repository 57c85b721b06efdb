/** All findings of the prose of url-1995 about strings. */
import type { ExpectedFindings } from '../expected.js';

export const findings: readonly ExpectedFindings[] = [
  { text: 'http://host/a b', conforming: true, findings: [] },
  {
    text: 'http://host/<{a}>',
    conforming: false,
    findings: ['punctuation: <', 'national: {', 'national: }', 'punctuation: >'],
  },
];

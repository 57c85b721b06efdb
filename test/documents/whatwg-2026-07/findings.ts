/** All findings of the prose of whatwg-2026-07 about strings. */
import type { ExpectedFindings } from '../expected.js';

export const findings: readonly ExpectedFindings[] = [
  { text: 'http://www.example.com/a/b;c=d,e?f=g#h', conforming: true, findings: [] },
  { text: 'http://XN--gdh.é/', conforming: true, findings: ['mapped-domain: XN--gdh.é'] },
  { text: 'git://xn--a.é/', conforming: true, findings: [] },
];

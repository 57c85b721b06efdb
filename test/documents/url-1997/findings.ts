/** All findings of the prose of url-1997 about strings. */
import type { ExpectedFindings } from '../expected.js';

export const findings: readonly ExpectedFindings[] = [
  { text: 'http://www.host.dom/~me', conforming: true, findings: [] },
  { text: '', conforming: true, findings: ['current-document: '] },
  { text: 'http://h.dom?q', conforming: false, findings: ['query-after-site: ?'] },
  { text: '//a_b/c', conforming: false, findings: ['relative: //a_b/c', 'site-as-path: a_b'] },
  { text: 'a_b:c', conforming: false, findings: ['relative: a_b:c', 'colon-first-segment: a_b:c'] },
  { text: '/a_b:c', base: 'http://h.dom/', conforming: true, findings: [] },
  {
    text: '%41%42/%2F%0d%0A',
    base: 'http://h.dom/',
    conforming: true,
    findings: ['needless-escape: %41%42', 'encoded-delimiter: %0d%0A'],
  },
];

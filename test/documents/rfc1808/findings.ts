/** All findings of the prose of rfc1808 about strings. */
import type { ExpectedFindings } from '../expected.js';

export const findings: readonly ExpectedFindings[] = [
  { text: 'http://www.host.dom/me', conforming: true, findings: [] },
  { text: '', conforming: true, findings: ['relative: ', 'empty-reference: '] },
  { text: '', base: 'http://h.dom/', conforming: true, findings: ['empty-reference: '] },
  { text: '#s', base: 'http://h.dom/', conforming: true, findings: ['fragment: #s'] },
  { text: '//h.dom//g', conforming: false, findings: ['empty-first-segment: h.dom'] },
  {
    text: 'x://h.dom//g',
    conforming: true,
    findings: ['new-scheme: x://h.dom//g', 'empty-first-segment: h.dom'],
  },
  { text: 'http://h.dom//g', conforming: true, findings: ['empty-first-segment: h.dom'] },
  { text: 'g', base: 'http://h.dom//a', conforming: false, findings: ['unsuitable-base: g'] },
  { text: 'a_b:c', base: 'http://h.dom/', conforming: false, findings: ['colon-first-segment: a_b:c'] },
  { text: '/a_b:c', base: 'http://h.dom/', conforming: true, findings: [] },
  { text: '../g;x=/../../y', base: 'http://h.dom/a/b;c/d', conforming: true, findings: [] },
  {
    text: '../../g;a',
    base: 'ftp://h.dom/a;type=d',
    conforming: false,
    findings: ['directory-without-slash: ../../g;a', 'surplus-parent: ..', 'surplus-parent: ..'],
  },
  {
    text: 'ftp://h.dom/a/../b;type=D?q;r#',
    conforming: true,
    findings: [
      'dot-segment: ..',
      'ftp-directory: type=D',
      'file-question-mark: q;r',
      'params-after-query: ;',
      'fragment: #',
      'empty-component: #',
    ],
  },
];

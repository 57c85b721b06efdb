/** All findings of the prose of rfc1808 about strings. */
import type { ExpectedFindings } from '../expected.js';

export const findings: readonly ExpectedFindings[] = [
  { text: 'http://www.host.dom/me', conforming: true, told: [] },
  { text: '', conforming: true, told: ['relative: ', 'empty-reference: '] },
  { text: '', base: 'http://h.dom/', conforming: true, told: ['empty-reference: '] },
  { text: '#s', base: 'http://h.dom/', conforming: true, told: ['fragment: #s'] },
  { text: '//h.dom//g', conforming: false, told: ['empty-first-segment: h.dom'] },
  {
    text: 'x://h.dom//g',
    conforming: true,
    told: ['new-scheme: x://h.dom//g', 'empty-first-segment: h.dom'],
  },
  { text: 'http://h.dom//g', conforming: true, told: ['empty-first-segment: h.dom'] },
  { text: 'g', base: 'http://h.dom//a', conforming: false, told: ['unsuitable-base: g'] },
  { text: 'a_b:c', base: 'http://h.dom/', conforming: false, told: ['colon-first-segment: a_b:c'] },
  { text: '/a_b:c', base: 'http://h.dom/', conforming: true, told: [] },
  { text: '../g;x=/../../y', base: 'http://h.dom/a/b;c/d', conforming: true, told: [] },
  {
    text: '../../g;a',
    base: 'ftp://h.dom/a;type=d',
    conforming: false,
    told: ['directory-without-slash: ../../g;a', 'surplus-parent: ..', 'surplus-parent: ..'],
  },
  {
    text: 'ftp://h.dom/a/../b;type=D?q;r#',
    conforming: true,
    told: [
      'dot-segment: ..',
      'ftp-directory: type=D',
      'file-question-mark: q;r',
      'params-after-query: ;',
      'fragment: #',
      'empty-component: #',
    ],
  },
];

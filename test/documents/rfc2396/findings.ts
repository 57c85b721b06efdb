/** All findings of the prose of rfc2396 about strings. */
import type { ExpectedFindings } from '../expected.js';

export const findings: readonly ExpectedFindings[] = [
  { text: 'http://www.host.dom/~me', conforming: true, findings: [] },
  { text: '', conforming: true, findings: ['current-document: '] },
  { text: 'http://h.dom?q', conforming: true, findings: [] },
  { text: '?y', conforming: false, findings: ['only-a-query: ?y'] },
  { text: '?y#s', base: 'http://a/b', conforming: false, findings: ['only-a-query: ?y#s'] },
  { text: '?y#s#', conforming: false, findings: ['crosshatch: #'] },
  {
    text: 'http://a_b:x/',
    conforming: false,
    findings: ['reg-name: a_b:x', 'not-a-server: a_b:x', 'host-character: _', 'port-number: x'],
  },
  {
    text: 'news://a..b@c@-d.1/',
    conforming: true,
    findings: ['reg-name: a..b@c@-d.1', 'second-at: @', 'label-hyphen: -d', 'top-label: 1'],
  },
  { text: 'http://1.2.3.999/', conforming: false, findings: ['address-range: 1.2.3.999'] },
  {
    text: 'http://u:p@[::1]/',
    conforming: false,
    findings: ['unwise: [', 'ipv6-literal: [::1]', 'unwise: ]'],
  },
  { text: 'a_b:c', conforming: false, findings: ['colon-first-segment: a_b:c'] },
  { text: '/a_b:c', base: 'http://h.dom/', conforming: true, findings: [] },
  {
    text: '%41%42/%2F%0d%0A%2541',
    base: 'http://h.dom/',
    conforming: true,
    findings: ['needless-escape: %41%42', 'encoded-delimiter: %0d%0A', 'double-escape: %25'],
  },
  {
    text: '../../../../g',
    base: 'http://a/b/c/d;p?q',
    conforming: false,
    findings: ['surplus-parent: ..', 'surplus-parent: ..'],
  },
  {
    text: '../g',
    base: 'http://a',
    conforming: false,
    findings: ['base-without-path: ../g', 'surplus-parent: ..'],
  },
  { text: 'http:g', base: 'http://a/b', conforming: true, findings: ['same-scheme: http:g'] },
  { text: 'mailto:c', base: 'mailto:a@b', conforming: true, findings: [] },
  { text: 'g', base: 'mailto:a@b', conforming: false, findings: ['unsuitable-base: g'] },
  {
    text: 'gopher://h.dom:25/1%0D%0A',
    conforming: true,
    findings: ['other-port: 25', 'encoded-delimiter: %0D%0A'],
  },
];

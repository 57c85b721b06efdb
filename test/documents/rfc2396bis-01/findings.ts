/** All findings of the prose of rfc2396bis-01 about strings. */
import type { ExpectedFindings } from '../expected.js';

export const findings: readonly ExpectedFindings[] = [
  {
    text: 'http://www.example.com&story=breaking_news@10.0.0.1/top_story.htm',
    conforming: true,
    findings: ['misleading-userinfo: www.example.com'],
  },
  {
    text: 'http://WWW.Example.com:80/a/./%7e%2f%E9',
    conforming: true,
    findings: [
      'host-case: WWW.Example.com',
      'default-port: 80',
      'dot-segment: .',
      'needless-escape: %7e',
      'escape-case: %7e%2f',
      'utf-8: %7e%2f%E9',
    ],
  },
  {
    text: 'http://a_b:x/',
    conforming: false,
    findings: ['reg-name: a_b:x', 'not-a-server: a_b:x', 'host-character: _', 'port-number: x'],
  },
  {
    text: 'news://a..b@c@-d./',
    conforming: true,
    findings: ['reg-name: a..b@c@-d.', 'second-at: @', 'top-label: -d.', 'label-hyphen: -d'],
  },
  { text: 'http://1.2.3.999/', conforming: true, findings: ['address-range: 1.2.3.999'] },
  {
    text: 'http://0x7f.1/',
    conforming: true,
    findings: ['rare-address-parts: 0x7f.1', 'rare-address-hex: 0x7f.1'],
  },
  {
    text: '../../../../g',
    base: 'http://a/b/c/d;p?q',
    conforming: false,
    findings: ['surplus-parent: ..', 'surplus-parent: ..'],
  },
  { text: 'http:g', base: 'http://a/b', conforming: true, findings: ['same-scheme: http:g'] },
  { text: 'g', base: 'mailto:a@b', conforming: false, findings: ['unsuitable-base: g'] },
  { text: 'a:[b]', conforming: true, findings: [] },
];

/** All findings of the prose of rfc3986 about strings. */
import type { ExpectedFindings } from '../expected.js';

export const findings: readonly ExpectedFindings[] = [
  { text: 'http://www.example.com/a/b;c=d,e?f=g#h', conforming: true, findings: [] },
  {
    text: 'ftp://cnn.example.com&story=breaking_news@10.0.0.1/top_story.htm',
    conforming: true,
    findings: ['misleading-userinfo: cnn.example.com'],
  },
  {
    text: 'HTTP://WWW.Example.com:80/a/./%7e%2f%E9',
    conforming: true,
    findings: [
      'scheme-case: HTTP',
      'host-case: WWW.Example.com',
      'default-port: 80',
      'dot-segment: .',
      'escape-case: %7e%2f',
      'file-system-name: %7e%2f%E9',
      'needless-escape: %7e',
      'utf-8: %7e%2f%E9',
    ],
  },
  {
    text: 'http://-a_b..%E9/',
    conforming: false,
    findings: [
      'label-hyphen: -a_b',
      'host-character: _',
      'empty-label: ',
      'host-octets: %E9',
      'encoded-host: %E9',
    ],
  },
  // §3.2.2: characters that DNS does not allow are not allowed escaped either.
  { text: 'http://a%2Fb/', conforming: true, findings: ['host-character: %2F'] },
  {
    text: 'http://a%20!%7Fb%2d%C3%A9/',
    conforming: true,
    findings: ['host-character: %20!%7F', 'needless-escape: %2d', 'escape-case: %2d', 'encoded-host: %C3%A9'],
  },
  { text: 'http://1.2.3.999/', conforming: true, findings: ['address-range: 1.2.3.999'] },
  {
    text: 'http://0x7f.1/',
    conforming: true,
    findings: ['rare-address-parts: 0x7f.1', 'rare-address-hex: 0x7f.1'],
  },
  {
    text: 'http://[v4.1.2.3.4]/',
    conforming: false,
    findings: ['ip-future: v4.1.2.3.4', 'version-flag: v4.1.2.3.4'],
  },
  // RFC 2818 §2.3.
  { text: 'https://h:443/', conforming: true, findings: ['default-port: 443'] },
  { text: 'https://h:25/', conforming: true, findings: ['other-port: 25'] },
  { text: 'http:a', conforming: false, findings: ['missing-host: http'] },
  { text: 'http:a', base: 'http://h/', conforming: true, findings: ['same-scheme: http:a'] },
  { text: 'http://:25/', conforming: false, findings: ['empty-host: ', 'missing-host: ', 'other-port: 25'] },
  { text: 'foo://u@', conforming: true, findings: ['empty-host: ', 'empty-path: '] },
  { text: 'file:/a', conforming: true, findings: ['default-host: file'] },
  { text: 'http://[fe80::1%25en0]/', conforming: false, findings: ['zone: %25en0'] },
  {
    text: '../../../../g',
    base: 'http://a/b/c/d;p?q',
    conforming: true,
    findings: ['surplus-parent: ..', 'surplus-parent: ..'],
  },
  {
    text: '/a/../b/.',
    base: 'http://h/',
    conforming: true,
    findings: ['late-dot-segment: ..', 'late-dot-segment: .'],
  },
  { text: '', conforming: true, findings: ['current-document: '] },
  { text: 'a:[b]', conforming: false, findings: ['bracket: [', 'bracket: ]'] },
  {
    text: 'a?b/../c#./',
    base: 'http://h/',
    conforming: true,
    findings: ['query-delimiter: /', 'query-delimiter: /', 'dots-after-path: /..', 'fragment-delimiter: /'],
  },
];

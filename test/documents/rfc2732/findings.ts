/** All findings of the prose of rfc2732 about strings. */
import type { ExpectedFindings } from '../expected.js';

export const findings: readonly ExpectedFindings[] = [
  { text: 'http://[1080::8:800:200C:417A]/foo', conforming: true, findings: [] },
  {
    text: 'http://u:p@[::1]:/',
    conforming: true,
    findings: ['password: p', 'empty-port: '],
  },
  {
    text: 'http://[::192.9.5.5]/ipng',
    conforming: false,
    findings: ['ipv4-after-compression: [::192.9.5.5]'],
  },
  {
    text: 'http://[1:2:3:4:5:6:7:8:9::1.2.3.4]/',
    conforming: false,
    findings: [
      'ipv4-after-compression: [1:2:3:4:5:6:7:8:9::1.2.3.4]',
      'address-pieces: 1:2:3:4:5:6:7:8:9::1.2.3.4',
    ],
  },
  {
    text: 'http://[::1.2.3.999]/',
    conforming: false,
    findings: ['ipv4-after-compression: [::1.2.3.999]', 'piece-range: 1.2.3.999'],
  },
  // The "::" represents one piece, and in the second none.
  {
    text: 'http://[1:2:3:4:5::1.2.3.4]/',
    conforming: false,
    findings: ['ipv4-after-compression: [1:2:3:4:5::1.2.3.4]'],
  },
  {
    text: 'http://[1:2:3:4:5:6::1.2.3.4]/',
    conforming: false,
    findings: ['ipv4-after-compression: [1:2:3:4:5:6::1.2.3.4]', 'address-pieces: 1:2:3:4:5:6::1.2.3.4'],
  },
  { text: 'http://[::ffff:1.2.3.999]/', conforming: false, findings: ['piece-range: 1.2.3.999'] },
  { text: 'http://1.2.3.999/', conforming: false, findings: ['address-range: 1.2.3.999'] },
  // Another address does not fix a fault elsewhere.
  { text: 'http://[::192.9.5.5]/[', conforming: false, findings: ['bracket: ['] },
  { text: 'http://[::192.9.5.1000]/', conforming: false, findings: [] },
  {
    text: 'http://[:::192.9.5.256]/',
    conforming: false,
    findings: ['empty-piece: :::', 'piece-range: 192.9.5.256'],
  },
  { text: 'http://[1:2:3:4:5:6:7:8]/', conforming: true, findings: [] },
  { text: 'http://[1:2:3:4:5:6:192.9.5.5]/', conforming: true, findings: [] },
  {
    text: 'http://[1:2:3:4:5:6:7:192.9.5.5]/',
    conforming: false,
    findings: ['address-pieces: 1:2:3:4:5:6:7:192.9.5.5'],
  },
  {
    text: 'http://[1:2:3:4::5:6:7:8]/',
    conforming: false,
    findings: ['address-pieces: 1:2:3:4::5:6:7:8'],
  },
  { text: 'http://[1:2:3:4::5:6:7]/', conforming: true, findings: [] },
  { text: 'a:b[c]', conforming: true, findings: ['bracket-as-data: [', 'bracket-as-data: ]'] },
  {
    text: 'http://h.dom/?a[1]#[',
    conforming: true,
    findings: ['bracket-as-data: [', 'bracket-as-data: ]', 'bracket-as-data: ['],
  },
  { text: '/a[{1}]', conforming: false, findings: ['bracket: [', 'unwise: {', 'unwise: }', 'bracket: ]'] },
  {
    text: 'http://1.2.3.1000/',
    conforming: false,
    findings: ['reg-name: 1.2.3.1000', 'not-a-server: 1.2.3.1000', 'address-digits: 1000'],
  },
  {
    text: 'http://a.b.3.1000/',
    conforming: false,
    findings: ['reg-name: a.b.3.1000', 'not-a-server: a.b.3.1000', 'top-label: 1000'],
  },
];

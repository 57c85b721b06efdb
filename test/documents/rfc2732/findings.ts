/** All findings of the prose of rfc2732 about strings. */
import type { ExpectedFindings } from '../expected.js';

export const findings: readonly ExpectedFindings[] = [
  { text: 'http://[1080::8:800:200C:417A]/foo', conforming: true, told: [] },
  {
    text: 'http://u:p@[::1]:/',
    conforming: true,
    told: ['password: p', 'empty-port: '],
  },
  {
    text: 'http://[::192.9.5.5]/ipng',
    conforming: false,
    told: ['ipv4-after-compression: [::192.9.5.5]'],
  },
  {
    text: 'http://[1:2:3:4:5:6:7:8:9::1.2.3.4]/',
    conforming: false,
    told: [
      'ipv4-after-compression: [1:2:3:4:5:6:7:8:9::1.2.3.4]',
      'address-pieces: 1:2:3:4:5:6:7:8:9::1.2.3.4',
    ],
  },
  {
    text: 'http://[::1.2.3.999]/',
    conforming: false,
    told: ['ipv4-after-compression: [::1.2.3.999]', 'piece-range: 1.2.3.999'],
  },
  // The "::" represents one piece, and in the second none.
  {
    text: 'http://[1:2:3:4:5::1.2.3.4]/',
    conforming: false,
    told: ['ipv4-after-compression: [1:2:3:4:5::1.2.3.4]'],
  },
  {
    text: 'http://[1:2:3:4:5:6::1.2.3.4]/',
    conforming: false,
    told: ['ipv4-after-compression: [1:2:3:4:5:6::1.2.3.4]', 'address-pieces: 1:2:3:4:5:6::1.2.3.4'],
  },
  { text: 'http://[::ffff:1.2.3.999]/', conforming: false, told: ['piece-range: 1.2.3.999'] },
  { text: 'http://1.2.3.999/', conforming: false, told: ['address-range: 1.2.3.999'] },
  // Another address does not fix a fault elsewhere.
  { text: 'http://[::192.9.5.5]/[', conforming: false, told: ['bracket: ['] },
  { text: 'http://[::192.9.5.1000]/', conforming: false, told: [] },
  {
    text: 'http://[:::192.9.5.256]/',
    conforming: false,
    told: ['empty-piece: :::', 'piece-range: 192.9.5.256'],
  },
  { text: 'http://[1:2:3:4:5:6:7:8]/', conforming: true, told: [] },
  { text: 'http://[1:2:3:4:5:6:192.9.5.5]/', conforming: true, told: [] },
  {
    text: 'http://[1:2:3:4:5:6:7:192.9.5.5]/',
    conforming: false,
    told: ['address-pieces: 1:2:3:4:5:6:7:192.9.5.5'],
  },
  {
    text: 'http://[1:2:3:4::5:6:7:8]/',
    conforming: false,
    told: ['address-pieces: 1:2:3:4::5:6:7:8'],
  },
  { text: 'http://[1:2:3:4::5:6:7]/', conforming: true, told: [] },
  { text: 'a:b[c]', conforming: true, told: ['bracket-as-data: [', 'bracket-as-data: ]'] },
  {
    text: 'http://h.dom/?a[1]#[',
    conforming: true,
    told: ['bracket-as-data: [', 'bracket-as-data: ]', 'bracket-as-data: ['],
  },
  { text: '/a[{1}]', conforming: false, told: ['bracket: [', 'unwise: {', 'unwise: }', 'bracket: ]'] },
  {
    text: 'http://1.2.3.1000/',
    conforming: false,
    told: ['reg-name: 1.2.3.1000', 'not-a-server: 1.2.3.1000', 'address-digits: 1000'],
  },
  {
    text: 'http://a.b.3.1000/',
    conforming: false,
    told: ['reg-name: a.b.3.1000', 'not-a-server: a.b.3.1000', 'top-label: 1000'],
  },
];

/** All findings of the prose of rfc6874 about strings. */
import type { ExpectedFindings } from '../expected.js';

export const findings: readonly ExpectedFindings[] = [
  { text: 'http://[fe80::a]/', conforming: true, findings: [] },
  { text: 'http://[fe80::a%25en1]/', conforming: true, findings: ['zone-sent: %25en1', 'zone: en1'] },
  { text: 'telnet://[fe80::a%25en1]:2323/', conforming: true, findings: ['zone: en1'] },
  {
    text: 'x://[2001:DB8::7%25En%25%30]/',
    conforming: false,
    findings: [
      'host-case: 2001:DB8::7',
      'zone-scope: 2001:DB8::7%25En%25%30',
      'zone: En%25%30',
      'zone-case: En%25%30',
      'zone-character: %25',
      'needless-escape: %30',
    ],
  },
  { text: 'http://[fe80::a%en1]/', conforming: false, findings: ['percent: %', 'bare-zone: %en1'] },
  { text: 'http://[fe80::a%ee1]/', conforming: false, findings: ['zone-like-escape: %ee1'] },
  // §2: "ZoneID = 1*( unreserved / pct-encoded )".
  { text: 'http://[fe80::a%25]/', conforming: false, findings: ['empty-zone: %25'] },
  { text: 'http://[fe80::1%25]', conforming: false, findings: ['empty-zone: %25'] },
  { text: 'http://[fe80::g%25]/', conforming: false, findings: ['bracket: [', 'bracket: ]'] },
  { text: 'http://a%20b/', conforming: true, findings: ['host-character: %20'] },
  // An escape does not fix a fault elsewhere.
  { text: 'http://[fe80::g%en1]/', conforming: false, findings: ['bracket: [', 'percent: %', 'bracket: ]'] },
  { text: 'x://[v6.fe80::a_en1]', conforming: true, findings: ['ip-future: v6.fe80::a_en1', 'empty-path: '] },
];

/** All findings of the prose of rfc1738 about strings. */
import type { ExpectedFindings } from '../expected.js';

const address = (encoded: string, isAddress: boolean): ExpectedFindings => ({
  text: `mailto:${encoded}`,
  conforming: isAddress,
  findings: isAddress ? [] : [`mailto-address: ${encoded}`],
});

export const findings: readonly ExpectedFindings[] = [
  // RFC 822 §3.1.4: white space and comments are allowed between symbols, and separate atoms.
  address('a%20b@c', false),
  address('a(c)b@d', false),
  address('a%09.%20b%20@%20c', true),
  address('Muhammed.(I%20am%20%20the%20greatest)%20Ali%20@(the)Vegas.WBA', true),
  // RFC 822 §3.3: comments nest; a quoted pair or a quotation mark in them is text.
  address('((a)b)x@c', true),
  address('(%5C()x@c', true),
  address('(%22)x@c', true),
  address('((a)x@c', false),
  address('a)x@c', false),
  // Parentheses in quoted strings and literals are no comments.
  address('%22(%20)%22@%5B(%5D', true),
  address('%22a@c', false),
  address('%22a%22@%22c%22', false),
  { text: 'http://www.host.dom/a%20b', conforming: true, findings: [] },
  {
    text: 'http://me:pw@host.dom:8080/',
    conforming: false,
    findings: [
      'known-scheme: http://me:pw@host.dom:8080/',
      'http-user: me:pw',
      'password: pw',
      'other-port: 8080',
    ],
  },
  // 3.10 names one host; its case does not matter (RFC 822 §2.1 of literals, RFC 1034 §3.1 of hosts).
  { text: 'file://LOCALHOST/x', conforming: true, findings: [] },
  { text: 'http://localhost/x', conforming: true, findings: ['one-label: localhost'] },
  { text: 'HTTP://host.dom/~me', conforming: false, findings: ['scheme-case: HTTP', 'national: ~'] },
  {
    text: 'gopher://host.dom:25/0MAIL%0D%0A%09word',
    conforming: false,
    findings: ['other-port: 25', 'gopher-selector: %0D%0A'],
  },
  { text: 'gopher://host.dom/1a%09%09+%091%0D%0A+-1%0D%0Ayes%0D%0A.%0D%0A', conforming: true, findings: [] },
  {
    text: 'ftp://a@b:c:d@host.dom/',
    conforming: false,
    findings: ['known-scheme: ftp://a@b:c:d@host.dom/', 'login-reserved: @', 'login-reserved: :'],
  },
  {
    text: 'ftp://host.dom/a;b/c;type=A',
    conforming: false,
    findings: ['known-scheme: ftp://host.dom/a;b/c;type=A', 'ftp-reserved: ;', 'ftp-reserved: ;'],
  },
  { text: 'ftp://host.dom/c;type=D', conforming: true, findings: ['ftp-type-case: D'] },
  { text: 'news:%0A@host.dom', conforming: false, findings: ['encoded-delimiter: %0A', 'message-id: %0A'] },
  {
    text: 'http://ds.internic.net/instructions/overview.html#WARNING',
    conforming: false,
    findings: ['crosshatch: #', 'fragment: #WARNING'],
  },
];

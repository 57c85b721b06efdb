/** Reasons why no revision derives a text. */
import { reasonAt } from '../../../src/cli/counts/count.js';
import { allReasons, type CensusReason, reasons } from '../../../src/study/reasons.js';

/** The bytes of a text before and from the place at which the walk stops. */
test.each<readonly [before: string | Buffer, from: string | Buffer, CensusReason]>([
  ['http://a/', ' b', 'space'],
  ['http://a/', '\u007f', 'control'],
  ['http://a/', '\t', 'control'],
  ['http://a/', 'é', 'non-ascii'],
  ['http://a/', '\u{1F600}x', 'non-ascii'],
  ['http://a/', Buffer.from([0xff]), 'not-utf8'],
  ['http://a/', Buffer.from([0xc3]), 'not-utf8'],
  ['http://a/', Buffer.from([0xed, 0xa0, 0x80]), 'not-utf8'],
  ['http://a/é', '|', 'delimiter:|'],
  ['http://a/%', 'zz', 'bad-percent'],
  ['http://a/%a', 'z', 'bad-percent'],
  ['http://a/%', '', 'bad-percent'],
  ['http://a/%4', '', 'bad-percent'],
  ['http://a/%41', '|', 'delimiter:|'],
  ['http://a/', '%', 'delimiter:%'],
  ['http://a/%%', '41', 'bad-percent'],
  // RFC 6874 §2: only "%25" begins a zone.
  ['//[fe80::1%', '41]', 'host'],
  ['//[fe80::1%2', '6]', 'host'],
  ['//[fe80::1%2', 'g]', 'bad-percent'],
  ['//[fe80::1%', '%41]', 'bad-percent'],
  ['a:', '', 'ended-early'],
  ['', '', 'ended-early'],
  // RFC 3986 §3.1, §4.2: a reference without a scheme has no colon in its first segment.
  ['', ':', 'scheme'],
  ['a_b', ':', 'scheme'],
  ['', '1', 'scheme'],
  ['a', '|', 'delimiter:|'],
  ['a/b', ':', 'delimiter::'],
  // RFC 3986 §3.2.2.
  ['http://[1', 'g', 'host'],
  ['http://[1', 'G', 'host'],
  ['http://[1::2:', ':', 'host'],
  ['//[1]', '1', 'host'],
  ['//u@a', 'b', 'host'],
  ['//u:p@a', 'b', 'host'],
  ['//a', '[', 'delimiter:['],
  ['//a/[', 'b', 'other'],
  ['//a/b', ']', 'delimiter:]'],
  // RFC 3986 §3.2.3.
  ['http://a:', '9', 'port'],
  ['http://[::1]:80', 'x', 'port'],
  ['//a:80', '|', 'port'],
  ['//a:8/', 'x', 'other'],
  ['a:', 'x', 'other'],
  ['a:/', 'x', 'other'],
  ['/', 'x', 'other'],
  ['?', 'x', 'other'],
])('%j before %j: %s', (before, from, reason) => {
  const [start, rest] = [Buffer.from(before), Buffer.from(from)];
  const line = Buffer.concat([Buffer.from('%%'), start, rest, Buffer.from('4142')]);
  expect(reasonAt(line, 2, 2 + start.length, 2 + start.length + rest.length)).toBe(reason);
  expect(allReasons).toContain(reason);
  expect(Object.keys(reasons)).toContain(reason.startsWith('delimiter:') ? 'delimiter:c' : reason);
});

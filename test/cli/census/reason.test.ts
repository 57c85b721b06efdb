/** Why no revision derives a line. */
import { type Reason, reasonAt, reasons } from '../../../src/cli/census/reason.js';

/** The bytes of a text before and from the place at which the walk stops. */
test.each<readonly [before: string | Buffer, from: string | Buffer, Reason]>([
  ['http://a/', ' b', 'space'],
  ['http://a/', '\u007f', 'control'],
  ['http://a/', '\t', 'control'],
  ['http://a/', 'é', 'non-ascii'],
  ['http://a/', '\u{1F600}x', 'non-ascii'],
  ['http://a/', Buffer.from([0xff]), 'not-utf8'],
  ['http://a/', Buffer.from([0xc3]), 'not-utf8'],
  ['http://a/', Buffer.from([0xed, 0xa0, 0x80]), 'not-utf8'],
  ['http://a/%', 'zz', 'bad-percent'],
  ['http://a/%a', 'z', 'bad-percent'],
  ['http://a/%', '', 'bad-percent'],
  ['http://a/%4', '', 'bad-percent'],
  ['http://a/%41', '|', 'delimiter'],
  ['http://a/', '%', 'delimiter'],
  ['a:', '', 'ended-early'],
  ['', '', 'ended-early'],
  ['http://[1', 'g', 'letter'],
  ['http://[1', 'G', 'letter'],
  ['http://a:', '9', 'letter'],
])('%j before %j: %s', (before, from, reason) => {
  const [start, rest] = [Buffer.from(before), Buffer.from(from)];
  const line = Buffer.concat([Buffer.from('%%'), start, rest, Buffer.from('4142')]);
  expect(reasonAt(line, 2, 2 + start.length, 2 + start.length + rest.length)).toBe(reason);
  expect(Object.keys(reasons)).toContain(reason);
});

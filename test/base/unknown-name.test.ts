/** Names that do not exist. */
import { nearestName, unknownName } from '../../src/base/unknown-name.js';

test.each<[string, readonly string[], string | undefined]>([
  ['hostnam', ['host', 'hostname', 'hostport'], 'hostname'],
  ['HOSTNAME', ['hostname'], 'hostname'],
  ['zzz', ['host', 'port'], undefined],
  ['', ['host'], undefined],
  ['c', ['a', 'b'], undefined],
  ['ab', ['cd', 'ac'], 'ac'],
  ['3986', ['rfc1738', 'rfc3986'], 'rfc3986'],
  ['98', ['rfc3986'], undefined],
  ['name', ['domainlabel', 'hostname'], 'hostname'],
])('nearest to %j of %j: %j', (asked, known, nearest) => {
  expect(nearestName(asked, known)).toBe(nearest);
});

test('of names equally near, the one that begins alike for longer; of those, the first', () => {
  expect(nearestName('htpurl', ['ftpurl', 'httpurl'])).toBe('httpurl');
  expect(nearestName('htpurl', ['httpurl', 'ftpurl'])).toBe('httpurl');
  expect(nearestName('url-1998', ['url-1993', 'url-1995'])).toBe('url-1993');
});

test('says what exists, and the nearest', () => {
  const error = unknownName('rule of x', 'hots', ['host', 'port']);
  expect(error).toMatchObject({ kind: 'rule of x', asked: 'hots', known: ['host', 'port'], nearest: 'host' });
  expect(error.problem).toBe('no rule of x is called "hots"; did you mean "host"?');
  expect(error.message).toBe(`${error.problem} There are: host, port`);
  expect(unknownName('rule', 'zzz', ['host']).message).toBe('no rule is called "zzz". There are: host');
});

test('what was asked for is shown in one kind of escape, and cut', () => {
  const asked = '\u001b[2J\u009b\u202e"\u00a0';
  expect(unknownName('rule', asked, []).problem).toBe(
    `no rule is called "${String.raw`\u{1B}[2J\u{9B}\u{202E}"\u{A0}`}".`,
  );
  expect(unknownName('rule', asked, []).asked).toBe(asked);
  expect(unknownName('rule', 'x'.repeat(1e6), []).problem).toBe(`no rule is called "${'x'.repeat(60)}…".`);
  expect(unknownName('rule', undefined, [])).toEqual(
    new TypeError('the name of a rule must be a string, not undefined'),
  );
});

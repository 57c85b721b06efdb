/** Text helpers of every layer: visible texts, options of calls, citations, recursion, unknown names. */
import { pointer, visible } from '../../../src/core/base/visible.js';
import { aBound, knownOptions } from '../../../src/core/base/arguments.js';
import { cited, sectionInWords } from '../../../src/core/base/citation.js';
import { answer, type Steps } from '../../../src/core/base/recursion.js';
import { nearestName, unknownName } from '../../../src/core/base/unknown-name.js';

test.each([
  ['printing characters and the space stay', 'a b~é語😀', 'a b~é語😀'],
  ['controls', '\u0000\t\n\u001b\u007f\u009b', String.raw`\u{0}\u{9}\u{A}\u{1B}\u{7F}\u{9B}`],
  ['bidirectional and zero-width', '\u202e\u2066\u200b\ufeff', String.raw`\u{202E}\u{2066}\u{200B}\u{FEFF}`],
  ['lone surrogates, private use', '\ud800\ue000', String.raw`\u{D800}\u{E000}`],
  ['separators', '\u2028\u2029', String.raw`\u{2028}\u{2029}`],
  ['spaces that are not U+0020', '\u00a0\u2003\u202f\u3000', String.raw`\u{A0}\u{2003}\u{202F}\u{3000}`],
  ['fillers', '\u115f\u1160\u3164\uffa0\u2800', String.raw`\u{115F}\u{1160}\u{3164}\u{FFA0}\u{2800}`],
  ['marks that would ride on a neighbour', 'e\u0301\u20dd\u{1e8d0}', String.raw`e\u{301}\u{20DD}\u{1E8D0}`],
  ['variation selectors, tags', '\ufe0f\u{e0041}', String.raw`\u{FE0F}\u{E0041}`],
])('%s', (_what, text, shown) => {
  expect(visible(text)).toBe(shown);
});

test('a caret stands under the place, whatever is before it', () => {
  expect(pointer('a\u00a0b', 2)).toBe(`${String.raw`a\u{A0}b`}\n       ^`);
});

const types = { limit: aBound };
type Options = Partial<Record<'limit', number>>;

test('returns the options that were given, and none for undefined', () => {
  expect(knownOptions<Options>('call', types, { limit: 1 })).toEqual({ limit: 1 });
  expect(knownOptions<Options>('call', types, undefined)).toEqual({});
});

test.each([
  ['a misspelt name', { limti: 1 }, /option of call/],
  ['a value of another type', { limit: '1' }, /the option limit must be a number from 0, not string/],
  ['a number that is none', { limit: NaN }, /must be a number from 0, not NaN/],
  ['no object', [], /must be an object such as \{ limit \}, not array/],
])('%s is refused', (_, options: object, message) => {
  expect(() => knownOptions<Options>('call', types, options)).toThrow(message);
});

test.each([
  ['3.2.2', 'RFC 1 §3.2.2'],
  ['A, 3.2.2', 'RFC 1 §A, 3.2.2'],
  ['C.1', 'RFC 1 §C.1'],
  ['B', 'RFC 1 §B'],
  ['Appendix E', 'RFC 1 Appendix E'],
  ['6, RFC 1738 §3', 'RFC 1 §6, RFC 1738 §3'],
  ['Fragment-id', 'RFC 1 Fragment-id'],
  ['RFC 2 §3', 'RFC 2 §3'],
])('%s is cited as %s', (section, citation) => {
  expect(cited('RFC 1', section)).toBe(citation);
});

test('cites a section by number, and one of another document with its name', () => {
  expect(sectionInWords('3.2')).toBe('section 3.2');
  expect(sectionInWords('RFC 2396 §3.2')).toBe('RFC 2396 §3.2');
});

function* fibonacci(n: number): Steps<number, number> {
  return n < 2 ? n : (yield n - 1) + (yield n - 2);
}

function* depthOf(n: number): Steps<number, number> {
  return n === 0 ? 0 : 1 + (yield n - 1);
}

test('answers as recursion would', () => {
  expect(Array.from({ length: 12 }, (_, n) => answer(fibonacci(n), fibonacci))).toEqual([
    0, 1, 1, 2, 3, 5, 8, 13, 21, 34, 55, 89,
  ]);
});

test('goes deeper than the stack of the engine', () => {
  expect(answer(depthOf(300_000), depthOf)).toBe(300_000);
});

test('an error ends it', () => {
  const fails = (): Steps<number, number> => {
    throw new RangeError('no answer');
  };
  expect(() => answer(depthOf(3), fails)).toThrow('no answer');
});

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
  ['rev', ['rep', 'revision'], 'revision'],
  ['--fail', ['--file', '--failures'], '--failures'],
  ['rfc9999', ['rfc2396'], undefined],
  ['nofile1.txt', ['latin1.txt', 'profile.txt'], 'profile.txt'],
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
  expect(error.message).toBe(`${error.problem} Available: host, port`);
  expect(unknownName('rule', 'zzz', ['host']).message).toBe('no rule is called "zzz". Available: host');
});

test('shows the requested name escaped and cut', () => {
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

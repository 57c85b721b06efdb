/** Tests of URLs against an allowlist: which parsers on record let them through. */
import { allowlist, allowlistIn } from '../../src/audit/allowlist.js';
import {
  AuditRecord,
  format,
  type RecordedAnswer,
  type RecordedParser,
  version,
} from '../../src/audit/record.js';

/** Returns a record of one text; each parser gives one answer. */
function recordOf(text: string, ...answers: readonly RecordedAnswer[]): AuditRecord {
  return withValidators([], text, ...answers);
}

/** Returns a record in which the parsers with these indices report no host. */
function withValidators(
  hostless: readonly number[],
  text: string,
  ...answers: readonly RecordedAnswer[]
): AuditRecord {
  const parsers = answers.map((_, i): RecordedParser => ({
    ...{ adapter: `p${i}`, language: 'l', name: 'n', version: '1', changes: [] },
    cannot: hostless.includes(i) ? ['host'] : [],
    learnt: { problem: 'none' },
  }));
  const places = answers.map((_, i) => i.toString(36)).join('');
  return new AuditRecord({
    format,
    version,
    date: '2026-01-31',
    prefix: '',
    parsers,
    texts: [[text, places, ...answers]],
  });
}

const names = (entries: readonly { readonly adapter: string }[]): string =>
  entries.map(({ adapter }) => adapter).join(' ');

/** Returns the parsers of each answer: through | elsewhere | refusing | unknown. */
function answersTo(hosts: readonly string[], ...answers: readonly RecordedAnswer[]): string {
  const { allowed, through, elsewhere, refusing, unknown } = allowlistIn(
    recordOf('u', ...answers),
    hosts,
  )('u');
  return [String(allowed), ...[through, elsewhere, refusing, unknown].map(names)].join(' | ');
}

test.each<
  readonly [why: string, hosts: readonly string[], answers: readonly RecordedAnswer[], expected: string]
>([
  ['all read a host of the list', ['a', 'b'], ['a', 'b'], 'true | p0 p1 |  |  | '],
  ['a refusal is harmless', ['a'], ['a', false], 'true | p0 |  | p1 | '],
  ['one reads another host', ['a'], ['a', 'b'], 'false | p0 | p1 |  | '],
  ['one reads no host, one an empty host', ['a'], ['a', true, ''], 'false | p0 | p1 p2 |  | '],
  ['nobody lets it through', ['a'], ['b', false], 'false |  | p0 | p1 | '],
  ['all refuse', ['a'], [false], 'false |  |  | p0 | '],
  ['one is unknown', ['a'], ['a', null], 'false | p0 |  |  | p1'],
  ['an empty list', [], ['a'], 'false |  | p0 |  | '],
  ['the case of US-ASCII', ['EXAMPLE.com'], ['example.COM'], 'true | p0 |  |  | '],
  ['other letters have no case: U+212A is no k', ['k'], ['\u212A'], 'false |  | p0 |  | '],
  ['a dot at the end is another name', ['a'], ['a.'], 'false |  | p0 |  | '],
  ['a subdomain is another name', ['a.b'], ['x.a.b', 'xa.b'], 'false |  | p0 p1 |  | '],
  ['brackets of an IPv6 address', ['[::1]'], ['::1', '[::1]'], 'true | p0 p1 |  |  | '],
  ['forms of an IPv6 address', ['::1'], ['[0:0::1]'], 'true | p0 |  |  | '],
  ['brackets of a name stay', ['a'], ['[a]'], 'false |  | p0 |  | '],
])('%s', (_, hosts, answers, expected) => {
  expect(answersTo(hosts, ...answers)).toBe(expected);
});

test('pairs are each parser that lets it through with each that reads another host', () => {
  const { pairs } = allowlistIn(recordOf('u', 'a', 'a', 'b', false), ['a'])('u');
  expect(pairs).toEqual([
    ['p0', 'p2'],
    ['p1', 'p2'],
  ]);
});

test('only the named parsers count; unknown ones may be ignored', () => {
  const record = recordOf('u', 'a', 'b', null);
  expect(allowlistIn(record, ['a'], { parsers: ['p0'] })('u').allowed).toBe(true);
  expect(allowlistIn(record, ['a'], { parsers: [] })('u').allowed).toBe(false);
  expect(allowlistIn(record, ['a'], { parsers: ['p0', 'p2'] })('u').allowed).toBe(false);
  expect(allowlistIn(record, ['a'], { parsers: ['p0', 'p2'], ignoreUnknown: true })('u').allowed).toBe(true);
});

test.each<readonly [answer: RecordedAnswer]>([[true], [false], [null]])(
  'a validator that answers %j reports no host, and changes no answer',
  (answer) => {
    const test = allowlistIn(withValidators([1], 'u', 'a', answer), ['a']);
    const { allowed, through, elsewhere, refusing, unknown, hostless } = test('u');
    expect(allowed).toBe(true);
    expect([through, elsewhere, refusing, unknown, hostless].map(names)).toEqual(['p0', '', '', '', 'p1']);
    // Where all others are unknown too, it is no reason to allow anything.
    expect(test('other')).toMatchObject({ allowed: false, through: [], hostless: [{ adapter: 'p1' }] });
    const alone = allowlistIn(withValidators([0], 'u', answer), ['a'], { ignoreUnknown: true });
    expect(alone('u').allowed).toBe(false);
  },
);

test('on the record of the package, a famous string is split, and a string that is not on record is refused', async () => {
  const test = await allowlist(['example.com', 'not-asked']);
  const { allowed, through, elsewhere, pairs } = test(String.raw`http://example.com\@evil.com`);
  expect(allowed).toBe(false);
  expect(names(through)).toContain('node-url');
  expect(elsewhere.map(({ host }) => host)).toContain('evil.com');
  expect(pairs).toContainEqual(['node-url', 'python-urllib']);
  const unknown = test('http://not-asked/');
  expect([unknown.allowed, unknown.through]).toEqual([false, []]);
  // A predicted acceptance does not include the host.
  expect(new Set(unknown.unknown.map(({ by }) => by))).toEqual(new Set(['learnt', 'unknown']));
  const refused = test('http://not asked/');
  expect(refused.refusing).toEqual([]);
  expect(refused.unknown.filter(({ accepts }) => accepts === false).map(({ by }) => by)).toContain('learnt');
});

test('inherited options are not those of the call', () => {
  const inherited = Object.create({ parsers: ['p0'], ignoreUnknown: true }) as object;
  expect(allowlistIn(recordOf('u', 'a', null), ['a'], inherited)('u').allowed).toBe(false);
});

test('takes hosts and parsers as they are when it is made', () => {
  const record = recordOf('u', 'a', 'b');
  const [hosts, parsers] = [['a'], ['p0', 'p1']];
  const test = allowlistIn(record, hosts, { parsers });
  parsers.pop();
  hosts.push('b');
  expect(test('u').allowed).toBe(false);
});

test('refuses entries that would never match, and wrong arguments', async () => {
  for (const entry of [
    '',
    '*.a',
    'http://a',
    'a/',
    'a:80',
    'h:80:',
    'x:y:z',
    '[::1]:80',
    '[::1',
    '[]',
    '[a]',
    'u@a',
    'a b',
    'h\0',
    'h\x1b[31m',
    'h\ud800',
    '.a',
    'a,b',
    '"a"',
    '^a$',
    '{a,b}',
    '1:2:3',
    ':::::',
    'a\u200Bb',
    'a\u00AD',
    'a\u202E',
  ]) {
    await expect(allowlist([entry])).rejects.toThrow(
      'is not a host: no wildcard, scheme, port or path is allowed',
    );
  }
  await expect(allowlist('a' as never)).rejects.toThrow('allowlist: the hosts must be an array');
  await expect(allowlist(['a'], { parsers: ['nod'] })).rejects.toThrow('no recorded parser is called "nod"');
  await expect(allowlist(['a'], { other: 1 } as never)).rejects.toThrow('other');
});

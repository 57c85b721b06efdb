/** Groups of parsers on record that read the same host. */
import { hostLists } from '../../src/audit/host-cases.js';
import { allowlistIn, sentencesOn as allowedSentences } from '../../src/audit/allowlist.js';
import { type HostGroup, hosts, hostsIn, sentencesOn } from '../../src/audit/hosts.js';
import { AuditRecord, format, type RecordedAnswer, version } from '../../src/audit/record.js';
import { auditRecord } from '../../src/audit/index.js';
import type { Declaration } from '../../src/audit/protocol.js';

type Declared = Pick<Declaration, 'cannot' | 'changes'>;

/** Returns a record of one text; each parser gives one answer. */
function recordOf(text: string, ...answers: (readonly [RecordedAnswer, Partial<Declared>?])[]): AuditRecord {
  const parsers = answers.map(([, declared], i) => ({
    ...{ adapter: `p${String(i)}`, language: 'l', name: 'n', version: '1' },
    ...{ cannot: [], changes: [], ...declared, learnt: { problem: 'none' } },
  }));
  const places = answers.map((_, i) => i.toString(36)).join('');
  const texts = [[text, places, ...answers.map(([answer]) => answer)]] as const;
  return new AuditRecord({ format, version, date: '2026-01-31', prefix: '', parsers, texts });
}

const summary = (groups: readonly HostGroup[]): unknown =>
  groups.map(({ accepts, host, byDesign, parsers, documents }) => [
    byDesign ? 'by design' : accepts ? (host ?? null) : 'refused',
    [...parsers, ...documents].map(({ name }) => name).join(' '),
  ]);

test('parsers and documents that read the same host are a group, the largest first', async () => {
  const record = recordOf('http://a_b/', ['x'], ['a_b'], ['a_b'], [false]);
  const { agree, groups, unknown } = await hostsIn(record, 'http://a_b/', ['rfc1738', 'rfc2396', 'rfc3986']);
  expect(agree).toBe(false);
  expect(unknown).toEqual([]);
  expect(summary(groups)).toEqual([
    ['a_b', 'p1 p2 rfc3986'],
    ['x', 'p0'],
    ['refused', 'p3'],
    [null, 'rfc1738 rfc2396'],
  ]);
});

test('brackets and case are no disagreement; each reader keeps its spelling', async () => {
  const record = recordOf('http://[::A]/', ['::a', { changes: ['case', 'brackets'] }], ['[::A]']);
  const { agree, groups } = await hostsIn(record, 'http://[::A]/', ['rfc3986', 'rfc2396']);
  expect(agree).toBe(true);
  expect(groups).toEqual([
    {
      ...{ accepts: true, host: '[::A]', byDesign: false, documents: [{ name: 'rfc3986', host: '[::A]' }] },
      parsers: [
        { name: 'p0', host: '::a' },
        { name: 'p1', host: '[::A]' },
      ],
    },
    {
      ...{ accepts: false, host: undefined, byDesign: false, parsers: [] },
      documents: [{ name: 'rfc2396', host: undefined }],
    },
  ]);
});

test.each([
  ['0177.0.0.1', '127.0.0.1'],
  ['2130706433', '127.0.0.1'],
  ['\u00DF.example', 'xn--zca.example'],
  ['%61', 'a'],
  ['a.', 'a'],
  ['\u212A', 'k'],
])('%s and %s are different hosts, whatever changes a parser declares', async (one, other) => {
  const declared = { changes: ['host', 'decode', 'case'] } as const;
  const record = recordOf('u', [one], [other, declared]);
  expect(await hostsIn(record, 'u', [])).toMatchObject({ agree: false, groups: [{}, {}] });
});

test.each([
  ['A.b', 'a.B'],
  ['[::1]', '::1'],
  ['[0:0:0::1]', '::1'],
  ['[::ffff:1.2.3.4]', '[::FFFF:102:304]'],
])('%s and %s are one host', async (one, other) => {
  expect(await hostsIn(recordOf('u', [one], [other]), 'u', [])).toMatchObject({ agree: true, groups: [{}] });
});

test('a document is no parser that was tested', async () => {
  const found = await hosts('http://not.asked/', { documents: ['rfc3986'] });
  expect(found.hostless).not.toEqual([]);
  expect(sentencesOn(found, String)).toBe('No parser was tested with it.');
  const some = await hostsIn(recordOf('u', ['a'], [null]), 'u', ['rfc3986']);
  expect(sentencesOn(some, String)).toBe('The parsers that were tested with it agree. Not tested: p1.');
});

test('an allowlist claims nothing about a text that no parser was tested with', async () => {
  const record = await auditRecord();
  const sentences = (text: string): string => allowedSentences(allowlistIn(record, ['not.asked'])(text));
  expect(sentences('http://not.asked/')).toMatch(
    /^Not allowed: this URL is not recorded, so the answers of \d+ parsers are unknown\.$/,
  );
  expect(sentences('http://a_b/')).toMatch(/^Not allowed\. No recorded parser/);
});

test('agreement is unknown if a parser is', async () => {
  expect((await hostsIn(recordOf('u', ['a'], [null]), 'u', [])).agree).toBeUndefined();
  expect((await hostsIn(recordOf('u', ['a'], ['b'], [null]), 'u', [])).agree).toBe(false);
});

test('results share nothing that may be changed', async () => {
  const [parser] = (await auditRecord()).of('http://h/');
  expect(() => (parser?.cannot as string[]).push('host')).toThrow(TypeError);
});

test('a parser of absolute references refuses relative ones by design, and others like any parser', async () => {
  const refusing = [false, { cannot: ['relative'] }] as const;
  const relative = await hostsIn(recordOf('//h/', ['h'], refusing), '//h/', []);
  expect(relative.agree).toBe(true);
  expect(summary(relative.groups)).toEqual([
    ['h', 'p0'],
    ['by design', 'p1'],
  ]);
  expect((await hostsIn(recordOf('a://h/', ['h'], refusing), 'a://h/', [])).agree).toBe(false);
});

test('an empty host is no host; a refusal is another answer', async () => {
  const { groups } = await hostsIn(recordOf('x', [true], [''], [false], [null]), 'x', []);
  expect(summary(groups)).toEqual([
    [null, 'p0 p1'],
    ['refused', 'p2'],
  ]);
});

test('a validator has no host to compare: it is named apart, whatever it answers', async () => {
  const validator = { cannot: ['host'] } as const;
  const record = recordOf('http://h/', ['h'], [true, validator], [false, validator]);
  const { agree, groups, hostless, unknown } = await hostsIn(record, 'http://h/', []);
  expect([agree, summary(groups), unknown]).toEqual([true, [['h', 'p0']], []]);
  expect(hostless).toMatchObject([{ adapter: 'p1' }, { adapter: 'p2' }]);
  const alone = await hostsIn(recordOf('u', [true, validator]), 'u', []);
  expect([alone.agree, alone.groups]).toEqual([undefined, []]);
});

test('a text without recorded answers has no groups of parsers', async () => {
  const { agree, groups, unknown } = await hosts('http://not.asked/', { documents: ['rfc3986'] });
  expect(agree).toBeUndefined();
  expect(summary(groups)).toEqual([['not.asked', 'rfc3986']]);
  expect(unknown.length).toBeGreaterThan(10);
});

test.each(hostLists)('every text of the list "$name" is on record', async ({ texts }) => {
  const asked = new Set((await auditRecord()).file.texts.map(([text]) => text));
  expect(texts.filter((text) => !asked.has(text))).toEqual([]);
});

test('refuses wrong arguments', async () => {
  await expect(hosts(1 as never)).rejects.toThrow('hosts: the text must be a string');
  await expect(hosts('x', { documents: ['rfc1' as never] })).rejects.toThrow('no revision is called "rfc1"');
});

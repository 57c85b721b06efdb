/** Groups of parsers on record that read the same host. */
import { hostLists } from '../../src/audit/host-cases.js';
import { type HostGroup, hosts, hostsIn } from '../../src/audit/hosts.js';
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

test('a change that a parser declares is no disagreement; each reader keeps its spelling', async () => {
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

test('every two parsers of a group agree, although agreement is not transitive', async () => {
  const record = recordOf('http://A/', ['A'], ['a', { changes: ['case'] }], ['a']);
  const { agree, groups } = await hostsIn(record, 'http://A/', []);
  expect(agree).toBe(false);
  expect(summary(groups)).toEqual([
    ['A', 'p0 p1'],
    ['a', 'p2'],
  ]);
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

test('no host, an empty one and a refusal are different answers', async () => {
  const { groups } = await hostsIn(recordOf('x', [true], [''], [false], [null]), 'x', []);
  expect(summary(groups)).toEqual([
    [null, 'p0'],
    ['', 'p1'],
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

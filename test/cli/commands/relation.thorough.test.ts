/** `relation`. */
import { revision, revisions } from '../../../src/index.js';
import { some } from '../../depth.js';
import { call, jsonIn, linesIn } from '../captured.js';
import { expectNarrow, expectWitnesses, type NamedRule, type ToldComparison } from '../witness.js';

interface Told extends ToldComparison {
  readonly first: NamedRule;
  readonly second: NamedRule;
}

async function told(...argv: readonly string[]): Promise<Told> {
  const { code, stdout } = await call(['relation', ...argv, '--json']);
  expect(code).toBe(0);
  const [only] = jsonIn(stdout);
  return only as Told;
}

test.each([
  ['the same wording, 1738 5 and 1997 3.2.2', 'rfc1738', 'hostname', 'url-1997', 'hostname', 'equal'],
  ['upper case since 1997 3.1', 'rfc1738', 'scheme', 'url-1997', 'scheme', 'subset'],
  ['a letter first since 2003 3.1', 'url-1997', 'scheme', 'rfc2396bis-01', 'scheme', 'superset'],
  ['IPv6 and names of 63, 2003 3.2.2', 'rfc1738', 'host', 'rfc2396bis-01', 'host', 'overlapping'],
  ['letters and digits', 'rfc2396bis-01', 'ALPHA', 'rfc2396bis-01', 'DIGIT', 'disjoint'],
])('decides: %s', async (_why, first, rule, second, otherRule, relation) => {
  const { relation: decided } = await told(first, rule, second, otherRule);
  expect(decided).toBe(relation);
});

test('every witness is accepted by the one rule and not by the other, for rules of one role', async () => {
  const ids = some(revisions, 4);
  let tried = 0;
  for (const [i, one] of ids.entries()) {
    for (const other of ids.slice(i + 1)) {
      for (const role of ['absolute', 'scheme', 'host', 'port', 'path', 'query', 'fragment', 'user']) {
        const [first, second] = [one, other].map((id) =>
          revision(id).rules.find((rule) => rule.role === role),
        );
        if (first === undefined || second === undefined) continue;
        const comparison = await told(one, first.name, other, second.name);
        expect([comparison.first, comparison.second]).toEqual([
          { revision: one, rule: first.name },
          { revision: other, rule: second.name },
        ]);
        expectWitnesses(comparison, comparison.first, comparison.second);
        tried++;
      }
    }
  }
  expect(tried).toBeGreaterThan(30);
});

test('says it in words', async () => {
  const { code, stdout, stderr } = await call(['relation', 'url-1997', 'scheme', 'rfc2396bis-01', 'scheme']);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toBe(`scheme of url-1997 derives all strings of scheme of rfc2396bis-01, and more.

only scheme of url-1997, and where scheme of rfc2396bis-01 stops
  0                             offset 0: one of + - . 0-9

both
  a
`);
});

test('--witnesses bounds the strings of each kind', async () => {
  const { onlyFirst, onlySecond, both } = await told(
    'rfc1738',
    'host',
    'rfc2396bis-01',
    'host',
    '--witnesses',
    '1',
  );
  expect([onlyFirst.length, onlySecond.length, both.length]).toEqual([1, 1, 1]);
});

test('long strings are cut where people read them', async () => {
  const { stdout } = await call(['relation', 'rfc1738', 'host', 'rfc2396bis-01', 'host']);
  expectNarrow(stdout);
  expect(linesIn(stdout).filter((line) => line.includes('(64 characters)'))).not.toEqual([]);
});

/** `count`. */
import { revision, type RevisionId } from '../../../src/index.js';
import { call, jsonIn, linesIn } from '../captured.js';
import { accepts } from '../witness.js';

interface Told {
  readonly length: number;
  readonly count: string;
  readonly of: string;
  readonly share: number;
}

async function told(id: RevisionId, rule: string, to: number): Promise<readonly Told[]> {
  const { code, stdout, stderr } = await call(['count', id, rule, '--to', String(to), '--json']);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return jsonIn(stdout) as readonly Told[];
}

test.each<[RevisionId, string, readonly number[], string]>([
  ['rfc2396bis-01', 'dec-octet', [0, 10, 90, 156, 0], 'A: 0 to 255 without leading zeros'],
  ['rfc1738', 'escape', [0, 0, 0, 22 * 22, 0], '5: hex has 22 characters'],
  ['url-1997', 'port', [1, 10, 100, 1000], 'A: *digit'],
])('%s %s has %j strings', async (id, rule, counts) => {
  const shares = await told(id, rule, counts.length - 1);
  expect(shares.map(({ count }) => Number(count))).toEqual(counts);
  expect(shares.map(({ length, of }) => [length, of])).toEqual(counts.map((_, n) => [n, String(95 ** n)]));
});

test('the count is that of all strings that are accepted', async () => {
  const printing = Array.from({ length: 95 }, (_, i) => String.fromCharCode(0x20 + i));
  const words = [[''], printing, printing.flatMap((a) => printing.map((b) => a + b))];
  for (const [id, rule] of [
    ['url-1993', 'url'],
    ['rfc1738', 'hostname'],
    ['url-1997', 'URL-reference'],
  ] as const) {
    const counts = words.map((all) => all.filter((text) => accepts(text, { revision: id, rule })).length);
    expect((await told(id, rule, 2)).map(({ count }) => Number(count))).toEqual(counts);
    expect(revision(id).rules.map(({ name }) => name)).toContain(rule);
  }
});

test('numbers are exact, however large', async () => {
  const last = (await told('url-1997', 'port', 60)).at(-1);
  expect(last).toMatchObject({ count: `1${'0'.repeat(60)}`, of: String(95n ** 60n) });
  expect(last?.share).toBeCloseTo((10 / 95) ** 60, 70);
});

test('a table, 12 characters by default', async () => {
  const { code, stdout } = await call(['count', 'url-1997', 'port']);
  expect(code).toBe(0);
  const [heading, ...lines] = linesIn(stdout).map((line) => line.trim().split(/ {2,}/));
  expect(heading).toEqual(['length', 'strings', 'share']);
  expect(lines).toHaveLength(13);
  expect(lines[2]).toEqual(['2', '100', '1.11 %']);
});

/** `sample`. */
import { coveringStrings } from '../../../src/study/index.js';
import { revision, type RevisionId, revisions } from '../../../src/index.js';
import { call, jsonIn, linesIn } from '../captured.js';
import { accepts, unshown } from '../witness.js';

interface Told {
  readonly revision: RevisionId;
  readonly rule: string;
  readonly seed: number;
  readonly text: string;
  readonly word: string;
}

async function told(...argv: readonly string[]): Promise<readonly Told[]> {
  const { code, stdout } = await call(['sample', ...argv, '--json']);
  expect(code).toBe(0);
  return jsonIn(stdout) as readonly Told[];
}

describe.each(revisions)('%s', (id) => {
  const rule = revision(id).start;

  test('draws derivable strings of the length asked', async () => {
    const drawn = await told(id, '--length', '25', '--count', '50', '--seed', '7');
    expect(drawn.map((one) => [one.text.length, accepts(one.text, one)])).toEqual(
      drawn.map(() => [25, true]),
    );
    expect(drawn).toHaveLength(50);
    expect(drawn[0]).toMatchObject({ revision: id, rule, seed: 7 });
    expect(new Set(drawn.map(({ text }) => text)).size).toBeGreaterThan(45);
  });

  test('draws near misses of derivable strings', async () => {
    const drawn = await told(id, '--near-miss', '--count', '50', '--seed', '7');
    expect(drawn.map((one) => [accepts(one.text, one), accepts(one.word, one)])).toEqual(
      drawn.map(() => [false, true]),
    );
    expect(drawn.every(({ text, word }) => Math.abs(text.length - word.length) <= 1)).toBe(true);
  });

  test('covers the rule with derivable strings', async () => {
    const drawn = await told(id, '--cover');
    expect(drawn.filter((one) => !accepts(one.text, one))).toEqual([]);
    expect(drawn.map(({ text }) => text)).toEqual(coveringStrings({ revision: id }).map(({ text }) => text));
  });
});

test('the same seed draws the same, another does not, and none is told', async () => {
  const draw = (...argv: readonly string[]) => call(['sample', 'rfc1738', 'gopherurl', ...argv]);
  const first = await draw('--seed', '1');
  expect(first.stderr).toBe('');
  expect(linesIn(first.stdout)).toHaveLength(10);
  expect(await draw('--seed', '1')).toEqual(first);
  expect((await draw('--seed', '2')).stdout).not.toBe(first.stdout);
  const random = await draw();
  const [, seed = ''] = /^--seed (\d+) draws the same again\n$/.exec(random.stderr) ?? [];
  expect((await draw('--seed', seed)).stdout).toBe(random.stdout);
});

test.each<[RevisionId, string, number]>([
  ['rfc1738', 'url', 16],
  ['rfc1738', 'digit', 1],
  ['url-1997', 'Content-Location', 17],
  ['rfc2396bis-01', 'IPv4address', 15],
])('without --length, strings of %s %s have %i characters', async (id, rule, length) => {
  const drawn = await told(id, rule, '--count', '3', '--seed', '1');
  expect(drawn.map(({ text }) => Math.min(text.length, 17))).toEqual([length, length, length]);
});

test('a line each, for people too', async () => {
  const { stdout } = await call([
    'sample',
    'url-1993',
    'xalpha',
    '--count',
    '300',
    '--seed',
    '1',
    '--length',
    '1',
  ]);
  const drawn = linesIn(stdout).map((shown) => unshown(shown) ?? '');
  expect(drawn.filter((text) => !accepts(text, { revision: 'url-1993', rule: 'xalpha' }))).toEqual([]);
});

test('a near miss says which edit it is', async () => {
  const argv = ['sample', 'rfc2396bis-01', 'host', '--near-miss', '--count', '40', '--seed', '3'];
  for (const line of linesIn((await call(argv)).stdout)) {
    expect(line).toMatch(
      /^[^\t]+\t(deletion|(insertion|substitution) of ".+") at offset \d+ of \S+(; no host, but derivable from URI-reference)?$/,
    );
  }
});

test('the empty string is seen', async () => {
  const { stdout } = await call([
    'sample',
    'url-1997',
    'port',
    '--length',
    '0',
    '--count',
    '1',
    '--seed',
    '1',
  ]);
  expect(stdout).toBe('ε\n');
});

test('--json tells by which rule a string is valid, and whether it is a reference', async () => {
  const lines = jsonIn(
    (await call(['sample', 'rfc3986', 'port', '--near-miss', '--seed', '7', '--json'])).stdout,
  );
  expect(lines).toHaveLength(10);
  for (const line of lines as readonly { readonly text: string; readonly reference: boolean }[]) {
    expect(line).toMatchObject({ rule: 'port', valid: false });
    expect(line.reference).toBe(revision('rfc3986').accepts(line.text));
  }
  const [first] = jsonIn((await call(['sample', 'rfc3986', 'port', '--cover', '--json'])).stdout);
  expect(first).toEqual({
    revision: 'rfc3986',
    rule: 'port',
    text: '0',
    valid: true,
    reference: true,
    covers: ['port'],
  });
});

test('a near miss that is a reference all the same says so', async () => {
  const { stdout } = await call(['sample', 'rfc3986', 'port', '--near-miss', '--seed', '7', '--length', '2']);
  expect(stdout).toMatch(/; no port, but derivable from URI-reference\n/);
});

test('--balanced draws over the rules; it is the same by the same seed, and near misses are of such strings', async () => {
  const argv = ['sample', 'rfc1738', 'httpurl', '--balanced', '--count', '50', '--seed', '1', '--json'];
  const { code, stdout } = await call(argv);
  expect(code).toBe(0);
  const drawn = jsonIn(stdout) as readonly { readonly text: string; readonly valid: boolean }[];
  expect(drawn).toHaveLength(50);
  expect(drawn.every(({ valid }) => valid)).toBe(true);
  expect(drawn.some(({ text }) => /:\d+/.test(text))).toBe(true);
  expect((await call(argv)).stdout).toBe(stdout);
  const misses = jsonIn((await call([...argv, '--near-miss'])).stdout) as { word: string; valid: boolean }[];
  expect(misses).toHaveLength(50);
  const words = drawn.map(({ text }) => text);
  for (const { word, valid } of misses) expect([words.includes(word), valid]).toEqual([true, false]);
});

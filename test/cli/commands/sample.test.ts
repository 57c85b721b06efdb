/** `sample`: its lines, its records, and the strings of --balanced. */
import { call, jsonIn, linesIn } from '../captured.js';

test('the seed determines the strings; a random seed is printed', async () => {
  const draw = (...argv: readonly string[]) => call(['sample', 'rfc1738', 'gopherurl', ...argv]);
  const first = await draw('--seed', '1');
  expect(first.stderr).toBe('');
  expect(linesIn(first.stdout)).toHaveLength(10);
  expect(await draw('--seed', '1')).toEqual(first);
  expect((await draw('--seed', '2')).stdout).not.toBe(first.stdout);
  const random = await draw();
  const [, seed = ''] = /^--seed (\d+) draws the same strings again\n$/.exec(random.stderr) ?? [];
  expect((await draw('--seed', seed)).stdout).toBe(random.stdout);
});

test.each([
  ['rfc1738 url', 16],
  ['rfc1738 digit', 1],
  ['rfc2396bis-01 IPv4address', 15],
])('without --length, strings of %s have %i characters', async (rule, length) => {
  const drawn = linesIn((await call(`sample ${rule} --count 3 --seed 1`)).stdout);
  expect(drawn.map((text) => text.length)).toEqual([length, length, length]);
});

test('a near miss names its edit', async () => {
  const argv = 'sample rfc2396bis-01 host --near-miss --count 40 --seed 3';
  for (const line of linesIn((await call(argv)).stdout)) {
    expect(line).toMatch(
      /^[^\t]+\t".+" (deleted|inserted|replaced by ".+") at offset \d+ of \S+(; not derivable from host, but derivable from URI-reference)?$/,
    );
  }
});

test('shows the empty string', async () => {
  const { stdout } = await call('sample url-1997 port --length 0 --count 1 --seed 1');
  expect(stdout).toBe('ε\n');
});

test('reports a near miss that is still a reference', async () => {
  const { stdout } = await call('sample rfc3986 port --near-miss --seed 7 --length 2');
  expect(stdout).toMatch(/; not derivable from port, but derivable from URI-reference\n/);
});

test('--balanced draws by rules, reproducibly, also for near misses', async () => {
  const argv = 'sample rfc1738 httpurl --balanced --count 50 --seed 1 --json';
  const { code, stdout } = await call(argv);
  expect(code).toBe(0);
  const drawn = jsonIn(stdout) as readonly { readonly text: string; readonly valid: boolean }[];
  expect(drawn).toHaveLength(50);
  expect(drawn.every(({ valid }) => valid)).toBe(true);
  expect(drawn.some(({ text }) => /:\d+/.test(text))).toBe(true);
  expect((await call(argv)).stdout).toBe(stdout);
  const misses = jsonIn((await call(`${argv} --near-miss`)).stdout) as { word: string; valid: boolean }[];
  expect(misses).toHaveLength(50);
  const words = drawn.map(({ text }) => text);
  for (const { word, valid } of misses) expect([words.includes(word), valid]).toEqual([true, false]);
});

const members = 'revision rule text valid reference seed covers word edit offset character'.split(' ');

test.each([
  ['uniform', 'rfc1738 httpurl --seed 1'],
  ['balanced', 'rfc1738 httpurl --balanced --seed 1'],
  ['near misses', 'rfc1738 httpurl --near-miss --seed 1'],
  ['near misses of balanced', 'rfc1738 httpurl --near-miss --balanced --seed 1'],
  ['covering', 'url-1997 port --cover'],
])('%s: prints a record for each string, with the facts of the JSON output', async (_what, argv) => {
  const { code, stdout } = await call(`sample ${argv} --csv`);
  const [header, ...records] = stdout.split('\r\n').slice(0, -1);
  expect({ code, header }).toEqual({ code: 0, header: members.map((name) => `"${name}"`).join(',') });
  const printed = jsonIn((await call(`sample ${argv} --json`)).stdout) as Record<
    string,
    string | readonly string[]
  >[];
  const fields = printed.map((one) =>
    members.map((name) => {
      const value = one[name] ?? '';
      return `"${[value].flat().join(' ').replaceAll('"', '""')}"`;
    }),
  );
  expect(printed.length).toBeGreaterThan(1);
  expect(records).toEqual(fields.map((record) => record.join(',')));
});

test('records contain no formulas', async () => {
  const { stdout } = await call('sample rfc3986 sub-delims --cover --csv');
  expect(stdout).toContain(`"rfc3986","sub-delims","'=","true","true"`);
});

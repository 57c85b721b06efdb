/** `suite`. */
import { caseSchema, readCases, suiteFormats } from '../../../src/study/index.js';
import { call } from '../captured.js';

const port = ['suite', 'rfc3986', '--start', 'port'];

test.each(suiteFormats)('prints %s, the same bytes each time', async (format) => {
  const first = await call([...port, '--format', format]);
  expect([first.code, first.stderr]).toEqual([0, '']);
  expect(readCases(first.stdout, format).length).toBeGreaterThan(5);
  expect(await call([...port, '--format', format])).toEqual(first);
});

test('--size keeps the strongest, and --seed changes how classes are spelled', async () => {
  const texts = async (...more: readonly string[]): Promise<readonly string[]> =>
    readCases((await call([...port, ...more])).stdout).map(({ text }) => text);
  const all = await texts();
  expect(await texts('--size', '2')).toEqual(all.slice(0, 2));
  expect(await texts('--seed', '5')).not.toEqual(all);
});

test('--for components gives derivable texts with their components', async () => {
  const { code, stdout } = await call('suite rfc1808 --for components --size 5 --format jsonl');
  expect(code).toBe(0);
  const cases = readCases(stdout);
  expect(cases).toHaveLength(5);
  for (const { valid, components } of cases) expect([valid, typeof components]).toEqual([true, 'object']);
});

test('--schema prints the schema', async () => {
  const { code, stdout } = await call('suite --schema');
  expect([code, JSON.parse(stdout)]).toEqual([0, JSON.parse(JSON.stringify(caseSchema))]);
});

/**
 * test/long-suites.json lists the suites of `npm run test:all`: every suite that `npm test` leaves out or runs partly.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const table = JSON.parse(readFileSync(join(__dirname, 'long-suites.json'), 'utf8')) as Readonly<
  Record<string, { readonly purpose: string; readonly seconds: number }>
>;

const suites = readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => `test/${file}`);

function isLong(suite: string): boolean {
  if (suite.endsWith('.exhaustive.test.ts')) return true;
  return /from '(?:\.\.?\/)+depth\.js'/.test(readFileSync(join(__dirname, '..', suite), 'utf8'));
}

test('lists every long suite and no other, in order', () => {
  expect(Object.keys(table)).toEqual(suites.filter(isLong).sort());
});

test('gives each a purpose and a budget in seconds, together fifteen minutes of two cores', () => {
  const rows = Object.entries(table).map(([suite, { purpose, seconds }]) => ({ suite, purpose, seconds }));
  expect(rows.filter(({ purpose, seconds }) => !/^[A-Z].*\.$/.test(purpose) || !(seconds > 0))).toEqual([]);
  expect(rows.reduce((sum, { seconds }) => sum + seconds, 0)).toBeLessThanOrEqual(2 * 15 * 60);
});

/** Runs the reporter of the long run on suites that took these seconds. */
function verdictOf(seconds: Readonly<Record<string, number>>): { status: number | null; stderr: string } {
  const script = `
    const { default: Budgets } = await import('./test/budgets.js');
    const reporter = new Budgets();
    for (const [suite, seconds] of Object.entries(${JSON.stringify(seconds)}))
      reporter.onTestResult({ path: '/clone/test/' + suite }, { perfStats: { start: 0, end: 1000 * seconds } });
    reporter.onRunComplete();
    process.exitCode = reporter.getLastError() ? 1 : 0;`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: join(__dirname, '..'),
    encoding: 'utf8',
  });
  return { status, stderr };
}

test('a suite far over its budget fails the run by name, a slow machine fails none', () => {
  const [first = '', ...others] = Object.keys(table);
  const times = (factor: number) =>
    Object.fromEntries(others.map((suite) => [suite, factor * (table[suite]?.seconds ?? 0)]));
  const budget = table[first]?.seconds ?? 0;
  expect(verdictOf({ ...times(1), [first]: 5 * budget })).toEqual({
    status: 1,
    stderr: `over budget:\n${first}: ${5 * budget} s, budget ${budget} s\n`,
  });
  expect(verdictOf({ ...times(6), [first]: 6 * budget })).toEqual({ status: 0, stderr: '' });
});

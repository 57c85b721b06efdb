/**
 * test/long-suites.json lists the suites of `npm run test:all`: every suite that `npm test` leaves out or runs partly.
 */
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

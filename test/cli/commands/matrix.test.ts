/** `matrix`. */
import { revision, revisions } from '../../../src/api/index.js';
import { call, expectNarrow, linesIn } from '../captured.js';

test('a row for each role, a column for each revision', async () => {
  const { code, stdout } = await call('matrix');
  expect(code).toBe(0);
  expectNarrow(stdout);
  const lines = linesIn(stdout);
  expect(lines.slice(0, revisions.length).map((line) => line.replaceAll(/[│ ]/g, ''))).toEqual(revisions);
  const roles = new Set(revisions.flatMap((id) => revision(id).rules.map(({ role }) => role)));
  const rows = lines.slice(revisions.length, -2).map((line) => line.split(/ {2,}/));
  expect(rows.map(([name]) => name)).toEqual([...roles]);
  const seeds = linesIn((await call('matrix -r seeds')).stdout).map((line) => line.split(/ {2,}/));
  expect(seeds).toContainEqual(['scheme', '○ = ± + −']);
});

test('-r selects the columns, --by the kind of rows', async () => {
  const { stdout } = await call('matrix --by rule -r rfc1738,url-1997');
  expect(
    linesIn(stdout)
      .slice(0, 3)
      .map((line) => line.trim()),
  ).toEqual(['rfc1738', '│ url-1997', 'genericurl        ○ ·']);
  expect(stdout).toMatch(/^hostname +○ =$/m);
});

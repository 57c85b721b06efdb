/** `matrix`. */
import { revision, revisions } from '../../../src/index.js';
import { call, jsonIn, linesIn } from '../captured.js';
import { expectNarrow, expectWitnesses, type NamedRule, type ToldComparison } from '../witness.js';
import { some } from '../../depth.js';

interface Cell {
  readonly revision: NamedRule['revision'];
  readonly rules: readonly string[];
  readonly change?: string;
  readonly comparison?: ToldComparison;
}

interface Row {
  readonly name: string;
  readonly cells: readonly (Cell | null)[];
}

test.each(
  some(
    [
      ['roles', [], 'previous'],
      ['rules', ['--by', 'rule'], 'previous'],
      ['roles against the first', ['--against', 'first'], 'first'],
    ] as const,
    1,
  ),
)('every witness of --json is what it is said to be: %s', async (_what, options, against) => {
  const { code, stdout, stderr } = await call(['matrix', '--json', ...options]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  const rows = jsonIn(stdout) as readonly Row[];
  let compared = 0;
  for (const { cells } of rows) {
    const present = cells.filter((cell) => cell !== null);
    for (const [i, cell] of present.entries()) {
      const earlier = present[against === 'first' ? 0 : i - 1];
      if (i === 0 || earlier === undefined || cell.comparison === undefined) {
        expect([i, cell.comparison]).toEqual([0, undefined]);
        continue;
      }
      const rule = (of: Cell): NamedRule => ({ revision: of.revision, rule: of.rules[0] ?? '' });
      expectWitnesses(cell.comparison, rule(earlier), rule(cell));
      compared++;
    }
  }
  expect(compared).toBeGreaterThan(80);
});

test('a row for each role, a column for each revision', async () => {
  const { code, stdout } = await call(['matrix']);
  expect(code).toBe(0);
  expectNarrow(stdout);
  const lines = linesIn(stdout);
  expect(lines.slice(0, revisions.length).map((line) => line.replaceAll(/[│ ]/g, ''))).toEqual(revisions);
  const roles = new Set(revisions.flatMap((id) => revision(id).rules.map(({ role }) => role)));
  const rows = lines.slice(revisions.length, -2).map((line) => line.split(/ {2,}/));
  expect(rows.map(([name]) => name)).toEqual([...roles]);
  const seeds = linesIn((await call(['matrix', '-r', 'seeds'])).stdout).map((line) => line.split(/ {2,}/));
  expect(seeds).toContainEqual(['scheme', '○ = ± + −']);
});

test('-r chooses the columns, --by what a row is', async () => {
  const { stdout } = await call(['matrix', '--by', 'rule', '-r', 'rfc1738,url-1997']);
  expect(
    linesIn(stdout)
      .slice(0, 3)
      .map((line) => line.trim()),
  ).toEqual(['rfc1738', '│ url-1997', 'genericurl        ○ ·']);
  expect(stdout).toMatch(/^hostname +○ =$/m);
});

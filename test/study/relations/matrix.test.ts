/** Roles and rules across revisions. */
import { compareRules, diff, matrix, type MatrixRow } from '../../../src/study/index.js';
import { namedSets, predecessors, revisions } from '../../../generated/registry/ids.js';
import { studied } from '../load-studied.js';

const row = (rows: readonly MatrixRow[], name: string) =>
  rows.find((other) => other.name === name)?.cells ?? [];
const changes = (rows: readonly MatrixRow[], name: string) =>
  row(rows, name).map((cell) => cell && (cell.change ?? 'first'));

describe('matrix', () => {
  const byRole = matrix({ revisions: namedSets.seeds, witnesses: 1 });
  const all = matrix({ witnesses: 1 });

  test.each([
    ['reference', ['first', 'changed', undefined, 'changed', 'changed']],
    ['scheme', ['first', 'unchanged', 'changed', 'widened', 'narrowed']],
    ['hostname', ['first', 'unchanged', 'changed', 'unchanged', 'changed']],
    ['port', ['first', 'unchanged', 'unchanged', 'widened', 'unchanged']],
    ['IPv4 address', ['first', 'unchanged', 'unchanged', 'unchanged', 'narrowed']],
    ['query', ['first', 'unchanged', 'changed', 'widened', 'unchanged']],
    ['ftp', ['first', 'widened', 'changed', undefined, undefined]],
    ['IPv6 address', [undefined, undefined, undefined, undefined, 'first']],
  ])('%s', (role, expected) => {
    expect(changes(byRole, role)).toEqual(expected);
  });

  test('compares with the nearest earlier revision, or with the first', () => {
    const againstFirst = matrix({ revisions: namedSets.seeds, witnesses: 1, against: 'first' });
    expect(changes(byRole, 'hostname')[3]).toBe('unchanged');
    expect(changes(againstFirst, 'hostname')[3]).toBe('changed');
    // 1995 and 1997: RFC 1738 has no fragment.
    expect(row(byRole, 'fragment')[3]?.comparison).toEqual(
      compareRules(
        { revision: 'url-1995', rule: 'fragmentid' },
        { revision: 'url-1997', rule: 'fragment' },
        { witnesses: 1 },
      ),
    );
  });

  test('has a row for each rule name of the requested revisions, on request', () => {
    const byRule = matrix({ by: 'rule', revisions: ['url-1995', 'url-1997'], witnesses: 1 });
    const names = new Set([...studied('url-1995').rules, ...studied('url-1997').rules]);
    expect(byRule.map(({ name }) => name)).toEqual([...names]);
    expect(changes(byRule, 'url')).toEqual(['first', undefined]);
    expect(changes(byRule, 'host')).toEqual(['first', 'changed']);
  });

  test('agrees with diffs where both match the same rules', () => {
    let agreed = 0;
    for (const after of revisions) {
      const before = predecessors[after];
      if (before === null) continue;
      for (const rule of diff(before, after, { witnesses: 1 }).rules) {
        if (!('comparison' in rule)) continue;
        const cells = row(all, rule.role);
        const [earlier, later] = [cells[revisions.indexOf(before)], cells[revisions.indexOf(after)]];
        if (earlier?.rules[0] !== rule.before || later?.rules[0] !== rule.after) continue;
        expect([rule.after, later.change]).toEqual([rule.after, rule.change]);
        agreed += 1;
      }
    }
    expect(agreed).toBeGreaterThan(120);
  });

  // A cell compares its first rule only.
  test('rules of one role have one language in each revision', () => {
    const several = byRole.flatMap(({ cells }) => cells.filter((cell) => (cell?.rules.length ?? 0) > 1));
    expect(several.map((cell) => cell?.rules)).toEqual([
      ['uri', 'url'],
      ['prosperoaddress', 'prosperolink'],
      ['prosperoaddress', 'prosperolink'],
    ]);
    for (const cell of several) {
      const [first, ...others] = cell?.rules ?? [];
      for (const other of others) {
        const revision = cell?.revision as (typeof revisions)[number];
        expect(compareRules({ revision, rule: first ?? '' }, { revision, rule: other }).relation).toBe(
          'equal',
        );
      }
    }
  });
});

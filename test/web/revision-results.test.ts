/** Data computed for the table, and data only for the cards: in calls, of which some take far longer than others. */
import { type ComparisonRow, type Revision, revision, revisions } from 'uri-revisions';
import { Comparison } from '../../src/core/compare.js';
import { tableResult, cardResult } from '../../src/web/worker/revision-results.js';

/** Returns the row of one document, and the calls made on it, in their order. */
function watched(
  document: Revision,
  text: string,
): { readonly row: ComparisonRow; readonly calls: readonly string[] } {
  const calls: string[] = [];
  const proxy = new Proxy(document, {
    get(target, name: keyof Revision) {
      const value: unknown = target[name];
      if (typeof value === 'function') calls.push(name);
      return value;
    },
  });
  const { rows, fields } = new Comparison(text, [proxy]);
  expect(fields.length).toBeGreaterThan(0);
  const [row] = rows;
  if (row === undefined) throw new Error('no row');
  return { row, calls };
}

describe.each(revisions)('%s', (id) => {
  test('for a refusal the table computes only its position', () => {
    const { row, calls } = watched(revision(id), 'http://h/a%zz');
    const glance = tableResult(row);
    expect(glance).toMatchObject({ verdict: 'not derivable' });
    expect(glance.verdict === 'not derivable' && Object.keys(glance.refusal)).toEqual(['offset', 'found']);
    expect([...new Set(calls)]).toEqual(['read']);
  });

  test('for a derivable text the table walks once and checks the prose, without parsing', () => {
    const document: Revision = revision(id);
    const walks = jest.spyOn(document, 'walk');
    const { row, calls } = watched(document, 'http://h/once');
    expect(tableResult(row)).toEqual(cardResult(row));
    expect([...new Set(calls)].sort()).toEqual(['check', 'read']);
    expect(calls.filter((call) => call === 'check')).toHaveLength(1);
    expect(walks).toHaveBeenCalledTimes(1);
    walks.mockRestore();
  });

  test('the cards show the complete refusal and the findings', () => {
    const [text, document] = ['http://h/a b%zz', revision(id)];
    const result = document.safeParse(text);
    const { conforming, findings } = document.check(text);
    expect(cardResult(watched(document, text).row)).toMatchObject({
      ...{ conforming, findings, refusal: result.ok ? undefined : result.error.toJSON() },
    });
  });
});

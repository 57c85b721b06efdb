/** Data computed for the table, and data only for the cards: in calls, of which some take far longer than others. */
import { type ComparisonRow, type Revision, revision, revisions } from 'uri-revisions';
import { Comparison } from '../../src/core/compare.js';
import { glanceOf, stripOf } from '../../src/web/worker/strip.js';

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
  test('of a refusal the table is told where it is, and nothing else is found out', () => {
    const { row, calls } = watched(revision(id), 'http://h/a%zz');
    const glance = glanceOf(row);
    expect(glance).toMatchObject({ verdict: 'not derivable' });
    expect(glance.verdict === 'not derivable' && Object.keys(glance.refusal)).toEqual(['offset', 'found']);
    expect([...new Set(calls)]).toEqual(['read']);
  });

  test('a derivable text is walked once, and its prose asked; nothing is parsed for the table', () => {
    const document: Revision = revision(id);
    const walks = jest.spyOn(document, 'walk');
    const { row, calls } = watched(document, 'http://h/once');
    expect(glanceOf(row)).toEqual(stripOf(row));
    expect([...new Set(calls)].sort()).toEqual(['check', 'read']);
    expect(calls.filter((call) => call === 'check')).toHaveLength(1);
    expect(walks).toHaveBeenCalledTimes(1);
    walks.mockRestore();
  });

  test('the cards are told all of a refusal, and what the prose says', () => {
    const [text, document] = ['http://h/a b%zz', revision(id)];
    const result = document.safeParse(text);
    const { conforming, findings } = document.check(text);
    expect(stripOf(watched(document, text).row)).toMatchObject({
      ...{ conforming, findings, refusal: result.ok ? undefined : result.error.toJSON() },
    });
  });
});

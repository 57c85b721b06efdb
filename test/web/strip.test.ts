/** What is found out of a text for the table, and what only for the cards: in calls, of which some take far longer than others. */
import { revision, type Revision, revisions } from 'uri-revisions';
import { glanceAt, stripOf } from '../../src/web/worker/strip.js';

/** The same document, and the calls that were made of it, in their order. */
function watched(document: Revision): { readonly document: Revision; readonly calls: readonly string[] } {
  const calls: string[] = [];
  const proxy = new Proxy(document, {
    get(target, name: keyof Revision) {
      const value: unknown = target[name];
      if (typeof value === 'function') calls.push(name);
      return value;
    },
  });
  return { document: proxy, calls };
}

describe.each(revisions)('%s', (id) => {
  test('of a refusal the table is told where it is, and nothing else is found out', () => {
    const { document, calls } = watched(revision(id));
    const glance = glanceAt(document, 'http://h/a%zz', '');
    expect(glance).toMatchObject({ verdict: 'not derivable' });
    expect(glance.verdict === 'not derivable' && Object.keys(glance.refusal)).toEqual(['offset', 'found']);
    expect(calls).toEqual(['safeParse']);
  });

  test('a derivable text is parsed for each thing that is told of it, and for nothing twice', () => {
    const { document, calls } = watched(revision(id));
    expect(glanceAt(document, 'http://h/a', '')).toEqual(stripOf(revision(id), 'http://h/a', ''));
    expect([...calls].sort()).toEqual(['check', 'components', 'production', 'safeParse', 'spans']);
  });

  test('the cards are told all of a refusal, and what the prose says', () => {
    const [text, document] = ['http://h/a b%zz', revision(id)];
    const result = document.safeParse(text);
    const { conforming, findings } = document.check(text);
    expect(stripOf(document, text, '')).toMatchObject({
      ...{ conforming, findings, refusal: result.ok ? undefined : result.error.toJSON() },
    });
  });
});

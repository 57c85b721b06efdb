/** What changes from one document to another: what the documents say of it, and what samples of strings show. */
import { revision, type RevisionId } from '../../../src/index.js';
import { type MigrationClass, migrate, sampleNearMisses, sampleStrings } from '../../../src/study/index.js';
import { labelled } from '../../../src/study/migrate.js';
import { labelOf } from './label-of.js';
import { statedChanges } from './tables.js';

const known = new Map<string, ReturnType<typeof labelled>>();

function labelledOnce(before: RevisionId, after: RevisionId): ReturnType<typeof labelled> {
  const found = known.get(`${before} ${after}`) ?? labelled(before, after);
  known.set(`${before} ${after}`, found);
  return found;
}

function classOf(before: RevisionId, after: RevisionId, text: string): MigrationClass | undefined {
  const { migration, labelling } = labelledOnce(before, after);
  return migration.classes[labelOf(labelling.product, text) - 1];
}

test.each(statedChanges)('$before → $after: $text ($section)', ({ before, after, text, kind, of, cited }) => {
  const found = classOf(before, after, text);
  expect(found).toMatchObject({ kind });
  if (found?.kind === 'reread') {
    expect(found.changes.map(({ component, change }) => `${component} ${change}`).join(', ')).toBe(of);
    return;
  }
  expect(found?.component).toBe(of);
  if (cited === undefined) return;
  const sections = found?.evidence.map(({ evidence }) =>
    evidence.class === 'intended' ? evidence.section : null,
  );
  expect(sections).toEqual([cited]);
});

const pairs: readonly (readonly [RevisionId, RevisionId])[] = [
  ['rfc2396', 'rfc3986'],
  ['rfc3986', 'rfc6874'],
];

describe.each(pairs)('%s → %s', (before, after) => {
  const { migration, labelling } = labelledOnce(before, after);

  test('the shortest string of each class is in it, and escaping it is what it says', () => {
    for (const one of migration.classes) {
      expect(labelOf(labelling.product, one.text)).toBe(one.number);
      const [was, is] = [before, after].map((id) => revision(id).accepts(one.text));
      expect([was, is]).toEqual([one.kind !== 'came', one.kind !== 'went']);
      if (one.kind === 'reread') {
        for (const { component, before: old, after: now } of one.changes) {
          expect(component).not.toBe('specific');
          if (component === 'specific') continue;
          expect(revision(before).components(one.text)[component]).toBe(old);
          expect(revision(after).components(one.text)[component]).toBe(now);
        }
        continue;
      }
      const found = one.text.charAt(one.offset);
      if (found !== '') expect(one.characters).toContain(found);
      if (one.escape === undefined) continue;
      const escaped = one.text.slice(0, one.offset) + one.escape.escaped + one.text.slice(one.offset + 1);
      expect(revision(after).accepts(escaped)).toBe(true);
    }
  });

  test('strings are labelled as both documents derive and read them', () => {
    const texts = [before, after].flatMap((id) => [
      ...[4, 8, 14].flatMap((length) => sampleStrings({ revision: id }, { length, count: 150, seed: 1 })),
      ...sampleNearMisses({ revision: id }, { length: 9, count: 150, seed: 2 }).map(({ text }) => text),
    ]);
    for (const text of texts) {
      const label = labelOf(labelling.product, text);
      const [was, is] = [before, after].map((id) => revision(id).accepts(text));
      const kind = migration.classes[label - 1]?.kind;
      if (was && is) {
        const [old, now] = [before, after].map((id) => ({
          ...revision(id).components(text),
          hostKind: undefined,
        }));
        expect([text, kind]).toEqual([
          text,
          JSON.stringify(old) === JSON.stringify(now) ? undefined : 'reread',
        ]);
        if (kind === undefined) expect(label).toBe(labelling.readAlike);
      } else expect([text, kind]).toEqual([text, was ? 'went' : is ? 'came' : undefined]);
    }
  });
});

test('what is its own successor has no classes', () => {
  expect(migrate('rfc3986', 'rfc3986').classes).toEqual([]);
});

test('against the lineage there are no steps, and so no evidence', () => {
  for (const one of migrate('rfc6874', 'rfc3986').classes) {
    expect(one).toMatchObject({ kind: 'went', steps: [], evidence: [] });
  }
});

test('refuses what it does not know', () => {
  expect(() => migrate('rfc3987' as RevisionId, 'rfc3986')).toThrow(/did you mean/);
  expect(() => migrate('rfc2396', 'rfc3986', { limit: 1 } as object)).toThrow(/limits/);
  expect(() => migrate('rfc2396', 'rfc3986', { limits: { states: 10, milliseconds: 1e4 } })).toThrow(
    /10 states/,
  );
});

test('what a program puts into every object is no evidence', () => {
  const before = JSON.stringify(migrate('rfc2396', 'rfc2732'));
  for (const name of ['added', 'rewritten', 'dropped', 'text', 'steps', 'evidence']) {
    Object.defineProperty(Object.prototype, name, { value: ['uric'], configurable: true });
    const now = JSON.stringify(migrate('rfc2396', 'rfc2732'));
    Reflect.deleteProperty(Object.prototype, name);
    expect([name, now]).toEqual([name, before]);
  }
});

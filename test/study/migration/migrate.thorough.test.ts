/** Changes from one document to another: the documents' statements, and samples of strings. */
import { studiedRules } from '../../../generated/registry/studied-rules.js';
import { revision, type RevisionId, revisions } from '../../../src/api/index.js';
import {
  about,
  type MigrationClass,
  migrate,
  sampleNearMisses,
  sampleStrings,
} from '../../../src/study/index.js';
import { labelled } from '../../../src/study/migrate.js';
import { expected } from '../../documents/expected.js';
import { labelOf } from './label-of.js';
import { statedChanges } from './tables.js';
import { isFullDepth, longTest, some } from '../../depth.js';

const known = new Map<string, ReturnType<typeof labelled>>();

function labelledOnce(before: RevisionId, after: RevisionId): ReturnType<typeof labelled> {
  const key = [before, after].join(' ');
  const found = known.get(key) ?? labelled(before, after);
  known.set(key, found);
  return found;
}

function classOf(before: RevisionId, after: RevisionId, text: string): MigrationClass | undefined {
  const { migration, labelling } = labelledOnce(before, after);
  return migration.classes[labelOf(labelling.product, text) - 1];
}

/** Pairs of documents whose stated changes are tried in `npm test`. */
const quick = ['rfc6874 rfc3986', 'rfc3986 rfc6874', 'url-1997 rfc2396'];

test.each(statedChanges.filter(({ before, after }) => isFullDepth || quick.includes(`${before} ${after}`)))(
  '$before → $after: $text',
  ({ before, after, text, kind, of, why, advice = [] }) => {
    const found = classOf(before, after, text);
    expect(found).toMatchObject({ kind });
    expect(found?.kind === 'reread' ? found.parts[0] : found?.component).toBe(of);
    const classEvidence = found?.evidence.map(({ step, evidence }) => {
      expect(found.steps).toContainEqual(step);
      return `${step[1]} ${evidence.class === 'intended' ? evidence.section : evidence.class}`;
    });
    expect(classEvidence).toEqual(why);
    expect(found?.advice.map(({ section }) => section)).toEqual(advice);
  },
);

longTest(
  'progress is reported for each part before it begins: the steps, the ends, the cuts by the steps, the proof',
  () => {
    const classEvidence: unknown[] = [];
    migrate('rfc2732', 'rfc6874', {
      progress: ({ kind, step }, done, of) => classEvidence.push([kind, step?.[1], done, of]),
    });
    const steps = ['rfc2396bis-01', 'rfc3986', 'rfc6874'];
    const parts = [
      ...steps.map((id) => ['step', id]),
      ['ends', undefined],
      ...[...steps].reverse().map((id) => ['cut', id]),
      ['proof', undefined],
    ];
    expect(classEvidence).toEqual(parts.map(([kind, id], i) => [kind, id, i, parts.length]));
  },
);

const pairs: readonly (readonly [RevisionId, RevisionId])[] = [
  ['rfc2396', 'rfc3986'],
  ['rfc6874', 'rfc3986'],
];

describe.each(some(pairs, 1))('%s → %s', (before, after) => {
  const { migration, labelling } = labelledOnce(before, after);

  test('each class contains its shortest string, and its escape has the stated effect', () => {
    for (const one of migration.classes) {
      expect(labelOf(labelling.product, one.text)).toBe(one.number);
      const [was, is] = [before, after].map((id) => revision(id).accepts(one.text));
      expect([was, is]).toEqual([one.kind !== 'added', one.kind !== 'removed']);
      if (one.kind === 'reread') {
        for (const { component, before: old, after: now } of one.changes) {
          if (component === 'specific') continue;
          expect(revision(before).components(one.text)[component]).toBe(old);
          expect(revision(after).components(one.text)[component]).toBe(now);
        }
        continue;
      }
      const found = one.text.charAt(one.offset);
      if (found !== '') expect(one.characters).toContain(found);
      if (one.escape === undefined) continue;
      expect(one.escape.escaped.map(decodeURIComponent).join('')).toBe(one.characters);
      for (const escaped of one.escape.escaped) {
        const fixed = one.text.slice(0, one.offset) + escaped + one.text.slice(one.offset + 1);
        expect([fixed, revision(after).accepts(fixed)]).toEqual([fixed, true]);
      }
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
        const [old, now] = [before, after].map((id) => comparable(id, text));
        expect([text, kind]).toEqual([
          text,
          JSON.stringify(old) === JSON.stringify(now) ? undefined : 'reread',
        ]);
        if (kind === undefined) expect(label).toBe(labelling.sameReading);
      } else expect([text, kind]).toEqual([text, was ? 'removed' : is ? 'added' : undefined]);
    }
  });
});

/** Each document with its predecessor; the reverse direction if that is studied anyway. */
const neighbours: readonly (readonly [RevisionId, RevisionId])[] = [
  ...revisions.flatMap((id) => {
    const { follows } = about(id);
    return follows === null ? [] : [[follows, id] as const];
  }),
  ['rfc6874', 'rfc3986'],
  ['rfc2732', 'rfc2396'],
];

describe.each(isFullDepth ? neighbours : neighbours.filter((pair) => quick.includes(pair.join(' '))))(
  '%s → %s',
  (before, after) => {
    test('each class has its shortest string, and sections that its documents have', () => {
      const { migration, labelling } = labelledOnce(before, after);
      for (const { number, text, kind, steps, evidence, advice } of migration.classes) {
        expect(labelOf(labelling.product, text)).toBe(number);
        expect([before, after].map((id) => revision(id).accepts(text))).toEqual([
          kind !== 'added',
          kind !== 'removed',
        ]);
        for (const { step, evidence: said } of evidence) {
          expect(steps).toContainEqual(step);
          if (said.class === 'intended') expect(isSection(step[1], said.section)).toBe(true);
        }
        for (const { section } of advice) {
          expect([section, section.startsWith('RFC ') || isSection(after, section)]).toEqual([section, true]);
        }
      }
    });
  },
);

function isSection(id: RevisionId, section: string): boolean {
  const { sections } = expected(id, 'facts');
  return sections.has(section) || sections.has(`Appendix ${section}`);
}

// By a kind of base: test/documents/whatwg-2026-07/migration-by-base.exhaustive.test.ts.
test('every statement about changed strings is attached to some class', () => {
  for (const id of isFullDepth ? revisions : (['rfc2396', 'rfc6874'] as const)) {
    const { follows } = about(id);
    if (follows === null || id === 'whatwg-2026-07') continue;
    const classEvidence = labelledOnce(follows, id).migration.classes.flatMap(({ evidence }) => evidence);
    for (const { strings = [], evidence } of studiedRules[id].differences.classed) {
      if (strings.length > 0) expect(classEvidence.map((one) => one.evidence)).toContain(evidence);
    }
  }
});

longTest('the steps of a class are those in which each of its strings changed', () => {
  const chain: readonly RevisionId[] = ['rfc2396', 'rfc2732', 'rfc2396bis-01', 'rfc3986'];
  const { migration, labelling } = labelledOnce('rfc2396', 'rfc3986');
  const texts = chain.flatMap((id) =>
    sampleNearMisses({ revision: id }, { length: 12, count: 300, seed: 3 }),
  );
  for (const { text } of texts) {
    const found = migration.classes[labelOf(labelling.product, text) - 1];
    if (found === undefined || found.kind === 'reread') continue;
    const verdicts = chain.map((id) => revision(id).accepts(text));
    const changed = chain.slice(1).filter((_, i) => {
      return verdicts[i] !== verdicts[i + 1] && verdicts[i] === (found.kind === 'removed');
    });
    expect([text, found.steps.map(([, to]) => to)]).toEqual([text, changed]);
  }
});

const back: readonly (readonly [RevisionId, RevisionId])[] = [
  ['rfc1630', 'rfc1738'],
  ['rfc2732', 'rfc2396'],
];

test.each(some(back, 1))('%s → %s: a backward step has the opposite changes', (before, after) => {
  const { migration } = labelledOnce(before, after);
  const back = migration.classes.flatMap((one) => one.back.map((step) => [one, step] as const));
  expect(back.length).toBeGreaterThan(0);
  for (const [{ kind, text, steps }, [earlier, later]] of back) {
    expect(steps).toContainEqual([earlier, later]);
    const verdicts = [earlier, later].map((id) => revision(id).accepts(text));
    // The step to an end of the way may be from a document that does not derive what both ends read.
    const isOfEnd = kind === 'reread' && later === before;
    expect([text, verdicts]).toEqual([text, [isOfEnd ? verdicts[0] : kind !== 'removed', kind !== 'added']]);
  }
});

/** Returns the components of a text, with the role of the rule that is the kind of its host. */
function comparable(id: RevisionId, text: string): object {
  const { hostKind, ...others } = revision(id).components(text);
  return { ...others, hostKind: revision(id).rules.find(({ name }) => name === hostKind)?.role };
}

test('a document compared with itself has no classes', () => {
  expect(migrate('rfc3986', 'rfc3986').classes).toEqual([]);
});

test('rejects unknown revisions and respects limits', () => {
  expect(() => migrate('rfc3996' as RevisionId, 'rfc3986')).toThrow(/did you mean/);
  expect(() => migrate('rfc2396', 'rfc3986', { limits: { states: 10, milliseconds: 1e4 } })).toThrow(
    /10 states/,
  );
});

/** The classes of changes: every difference between neighbours has one, nothing else has, and its evidence is true. */
import { about, diff, type MatchedRule } from 'uri-revisions-cli/grammar';
import { revision } from 'uri-revisions';
import { studiedRules } from '../../generated/registry/studied-rules.js';
import { revisions } from '../../generated/registry/ids.js';
import type { ClassedDifference } from '../../src/core/about.js';
import { isDifference } from '../../src/study/relations/diff.js';

const kinds = ['rewritten', 'added', 'dropped'] as const;

describe.each(revisions)('%s', (id) => {
  const { follows } = about(id);
  const { merged, split, classed } = studiedRules[id].differences;
  const bases = [undefined, ...(revision(id).startsByBase ?? []).map(({ base }) => base)];
  const differing = bases.flatMap((base) => diff(follows ?? id, id, { base }).rules).filter(isDifference);
  const named = differing.map((rule) =>
    'comparison' in rule ? (['rewritten', rule.after] as const) : ([rule.change, rule.rule] as const),
  );

  test('every difference has a class', () => {
    expect(follows === null ? [] : differing.filter(({ evidence = [] }) => evidence.length === 0)).toEqual(
      [],
    );
  });

  test('no unchanged rule has a class', () => {
    const known = new Set(named.map((name) => name.join(' ')));
    const classedStrings = classed.flatMap((entry) =>
      kinds.flatMap((kind) => entry[kind]?.map((rule) => `${kind} ${rule}`) ?? ['']),
    );
    expect(classedStrings.filter((name) => name !== '' && !known.has(name))).toEqual([]);
    const hasNone = ({ strings = [], ...entry }: ClassedDifference): boolean =>
      strings.length === 0 && kinds.every((kind) => (entry[kind] ?? []).length === 0);
    expect(classed.filter(hasNone)).toEqual([]);
  });

  test('dropped rules map to later rules, and added rules to earlier ones', () => {
    const of = (change: string): readonly string[] =>
      named.flatMap(([kind, rule]) => (kind === change ? rule : []));
    const names = (of: typeof id): readonly string[] => revision(of).rules.map(({ name }) => name);
    expect(of('dropped')).toEqual(expect.arrayContaining(Object.keys(merged)));
    expect(of('added')).toEqual(expect.arrayContaining(Object.keys(split)));
    expect(names(id)).toEqual(expect.arrayContaining(Object.values(merged)));
    expect(names(follows ?? id)).toEqual(expect.arrayContaining(Object.values(split)));
  });

  test('intended changes cite a quote and its section, and a string distinguishes the rule from its predecessor', () => {
    for (const { rewritten = [], evidence } of classed) {
      if (evidence.class === 'intended') expect([evidence.section, evidence.quote]).not.toContain('');
      else expect(evidence.note).not.toBe('');
      if (evidence.text === undefined) continue;
      for (const name of rewritten) {
        const rule = differing.find((one): one is MatchedRule => 'comparison' in one && one.after === name);
        const derives = [
          revision(follows ?? id).accepts(evidence.text, { start: rule?.before ?? '' }),
          revision(id).accepts(evidence.text, { start: name }),
        ];
        expect([name, evidence.text, ...derives.sort()]).toEqual([name, evidence.text, false, true]);
      }
    }
  });
});

test.each(revisions)(
  '%s: the witnesses include each string that distinguishes one reason from another',
  (id) => {
    for (const rule of diff(about(id).follows ?? id, id, { witnesses: 1 }).rules) {
      if (!('comparison' in rule)) continue;
      const { onlyFirst, onlySecond } = rule.comparison;
      const shown = [...onlyFirst, ...onlySecond].flatMap(({ text, equivalents }) =>
        text.length === 1 ? [text, ...Array.from(equivalents)] : text,
      );
      expect([rule.after, shown]).toEqual([
        rule.after,
        expect.arrayContaining((rule.evidence ?? []).flatMap(({ text }) => text ?? [])),
      ]);
    }
  },
);

test('a rule that is printed as before, its alternatives in another order, needs no class', () => {
  const host = diff('rfc2732', 'rfc2396bis-01').rules.find(
    (rule) => 'after' in rule && rule.after === 'host',
  );
  expect(host).toMatchObject({ change: 'changed', rewritten: false });
  expect(host?.evidence).toBeUndefined();
});

test('non-adjacent revisions have no classes', () => {
  for (const rule of diff('url-1993', 'rfc3986', { witnesses: 1 }).rules)
    expect(rule.evidence).toBeUndefined();
});

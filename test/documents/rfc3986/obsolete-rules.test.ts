/**
 * Appendix D.2: its table of the rules of RFC 2396 and their translations, compared with the lineage and the languages.
 */
import { loadNotation } from '../../../scripts/load/grammar.js';
import { studiedRules } from '../../../generated/registry/studied-rules.js';
import type { RevisionId } from '../../../generated/registry/ids.js';
import { about, bnfOf, compareAutomata, minimalAutomaton, type Relation } from '../../../src/study/index.js';
import { lineageOf } from '../../../src/study/relations/diff.js';
import { studied } from '../../study/load-studied.js';

/**
 * The obsolete rule; its translation as printed; the relation of the rule's strings to those of the translation, with
 * the shortest string of the rule only, and of the translation only, if there is one. `param`, which is translated to
 * prose, is left out.
 */
const table: readonly (readonly [string, string, Relation, readonly string[], readonly string[]])[] = [
  ['absoluteURI', 'absolute-URI', 'overlapping', ['a://@@'], ['a:']],
  ['relativeURI', 'relative-part [ "?" query ]', 'overlapping', ['//@@'], ['']],
  [
    'hier_part',
    '( "//" authority path-abempty / path-absolute ) [ "?" query ]',
    'overlapping',
    ['//@@'],
    ['//[::]'],
  ],
  ['opaque_part', 'path-rootless [ "?" query ]', 'superset', ['?'], []],
  ['net_path', '"//" authority path-abempty', 'overlapping', ['//@@'], ['//[::]']],
  ['abs_path', 'path-absolute', 'superset', ['//'], []],
  ['rel_path', 'path-rootless', 'subset', [], [':']],
  ['rel_segment', 'segment-nz-nc', 'equal', [], []],
  ['reg_name', 'reg-name', 'overlapping', [':'], ['']],
  ['server', 'authority', 'subset', [], ['0']],
  ['hostport', 'host [ ":" port ]', 'subset', [], ['']],
  ['hostname', 'reg-name', 'subset', [], ['']],
  // Without the preceding slash, which abs_path has and path-abempty adds.
  ['path_segments', 'path-abempty', 'superset', ['a'], []],
  // The translations leave out the marks that are reserved now: ! * ' ( ).
  [
    'uric',
    'unreserved / pct-encoded / ";" / "?" / ":" / "@" / "&" / "=" / "+" / "$" / "," / "/"',
    'superset',
    ['!'],
    [],
  ],
  [
    'uric_no_slash',
    'unreserved / pct-encoded / ";" / "?" / ":" / "@" / "&" / "=" / "+" / "$" / ","',
    'superset',
    ['!'],
    [],
  ],
  ['mark', `"-" / "_" / "." / "!" / "~" / "*" / "'" / "(" / ")"`, 'equal', [], []],
  ['escaped', 'pct-encoded', 'equal', [], []],
  ['hex', 'HEXDIG', 'equal', [], []],
  ['alphanum', 'ALPHA / DIGIT', 'equal', [], []],
];

const before = bnfOf('rfc2396');
const { rules, ...now } = bnfOf('rfc3986');
const parse = loadNotation('abnf');

test.each(table)('%s is %s: %s', (rule, translation, relation, ofRule, ofTranslation) => {
  const expression = parse(`translated = ${translation}`, { ignoreCase: true });
  const translated = rules.slice(0, 1).map((like) => ({ ...like, name: 'translated', expression }));
  const found = compareAutomata(
    minimalAutomaton(before, rule),
    minimalAutomaton({ ...now, rules: [...rules, ...translated] }, 'translated'),
  );
  expect(found.relation).toBe(relation);
  const shortest = [found.onlyFirst, found.onlySecond].map((only) =>
    only.slice(0, 1).map(({ text }) => text),
  );
  expect(shortest).toEqual([ofRule, ofTranslation]);
});

const named = table.filter(([, translation]) => rules.some(({ name }) => name === translation));

test('the lineage matches each translation, unless another rule already maps to it', () => {
  const lineage = lineageOf(studied('rfc2396'), studied('rfc3986'));
  const after = new Map(lineage.map((one) => [one.before, one.after]));
  const taken = new Set(after.values());
  expect(
    named.filter(([rule, translation]) => after.get(rule) !== translation).map(([rule]) => rule),
  ).toEqual(['reg_name', 'server']);
  for (const [rule, translation] of named) {
    expect([translation, undefined]).toContain(after.get(rule));
    expect(taken.has(translation)).toBe(true);
  }
});

test('step by step, with merged rules, every rule maps to its translation', () => {
  const steps = (id: RevisionId): readonly (readonly [RevisionId, RevisionId])[] => {
    const { follows } = about(id);
    return follows === null || id === 'rfc2396' ? [] : [...steps(follows), [follows, id]];
  };
  const later = (rule: string, [earlier, id]: readonly [RevisionId, RevisionId]): readonly string[] => [
    ...lineageOf(studied(earlier), studied(id)).flatMap((one) =>
      one.before === rule ? (one.after ?? []) : [],
    ),
    ...Object.entries(studiedRules[id].differences.merged).flatMap(([dropped, into]) =>
      dropped === rule ? into : [],
    ),
  ];
  for (const [rule, translation] of named) {
    const became = steps('rfc3986').reduce<readonly string[]>(
      (names, step) => names.flatMap((name) => later(name, step)),
      [rule],
    );
    expect([rule, became]).toEqual([rule, expect.arrayContaining([translation])]);
  }
});

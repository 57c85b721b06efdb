/** Suites for resolving: a literal implementation passes them, one with a mistake does not; lists of cases as text. */
import { ResolutionError, revision, revisions, UnsupportedOperationError } from '../../../src/api/index.js';
import {
  type AlgorithmCase,
  algorithmStrength,
  algorithmSuite,
  CaseFormatError,
  readAnswers,
  suiteHeading,
  writeSuite,
} from '../../../src/study/index.js';
import { examplesOfKind } from '../../load-examples.js';
import { afterSchema } from './after-schema.js';
import { mistakes, resolveByTheLetter } from './resolving.js';
import { quickTest, some } from '../../depth.js';
import { sameAnswer } from '../../../src/study/suites/algorithm.js';
import { faultsOf } from '../../../src/study/suites/algorithm-cases.js';
import { stepsOf } from '../../../src/study/suites/resolve-question.js';

const document = revision('rfc3986');
const whole = [...algorithmSuite(document, 'resolve')];
const expected = (one: AlgorithmCase): string => (one.result === 'absolute' ? one.target : one.result);

quickTest('an implementation of the pseudocode passes the suite', () => {
  const answers = whole.map(({ reference, base }) => resolveByTheLetter(reference, base, 'none'));
  expect(answers).toEqual(whole.map(expected));
});

quickTest.each(mistakes.slice(1))('one that makes a mistake does not: %s', (mistake) => {
  const failed = whole.filter(
    (one) => resolveByTheLetter(one.reference, one.base, mistake) !== expected(one),
  );
  expect(failed.length).toBeGreaterThan(0);
});

quickTest(
  'the same task gives the same cases; the size keeps the strongest; the seed chooses among equals',
  () => {
    expect([...algorithmSuite(document, 'resolve')]).toEqual(whole);
    expect([...algorithmSuite(document, 'resolve', { size: 3 })]).toEqual(whole.slice(0, 3));
    expect([...algorithmSuite(document, 'resolve', { seed: 7 })]).not.toEqual(whole);
  },
);

quickTest('each case names its deciding step', () => {
  for (const { step, section, kills } of whole) {
    expect(step).toMatch(/^(if |merge$|remove_dot_segments |base$)/);
    expect(section).toMatch(/^5\.(1|2\.[234])$/);
    expect(kills.length).toBeGreaterThan(0);
  }
});

quickTest.each(revisions.filter((id) => revision(id).resolveOptions.length === 0))(
  '%s has no rules, and is refused a suite',
  (id) => {
    expect(() => algorithmSuite(revision(id), 'resolve')).toThrow(UnsupportedOperationError);
  },
);

describe('the tables of RFC 3986 §5.4', () => {
  const rows = examplesOfKind('rfc3986', 'resolves').filter(({ section }) => section.startsWith('5.4'));
  const cases = rows.map(({ text, base, result }, i) => ({
    question: { reference: text, base },
    answer: { result: 'absolute', target: result } as const,
    place: `row ${i + 1}`,
  }));

  test('leave faults untested', () => {
    const { kinds, untested, wrong } = algorithmStrength(cases, document, 'resolve');
    expect(kinds).toMatchInlineSnapshot(`
      [
        {
          "faults": 11,
          "killed": 10,
          "kind": "branch",
        },
        {
          "faults": 18,
          "killed": 12,
          "kind": "component",
        },
        {
          "faults": 9,
          "killed": 4,
          "kind": "merge",
        },
        {
          "faults": 26,
          "killed": 20,
          "kind": "dot segments",
        },
        {
          "faults": 23,
          "killed": 19,
          "kind": "step",
        },
      ]
    `);
    expect(untested.map(({ fault }) => fault)).toMatchInlineSnapshot(`
[
  "text before a colon is read as a scheme even after a slash",
  "the authority is inherited without its userinfo",
  "the authority is inherited without its port",
  "an empty authority is treated as absent",
  "an empty query is treated as absent",
  "an empty fragment is treated as absent",
  "the fragment of the base is inherited",
  "the last slash of the base is searched for in its query, too",
  "the last slash of the base is searched for in its fragment, too",
  "no slash is inserted between an authority without a path and the reference",
  "a slash is inserted after the scheme of a base that has neither authority nor path",
  "a relative path of the base is treated as absolute",
  "dot segments of the base are kept",
  "dot segments after the authority of the reference are removed instead of kept, or kept instead of removed",
  "dot segments after a scheme are removed instead of kept, or kept instead of removed",
  "empty segments are removed first",
  ""..." is treated as ".."",
  "an escaped "." is treated as "."",
  "no result is returned at the step remove_dot_segments 2A: output "…"",
  "no result is returned at the step remove_dot_segments 2D: output "…"",
  "no result is returned at the step merge: "…" and the path",
  "no result is returned at the step base: the fragment is ignored",
]
`);
    // One row has a second result, for backward compatibility.
    expect(wrong.map(({ question: { reference }, stated }) => [reference, stated])).toMatchInlineSnapshot(`
      [
        [
          "http:g",
          {
            "result": "absolute",
            "target": "http://a/b/c/g",
          },
        ],
      ]
    `);
    for (const { case: one } of some(untested, 4)) {
      const { reference, base, ...answer } = one;
      const more = [...cases, { question: { reference, base }, answer, place: 'more' }];
      expect(algorithmStrength(more, document, 'resolve').untested.length).toBeLessThan(untested.length);
    }
  });
});

describe.each(['json', 'jsonl', 'wpt'] as const)('%s', (format) => {
  quickTest.each(['rfc3986', 'url-1997'] as const)(
    'is read as it was written, and kills the same: %s',
    (id) => {
      const about = revision(id);
      const heading = suiteHeading(about, { purpose: 'resolve' });
      const text = [...writeSuite(format, heading, algorithmSuite(about, 'resolve'))].join('');
      expect(text).toMatch(/^[\n\x20-\x7e]*$/);
      const read = readAnswers(text, 'resolve');
      expect(readAnswers(text, 'resolve', format)).toEqual(read);
      const { untested, wrong } = algorithmStrength(read, about, 'resolve');
      expect(wrong).toEqual([]);
      // The format of the Web Platform Tests has none for the current document.
      const others = untested.filter(({ case: one }) => one.result !== 'current-document');
      expect(others).toEqual([]);
      expect(untested.length === 0).toBe(format !== 'wpt' || id === 'rfc3986');
    },
  );
});

quickTest.each(['rfc3986', 'url-1997'] as const)('json and jsonl are after the schema: %s', (id) => {
  const heading = suiteHeading(revision(id), { purpose: 'resolve' });
  const written = (format: 'json' | 'jsonl'): string =>
    [...writeSuite(format, heading, algorithmSuite(revision(id), 'resolve'))].join('');
  expect(afterSchema('', JSON.parse(written('json')))).toBe('valid');
  const [first, ...cases] = written('jsonl').trimEnd().split('\n');
  expect(afterSchema('#/$defs/heading', JSON.parse(first ?? ''))).toBe('valid');
  for (const one of cases.slice(0, 20)) expect(afterSchema('#/$defs/case', JSON.parse(one))).toBe('valid');
});

quickTest('reports wrong answers of a list with the correct ones', () => {
  const list = `["# a comment",
    {"input": "g", "base": "http://a/b", "href": "http://a/b/g"},
    {"input": "http://a", "base": null, "href": "http://a/"},
    {"input": "..", "base": "http://a/b/c", "href": "http://a/"}]`;
  expect(algorithmStrength(readAnswers(list, 'resolve'), document, 'resolve').wrong).toEqual([
    {
      place: '[1]',
      question: { reference: 'g', base: 'http://a/b' },
      stated: { result: 'absolute', target: 'http://a/b/g' },
      answer: { result: 'absolute', target: 'http://a/g' },
      step: 'merge',
      section: '5.2.3',
    },
  ]);
});

quickTest.each<[string, string, string]>([
  ['a case without base', '{"reference":"g"}', 'line 1: base: must be a string, but is missing'],
  [
    'a result that is none',
    '{"reference":"g","base":"x:","result":7}',
    'line 1: result: must be one of "absolute", "current-document", "refused", but is 7',
  ],
  [
    'a target that is no text',
    '{"reference":"g","base":"x:","target":null}',
    'line 1: target: must be a string',
  ],
  ['a list without answers', 'http://a', 'the list: must be in a format that has answers: json, jsonl, wpt'],
])('refuses %s with its place', (_, list, message) => {
  expect(() => readAnswers(list, 'resolve')).toThrow(CaseFormatError);
  expect(() => readAnswers(list, 'resolve')).toThrow(message);
});

quickTest('rejects a format without this kind of case', () => {
  const heading = suiteHeading(document, { purpose: 'resolve' });
  expect(() => writeSuite('json-schema', heading, [].values())).toThrow(/json-schema/);
});

const documents = revisions.filter((id) => revision(id).resolveOptions.length > 0);

test.each(some(documents, 1))('%s', (id) => {
  const document = revision(id);
  const { questions, faults } = faultsOf(id, 'resolve')().subject;
  const cases = [];
  const suite = algorithmSuite(document, 'resolve');
  let next = suite.next();
  for (; next.done !== true; next = suite.next()) cases.push(next.value);
  const strength = next.value;

  expect([strength.cases, strength.untested, strength.wrong]).toEqual([cases.length, [], []]);
  const killed = cases.flatMap(({ kills }) => kills);
  expect([...killed, ...strength.undetectable].sort()).toEqual(faults.map(({ name }) => name).sort());
  expect(strength.kinds.map(({ kind }) => kind)).toEqual([
    'branch',
    'component',
    'merge',
    'dot segments',
    'step',
  ]);

  for (const { base, reference, result, step, section, kills, ...rest } of cases) {
    const answer = { result, ...rest };
    if (result === 'refused') {
      expect(() => document.resolve(reference, base)).toThrow(ResolutionError);
    } else {
      const resolved = document.resolve(reference, base);
      expect(resolved).toMatchObject(
        'target' in rest ? { kind: result, text: rest.target } : { kind: result },
      );
      expect(stepsOf(document, { reference, base })).toContainEqual(
        expect.objectContaining({ step, section }),
      );
    }
    const right = answer as Parameters<(typeof faults)[number]['answer']>[1];
    for (const name of kills) {
      const fault = faults.find((one) => one.name === name);
      const wrong = fault?.answer({ reference, base }, right) ?? right;
      expect([name, sameAnswer(wrong, right)]).toEqual([name, false]);
    }
  }

  // Every step that some question takes, some case takes.
  const stepNames = (list: typeof questions): readonly string[] =>
    [...new Set(list.flatMap((question) => stepsOf(document, question).map(({ step }) => step)))].sort();
  expect(stepNames(cases)).toEqual(stepNames(questions));
});

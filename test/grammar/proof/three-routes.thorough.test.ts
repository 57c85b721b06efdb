/**
 * A fixed share of the searches of `npm run soak`: the generated parsers, the automata, the interpreter and the stock
 * parsers by peggy and ts-pegjs give the same verdicts, the two parsers make the same trees, and the tagged DFAs find
 * the roles of the trees.
 */
import { agree, Routes } from '../../../scripts/soak/fuzz/routes.js';
import { randomReferences, type RandomString, randomStrings } from '../../../scripts/soak/fuzz/searches.js';
import type { Automaton } from '../../../src/core/automaton/automaton.js';
import { loadTaggedDfa } from '../../../scripts/load/tagged-dfa.js';
import { characterSuite, type ConformanceTest, wMethodSuite } from '../../../src/grammar/proof/w-method.js';
import { revisions } from '../../../generated/registry/ids.js';
import { many, quickTest, some } from '../../depth.js';
import { exampleTexts } from '../../example-texts.js';

/** This many strings of each suite are tried, and a sample of the rest. */
const suiteStart = many(50, 200);
const suiteStep = many(401, 67);
const randomShare = many(600, 800);

describe.each(some(revisions, 2))('%s', (revision) => {
  const routes = new Routes(revision);

  test.each<[string, (automaton: Automaton) => Iterable<ConformanceTest>]>([
    ['the W-method', (automaton) => wMethodSuite(automaton, { extraStates: 0, partial: true })],
    ['every character in every state', characterSuite],
  ])(
    'the generated parser passes %s',
    (_, suite) => {
      for (const rule of some(routes.rules, 12)) {
        const wrong: unknown[] = [];
        let count = 0;
        for (const test of suite(routes.automaton(rule))) {
          count += 1;
          if (count > suiteStart && count % suiteStep > 0) continue;
          if (routes.parses(rule, test.text) !== test.accepted) wrong.push(test);
        }
        expect({ rule, wrong }).toEqual({ rule, wrong: [] });
      }
    },
    120_000,
  );

  test('all routes agree about random strings, and build the same trees', () => {
    const strings = randomStrings(routes, 2);
    const disagreements: unknown[] = [];
    let derivable = 0;
    for (let i = 0; i < randomShare; i++) {
      const { rule, text } = strings.next().value;
      const verdicts = routes.verdicts(rule, text);
      const trees = routes.differentTrees(rule, text);
      if (!agree(verdicts) || trees !== undefined) disagreements.push({ rule, text, ...verdicts, trees });
      if (verdicts.automaton) derivable += 1;
    }
    expect(disagreements).toEqual([]);
    expect(derivable).toBeGreaterThan(randomShare / 2);
    expect(derivable).toBeLessThan(0.9 * randomShare);
  });

  test('both parsers make the same trees of every string in the documents', () => {
    const trees = exampleTexts.flatMap((text) => routes.differentTrees(routes.start, text) ?? []);
    expect(trees).toEqual([]);
  });

  test('the tagged DFA and the tree see the same roles in examples and random strings', () => {
    const random = randomReferences(routes, 2);
    const texts = [...exampleTexts, ...Array.from({ length: randomShare }, () => random.next().value)];
    const derivable = texts.filter((text) => routes.accepts(routes.start, text));
    const disagreements = derivable.flatMap((text) => {
      const roles = routes.differentRoles(text);
      return roles === undefined ? [] : [{ text, roles }];
    });
    expect(disagreements).toEqual([]);
    expect(derivable.length).toBeGreaterThan(randomShare / 2);
  });
});

test('random strings reach every rule, and are the same for the same seed', () => {
  const routes = new Routes('rfc3986');
  const firsts = (seed: number, length: number): RandomString[] => {
    const strings = randomStrings(routes, seed);
    return Array.from({ length }, () => strings.next().value);
  };
  expect(new Set(firsts(3, 1000).map(({ rule }) => rule))).toEqual(new Set(routes.rules));
  expect(firsts(3, 50)).toEqual(firsts(3, 50));
  expect(firsts(4, 50)).not.toEqual(firsts(3, 50));
});

test('a wrong verdict of any route is a disagreement', () => {
  const all = { parser: true, automaton: true, interpreter: true, peggy: true };
  expect(agree(all)).toBe(true);
  for (const route of Object.keys(all)) expect(agree({ ...all, [route]: false })).toBe(false);
});

quickTest('reports differing roles with those of the tree', () => {
  // The taggedDfa of another document.
  const routes = new Routes('rfc1738', loadTaggedDfa('url-1997'));
  const text = 'prospero://1.2.3.4/a;b=c;d=';
  expect(routes.differentRoles(text)).toEqual({
    taggedDfa: 'scheme 0-8, authority 11-18, host 11-18, path 18-27, host by urlpath',
    tree:
      'scheme 0-8, authority 11-18, host 11-18, path 19-27, prosperoName 19-20, ' +
      'prosperoFieldName 21-22 25-26, prosperoFieldValue 23-24 27-27, host by hostnumber',
  });
  expect(routes.differentRoles('http://h/;')).toBeDefined();
});

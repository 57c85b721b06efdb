/**
 * A fixed share of what `npm run soak` searches: the generated parsers, the automata and the interpreter accept the same
 * strings, and see the same roles.
 */
import { agree, Routes } from '../../../scripts/soak/fuzz/routes.js';
import {
  type RandomString,
  randomReferences,
  randomStrings,
} from '../../../scripts/soak/fuzz/random-strings.js';
import type { Automaton } from '../../../src/automaton/automaton.js';
import { loadTaggedDfa } from '../../../scripts/load/tagged-dfa.js';
import { characterSuite, type ConformanceTest, wMethodSuite } from '../../../src/study/proof/w-method.js';
import { revisions } from '../../../generated/registry/ids.js';

/** So many strings of each suite are tried, and one in so many of the rest. */
const suiteStart = 200;
const suiteStep = 17;
const randomShare = 4000;

describe.each(revisions)('%s', (revision) => {
  const routes = new Routes(revision);

  test.each<[string, (automaton: Automaton) => Iterable<ConformanceTest>]>([
    ['the W-method', (automaton) => wMethodSuite(automaton, { extraStates: 0, partial: true })],
    ['every character in every state', characterSuite],
  ])(
    'the generated parser passes %s, of every rule',
    (_, suite) => {
      for (const rule of routes.rules) {
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

  test('all routes agree about random strings', () => {
    const strings = randomStrings(routes, 2);
    const disagreements: unknown[] = [];
    let derivable = 0;
    for (let i = 0; i < randomShare; i++) {
      const { rule, text } = strings.next().value;
      const verdicts = routes.verdicts(rule, text);
      if (!agree(verdicts)) disagreements.push({ rule, text, ...verdicts });
      if (verdicts.automaton) derivable += 1;
    }
    expect(disagreements).toEqual([]);
    expect(derivable).toBeGreaterThan(randomShare / 2);
    expect(derivable).toBeLessThan(0.9 * randomShare);
  });

  test('the taggedDfa and the tree see the same roles in random strings', () => {
    const texts = randomReferences(routes, 2);
    const disagreements: unknown[] = [];
    let derivable = 0;
    for (let i = 0; i < randomShare; i++) {
      const text = texts.next().value;
      if (!routes.accepts(routes.start, text)) continue;
      derivable += 1;
      const roles = routes.differentRoles(text);
      if (roles !== undefined) disagreements.push({ text, roles });
    }
    expect(disagreements).toEqual([]);
    expect(derivable).toBeGreaterThan(randomShare / 2);
  });

  test('random strings reach every rule, and are the same for the same seed', () => {
    const firsts = (seed: number): RandomString[] => {
      const strings = randomStrings(routes, seed);
      return Array.from({ length: 3000 }, () => strings.next().value);
    };
    const strings = firsts(3);
    expect(new Set(strings.map(({ rule }) => rule))).toEqual(new Set(routes.rules));
    expect(firsts(3)).toEqual(strings);
    expect(firsts(4)).not.toEqual(strings);
  });
});

test('a wrong verdict of any route is a disagreement', () => {
  const all = { parser: true, automaton: true, interpreter: true };
  expect(agree(all)).toBe(true);
  for (const route of Object.keys(all)) expect(agree({ ...all, [route]: false })).toBe(false);
});

test('other roles are told with those of the tree', () => {
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

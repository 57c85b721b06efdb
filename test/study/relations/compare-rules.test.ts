/** Relation of two languages, with witnesses: known pairs, brute force, and the rules of the documents. */
import fc from 'fast-check';
import type { Automaton } from '../../../src/core/automaton/automaton.js';
import {
  compareAutomata,
  type Comparison,
  type Relation,
  type Witness,
} from '../../../src/study/relations/compare-rules.js';
import { distancesToAcceptance } from '../../../src/grammar/automata/explore.js';
import { accepts } from '../../../src/core/automaton/walk.js';
import { stateAfter } from '../../core/automaton/automata.js';
import { compareRules, diff } from '../../../src/study/index.js';
import { StateLimitError } from '../../../src/core/base/limits.js';
import { minimalAutomaton } from '../../../src/grammar/automata/minimal-dfa.js';
import { revision } from '../../../src/api/index.js';
import { type RevisionId, revisions } from '../../../generated/registry/ids.js';
import { UnknownNameError } from '../../../src/core/base/unknown-name.js';
import { arbitraryBnf, texts } from '../arbitrary-bnf.js';
import { alt, bnf, many, opt, ref, seq, type Term } from '../bnf-terms.js';
import { many as runs, some } from '../../depth.js';

function compareTerms(first: Term, second: Term): Comparison {
  const grammar = bnf({ first, second, never: seq('x', ref('never')) });
  return compareAutomata(minimalAutomaton(grammar, 'first'), minimalAutomaton(grammar, 'second'));
}

const textsOf = (witnesses: readonly Witness[]) => witnesses.map(({ text }) => text);

describe('compareAutomata', () => {
  test.each<[string, Term, Term, Relation, string[], string[]]>([
    ['one language in two wordings', seq('a', many('a')), seq(many('a'), 'a'), 'equal', [], []],
    ['one more string', 'a', alt('a', 'bc'), 'subset', [], ['bc']],
    ['one string less', opt('a'), 'a', 'superset', [''], []],
    ['strings of each', alt('a', 'b'), alt('b', 'c'), 'overlapping', ['a'], ['c']],
    ['nothing in common', seq('a', many('a')), seq('b', many('b')), 'disjoint', ['a'], ['b']],
    ['void and nothing', seq(), ref('never'), 'superset', [''], []],
    ['nothing and a string', ref('never'), 'ab', 'subset', [], ['ab']],
    ['nothing twice', ref('never'), ref('never'), 'equal', [], []],
    ['a longer and a shorter string', 'abcdef', 'abc', 'disjoint', ['abcdef'], ['abc']],
  ])('%s', (_, first, second, relation, onlyFirst, onlySecond) => {
    const comparison = compareTerms(first, second);
    expect(comparison.relation).toBe(relation);
    expect(textsOf(comparison.onlyFirst)).toEqual(onlyFirst);
    expect(textsOf(comparison.onlySecond)).toEqual(onlySecond);
  });

  test('says where the other language stops, and for which characters as well', () => {
    const { onlyFirst } = compareTerms(seq('x', alt('a', 'c', 'b', '1')), alt('x1', 'xx'));
    expect(onlyFirst).toEqual([{ text: 'xa', offset: 1, found: 'a', equivalents: 'abc' }]);
    const { onlySecond } = compareTerms('ab', 'a');
    expect(onlySecond).toEqual([{ text: 'a', offset: 1, found: undefined, equivalents: '' }]);
    expect(compareTerms('ab', ref('never')).onlyFirst).toEqual([
      { text: 'ab', offset: 0, found: 'a', equivalents: '' },
    ]);
  });

  test('prefers letters, then digits', () => {
    const any = alt('~', 'Z', '7', 'q', 'm');
    expect(textsOf(compareTerms(any, ref('never')).onlyFirst)).toEqual(['m']);
    expect(textsOf(compareTerms(alt('~', 'Z', '7'), ref('never')).onlyFirst)).toEqual(['7']);
  });

  test('returns strings that differ in more than one letter, up to the requested number', () => {
    const letter = alt('a', 'b', 'c', 'd');
    const grammar = bnf({
      first: seq(letter, opt('/', letter), opt('?', letter), opt('#', letter)),
      second: letter,
    });
    const compare = (witnesses: number) =>
      textsOf(
        compareAutomata(minimalAutomaton(grammar, 'first'), minimalAutomaton(grammar, 'second'), {
          witnesses,
        }).onlyFirst,
      );
    expect(compare(9)).toEqual(['a#a', 'a/a', 'a?a']);
    expect(compare(2)).toEqual(['a#a', 'a/a']);
    expect(compare(0)).toEqual([]);
  });

  test('agrees with trying all short strings', () => {
    fc.assert(
      fc.property(arbitraryBnf, arbitraryBnf, (one, other) => {
        const first = minimalAutomaton(one, 'start');
        const second = minimalAutomaton(other, 'start');
        const comparison = compareAutomata(first, second, { witnesses: 6 });
        const all = texts(6);
        const shortest = (inFirst: boolean, inSecond: boolean) =>
          all.find((text) => accepts(first, text) === inFirst && accepts(second, text) === inSecond);
        for (const [found, tried] of [
          [textsOf(comparison.onlyFirst), shortest(true, false)],
          [textsOf(comparison.onlySecond), shortest(false, true)],
          [comparison.both, shortest(true, true)],
        ] as const) {
          if (tried !== undefined) expect(found[0]).toHaveLength(tried.length);
          else expect(found.every((text) => text.length > 6)).toBe(true);
        }
        checkWitnesses(first, second, comparison);
      }),
      { seed: 3, numRuns: runs(40, 200) },
    );
  });

  test('names the limit', () => {
    const compare = () =>
      compareRules(
        { revision: 'url-1997' },
        { revision: 'rfc2396bis-01' },
        { limits: { states: 5, milliseconds: 10_000 } },
      );
    expect(compare).toThrow(StateLimitError);
    expect(compare).toThrow('the comparison of two rules needs more than 5 states');
  });
});

function checkWitnesses(first: Automaton, second: Automaton, comparison: Comparison): void {
  const { relation, onlyFirst, onlySecond, both } = comparison;
  expect(onlyFirst.length === 0).toBe(relation === 'equal' || relation === 'subset');
  expect(onlySecond.length === 0).toBe(relation === 'equal' || relation === 'superset');
  if (relation === 'overlapping') expect(both).not.toEqual([]);
  if (relation === 'disjoint') expect(both).toEqual([]);
  for (const witness of onlyFirst) checkWitness(first, second, witness);
  for (const witness of onlySecond) checkWitness(second, first, witness);
  for (const text of both) expect(accepts(first, text) && accepts(second, text)).toBe(true);
  for (const list of [textsOf(onlyFirst), textsOf(onlySecond), both])
    expect(new Set(list).size).toBe(list.length);
}

function checkWitness(has: Automaton, lacks: Automaton, { text, offset, found, equivalents }: Witness): void {
  expect(accepts(has, text)).toBe(true);
  expect(accepts(lacks, text)).toBe(false);
  const live = distancesToAcceptance(lacks);
  if (live.size === 0) return;
  expect(live.has(stateAfter(lacks, text.slice(0, offset)))).toBe(true);
  expect(found).toBe(text[offset]);
  if (found !== undefined) expect(live.has(stateAfter(lacks, text.slice(0, offset + 1)))).toBe(false);
  else expect(equivalents).toBe('');
  for (const character of equivalents) {
    const changed = text.slice(0, offset) + character + text.slice(offset + 1);
    expect(accepts(has, changed) && !accepts(lacks, changed)).toBe(true);
  }
}

describe('compareRules', () => {
  test.each<[RevisionId, string, RevisionId, string, Relation]>([
    ['rfc1738', 'httpurl', 'rfc1738', 'url', 'subset'],
    // Two wordings, one language: the parameters of 1997 are part of the path characters of 2003, a query is a query.
    ['url-1997', 'segment', 'rfc2396bis-01', 'segment', 'equal'],
    ['url-1997', 'query', 'rfc2396bis-01', 'query', 'equal'],
    ['rfc1738', 'host', 'url-1997', 'host', 'equal'],
    ['rfc1738', 'hostnumber', 'rfc2396bis-01', 'IPv4address', 'superset'],
    ['rfc2396bis-01', 'IPv6address', 'rfc2396bis-01', 'IPv4address', 'disjoint'],
    ['rfc2396bis-01', 'server', 'rfc2396bis-01', 'reg-name', 'overlapping'],
  ])('%s %s, %s %s: %s', (one, rule, other, otherRule, relation) => {
    expect(compareRules({ revision: one, rule }, { revision: other, rule: otherRule }).relation).toBe(
      relation,
    );
  });

  test('compares the reference rules by default', () => {
    const { relation, onlyFirst, onlySecond } = compareRules(
      { revision: 'url-1997' },
      { revision: 'rfc2396bis-01' },
    );
    expect(relation).toBe('overlapping');
    expect(textsOf(onlyFirst)).toEqual([':', '0:']);
    expect(textsOf(onlySecond)).toEqual(['a:[', '//[::]']);
  });

  test('reports an unknown name with the nearest known one', () => {
    const unknown = () => compareRules({ revision: 'url-1997', rule: 'hots' }, { revision: 'url-1997' });
    expect(unknown).toThrow(UnknownNameError);
    expect(unknown).toThrow('no rule of url-1997 is called "hots"; did you mean "host"?');
    expect(() => compareRules({ revision: 'url-1998' as RevisionId }, { revision: 'url-1997' })).toThrow(
      'no revision is called "url-1998"',
    );
  });
});

describe('every witness of a diff', () => {
  const pairs = revisions.flatMap((before, i) =>
    revisions.slice(i + 1).map((after) => [before, after] as const),
  );
  test.each(some(pairs, 1))('from %s to %s is confirmed by the parsers', (before, after) => {
    let checked = 0;
    for (const rule of diff(before, after).rules) {
      if (!('comparison' in rule)) continue;
      const { onlyFirst, onlySecond, both } = rule.comparison;
      const verdicts = (text: string) => [
        revision(before).accepts(text, { start: rule.before }),
        revision(after).accepts(text, { start: rule.after }),
      ];
      for (const text of textsOf(onlyFirst)) expect([text, ...verdicts(text)]).toEqual([text, true, false]);
      for (const text of textsOf(onlySecond)) expect([text, ...verdicts(text)]).toEqual([text, false, true]);
      for (const text of both) expect([text, ...verdicts(text)]).toEqual([text, true, true]);
      checked += onlyFirst.length + onlySecond.length + both.length;
    }
    expect(checked).toBeGreaterThan(50);
  });
});

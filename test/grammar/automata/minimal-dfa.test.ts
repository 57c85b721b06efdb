import fc from 'fast-check';
import { loadGrammar } from '../../../scripts/load/grammar.js';
import type { DfaTable } from '../../../src/core/automaton/dfa-table.js';
import type { BnfExpression } from '../../../src/grammar/bnf/bnf.js';
import { NonTailRecursionError } from '../../../src/grammar/bnf/errors.js';
import { StateLimitError, TimeLimitError } from '../../../src/core/base/limits.js';
import { minimalAutomaton } from '../../../src/grammar/automata/minimal-dfa.js';
import type { RevisionId } from '../../../generated/registry/ids.js';
import { UnknownNameError } from '../../../src/core/base/unknown-name.js';
import { alt, anyCase, bnf, many, opt, range, ref, seq, times } from '../../study/bnf-terms.js';
import { textsUpTo } from '../../study/peg-interpreter.js';

function accepts(automaton: DfaTable, text: string): boolean {
  let state = automaton.initial;
  for (let i = 0; i < text.length; i++) state = automaton.step(state, automaton.classOf(text.charCodeAt(i)));
  return automaton.accepting(state);
}

function liveStates(automaton: DfaTable): number {
  return automaton.stateCount - 1;
}

describe('minimalAutomaton', () => {
  // The live states and classes that an independent computation found.
  test.each<[RevisionId, string, number, number]>([
    ['url-1997', 'URL-reference', 6, 5],
    ['rfc2396', 'URI-reference', 12, 11],
    ['rfc2396bis-01', 'URI-reference', 174, 20],
  ])('%s %s has %i live states over %i classes', (revision, rule, states, classes) => {
    const automaton = minimalAutomaton(loadGrammar(revision), rule);
    expect([liveStates(automaton), automaton.classCount]).toStrictEqual([states, classes]);
  });

  test.each<[string, BnfExpression, number, string[], string[]]>([
    ['a literal', seq('ab'), 3, ['ab'], ['', 'a', 'abb', 'AB']],
    ['a literal of either case', anyCase('a1'), 3, ['a1', 'A1'], ['a', '1']],
    ['a range', range('b', 'd'), 2, ['b', 'c', 'd'], ['a', 'e', '', 'bb']],
    ['the empty sequence', seq(), 1, [''], ['a']],
    ['a common beginning and end', alt('abd', 'acd'), 4, ['abd', 'acd'], ['ad']],
    ['a loop', many(alt('a', 'bc')), 2, ['', 'a', 'bca'], ['b', 'ab']],
    ['a repetition of what may be empty', many(opt('a')), 1, ['', 'aaa'], ['b']],
    ['bounds', times(2, 3, 'a'), 4, ['aa', 'aaa'], ['a', 'aaaa']],
    ['a lower bound', times(2, null, 'a'), 3, ['aa', 'aaaaa'], ['a']],
    ['no repetition', times(0, 0, 'a'), 1, [''], ['a']],
  ])('of %s', (_, expression, states, inside, outside) => {
    const automaton = minimalAutomaton(bnf({ s: expression }), 's');
    expect(liveStates(automaton)).toBe(states);
    expect(inside.filter((text) => !accepts(automaton, text))).toStrictEqual([]);
    expect(outside.filter((text) => accepts(automaton, text))).toStrictEqual([]);
  });

  test('of the empty language has no live state', () => {
    const automaton = minimalAutomaton(bnf({ s: seq('a', ref('s')) }), 's');
    expect(liveStates(automaton)).toBe(0);
    expect(accepts(automaton, '')).toBe(false);
  });

  test('closes loops of tail recursion', () => {
    const grammar = bnf({
      path: alt(seq(), seq('a', opt('/', ref('path')))),
      s: seq(ref('path'), '?', ref('path')),
    });
    const automaton = minimalAutomaton(grammar, 's');
    expect(['?', 'a/?a', 'a/a/a?'].every((text) => accepts(automaton, text))).toBe(true);
    expect(['/?', 'a//a?', 'a'].some((text) => accepts(automaton, text))).toBe(false);
  });

  test('keeps code units beyond US-ASCII, which no grammar mentions, in one class', () => {
    const automaton = minimalAutomaton(bnf({ s: range('a', 'z') }), 's');
    expect(new Set([128, 0xff, 0x212a, 0xd800, 0xffff].map((unit) => automaton.classOf(unit))).size).toBe(1);
    expect(accepts(automaton, '\u0161')).toBe(false);
  });

  test('accepts what a regular expression matches, on random expressions and all short texts', () => {
    let accepted = 0;
    fc.assert(
      fc.property(arbitraryExpression, (expression) => {
        const automaton = minimalAutomaton(bnf({ s: expression }), 's');
        const pattern = new RegExp(`^${regularExpression(expression)}$`);
        for (const text of textsUpTo(5, 'ab')) {
          const expected = pattern.test(text);
          if (expected) accepted += 1;
          if (accepts(automaton, text) !== expected) throw new Error(JSON.stringify(text));
        }
      }),
      { numRuns: 150, seed: 4 },
    );
    expect(accepted).toBeGreaterThan(600);
  });

  test('rejects non-tail recursion, and reports its path', () => {
    const grammar = bnf({ s: seq('a', ref('t')), t: opt(ref('s'), 'b') });
    expect(() => minimalAutomaton(grammar, 's')).toThrow(NonTailRecursionError);
    expect(() => minimalAutomaton(grammar, 's')).toThrow('rule "s" calls itself (s > t > s)');
  });

  test('rejects an unknown rule or reference, with a suggestion', () => {
    const grammar = bnf({ host: ref('port'), hostport: 'a' });
    expect(() => minimalAutomaton(grammar, 'hostprt')).toThrow(UnknownNameError);
    expect(() => minimalAutomaton(grammar, 'hostprt')).toThrow('"hostport"');
    expect(() => minimalAutomaton(grammar, 'host')).toThrow(UnknownNameError);
  });

  test('distinguishes characters beyond US-ASCII, up to the last that it must', () => {
    const automaton = minimalAutomaton(bnf({ s: range('a', '\u00e9') }), 's');
    expect(automaton.classes).toHaveLength(0xea + 1);
    expect(
      ['`', 'a', '\u007f', '\u00e9', '\u00ea', '\uffff'].filter((text) => accepts(automaton, text)),
    ).toEqual(['a', '\u007f', '\u00e9']);
  });

  test('respects its limits', () => {
    const grammar = bnf({ s: seq(many(alt('a', 'b')), 'a', times(10, 10, alt('a', 'b'))) });
    expect(liveStates(minimalAutomaton(grammar, 's'))).toBe(2048);
    const limited = (states: number, milliseconds: number) => () =>
      minimalAutomaton(grammar, 's', { states, milliseconds });
    expect(limited(1000, 60_000)).toThrow(StateLimitError);
    expect(limited(100_000, -1)).toThrow(TimeLimitError);
  });
});

const { expression: arbitraryExpression } = fc.letrec<{ expression: BnfExpression }>((tie) => ({
  expression: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(seq('a'), seq('b'), seq('ab'), seq(), range('a', 'b')),
    fc.array(tie('expression'), { minLength: 2, maxLength: 3 }).map((items) => seq(...items)),
    fc.array(tie('expression'), { minLength: 2, maxLength: 3 }).map((items) => alt(...items)),
    fc
      .tuple(fc.nat(2), fc.option(fc.nat(2)), tie('expression'))
      .map(([min, more, body]) => times(min, more === null ? null : min + more, body)),
  ),
}));

function regularExpression(e: BnfExpression): string {
  switch (e.type) {
    case 'literal':
      return e.text;
    case 'range':
      return `[${String.fromCharCode(e.from)}-${String.fromCharCode(e.to)}]`;
    case 'sequence':
      return e.items.map(regularExpression).join('');
    case 'alternation':
      return `(?:${e.alternatives.map(regularExpression).join('|')})`;
    case 'repetition':
      return `(?:${regularExpression(e.body)}){${String(e.min)},${e.max === null ? '' : String(e.max)}}`;
    case 'reference':
      throw new Error('no references here');
  }
}

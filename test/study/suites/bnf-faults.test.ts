/** The faults of a BNF: the possible changes, those that change the language, and the shortest text that shows it. */
import { accepts } from '../../../src/core/automaton/walk.js';
import { minimalAutomaton } from '../../../src/grammar/automata/minimal-dfa.js';
import {
  type BnfFaults,
  bnfFaults,
  distinguishingTexts,
  TextTree,
} from '../../../src/study/suites/bnf-faults.js';
import { alt, anyCase, bnf, many, opt, range, ref, seq, type Term, times } from '../bnf-terms.js';
import fc from 'fast-check';
import type { Automaton } from '../../../src/core/automaton/automaton.js';
import { automatonOf as automatonOfRule, bnfOf } from '../../../src/study/index.js';
import { automatonOf, type Table } from './tables.js';
import { many as runs, quickTest } from '../../depth.js';

function faultsOf(rules: Record<string, Term>): BnfFaults {
  const grammar = bnf(rules);
  return bnfFaults(grammar, 's', minimalAutomaton(grammar, 's'));
}

type Row = readonly [kind: string, change: string, witness?: string];

function summary({ faults, equivalent }: BnfFaults): readonly Row[] {
  return [
    ...faults.map(({ kind, change, witness }): Row => [kind, change, witness]),
    ...equivalent.map(({ kind, change }): Row => [kind, change]),
  ];
}

test.each<[string, Record<string, Term>, readonly Row[]]>([
  [
    'an alternative dropped',
    { s: alt('ab', 'cd', seq()) },
    [
      ['alternative', 'the alternative "a" "b" is dropped', 'ab'],
      ['alternative', 'the alternative "c" "d" is dropped', 'cd'],
      ['alternative', 'the alternative void is dropped', ''],
    ],
  ],
  [
    'a class one character off',
    { s: range('b', 'd') },
    [
      ['class', '"b" is missing from the class', 'b'],
      ['class', '"d" is missing from the class', 'd'],
      ['class', '"a" is added to the class', 'a'],
      ['class', '"e" is added to the class', 'e'],
    ],
  ],
  [
    'a class of alternatives: what is missing is an alternative dropped, and its neighbours are too many',
    { s: alt('x', 'y') },
    [
      ['alternative', 'the alternative "x" is dropped', 'x'],
      ['alternative', 'the alternative "y" is dropped', 'y'],
      ['class', '"w" is added to the class', 'w'],
      ['class', '"z" is added to the class', 'z'],
    ],
  ],
  [
    'a class in either case',
    { s: alt(anyCase('k'), '-') },
    [
      ['alternative', 'the alternative "k"i is dropped', 'k'],
      ['alternative', 'the alternative "-" is dropped', '-'],
      ['class', '"," is added to the class', ','],
      ['class', '"." is added to the class', '.'],
      ['class', '"K" is missing from the class', 'K'],
      ['class', '"J" is added to the class', 'J'],
      ['class', '"L" is added to the class', 'L'],
      ['class', '"k" is missing from the class', 'k'],
      ['class', '"j" is added to the class', 'j'],
      ['class', '"l" is added to the class', 'l'],
    ],
  ],
  [
    'a bound one off',
    { s: times(1, 3, 'ab') },
    [
      ['bound', '"a" "b" occurs 0 to 3 instead of 1 to 3 times', ''],
      ['bound', '"a" "b" occurs 2 to 3 instead of 1 to 3 times', 'ab'],
      ['bound', '"a" "b" occurs 1 to 2 instead of 1 to 3 times', 'ababab'],
      ['bound', '"a" "b" occurs 1 to 4 instead of 1 to 3 times', 'abababab'],
    ],
  ],
  [
    'a count is one bound, and no bound is none',
    { s: seq(times(2, 2, 'ab'), many('cd')) },
    [
      ['bound', '"a" "b" occurs 1 instead of 2 times', 'ab'],
      ['bound', '"a" "b" occurs 3 instead of 2 times', 'abab'],
      ['bound', '"c" "d" occurs 1 or more instead of 0 or more times', 'abab'],
    ],
  ],
  ['an option made mandatory', { s: opt('ab') }, [['option', 'the option "a" "b" is mandatory', '']]],
  [
    'equivalent changes are separated, and rules that no text of the start rule uses are left out',
    { s: seq(opt(ref('as')), ref('as')), as: many('aa'), unused: alt('p', 'q') },
    [
      ['bound', '"a" "a" occurs 1 or more instead of 0 or more times', ''],
      ['option', 'the option <as> is mandatory'],
    ],
  ],
])('%s', (_, rules, expected) => {
  expect([...summary(faultsOf(rules))].sort()).toEqual([...expected].sort());
});

test('a rule may call itself at its end, and a change may not make it call itself elsewhere', () => {
  const { faults } = faultsOf({ s: seq('a', times(1, 1, alt('bc', seq('de', ref('s'))))) });
  expect(faults.map(({ change }) => change)).toEqual([
    expect.stringMatching(/ occurs 0 instead of 1 times$/),
    expect.stringMatching(/ is dropped$/),
    expect.stringMatching(/ is dropped$/),
  ]);
});

test('the automaton of a fault has the fault', () => {
  const grammar = bnf({ s: seq(alt('ab', 'cd'), times(1, 3, ref('t'))), t: range('x', 'y') });
  const original = minimalAutomaton(grammar, 's');
  for (const { automaton, witness } of bnfFaults(grammar, 's', original).faults) {
    expect(accepts(automaton(), witness)).toBe(!accepts(original, witness));
  }
});

const table: fc.Arbitrary<Table> = fc.integer({ min: 1, max: 6 }).chain((size) =>
  fc.record({
    steps: fc.array(
      fc.tuple(fc.integer({ min: -1, max: size - 1 }), fc.integer({ min: -1, max: size - 1 })),
      {
        minLength: size,
        maxLength: size,
      },
    ),
    accepting: fc.array(fc.boolean(), { minLength: size, maxLength: size }),
  }),
);

test('are exactly those with different verdicts, without duplicates', () => {
  const texts = fc.uniqueArray(fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 }));
  fc.assert(
    fc.property(table, table, texts, (one, other, those) => {
      const [first, second] = [automatonOf(one), automatonOf(other)];
      const indices = [...distinguishingTexts(new TextTree(those), first, second)].sort((a, b) => a - b);
      expect(indices).toEqual(
        [...those.keys()].filter((i) => accepts(first, those[i] ?? '') !== accepts(second, those[i] ?? '')),
      );
    }),
    { numRuns: runs(50, 300) },
  );
});

quickTest('stops following a text once both automata agree on all continuations', () => {
  const first = automatonOfRule({ revision: 'rfc3986', rule: 'host' });
  const { faults } = bnfFaults(bnfOf('rfc3986'), 'host', first);
  const fault = faults.find(({ rule }) => rule === 'h16');
  if (fault === undefined) throw new Error('there is no fault of h16');
  let steps = 0;
  const counting: Automaton = {
    ...first,
    initial: first.initial,
    dead: first.dead,
    classCount: first.classCount,
    classOf: (unit) => first.classOf(unit),
    accepting: (state) => first.accepting(state),
    step: (state, c) => {
      steps += 1;
      return first.step(state, c);
    },
  };
  const texts = ['h', 'h%41', '1.', '[::'].flatMap((beginning) =>
    Array.from({ length: 800 }, (_, i) => `${beginning}${i}${'b'.repeat(i % 40)}]`),
  );
  texts.push(fault.witness);
  const found = [...distinguishingTexts(new TextTree(texts), counting, fault.automaton())];
  const characters = texts.reduce((sum, text) => sum + text.length, 0);
  expect(characters).toBeGreaterThan(80_000);
  expect(steps).toBeLessThan(characters / 5);
  expect(found).toContain(texts.length - 1);
  expect(found.every((i) => texts[i]?.includes('['))).toBe(true);
});

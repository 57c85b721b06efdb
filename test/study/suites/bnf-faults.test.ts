/** The faults of a BNF: which changes there are, which of them change the language, and the shortest text that shows it. */
import { accepts } from '../../../src/automaton/walk.js';
import { minimalAutomaton } from '../../../src/study/automata/minimal-dfa.js';
import { type BnfFaults, bnfFaults } from '../../../src/study/suites/bnf-faults.js';
import { alt, anyCase, bnf, many, opt, range, ref, seq, type Term, times } from '../bnf-terms.js';

function faultsOf(rules: Record<string, Term>): BnfFaults {
  const grammar = bnf(rules);
  return bnfFaults(grammar, 's', minimalAutomaton(grammar, 's'));
}

type Told = readonly [kind: string, change: string, witness?: string];

function told({ faults, equivalent }: BnfFaults): readonly Told[] {
  return [
    ...faults.map(({ kind, change, witness }): Told => [kind, change, witness]),
    ...equivalent.map(({ kind, change }): Told => [kind, change]),
  ];
}

test.each<[string, Record<string, Term>, readonly Told[]]>([
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
      ['class', '"a" is in the class as well', 'a'],
      ['class', '"e" is in the class as well', 'e'],
    ],
  ],
  [
    'a class of alternatives: what is missing is an alternative dropped, and its neighbours are too many',
    { s: alt('x', 'y') },
    [
      ['alternative', 'the alternative "x" is dropped', 'x'],
      ['alternative', 'the alternative "y" is dropped', 'y'],
      ['class', '"w" is in the class as well', 'w'],
      ['class', '"z" is in the class as well', 'z'],
    ],
  ],
  [
    'a class in either case',
    { s: alt(anyCase('k'), '-') },
    [
      ['alternative', 'the alternative "k"i is dropped', 'k'],
      ['alternative', 'the alternative "-" is dropped', '-'],
      ['class', '"," is in the class as well', ','],
      ['class', '"." is in the class as well', '.'],
      ['class', '"K" is missing from the class', 'K'],
      ['class', '"J" is in the class as well', 'J'],
      ['class', '"L" is in the class as well', 'L'],
      ['class', '"k" is missing from the class', 'k'],
      ['class', '"j" is in the class as well', 'j'],
      ['class', '"l" is in the class as well', 'l'],
    ],
  ],
  [
    'a bound one off',
    { s: times(1, 3, 'ab') },
    [
      ['bound', '"a" "b" comes 0 to 3 instead of 1 to 3 times', ''],
      ['bound', '"a" "b" comes 2 to 3 instead of 1 to 3 times', 'ab'],
      ['bound', '"a" "b" comes 1 to 2 instead of 1 to 3 times', 'ababab'],
      ['bound', '"a" "b" comes 1 to 4 instead of 1 to 3 times', 'abababab'],
    ],
  ],
  [
    'a count is one bound, and no bound is none',
    { s: seq(times(2, 2, 'ab'), many('cd')) },
    [
      ['bound', '"a" "b" comes 1 instead of 2 times', 'ab'],
      ['bound', '"a" "b" comes 3 instead of 2 times', 'abab'],
      ['bound', '"c" "d" comes 1 or more instead of 0 or more times', 'abab'],
    ],
  ],
  ['an option made mandatory', { s: opt('ab') }, [['option', 'the option "a" "b" is mandatory', '']]],
  [
    'what changes nothing is told apart, and what no text of the start rule uses is left out',
    { s: seq(opt(ref('as')), ref('as')), as: many('aa'), unused: alt('p', 'q') },
    [
      ['bound', '"a" "a" comes 1 or more instead of 0 or more times', ''],
      ['option', 'the option <as> is mandatory'],
    ],
  ],
])('%s', (_, rules, expected) => {
  expect([...told(faultsOf(rules))].sort()).toEqual([...expected].sort());
});

test('a rule may call itself at its end, and a change may not make it call itself elsewhere', () => {
  const { faults } = faultsOf({ s: seq('a', times(1, 1, alt('bc', seq('de', ref('s'))))) });
  expect(faults.map(({ change }) => change)).toEqual([
    expect.stringMatching(/ comes 0 instead of 1 times$/),
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

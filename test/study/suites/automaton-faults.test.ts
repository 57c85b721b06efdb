/** The faults of an automaton: counts, kills and witnesses, compared with an independent program that has the fault. */
import fc from 'fast-check';
import { stateCover } from '../../../src/grammar/proof/w-method.js';
import { type AutomatonFault, AutomatonFaults } from '../../../src/study/suites/automaton-faults.js';
import { killingWords } from '../../../src/study/suites/verdict.js';
import { NumberedAutomaton, type Word } from '../../../src/study/suites/numbered-automaton.js';
import { automatonOf, type Table } from './tables.js';
import { longTest } from '../../depth.js';

/** The word ab: its states are 0, 1, the dead one, and the accepting one. */
const ab: Table = {
  steps: [
    [1, -1],
    [-1, 2],
    [-1, -1],
  ],
  accepting: [false, false, true],
};

/** Strings with an even number of a: no state is dead. */
const even: Table = {
  steps: [
    [1, 0],
    [0, 1],
  ],
  accepting: [true, false],
};

/** Returns all words up to a length. */
function wordsUpTo(length: number): readonly Word[] {
  if (length === 0) return [[]];
  const shorter = wordsUpTo(length - 1);
  return [
    [],
    ...shorter.flatMap((word) => [
      [0, ...word],
      [1, ...word],
    ]),
  ];
}

/** Returns the verdict of the automaton with a fault, step by step. */
function faulty(automaton: NumberedAutomaton, fault: AutomatonFault, word: Word): boolean {
  let state = 0;
  for (const c of word) {
    const transition = state * automaton.classCount + c;
    const isWrong = fault.kind !== 'verdict' && fault.transition === transition;
    state = isWrong ? fault.target : automaton.after(state, c);
  }
  const accepted = automaton.accepting[state] === 1;
  return fault.kind === 'verdict' && fault.state === state ? !accepted : accepted;
}

/** Returns the verdict of the automaton itself. */
function right(automaton: NumberedAutomaton, word: Word): boolean {
  return automaton.accepting[word.reduce((state, c) => automaton.after(state, c), 0)] === 1;
}

function isMinimal(automaton: NumberedAutomaton): boolean {
  const states = [...Array(automaton.stateCount).keys()];
  return states.every((one) =>
    states.every((other) => one === other || automaton.distinguishingLength(one, other) < 0xffff),
  );
}

/** Minimal automata of up to four live states. */
const minimal = fc
  .integer({ min: 1, max: 4 })
  .chain((size) => {
    const state = fc.integer({ min: -1, max: size - 1 });
    return fc.record({
      steps: fc.array(fc.tuple(state, state), { minLength: size, maxLength: size }),
      accepting: fc.array(fc.boolean(), { minLength: size, maxLength: size }),
    });
  })
  .map((table) => new NumberedAutomaton(automatonOf(table)))
  .filter(isMinimal);

test('numbers the states by the order in which words reach them', () => {
  const automaton = new NumberedAutomaton(automatonOf(ab));
  expect([...automaton.next]).toEqual([1, 2, 2, 3, 2, 2, 2, 2]);
  expect([automaton.dead, automaton.reached, [...automaton.accepting]]).toEqual([2, 4, [0, 0, 0, 1]]);
  expect(automaton.access).toEqual([...stateCover(automatonOf(ab)).values()]);
  expect([
    automaton.distinguishingWord(0, 1),
    automaton.distinguishingWord(1, 2),
    automaton.distinguishingWord(3, 0),
  ]).toEqual([[1], [1], []]);
});

test.each<[string, Table, Record<string, number>, number]>([
  // Of four states: two transitions that lead on, six that lead to the dead one, each to three wrong states.
  ['ab', ab, { missing: 2, misdirected: 4, added: 18, verdict: 4 }, 28],
  // Of two states and the dead one, which no word reaches: it has no faults of its own.
  ['even', even, { missing: 4, misdirected: 4, verdict: 2 }, 10],
])('counts the faults of %s', (_, table, counts, total) => {
  const faults = new AutomatonFaults(new NumberedAutomaton(automatonOf(table)));
  expect(faults.counts).toEqual(counts);
  expect([faults.total, [...faults.survivors()].length]).toEqual([total, total]);
});

test('rejects indistinguishable states', () => {
  const twice = new NumberedAutomaton(
    automatonOf({
      steps: [
        [1, 1],
        [0, 0],
      ],
      accepting: [true, true],
    }),
  );
  expect(() => twice.distinguishingWord(0, 1)).toThrow('only minimal automata have counted faults');
});

test('a word kills the faults that give it another verdict, and no others', () => {
  fc.assert(
    fc.property(
      minimal,
      fc.array(fc.array(fc.nat(1), { maxLength: 12 }), { maxLength: 3 }),
      (automaton, words) => {
        const faults = new AutomatonFaults(automaton);
        for (const word of words) {
          const left = [...faults.survivors()];
          const killed = left.filter((fault) => faulty(automaton, fault, word) !== right(automaton, word));
          expect(faults.count(word)).toBe(killed.length);
          const verdicts = killed.filter(({ kind }) => kind === 'verdict').length;
          expect(faults.bound(word)).toBeGreaterThanOrEqual(faults.weigh(word));
          expect(faults.weigh(word)).toBe(killed.length + verdicts * (faults.verdictWeight - 1));
          const counts = Object.values(faults.kill(word));
          expect(counts.reduce((sum, count) => sum + count, 0)).toBe(killed.length);
          expect([...faults.survivors()]).toEqual(left.filter((fault) => !killed.includes(fault)));
          expect(faults.count(word)).toBe(0);
        }
      },
    ),
  );
});

test('no fault is equivalent: each has a witness, and none is shorter', () => {
  const words = wordsUpTo(8);
  fc.assert(
    fc.property(minimal, (automaton) => {
      const faults = new AutomatonFaults(automaton);
      for (const fault of faults.survivors()) {
        const witness = faults.witness(fault);
        expect(faulty(automaton, fault, witness)).not.toBe(right(automaton, witness));
        expect(faults.witnessLength(fault)).toBe(witness.length);
        const shortest = words.find((word) => faulty(automaton, fault, word) !== right(automaton, word));
        expect(witness.length).toBe(shortest?.length ?? witness.length);
      }
    }),
    { numRuns: 50 },
  );
});

longTest('killing words kill every fault, and each word at least one', () => {
  fc.assert(
    fc.property(minimal, fc.nat(), (automaton, seed) => {
      const words = [...killingWords(new AutomatonFaults(automaton), (count) => seed % Math.max(1, count))];
      const faults = new AutomatonFaults(automaton);
      for (const fault of faults.survivors()) {
        expect(words.some((word) => faulty(automaton, fault, word) !== right(automaton, word))).toBe(true);
      }
      for (const word of words) expect(Object.keys(faults.kill(word))).not.toEqual([]);
      expect([...faults.survivors()]).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

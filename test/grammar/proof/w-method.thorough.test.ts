import fc from 'fast-check';
import type { Automaton } from '../../../src/core/automaton/automaton.js';
import {
  characterisationSet,
  characterSuite,
  stateCover,
  type SuiteOptions,
  wMethodSuite,
} from '../../../src/grammar/proof/w-method.js';
import { textsUpTo } from '../../study/peg-interpreter.js';
import { automatonOf, type Table } from '../../study/suites/tables.js';
import { many } from '../../depth.js';

function accepts(tested: Automaton, text: string): boolean {
  let state = tested.initial;
  for (let i = 0; i < text.length; i++) state = tested.step(state, tested.classOf(text.charCodeAt(i)));
  return tested.accepting(state);
}

/** Tests whether the suite of one automaton shows that the other is different. */
function detects(specified: Automaton, implemented: Automaton, options: SuiteOptions): boolean {
  for (const { text, accepted } of wMethodSuite(specified, options)) {
    if (accepts(implemented, text) !== accepted) return true;
  }
  return false;
}

/** Two different automata of at most 4 and 5 states differ on a text of at most 8 characters (Moore 1956). */
const texts = textsUpTo(8, 'ab');

function areEqual(one: Automaton, other: Automaton): boolean {
  return texts.every((text) => accepts(one, text) === accepts(other, text));
}

/** Generates tables with a number of states. */
function tables(states: number): fc.Arbitrary<Table> {
  const state = fc.nat(states - 1);
  return fc.record({
    steps: fc.array(fc.tuple(state, state), { minLength: states, maxLength: states }),
    accepting: fc.array(fc.boolean(), { minLength: states, maxLength: states }),
  });
}

/** Tests whether the automaton has as many states as a table, and none too many. */
function isMinimal(tested: Automaton, { steps }: Table): boolean {
  try {
    characterisationSet(tested);
    return stateCover(tested).size === steps.length;
  } catch {
    return false;
  }
}

/** Strings with an even number of a. */
const even: Table = {
  steps: [
    [1, 0],
    [0, 1],
  ],
  accepting: [true, false],
};

/** The word ab. */
const ab: Table = {
  steps: [
    [1, 3],
    [3, 2],
    [3, 3],
    [3, 3],
  ],
  accepting: [false, false, true, false],
};

describe('stateCover', () => {
  test('leads to every state by a shortest word', () => {
    expect([...stateCover(automatonOf(ab))]).toEqual([
      [0, []],
      [1, [0]],
      [3, [1]],
      [2, [0, 1]],
    ]);
  });
});

describe('characterisationSet', () => {
  test.each<[string, Table, readonly (readonly number[])[]]>([
    ['even', even, [[]]],
    ['ab', ab, [[], [1], [0, 1]]],
  ])('distinguishes the states of %s', (_, table, words) => {
    expect(characterisationSet(automatonOf(table))).toEqual(words);
  });

  test('refuses an automaton that is not minimal', () => {
    const twice = { steps: [[1, 1] as const, [0, 0] as const], accepting: [true, true] };
    expect(() => characterisationSet(automatonOf(twice))).toThrow(RangeError);
  });
});

describe('wMethodSuite', () => {
  test('of the even number of a, without extra states, is the state cover and one class more', () => {
    const suite = [...wMethodSuite(automatonOf(even), { extraStates: 0 })];
    expect(suite.map(({ text, accepted }) => [text.replace(/[^a]/g, 'b'), accepted])).toEqual([
      ['', true],
      ['a', false],
      ['b', true],
      ['a', false],
      ['aa', true],
      ['ab', false],
    ]);
  });

  test('spells with given characters only', () => {
    const characters = [0x61, 0x62];
    const suite = [...wMethodSuite(automatonOf(ab), { extraStates: 1, characters })];
    expect(suite.every(({ text }) => /^[ab]*$/.test(text))).toBe(true);
    const each = [...characterSuite(automatonOf(ab), characters)];
    expect(each.every(({ text }) => /^[ab]+$/.test(text))).toBe(true);
  });

  test('spells a class with each of its characters in turn', () => {
    const suite = [...wMethodSuite(automatonOf(ab), { extraStates: 5 })];
    const characters = new Set(suite.flatMap(({ text }) => text.split('')));
    for (let unit = 0; unit < 128; unit++) expect(characters).toContain(String.fromCharCode(unit));
    expect(characters).toContain('\ud800');
  });

  test.each([
    ['the W-method', false],
    ['the partial W-method', true],
  ])('%s detects every implementation with one state more', (_, partial) => {
    const runs = many(200, 2000);
    let different = 0;
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 4 }).chain((n) => fc.tuple(tables(n), tables(n + 1))),
        ([specification, implementation]) => {
          const specified = automatonOf(specification);
          fc.pre(isMinimal(specified, specification));
          const implemented = automatonOf(implementation);
          const equal = areEqual(specified, implemented);
          if (!equal) different += 1;
          expect(detects(specified, implemented, { extraStates: 1, partial })).toBe(!equal);
        },
      ),
      { numRuns: runs, seed: 4 },
    );
    expect(different).toBeGreaterThan((3 * runs) / 4);
  });

  test.each([
    ['the W-method', false],
    ['the partial W-method', true],
  ])('%s detects a wrong transition hidden by an extra state', (_, partial) => {
    // Every transition of a minimal automaton, redirected to any state, including a copy of any state.
    fc.assert(
      fc.property(
        tables(4),
        fc.nat(3),
        fc.nat(3),
        fc.nat(1),
        fc.nat(4),
        (specification, copied, from, letter, to) => {
          const specified = automatonOf(specification);
          fc.pre(isMinimal(specified, specification));
          const { steps, accepting } = specification;
          const changed = [...steps, steps[copied] ?? [0, 0]].map((step, state): readonly [number, number] =>
            state !== from ? step : letter === 0 ? [to, step[1]] : [step[0], to],
          );
          const implemented = automatonOf({
            steps: changed,
            accepting: [...accepting, accepting[copied] ?? false],
          });
          const equal = areEqual(specified, implemented);
          expect(detects(specified, implemented, { extraStates: 1, partial })).toBe(!equal);
        },
      ),
      { numRuns: many(200, 2000), seed: 5 },
    );
  });
});

describe('characterSuite', () => {
  test('of an automaton with one state asks about every character', () => {
    const all = automatonOf({ steps: [[0, 0]], accepting: [true] });
    const texts = [...characterSuite(all, [0x61, 0x62])].map(({ text }) => text);
    expect(texts).toEqual(['a', 'b']);
  });

  test('detects a misclassified character in any state', () => {
    const specified = automatonOf(ab);
    const states = [...stateCover(specified).keys()];
    for (const wrong of ['b', 'c', '~', '\xe9']) {
      for (const state of states.filter((each) => each !== 2 && each !== 3)) {
        // The class of a is 0; here it is also that of the wrong character, in one state.
        const implemented: Automaton = {
          ...specified,
          classCount: 3,
          classOf: (unit) => (unit === wrong.charCodeAt(0) ? 2 : specified.classOf(unit)),
          step: (from, c) => specified.step(from, c < 2 ? c : from === state ? 0 : 1),
        };
        const differs = [...characterSuite(specified)].some(
          ({ text, accepted }) => accepts(implemented, text) !== accepted,
        );
        expect({ wrong, state, differs }).toEqual({ wrong, state, differs: true });
      }
    }
  });

  test('agrees with the automaton', () => {
    const suite = [...characterSuite(automatonOf(even))];
    expect(suite.filter(({ text, accepted }) => accepts(automatonOf(even), text) !== accepted)).toEqual([]);
    expect(suite).toHaveLength(2 * 133);
  });
});

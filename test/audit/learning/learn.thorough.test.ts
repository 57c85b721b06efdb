import fc from 'fast-check';
import type { Automaton } from '../../../src/core/automaton/automaton.js';
import { accepts } from '../../../src/core/automaton/walk.js';
import {
  type Alphabet,
  alphabetOfAutomaton,
  alphabetOfCharacters,
  startingAlphabet,
} from '../../../src/audit/learning/alphabet.js';
import { learn, type LearningLimits, type LearnOptions } from '../../../src/audit/learning/learn.js';
import type { Learnt } from '../../../src/study/learnt-language.js';
import { type Oracle, UnansweredError, UnsteadyAnswersError } from '../../../src/audit/learning/oracle.js';
import { quotient } from '../../../src/grammar/automata/table-automaton.js';
import { compareAutomata } from '../../../src/study/relations/compare-rules.js';
import { many, quickTest } from '../../depth.js';
import { automatonOf, transitions } from '../../grammar/automata/random-tables.js';

/** Returns an oracle that answers by a function. */
function oracleOf(accepted: (text: string) => boolean): Oracle {
  return (texts) => Promise.resolve(texts.map(accepted));
}

function learnAutomaton(automaton: Automaton, options: LearnOptions): Promise<Learnt> {
  return learn(
    oracleOf((text) => accepts(automaton, text)),
    options,
  );
}

function relation(learnt: Learnt, automaton: Automaton): string {
  return compareAutomata(learnt.automaton, automaton).relation;
}

/** Strings whose number of "a" is a multiple of a modulus. */
const multiplesOf = (modulus: number): Oracle =>
  oracleOf((text) => (text.split('a').length - 1) % modulus === 0);

const ab = alphabetOfCharacters('ab');
/** Every character of US-ASCII and some beyond, initially with one representative for all. */
const oneClass = (): Alphabet => startingAlphabet([]);

describe('learning', () => {
  test('learns any automaton exactly if enough extra states are allowed', () =>
    fc.assert(
      fc.asyncProperty(transitions(3, 5), async (random) => {
        const automaton = automatonOf('abc', random);
        const learnt = await learnAutomaton(automaton, {
          alphabet: alphabetOfAutomaton(automaton),
          extraStates: automaton.stateCount - 1,
          distinct: true,
        });
        expect(relation(learnt, automaton)).toBe('equal');
        expect(learnt.automaton.table).toEqual(automaton.table);
        expect(learnt.stopped).toBeUndefined();
      }),
      { numRuns: many(6, 40) },
    ));

  test('splits a letter into as many classes as the parser distinguishes', () =>
    fc.assert(
      fc.asyncProperty(transitions(4, 3), async (random) => {
        const automaton = automatonOf('a:\u0661\u00e9', random);
        const learnt = await learnAutomaton(automaton, {
          alphabet: oneClass(),
          extraStates: automaton.stateCount - 1,
        });
        const asked = learnt.assumptions.classes.map((known) => known.asked).join('');
        for (const one of asked) {
          expect([one, accepts(learnt.automaton, one)]).toEqual([one, accepts(automaton, one)]);
        }
        expect(learnt.assumptions.classes.map(({ set }) => set)).toHaveLength(learnt.automaton.classCount);
      }),
      { numRuns: many(4, 12) },
    ));

  quickTest('with too few extra states it is still correct on the seeds', async () => {
    const long = 'abababab';
    const only = oracleOf((text) => text === long);
    const blind = await learn(only, { alphabet: ab, extraStates: 0 });
    expect(blind.automaton.stateCount).toBe(1);
    const seeing = await learn(only, { alphabet: ab, extraStates: 0, seeds: [long] });
    expect(seeing.automaton.stateCount).toBe(long.length + 2);
    expect(seeing.assumptions.extraStates).toBe(0);
  });

  quickTest('distinguishes a seed character from the representative of its class', async () => {
    const parser = oracleOf((text) => /^[a\u00a1]*$/.test(text));
    const learnt = await learn(parser, { alphabet: oneClass(), seeds: ['a\u00a1'] });
    expect(accepts(learnt.automaton, '\u00a1')).toBe(true);
    expect(accepts(learnt.automaton, '\u00a2')).toBe(false);
    expect(learnt.assumptions.classes.map(({ asked }) => asked)).toContain('a\u00a1');
  });

  quickTest('verifies every string that distinguishes it from other languages', async () => {
    const few = alphabetOfCharacters('xyz');
    // A parser that refuses one string of the language that it appears to have.
    const parser = oracleOf((text) => /^[xy]*$/.test(text) && text !== 'xyyx');
    const language = automatonOf('xy', {
      rows: [
        [0, 1],
        [0, 0],
      ],
      accepting: [true, false],
    });
    const alone = await learn(parser, { alphabet: few, extraStates: 0 });
    expect(accepts(alone.automaton, 'xyyx')).toBe(true);
    const other = automatonOf('xyz', {
      // x y y x
      rows: [
        [1, 5, 5],
        [5, 2, 5],
        [5, 3, 5],
        [4, 5, 5],
        [5, 5, 5],
        [5, 5, 5],
      ],
      accepting: [false, false, false, false, true, false],
    });
    const learnt = await learn(parser, {
      alphabet: few,
      extraStates: 0,
      distinguishedFrom: [other, language],
    });
    expect(accepts(learnt.automaton, 'xyyx')).toBe(false);
    expect(compareAutomata(learnt.automaton, other).relation).toBe('disjoint');
  });

  quickTest('with a prefix, learns the language after it', async () => {
    const automaton = automatonOf('ab', {
      accepting: [false, false, true],
      rows: [
        [1, 0],
        [1, 2],
        [2, 0],
      ],
    });
    const learnt = await learnAutomaton(automaton, { alphabet: ab, prefix: 'ab', extraStates: 2 });
    expect(learnt.prefix).toBe('ab');
    expect(accepts(learnt.automaton, '')).toBe(true);
    const letters = alphabetOfAutomaton(automaton);
    const whole = await learnAutomaton(automaton, { alphabet: letters, prefix: 'ab', extraStates: 2 });
    expect(relation(whole, quotient(automaton, 'ab'))).toBe('equal');
  });

  quickTest('counts queries, and repeats a text only to confirm a difference', async () => {
    const asked: string[] = [];
    const oracle: Oracle = (texts) => {
      asked.push(...texts);
      return multiplesOf(3)(texts);
    };
    const learnt = await learn(oracle, { alphabet: ab, extraStates: 2 });
    // Three, and a dead one for unasked characters.
    expect(learnt.automaton.stateCount).toBe(4);
    expect(learnt.queries).toBe(asked.length);
    // Two states are found besides the first; two texts show each of them.
    expect(asked.length - new Set(asked).size).toBeLessThanOrEqual(4);
    expect(asked.length).toBeLessThan(60);
  });

  quickTest.each([
    ['everything', () => true, 1],
    ['nothing', () => false, 1],
  ])('a parser that accepts %s has one state', async (_, accepted, states) => {
    const learnt = await learn(oracleOf(accepted), { alphabet: oneClass() });
    expect(learnt.automaton.stateCount).toBe(states);
    expect(learnt.automaton.classCount).toBe(1);
  });
});

describe('characters that are not asked about', () => {
  quickTest('of a given alphabet, other characters lead to a dead state', async () => {
    const learnt = await learn(
      oracleOf(() => true),
      { alphabet: ab },
    );
    expect(learnt.automaton.stateCount).toBe(2);
    expect(accepts(learnt.automaton, 'abba')).toBe(true);
    expect(accepts(learnt.automaton, 'c')).toBe(false);
    expect(learnt.assumptions.unasked).toEqual([
      [0, 0x60],
      [0x63, 0xffff],
    ]);
  });

  quickTest('excludes and reports a character without an answer', async () => {
    const oracle: Oracle = (texts) => {
      const lone = texts.find((text) => text.includes('b'));
      if (lone !== undefined) throw new UnansweredError(lone, 'cannot be encoded');
      return Promise.resolve(texts.map(() => true));
    };
    const learnt = await learn(oracle, { alphabet: ab, prefix: 'x', seeds: ['ab'] });
    expect(learnt.assumptions.classes.map(({ asked }) => asked)).toEqual(['', 'a']);
    expect(learnt.assumptions.unasked).toContainEqual([0x62, 0xffff]);
  });

  quickTest('reports a parser without any answer, with the text', async () => {
    const oracle: Oracle = (texts) => Promise.reject(new UnansweredError(texts[0] ?? '', 'crashed'));
    await expect(learn(oracle, { alphabet: ab })).rejects.toThrow(
      'the parser gave no answer for "b": crashed',
    );
  });

  quickTest('an alphabet has a character', async () => {
    const empty = learn(multiplesOf(2), { alphabet: alphabetOfCharacters('') });
    await expect(empty).rejects.toThrow('alphabet of one character or more');
  });
});

describe('a parser that', () => {
  test('changes its answer to a text is reported', () =>
    fc.assert(
      fc.asyncProperty(transitions(2, 5), fc.integer({ min: 1, max: 9 }), async (random, period) => {
        const automaton = automatonOf('ab', random);
        const answers = new Map<string, boolean>();
        const both: string[] = [];
        let count = 0;
        // Every so often, the answer is wrong.
        const oracle = oracleOf((text) => {
          const answer = accepts(automaton, text) !== (++count % (period * 7) === 0);
          if (answers.has(text) && answers.get(text) !== answer) both.push(text);
          answers.set(text, answer);
          return answer;
        });
        const limits = { queries: 20_000, states: 200 };
        const outcome = await learn(oracle, { alphabet: ab, extraStates: 3, limits }).catch(
          (error: unknown) => {
            expect(error).toBeInstanceOf(UnsteadyAnswersError);
            return 'refuted';
          },
        );
        if (both.length > 0) expect(outcome).toBe('refuted');
      }),
      { numRuns: many(8, 40) },
    ));

  quickTest('answers at random is reported', async () => {
    let at = 1;
    const random = oracleOf(() => (at = (at * 48271) % 0x7fffffff) % 2 === 0);
    await expect(learn(random, { alphabet: ab, extraStates: 3 })).rejects.toThrow(UnsteadyAnswersError);
  });

  quickTest.each<[string, Partial<LearningLimits>]>([
    ['states', { states: 5 }],
    ['queries', { queries: 100 }],
  ])('has infinitely many states is learnt up to the limit of %s', async (limit, limits) => {
    // As many a as b: no automaton.
    const balanced = oracleOf((text) => text.split('a').length === text.split('b').length);
    const learnt = await learn(balanced, { alphabet: ab, extraStates: 2, limits });
    expect(learnt.stopped).toBe(limit);
    expect(learnt.queries).toBeLessThanOrEqual(limits.queries ?? Infinity);
    expect(accepts(learnt.automaton, '')).toBe(true);
  });
});

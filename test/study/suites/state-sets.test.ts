/** Sets of states, and greedy choice. */
import fc from 'fast-check';
import { automatonOf } from '../../../src/study/index.js';
import { NumberedAutomaton } from '../../../src/study/suites/numbered-automaton.js';
import { bitCount, type StateSet, StateSets } from '../../../src/study/suites/state-sets.js';
import { inGreedyOrder } from '../../../src/study/suites/greedy.js';

const automaton = new NumberedAutomaton(automatonOf({ revision: 'rfc3986', rule: 'host' }));
const { stateCount, classCount, accepting } = automaton;
const states = [...Array(stateCount).keys()];
const word = fc.array(fc.nat(classCount - 1), { maxLength: 12 });

function members(sets: StateSets, set: StateSet): readonly number[] {
  return states.filter((state) => sets.has(set, state));
}

function before(sets: StateSets, letters: readonly number[]): StateSet {
  return letters.reduceRight((set, c) => sets.before(set, c), sets.accepting);
}

function acceptedFrom(state: number, letters: readonly number[]): boolean {
  return accepting[letters.reduce((at, c) => automaton.after(at, c), state)] === 1;
}

test('a backward step yields every state that the character leads into the set', () => {
  const sets = new StateSets(automaton);
  fc.assert(
    fc.property(word, (letters) => {
      const set = before(sets, letters);
      expect(members(sets, set)).toEqual(states.filter((state) => acceptedFrom(state, letters)));
      const parts = Array.from({ length: sets.width }, (_, part) => bitCount(sets.part(set, part)));
      expect(parts.reduce((sum, n) => sum + n)).toBe(members(sets, set).length);
    }),
  );
});

test('equal sets are identical, however they are built', () => {
  const sets = new StateSets(automaton);
  const byStates = states
    .filter((state) => accepting[state] === 1)
    .reverse()
    .reduce((set, state) => sets.with(set, state), sets.none);
  expect(byStates).toBe(sets.accepting);
  expect(sets.with(byStates, members(sets, byStates)[0] ?? 0)).toBe(byStates);
  const found = new Map<string, StateSet>();
  fc.assert(
    fc.property(word, (letters) => {
      const set = before(sets, letters);
      const key = members(sets, set).join();
      expect(found.get(key) ?? set).toBe(set);
      found.set(key, set);
    }),
  );
});

test('sets that are kept stay as they are when others are forgotten', () => {
  const sets = new StateSets(automaton, 3);
  const kept = before(sets, [0, 1]);
  const membersOfKept = members(sets, kept);
  sets.keep();
  fc.assert(
    fc.property(word, (letters) => {
      sets.trim();
      expect(members(sets, before(sets, letters))).toEqual(
        states.filter((state) => acceptedFrom(state, letters)),
      );
      expect([before(sets, [0, 1]), members(sets, kept)]).toEqual([kept, membersOfKept]);
    }),
  );
});

test('a word with a known suffix queries the automaton only for the new part', () => {
  const counting = Object.create(automaton) as NumberedAutomaton;
  let looks = 0;
  Object.defineProperty(counting, 'next', {
    get: () => {
      looks += 1;
      return automaton.next;
    },
  });
  const sets = new StateSets(counting);
  const letters = Array.from({ length: 60 }, (_, i) => (7 * i) % classCount);
  before(sets, letters);
  const first = looks;
  before(sets, letters);
  expect(looks).toBe(first);
  before(sets, [0, ...letters]);
  expect(looks).toBeLessThanOrEqual(first + 1);
});

const sets = fc.array(fc.uniqueArray(fc.nat(12), { maxLength: 6 }), { maxLength: 12 });

function gainOf(set: readonly number[], covered: ReadonlySet<number>): number {
  return set.filter((item) => !covered.has(item)).length;
}

test('always takes the largest gain, the first of equal ones', () => {
  fc.assert(
    fc.property(sets, (family) => {
      const slow: number[] = [];
      const covered = new Set<number>();
      for (;;) {
        const gains = family.map((set) => gainOf(set, covered));
        const most = Math.max(0, ...gains);
        if (most === 0) break;
        const best = gains.indexOf(most);
        slow.push(best);
        for (const item of family[best] ?? []) covered.add(item);
      }
      const lazy: number[] = [];
      const left = new Set<number>();
      for (const i of inGreedyOrder(family.length, (i) => gainOf(family[i] ?? [], left))) {
        lazy.push(i);
        for (const item of family[i] ?? []) left.add(item);
      }
      expect(lazy).toEqual(slow);
    }),
  );
});

test('recomputes few gains', () => {
  let looks = 0;
  const order = inGreedyOrder(1000, (i) => {
    looks += 1;
    return 1000 - i;
  });
  expect([...order].slice(0, 3)).toEqual([0, 1, 2]);
  expect(looks).toBe(2000);
});

/**
 * Lower bound on the number of cases of a suite that kills all faults of an automaton. A case that takes a transition
 * from a live state to the dead one takes no other such transition and ends in the dead state. So each of these
 * transitions needs cases of its own, and each live state one more that ends in it, for its verdict. For one
 * transition, two wrong targets need two cases if no word is accepted from both, each in the automaton with its fault:
 * as many cases as there are targets for which that holds pairwise.
 */
import type { NumberedAutomaton } from '../../../src/study/suites/numbered-automaton.js';

/** Returns a number that no suite is below. Time is the fourth power of the number of states at worst. */
export function fewestCases(automaton: NumberedAutomaton): number {
  const { stateCount, classCount, next, dead } = automaton;
  const live = [...Array(stateCount).keys()].filter((state) => state !== dead);
  const apart = new Map(
    live.map((one) => [one, new Set(live.filter((other) => !haveWord(automaton, one, other)))]),
  );
  const targets = live
    .map((state) => apartFrom(state, apart))
    .reduce((most, those) => (those.length > most.length ? those : most));
  let cases = live.length;
  for (const state of live) {
    for (let c = 0; c < classCount; c++) {
      const transition = state * classCount + c;
      if (next[transition] !== dead) continue;
      const kept: number[] = [];
      for (const one of targets) {
        if (kept.every((other) => !haveWord(automaton, one, other, transition))) kept.push(one);
      }
      cases += kept.length;
    }
  }
  return cases;
}

/** Returns states that pairwise share no word, found greedily from one of them. */
function apartFrom(first: number, apart: ReadonlyMap<number, ReadonlySet<number>>): readonly number[] {
  const chosen = [first];
  let left = [...(apart.get(first) ?? [])];
  while (left.length > 0) {
    const rest = (state: number): readonly number[] => left.filter((other) => apart.get(state)?.has(other));
    const best = left.reduce((one, other) => (rest(other).length > rest(one).length ? other : one));
    chosen.push(best);
    left = [...rest(best)];
  }
  return chosen;
}

/**
 * Tests whether a word is accepted from both states, with a transition redirected to the state that each begins with.
 */
function haveWord(
  { stateCount, classCount, next, dead, accepting }: NumberedAutomaton,
  one: number,
  other: number,
  transition = -1,
): boolean {
  const pairs = new Set([one * stateCount + other]);
  for (const pair of pairs) {
    const [a, b] = [Math.floor(pair / stateCount), pair % stateCount];
    if (accepting[a] === 1 && accepting[b] === 1) return true;
    for (let c = 0; c < classCount; c++) {
      const [first, second] = [a * classCount + c, b * classCount + c];
      const to = first === transition ? one : (next[first] ?? dead);
      const otherTo = second === transition ? other : (next[second] ?? dead);
      if (to !== dead && otherTo !== dead) pairs.add(to * stateCount + otherTo);
    }
  }
  return false;
}

/** How far two languages are apart: the share of strings that one of them has and the other lacks. */
import type { Automaton } from '../../src/automaton/automaton.js';
import { Pairs } from '../../src/automaton/pairs.js';
import { printableAscii } from '../../src/study/sampling/count.js';

/**
 * The probability that a string of a length, each of its characters any printing one of US-ASCII, is in one language and
 * not in the other. Time is the length times the pairs of states within reach times the classes of characters.
 */
export function differingShare(first: Automaton, second: Automaton, length: number): number {
  const classes = new Pairs();
  const counts: number[] = [];
  for (const unit of printableAscii) {
    const number = classes.add(first.classOf(unit), second.classOf(unit));
    counts[number] = (counts[number] ?? 0) + 1;
  }
  let states = new Pairs();
  states.add(first.initial, second.initial);
  let likely = [1];
  for (let n = 0; n < length; n++) {
    const reached = new Pairs();
    const next: number[] = [];
    likely.forEach((probability, state) => {
      const [a, b] = pairOf(states, state);
      counts.forEach((count, c) => {
        const [one, other] = pairOf(classes, c);
        const after = reached.add(first.step(a, one), second.step(b, other));
        next[after] = (next[after] ?? 0) + (probability * count) / printableAscii.length;
      });
    });
    states = reached;
    likely = next;
  }
  return likely.reduce((sum, probability, state) => {
    const [a, b] = pairOf(states, state);
    return first.accepting(a) === second.accepting(b) ? sum : sum + probability;
  }, 0);
}

function pairOf({ firsts, seconds }: Pairs, number: number): readonly [number, number] {
  return [firsts[number] ?? 0, seconds[number] ?? 0];
}

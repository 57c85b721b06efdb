/** How far two languages are apart: the share of strings that one of them has and the other lacks. */
import type { Automaton } from '../../src/automaton/automaton.js';
import { printableAscii } from '../../src/study/sampling/count.js';

/** Two states, and with which probability a random string leads to them. */
interface Place {
  readonly one: number;
  readonly other: number;
  probability: number;
}

/**
 * The probability that a string of a length, each of its characters any printing one of US-ASCII, is in one language and
 * not in the other. Time is the length times the pairs of states times the characters.
 */
export function differingShare(first: Automaton, second: Automaton, length: number): number {
  const steps = new Map<string, { readonly unit: number; count: number }>();
  for (const unit of printableAscii) {
    const key = `${first.classOf(unit)} ${second.classOf(unit)}`;
    const known = steps.get(key);
    if (known === undefined) steps.set(key, { unit, count: 1 });
    else known.count++;
  }
  let places: readonly Place[] = [{ one: first.initial, other: second.initial, probability: 1 }];
  for (let n = 0; n < length; n++) {
    const next = new Map<string, Place>();
    for (const { one, other, probability } of places) {
      for (const { unit, count } of steps.values()) {
        const a = first.step(one, first.classOf(unit));
        const b = second.step(other, second.classOf(unit));
        const share = (probability * count) / printableAscii.length;
        const key = `${a} ${b}`;
        const known = next.get(key);
        if (known === undefined) next.set(key, { one: a, other: b, probability: share });
        else known.probability += share;
      }
    }
    places = [...next.values()];
  }
  return places
    .filter(({ one, other }) => first.accepting(one) !== second.accepting(other))
    .reduce((sum, { probability }) => sum + probability, 0);
}

/** Number of strings of a language: exact counts by length, and their share of all strings. */
import type { Automaton } from '../../core/automaton/automaton.js';
import { Budget, type Limits } from '../../core/base/limits.js';
import { classSizes, distancesToAcceptance } from '../../grammar/automata/explore.js';

/** The printing characters of US-ASCII, the space included. */
export const printableAscii: readonly number[] = Array.from({ length: 95 }, (_, i) => 0x20 + i);

/**
 * Counts the strings of length 0, 1, … up to `length`, in UTF-16 code units; over an alphabet, of all code units by
 * default. Time is the length times the number of transitions and the digits of the counts. The counts are stored;
 * their digits count as states.
 * @throws StateLimitError, TimeLimitError
 */
export function countWords(
  automaton: Automaton,
  length: number,
  alphabet?: readonly number[],
  limits?: Limits,
): readonly bigint[] {
  return [...countedWords(automaton, length, alphabet, limits)];
}

function* countedWords(
  automaton: Automaton,
  length: number,
  alphabet: readonly number[] | undefined,
  limits: Limits | undefined,
): Generator<bigint> {
  const budget = new Budget(`the count of strings up to length ${length}`, limits);
  const transitions = weightedTransitions(automaton, alphabet);
  const digit = sizeOfCharacter(transitions);
  let ways = new Map([[automaton.initial, 1n]]);
  for (let n = 0; n <= length; n++) {
    budget.keep(n * digit);
    let total = 0n;
    const next = new Map<number, bigint>();
    for (const [state, count] of ways) {
      budget.step();
      if (automaton.accepting(state)) total += count;
      for (const [target, size] of transitions.get(state) ?? []) {
        next.set(target, (next.get(target) ?? 0n) + count * size);
      }
    }
    yield total;
    ways = next;
  }
}

/** The number of strings of one length in a language, and of all strings of that length. */
export interface WordShare {
  readonly length: number;
  readonly count: bigint;
  readonly of: bigint;
  /** count / of, from 0 to 1. */
  readonly share: number;
}

/**
 * Returns the share of the strings of printing characters of US-ASCII that are in the language, by length.
 * @throws as countWords
 */
export function shareOfWords(automaton: Automaton, length: number, limits?: Limits): readonly WordShare[] {
  const counts = countedWords(automaton, length, printableAscii, limits);
  return Array.from(counts, (count, n) => {
    const of = BigInt(printableAscii.length) ** BigInt(n);
    return { length: n, count, of, share: ratio(count, of) };
  });
}

/** Returns the quotient of two natural numbers as a nearest number, or almost. */
function ratio(a: bigint, b: bigint): number {
  if (a === 0n) return 0;
  // Enough bits for a number's precision, whatever the magnitude.
  const shift = Math.max(0, b.toString(2).length - a.toString(2).length + 64);
  return Number((a << BigInt(shift)) / b) / 2 ** shift;
}

/** Returns by how much one more character lengthens the number of strings, at most, in units of sixteen bits. */
export function sizeOfCharacter(transitions: ReturnType<typeof weightedTransitions>): number {
  let most = 1n;
  for (const targets of transitions.values()) {
    const choices = [...targets.values()].reduce((sum, size) => sum + size, 0n);
    if (choices > most) most = choices;
  }
  return Math.log2(Number(most)) / 16;
}

/** Returns, for each state that strings pass through, its successors with the number of characters that lead there. */
export function weightedTransitions(
  automaton: Automaton,
  alphabet?: readonly number[],
): ReadonlyMap<number, ReadonlyMap<number, bigint>> {
  const live = distancesToAcceptance(automaton);
  const sizes = classSizes(automaton, alphabet);
  return new Map(
    [...live.keys()].map((state) => {
      const targets = new Map<number, bigint>();
      sizes.forEach((size, c) => {
        const target = automaton.step(state, c);
        if (size > 0 && live.has(target)) targets.set(target, (targets.get(target) ?? 0n) + BigInt(size));
      });
      return [state, targets] as const;
    }),
  );
}

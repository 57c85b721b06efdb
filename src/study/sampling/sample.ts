/** The words of one length, numbered in the order of their code units; hence random words, uniformly distributed. */
import { brand } from '../../core/base/brand.js';
import type { Automaton } from '../../core/automaton/automaton.js';
import { allCodeUnits } from '../../core/base/code-units.js';
import { sizeOfCharacter, weightedTransitions } from './count.js';
import { Budget, type Limits } from '../../core/base/limits.js';
import { Random } from './random.js';

/** Thrown if the language has no word of the requested length. */
export class NoWordError extends RangeError {
  declare readonly name: 'NoWordError';
  constructor(
    /** In UTF-16 code units. */
    readonly length: number,
    /** The nearest lengths with words: below, above. */
    readonly nearest: readonly number[],
  ) {
    const others = nearest.length === 0 ? ', nor of any other' : ` (nearest: ${nearest.join(', ')})`;
    super(`no string of length ${String(length)}${others}`);
  }

  static {
    brand(this, 'NoWordError');
  }
}

/** The words of one length. */
export class WordList {
  readonly size: bigint;
  /** For each number of remaining characters, the number of ways in which a state reaches acceptance. */
  private readonly ways: readonly ReadonlyMap<number, bigint>[];
  /** The characters in their order; neighbours of one class together, since the same words follow them. */
  private readonly runs: { letter: number; units: number[] }[] = [];

  /**
   * Counts the words. Time is the length times the number of transitions and the digits of the counts, which are
   * stored.
   * @param alphabet the code units that the words may have, ascending; all by default
   * @throws StateLimitError, TimeLimitError
   */
  constructor(
    private readonly automaton: Automaton,
    /** In UTF-16 code units. */
    readonly length: number,
    alphabet: readonly number[] = [...allCodeUnits()],
    limits?: Limits,
  ) {
    const budget = new Budget(`the count of strings of length ${String(length)}`, limits);
    const transitions = weightedTransitions(automaton, alphabet);
    const digit = sizeOfCharacter(transitions);
    const states = [...transitions.keys()];
    let ways: ReadonlyMap<number, bigint> = new Map(
      states.filter((state) => automaton.accepting(state)).map((state) => [state, 1n]),
    );
    const all = [ways];
    // If no state has words of a length, none has longer ones.
    for (let remaining = 1; remaining <= length && ways.size > 0; remaining++) {
      budget.step();
      const next = new Map<number, bigint>();
      for (const [state, targets] of transitions) {
        let sum = 0n;
        for (const [target, size] of targets) sum += size * (ways.get(target) ?? 0n);
        if (sum === 0n) continue;
        budget.keep(remaining * digit);
        next.set(state, sum);
      }
      all.push((ways = next));
    }
    this.ways = all;
    this.size = ways.get(automaton.initial) ?? 0n;
    const occurs = Array.from({ length: automaton.classCount }, (_, c) =>
      states.some((state) => transitions.has(automaton.step(state, c))),
    );
    for (const unit of alphabet) {
      const letter = automaton.classOf(unit);
      if (!occurs[letter]) continue;
      const last = this.runs.at(-1);
      if (last?.letter === letter) last.units.push(unit);
      else this.runs.push({ letter, units: [unit] });
    }
  }

  /**
   * Returns a word by its number, from 0. Linear in the length, times the runs of characters of one class.
   * @throws RangeError if there is none
   */
  at(number: bigint): string {
    if (number < 0n || number >= this.size) {
      throw new RangeError(`no string has the number ${String(number)}; there are ${String(this.size)}`);
    }
    let text = '';
    let rest = number;
    let state = this.automaton.initial;
    for (let remaining = this.length - 1; remaining >= 0; remaining--) {
      for (const { letter, units } of this.runs) {
        const target = this.automaton.step(state, letter);
        const words = this.ways[remaining]?.get(target) ?? 0n;
        const all = words * BigInt(units.length);
        if (rest < all) {
          text += String.fromCharCode(units[Number(rest / words)] ?? 0);
          rest %= words;
          state = target;
          break;
        }
        rest -= all;
      }
    }
    return text;
  }
}

/** Options of a draw. */
export interface SampleOptions {
  /** In UTF-16 code units. */
  readonly length: number;
  /** Number of words; 1 by default. */
  readonly count?: number;
  /** An integer. The same seed draws the same words. */
  readonly seed: number;
  /** The code units that the words may have, ascending; all by default. */
  readonly alphabet?: readonly number[];
  readonly limits?: Limits;
}

/**
 * Draws words of a length, uniformly distributed and possibly with duplicates. All are stored; they count as states.
 * @throws NoWordError, StateLimitError, TimeLimitError
 */
export function sampleWords(automaton: Automaton, options: SampleOptions): readonly string[] {
  return collect(drawWords(automaton, options), options);
}

/** Collects all drawn values, within the limits. @throws StateLimitError, TimeLimitError */
export function collect<T>(drawn: Iterable<T>, { length, count = 1, limits }: SampleOptions): readonly T[] {
  const budget = new Budget(`a list of ${count} strings drawn from those of length ${length}`, limits);
  const all: T[] = [];
  for (const item of drawn) {
    budget.keep(length);
    all.push(item);
  }
  return all;
}

/** Yields the same words, each drawn on demand. */
export function* drawWords(automaton: Automaton, options: SampleOptions): Generator<string> {
  yield* drawFrom(wordsOfLength(automaton, options), options);
}

/** Draws from words that are already counted. */
export function* drawFrom(
  words: WordList,
  { count = 1, seed }: Pick<SampleOptions, 'count' | 'seed'>,
): Generator<string> {
  const random = new Random(seed);
  for (let left = count; left > 0; left--) yield words.at(random.below(words.size));
}

/** Returns the words to draw from, at least one. @throws NoWordError, StateLimitError, TimeLimitError */
export function wordsOfLength(
  automaton: Automaton,
  { length, alphabet, limits }: Omit<SampleOptions, 'seed'>,
): WordList {
  const words = new WordList(automaton, length, alphabet, limits);
  if (words.size === 0n) throw new NoWordError(length, nearestLengths(automaton, length, alphabet));
  return words;
}

/** Returns the nearest lengths below and above with words. */
function nearestLengths(
  automaton: Automaton,
  length: number,
  alphabet: readonly number[] | undefined,
): readonly number[] {
  const transitions = weightedTransitions(automaton, alphabet);
  let below: number | undefined;
  let states = new Set([automaton.initial]);
  // A longer word would pass through a loop; without the loop it would be one of these.
  for (let n = 0; n <= length + transitions.size && states.size > 0; n++) {
    if ([...states].some((state) => automaton.accepting(state))) {
      if (n > length) return below === undefined ? [n] : [below, n];
      below = n;
    }
    states = new Set([...states].flatMap((state) => [...(transitions.get(state)?.keys() ?? [])]));
  }
  return below === undefined ? [] : [below];
}

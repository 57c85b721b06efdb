/** Near misses: strings outside a language that are one edit away from a string of it. */
import { brand } from '../../core/base/brand.js';
import type { Automaton } from '../../core/automaton/automaton.js';
import { reachableStates } from '../../grammar/automata/explore.js';
import { jointLetters } from '../../grammar/automata/product.js';
import { Budget, type Limits } from '../../core/base/limits.js';
import { Random } from './random.js';
import { collect, type SampleOptions, type WordList, wordsOfLength } from './sample.js';

/** A string outside the language, and the edit that made it from a string of the language. */
export interface NearMiss {
  readonly text: string;
  /** The string of the language. */
  readonly word: string;
  readonly edit: 'insertion' | 'deletion' | 'substitution';
  /** Offset of the edit, in UTF-16 code units from 0. */
  readonly offset: number;
  /** The inserted or substituted character; undefined for a deletion. */
  readonly character: string | undefined;
}

/** Thrown if no string near the words of the language is outside it. */
export class NoNearMissError extends Error {
  declare readonly name: 'NoNearMissError';
  constructor(
    /** Number of words tried. */
    readonly tried: number,
  ) {
    super(`none of ${String(tried)} edits produced an underivable string`);
  }

  static {
    brand(this, 'NoNearMissError');
  }
}

/** An edit, and the offset at which the rest of the word follows it. */
type Edit = Omit<NearMiss, 'text' | 'word'> & { readonly rest: number };

/**
 * Returns all near misses of a word, each string once; new characters are the most legible of each class that the
 * automaton can distinguish. Time is the length times the number of states and classes. All results are stored; their
 * characters count as states.
 * @throws StateLimitError, TimeLimitError
 */
export function nearMissesOf(automaton: Automaton, word: string, limits?: Limits): readonly NearMiss[] {
  const budget = new Budget(`finding the near misses of a string of ${word.length} characters`, limits);
  const accepting = statesAcceptingSuffix(automaton, reachableStates(automaton), word, budget);
  return Array.from(editsOut(automaton, word, jointLetters(automaton), accepting, budget), (edit) => {
    budget.keep(word.length);
    return nearMiss(word, edit);
  });
}

function nearMiss(word: string, { rest, ...edit }: Edit): NearMiss {
  return { text: word.slice(0, edit.offset) + (edit.character ?? '') + word.slice(rest), word, ...edit };
}

/**
 * Yields the edits that leave the language; of those that give the same string, only the first.
 * @param accepting for each offset the states from which the rest of the word is accepted
 */
function* editsOut(
  automaton: Automaton,
  word: string,
  letters: readonly number[],
  accepting: readonly ReadonlySet<number>[],
  budget: Budget,
): Generator<Edit> {
  let before = automaton.initial;
  for (let offset = 0; offset <= word.length; offset++) {
    budget.step(letters.length);
    const isEnd = offset === word.length;
    const [last, next] = [word[offset - 1], word[offset]];
    const isOut = (state: number, rest: number): boolean => accepting[rest]?.has(state) !== true;
    if (!isEnd && next !== last && isOut(before, offset + 1)) {
      yield { edit: 'deletion', offset, character: undefined, rest: offset + 1 };
    }
    for (const letter of letters) {
      const character = String.fromCharCode(letter);
      const state = automaton.step(before, automaton.classOf(letter));
      if (!isEnd && character !== next && isOut(state, offset + 1)) {
        yield { edit: 'substitution', offset, character, rest: offset + 1 };
      }
      if (character !== last && isOut(state, offset)) {
        yield { edit: 'insertion', offset, character, rest: offset };
      }
    }
    if (!isEnd) before = automaton.step(before, automaton.classOf(word.charCodeAt(offset)));
  }
}

/** Number of consecutive words without a near miss after which drawing ends. */
const attempts = 100;

/**
 * Draws near misses: a random word of the length, then one of all its near misses, uniformly distributed.
 * @throws NoNearMissError, NoWordError, StateLimitError, TimeLimitError
 */
export function sampleNearMisses(automaton: Automaton, options: SampleOptions): readonly NearMiss[] {
  return collect(drawNearMisses(automaton, options), options);
}

/** Yields the same near misses, each drawn on demand. */
export function* drawNearMisses(automaton: Automaton, options: SampleOptions): Generator<NearMiss> {
  yield* drawNearMissesOf(automaton, wordsOfLength(automaton, options), options);
}

/** Draws near misses of given words. @param automaton that of the words */
export function* drawNearMissesOf(
  automaton: Automaton,
  words: Pick<WordList, 'size' | 'at'>,
  { count = 1, seed, limits }: Pick<SampleOptions, 'count' | 'seed' | 'limits'>,
): Generator<NearMiss> {
  const random = new Random(seed);
  const letters = jointLetters(automaton);
  const states = reachableStates(automaton);
  const budget = (): Budget => new Budget('finding the near misses of a random string', limits);
  const draw = (): NearMiss => {
    for (let attempt = 0; attempt < attempts; attempt++) {
      const word = words.at(random.below(words.size));
      const accepting = statesAcceptingSuffix(automaton, states, word, budget());
      const edits = (): Generator<Edit> => editsOut(automaton, word, letters, accepting, budget());
      let count = 0n;
      for (const each = edits(); each.next().done !== true;) count++;
      if (count === 0n) continue;
      let left = random.below(count);
      for (const edit of edits()) if (left-- === 0n) return nearMiss(word, edit);
    }
    throw new NoNearMissError(attempts);
  };
  for (let left = count; left > 0; left--) yield draw();
}

/**
 * Returns, for each offset, the states from which the rest of the text is accepted. @throws StateLimitError,
 * TimeLimitError
 */
function statesAcceptingSuffix(
  automaton: Automaton,
  states: readonly number[],
  text: string,
  budget: Budget,
): readonly ReadonlySet<number>[] {
  let after = new Set(states.filter((state) => automaton.accepting(state)));
  const all = [after];
  for (let offset = text.length - 1; offset >= 0; offset--) {
    const characterClass = automaton.classOf(text.charCodeAt(offset));
    const accepting = after;
    budget.step(states.length);
    after = new Set(states.filter((state) => accepting.has(automaton.step(state, characterClass))));
    after.forEach(() => {
      budget.keep();
    });
    all.push(after);
  }
  return all.reverse();
}

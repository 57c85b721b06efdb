/** Near misses: strings outside a language that are one edit away from a string of it. */
import type { Automaton } from '../../automaton/automaton.js';
import { reachableStates } from '../automata/explore.js';
import { jointLetters } from '../automata/product.js';
import { Random } from './random.js';
import { type SampleOptions, wordsOfLength } from './sample.js';

/** A string that is not in the language, and the edit that made it from one that is. */
export interface NearMiss {
  readonly text: string;
  /** The string of the language. */
  readonly word: string;
  readonly edit: 'insertion' | 'deletion' | 'substitution';
  /** Where the edit is, in UTF-16 code units from 0. */
  readonly offset: number;
  /** The character that came in; undefined for a deletion. */
  readonly character: string | undefined;
}

/** No string near the words of the language is outside it. */
export class NoNearMissError extends Error {
  override readonly name = 'NoNearMissError';
  constructor(
    /** How many words were tried. */
    readonly tried: number,
  ) {
    super(`no edit of ${String(tried)} random words leads out of the language`);
  }
}

/**
 * All near misses of a word, each string once; characters that come in are one of each class that the automaton can
 * tell apart, the most legible. Time is the length times the number of states and classes.
 */
export function nearMissesOf(
  automaton: Automaton,
  word: string,
  letters: readonly number[] = jointLetters(automaton),
): readonly NearMiss[] {
  const accepting = statesAcceptingSuffix(automaton, word);
  const found = new Map<string, NearMiss>();
  const keep = (state: number, rest: number, edit: Omit<NearMiss, 'text' | 'word'>): void => {
    if (accepting[rest]?.has(state)) return;
    const text = word.slice(0, edit.offset) + (edit.character ?? '') + word.slice(rest);
    if (!found.has(text)) found.set(text, { text, word, ...edit });
  };
  let before = automaton.initial;
  for (let offset = 0; offset <= word.length; offset++) {
    const isEnd = offset === word.length;
    if (!isEnd) keep(before, offset + 1, { edit: 'deletion', offset, character: undefined });
    for (const letter of letters) {
      const character = String.fromCharCode(letter);
      const state = automaton.step(before, automaton.classOf(letter));
      if (!isEnd) keep(state, offset + 1, { edit: 'substitution', offset, character });
      keep(state, offset, { edit: 'insertion', offset, character });
    }
    if (!isEnd) before = automaton.step(before, automaton.classOf(word.charCodeAt(offset)));
  }
  return [...found.values()];
}

/** After so many words in a row without a near miss no more are tried. */
const attempts = 100;

/**
 * Draws near misses: a random word of the length, then one of all its near misses, each as likely as any other.
 * @throws NoNearMissError, NoWordError, StateLimitError, TimeLimitError
 */
export function sampleNearMisses(automaton: Automaton, options: SampleOptions): readonly NearMiss[] {
  return [...drawNearMisses(automaton, options)];
}

/** The same near misses, each drawn when it is asked for. */
export function* drawNearMisses(automaton: Automaton, options: SampleOptions): Generator<NearMiss> {
  const words = wordsOfLength(automaton, options);
  const random = new Random(options.seed);
  const letters = jointLetters(automaton);
  const draw = (): NearMiss => {
    for (let attempt = 0; attempt < attempts; attempt++) {
      const misses = nearMissesOf(automaton, words.at(random.below(words.size)), letters);
      if (misses.length > 0) return random.pick(misses);
    }
    throw new NoNearMissError(attempts);
  };
  for (let left = options.count ?? 1; left > 0; left--) yield draw();
}

/** For each offset the states from which the rest of the text is accepted. */
function statesAcceptingSuffix(automaton: Automaton, text: string): readonly ReadonlySet<number>[] {
  const states = reachableStates(automaton);
  let after = new Set(states.filter((state) => automaton.accepting(state)));
  const all = [after];
  for (let offset = text.length - 1; offset >= 0; offset--) {
    const characterClass = automaton.classOf(text.charCodeAt(offset));
    const accepting = after;
    after = new Set(states.filter((state) => accepting.has(automaton.step(state, characterClass))));
    all.push(after);
  }
  return all.reverse();
}

/** Product walk of two automata, breadth first, for comparing languages. */
import type { Automaton } from '../../core/automaton/automaton.js';
import { asciiSize, legibleAscii } from '../../core/base/ascii.js';
import { lastCodeUnit } from '../../core/base/code-units.js';
import type { Budget } from '../../core/base/limits.js';
import { PairMap } from '../../core/base/pair-map.js';

/** Result of a walk. */
export interface ProductWalk {
  /** Number of pairs of states reached; pairs of two dead states are not counted. */
  readonly pairs: number;
  /** Number of states of the first automaton reached. */
  readonly firstStates: number;
  /** A shortest word, as letters, that leads to a wanted pair; undefined if none does. */
  readonly word: readonly number[] | undefined;
}

/** A state of a breadth-first walk, and the step by which it was first reached: none at the start. */
export interface Reached {
  readonly before?: Reached;
  readonly letter?: number;
}

interface Pair extends Reached {
  readonly first: number;
  readonly second: number;
}

/**
 * Walks until it finds a pair of states whose words are wanted. Of the shortest words it finds the one whose letters
 * come first in `letters`, which must contain one of each class that either automaton distinguishes.
 * @throws StateLimitError, TimeLimitError
 */
export function findWord(
  first: Automaton,
  second: Automaton,
  letters: readonly number[],
  wanted: (firstAccepts: boolean, secondAccepts: boolean) => boolean,
  budget: Budget,
): ProductWalk {
  const pairs: Pair[] = [{ first: first.initial, second: second.initial }];
  const seen = new PairMap();
  seen.set(first.initial, second.initial, 0);
  const firsts = new Set([first.initial]);
  const steps = letters.map((letter) => [letter, first.classOf(letter), second.classOf(letter)] as const);
  for (const pair of pairs) {
    if (wanted(first.accepting(pair.first), second.accepting(pair.second))) {
      return { pairs: pairs.length, firstStates: firsts.size, word: lettersTo(pair) };
    }
    for (const [letter, firstClass, secondClass] of steps) {
      const a = first.step(pair.first, firstClass);
      const b = second.step(pair.second, secondClass);
      if (a === first.dead && b === second.dead) continue;
      if (seen.get(a, b) !== undefined) continue;
      budget.spend();
      seen.set(a, b, pairs.push({ first: a, second: b, before: pair, letter }) - 1);
      firsts.add(a);
    }
  }
  return { pairs: pairs.length, firstStates: firsts.size, word: undefined };
}

/** Returns the letters on the path from the start. */
export function lettersTo(reached: Reached): readonly number[] {
  const letters: number[] = [];
  for (let at: Reached | undefined = reached; at?.letter !== undefined; at = at.before)
    letters.push(at.letter);
  return letters.reverse();
}

/**
 * Returns one code unit of each class that any of the automata distinguishes: the most legible of each, in order of
 * legibility.
 */
export function jointLetters(
  ...automata: readonly Pick<Automaton, 'classOf' | 'uniformFrom'>[]
): readonly number[] {
  const letters = new Map<string, number>();
  const classes: number[] = [];
  const end = Math.max(...automata.map(({ uniformFrom = lastCodeUnit }) => uniformFrom)) + 1;
  for (const unit of codeUnitsByLegibility.subarray(0, Math.max(end, asciiSize))) {
    let isNew = false;
    // Runs for every code unit: a callback or a list for each would take most of the time.
    for (let i = 0; i < automata.length; i++) {
      const c = automata[i]?.classOf(unit) ?? 0;
      isNew ||= c !== classes[i];
      classes[i] = c;
    }
    if (!isNew) continue;
    const key = classes.join();
    if (!letters.has(key)) letters.set(key, unit);
  }
  return [...letters.values()];
}

/** All code units, most legible first. Beyond US-ASCII all are equally illegible. */
export const codeUnitsByLegibility = new Uint16Array(lastCodeUnit + 1).map((_, unit) => unit);
codeUnitsByLegibility.set(legibleAscii.map((character) => character.charCodeAt(0)));

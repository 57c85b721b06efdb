/** Two automata walked side by side, breadth first: how languages are compared. */
import type { Automaton } from '../../core/automaton/automaton.js';
import { DfaTable, unmentioned } from '../../core/automaton/dfa-table.js';
import { asciiSize, legibleAscii } from '../../core/base/ascii.js';
import { lastCodeUnit } from '../../core/base/code-units.js';
import type { Budget } from '../../core/base/limits.js';

/** What a walk saw, and where it ended. */
export interface ProductWalk {
  /** How many pairs of states were reached; pairs of two dead states are not counted. */
  readonly pairs: number;
  /** How many states of the first automaton were reached. */
  readonly firstStates: number;
  /** A shortest word, as letters, that leads to a wanted pair; undefined where none does. */
  readonly word: readonly number[] | undefined;
}

/** What a breadth-first walk reaches, and the step by which it was first reached: none at the start. */
export interface Reached {
  readonly before?: Reached;
  readonly letter?: number;
}

/** A pair of states. */
interface Pair extends Reached {
  readonly first: number;
  readonly second: number;
}

/**
 * Walks until it finds a pair of states whose words are wanted. Of the shortest words it finds the one whose letters come
 * first in `letters`, which must have one of each class that either automaton can tell apart.
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
  const seen = new Map<number, Set<number>>([[first.initial, new Set([second.initial])]]);
  const steps = letters.map((letter) => [letter, first.classOf(letter), second.classOf(letter)] as const);
  for (const pair of pairs) {
    if (wanted(first.accepting(pair.first), second.accepting(pair.second))) {
      return { pairs: pairs.length, firstStates: seen.size, word: lettersTo(pair) };
    }
    for (const [letter, firstClass, secondClass] of steps) {
      const a = first.step(pair.first, firstClass);
      const b = second.step(pair.second, secondClass);
      if (a === first.dead && b === second.dead) continue;
      let partners = seen.get(a);
      if (partners === undefined) seen.set(a, (partners = new Set()));
      if (partners.has(b)) continue;
      budget.spend();
      partners.add(b);
      pairs.push({ first: a, second: b, before: pair, letter });
    }
  }
  return { pairs: pairs.length, firstStates: seen.size, word: undefined };
}

/** The letters on the way from the start. */
export function lettersTo(reached: Reached): readonly number[] {
  const letters: number[] = [];
  for (let at: Reached | undefined = reached; at?.letter !== undefined; at = at.before)
    letters.push(at.letter);
  return letters.reverse();
}

/** What letters are chosen for: it may say from which code unit on all are of one class. */
interface Lettered extends Pick<Automaton, 'classOf'> {
  readonly lastTold?: number;
}

/** A code unit from which on the automaton tells none apart. */
function lastTold(automaton: Lettered): number {
  return automaton instanceof DfaTable ? unmentioned : (automaton.lastTold ?? lastCodeUnit);
}

/** One code unit of each class that any of the automata can tell apart: of each the most legible, in that order. */
export function jointLetters(...automata: readonly Lettered[]): readonly number[] {
  const letters = new Map<string, number>();
  const classes: number[] = [];
  const end = Math.max(...automata.map(lastTold)) + 1;
  for (const unit of mostLegibleFirst.subarray(0, Math.max(end, asciiSize))) {
    let isNew = false;
    // Runs for every code unit: a callback or a list of its own for each would take most of the time.
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

/** All code units. Beyond US-ASCII one reads as badly as another. */
export const mostLegibleFirst = new Uint16Array(lastCodeUnit + 1).map((_, unit) => unit);
mostLegibleFirst.set(legibleAscii.map((character) => character.charCodeAt(0)));

/** Two automata walked side by side, breadth first: how languages are compared. */
import type { Automaton } from '../../automaton/automaton.js';
import { lastCodeUnit } from '../../base/code-units.js';
import type { Budget } from '../../base/limits.js';

/** What a walk saw, and where it ended. */
export interface ProductWalk {
  /** How many pairs of states were reached; pairs of two dead states are not counted. */
  readonly pairs: number;
  /** How many states of the first automaton were reached. */
  readonly firstStates: number;
  /** A shortest word, as letters, that leads to a wanted pair; undefined where none does. */
  readonly word: readonly number[] | undefined;
}

/** A pair of states, and the step by which it was first reached. */
interface Pair {
  readonly first: number;
  readonly second: number;
  readonly before?: Pair;
  readonly letter?: number;
}

/**
 * Walks until both automata stand where one word is wanted. Of the shortest words it finds the one whose letters come
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
      return { pairs: pairs.length, firstStates: seen.size, word: wordTo(pair) };
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

function wordTo(pair: Pair): readonly number[] {
  const word: number[] = [];
  for (let at: Pair | undefined = pair; at?.letter !== undefined; at = at.before) word.push(at.letter);
  return word.reverse();
}

/** One code unit of each class that any of the automata can tell apart: of each the most legible, in that order. */
export function jointLetters(...automata: readonly Pick<Automaton, 'classOf'>[]): readonly number[] {
  const best = new Map<string, number>();
  let before: readonly number[] = [];
  for (let unit = 0; unit <= lastCodeUnit; unit++) {
    const classes = automata.map((automaton) => automaton.classOf(unit));
    if (unit > lastLegible && classes.every((c, i) => c === before[i])) continue;
    before = classes;
    const key = classes.join();
    const known = best.get(key);
    if (known === undefined || legibility(unit) < legibility(known)) best.set(key, unit);
  }
  return [...best.values()].sort((a, b) => legibility(a) - legibility(b));
}

/** Beyond it, one code unit reads as badly as another. */
const lastLegible = 0x7e;

const kinds = [/[a-z]/, /[0-9]/, /[A-Z]/, /[!-~]/, / /];

/** Smaller for the code units that read better in a witness: letters, digits, other printing characters, the rest. */
function legibility(unit: number): number {
  const kind = kinds.findIndex((pattern) => pattern.test(String.fromCharCode(unit)));
  return (kind < 0 ? kinds.length : kind) * (lastCodeUnit + 1) + unit;
}

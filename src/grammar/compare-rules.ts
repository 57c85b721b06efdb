/**
 * How the languages of two rules relate, with witnesses: both automata are walked side by side, as far as both can
 * still accept. Where one falls behind, a shortest completion in the other is a string of the other alone.
 */
import type { Automaton } from './automaton.js';
import { Completions } from './explore.js';
import { Budget, type Limits } from './limits.js';
import { jointLetters } from './product.js';

/** How the first language relates to the second. */
export type Relation = 'equal' | 'subset' | 'superset' | 'overlapping' | 'disjoint';

/** A string of one language that is not in the other. */
export interface Witness {
  readonly text: string;
  /** Where the other language has no string that goes on like this, in UTF-16 code units from 0. */
  readonly offset: number;
  /** The character there; undefined where the text ends too early for the other language. */
  readonly found: string | undefined;
}

/** The verdict on two rules. Of each kind of string a shortest one comes first. */
export interface Comparison {
  readonly relation: Relation;
  /** Strings of the first language only; none where it is part of the second. */
  readonly onlyFirst: readonly Witness[];
  /** Strings of the second language only. */
  readonly onlySecond: readonly Witness[];
  /** Strings of both. */
  readonly both: readonly string[];
}

/** Options of a comparison. */
export interface CompareOptions {
  /** At most how many strings of each kind are told; 4 by default. */
  readonly witnesses?: number;
  readonly limits?: Limits;
}

/**
 * Compares two languages. The strings of one alone are told for different reasons: the other stops in a different
 * state, or at a different character. Time is the product of the numbers of states, times the number of character
 * classes that the two can tell apart.
 * @throws StateLimitError, TimeLimitError
 */
export function compareAutomata(
  first: Automaton,
  second: Automaton,
  { witnesses = 4, limits }: CompareOptions = {},
): Comparison {
  const { onlyFirst, onlySecond, both } = walkSideBySide(first, second, limits);
  return {
    relation: relationOf(!onlyFirst.isEmpty, !onlySecond.isEmpty, !both.isEmpty),
    onlyFirst: onlyFirst.varied(witnesses),
    onlySecond: onlySecond.varied(witnesses),
    both: both.varied(witnesses),
  };
}

/** The relation of two languages by which kinds of strings there are. */
function relationOf(onlyFirst: boolean, onlySecond: boolean, both: boolean): Relation {
  if (!onlyFirst) return onlySecond ? 'subset' : 'equal';
  if (!onlySecond) return 'superset';
  return both ? 'overlapping' : 'disjoint';
}

/** Two states that one string leads to, and the step by which they were first reached. */
interface Pair {
  readonly first: number;
  readonly second: number;
  readonly depth: number;
  readonly before?: Pair;
  readonly letter?: number;
}

/** In place of a state or a character: there is none. */
const none = -1;

interface Found {
  readonly onlyFirst: Candidates<Witness>;
  readonly onlySecond: Candidates<Witness>;
  readonly both: Candidates<string>;
}

function walkSideBySide(first: Automaton, second: Automaton, limits: Limits | undefined): Found {
  const budget = new Budget('the comparison of two rules', limits);
  const letters = jointLetters(first, second);
  const inFirst = new Completions(first, letters);
  const inSecond = new Completions(second, letters);
  const found: Found = { onlyFirst: new Candidates(), onlySecond: new Candidates(), both: new Candidates() };
  const seen = new Set<string>();
  const pairs: Pair[] = [];

  const reach = (pair: Pair): void => {
    const toFirst = inFirst.distance(pair.first);
    const toSecond = inSecond.distance(pair.second);
    if (toFirst !== undefined && toSecond !== undefined) {
      const key = `${String(pair.first)} ${String(pair.second)}`;
      if (seen.has(key)) return;
      budget.spend();
      seen.add(key);
      pairs.push(pair);
    } else if (toFirst !== undefined) {
      const states = [pair.first, pair.before?.second ?? none] as const;
      const features = { states, character: classBefore(second, pair) };
      found.onlyFirst.offer(pair.depth + toFirst, features, () => witness(pair, inFirst.from(pair.first)));
    } else if (toSecond !== undefined) {
      const states = [pair.second, pair.before?.first ?? none] as const;
      const features = { states, character: classBefore(first, pair) };
      found.onlySecond.offer(pair.depth + toSecond, features, () =>
        witness(pair, inSecond.from(pair.second)),
      );
    }
  };
  reach({ first: first.initial, second: second.initial, depth: 0 });
  for (const pair of pairs) {
    const { first: a, second: b, depth, letter: character = none } = pair;
    if (first.accepting(a)) {
      if (second.accepting(b)) found.both.offer(depth, { states: [a, b], character }, () => wayTo(pair));
      else found.onlyFirst.offer(depth, { states: [a, b], character: none }, () => tooShort(pair));
    } else if (second.accepting(b)) {
      found.onlySecond.offer(depth, { states: [b, a], character: none }, () => tooShort(pair));
    }
    for (const letter of letters) {
      reach({
        first: first.step(pair.first, first.classOf(letter)),
        second: second.step(pair.second, second.classOf(letter)),
        depth: pair.depth + 1,
        before: pair,
        letter,
      });
    }
  }
  return found;
}

function classBefore(automaton: Automaton, { letter }: Pair): number {
  return letter === undefined ? none : automaton.classOf(letter);
}

/** A string that stops being one of the other language with the last step to the pair. */
function witness(pair: Pair, completion = ''): Witness {
  const text = wayTo(pair) + completion;
  const offset = Math.max(0, pair.depth - 1);
  return { text, offset, found: text === '' ? undefined : text.charAt(offset) };
}

/** A string that the other language goes on from. */
function tooShort(pair: Pair): Witness {
  return { text: wayTo(pair), offset: pair.depth, found: undefined };
}

function wayTo(pair: Pair): string {
  let text = '';
  for (let at: Pair | undefined = pair; at?.letter !== undefined; at = at.before) {
    text = String.fromCharCode(at.letter) + text;
  }
  return text;
}

/** What makes a string different from others. */
interface Features {
  /** The two states that it leads to: in the language that has it, and in the other, there the last one alive. */
  readonly states: readonly [number, number];
  /** The last character that matters, or its class. */
  readonly character: number;
}

interface Candidate<T> extends Features {
  readonly length: number;
  readonly tell: () => T;
}

/** For each pair of states a shortest string. */
class Candidates<T> {
  private readonly shortest = new Map<string, Candidate<T>>();

  get isEmpty(): boolean {
    return this.shortest.size === 0;
  }

  offer(length: number, { states, character }: Features, tell: () => T): void {
    const key = states.join(' ');
    const known = this.shortest.get(key);
    if (known === undefined || length < known.length)
      this.shortest.set(key, { length, states, character, tell });
  }

  /** The shortest, then the shortest that have no state and no character in common with those before, then one, then two. */
  varied(count: number): readonly T[] {
    const sorted = [...this.shortest.values()].sort((a, b) => a.length - b.length);
    const chosen = new Set<Candidate<T>>();
    const used = [new Set<number>(), new Set<number>(), new Set<number>()];
    for (const common of [0, 1, 2]) {
      for (const candidate of sorted) {
        if (chosen.size === count) break;
        const features = [...candidate.states, candidate.character];
        if (chosen.has(candidate) || features.filter((feature, i) => used[i]?.has(feature)).length > common)
          continue;
        chosen.add(candidate);
        features.forEach((feature, i) => used[i]?.add(feature));
      }
    }
    return [...chosen].map(({ tell }) => tell());
  }
}

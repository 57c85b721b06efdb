/**
 * The automaton of texts with tags → a tagged DFA (Laurikari 2000), which reads the text alone and passes the tags before
 * a character when the character comes (TDFA(1), Trofimovich 2017). Each of its states holds the states that the text
 * read so far may have led to; a text has only one tagging, so there is one way to each of these.
 */
import type { TaggedAutomaton } from './tagged-nfa.js';

/** A way from a held state, by tags alone, to where a character or the end is read. */
export interface Way {
  /** The held state, by its place among those of the subset. */
  readonly from: number;
  readonly tags: readonly number[];
}

/** A state of the deterministic automaton. */
export interface Subset {
  /** The states of the tagged automaton that it holds. */
  readonly held: readonly number[];
  /** By class: the next state, and how each state held there is reached. Undefined where there is none. */
  readonly moves: readonly (Move | undefined)[];
  /** How the end is reached; undefined where the text cannot end. */
  readonly end: Way | undefined;
}

export interface Move {
  readonly to: number;
  readonly ways: readonly Way[];
}

/** The states that can be reached, the initial one first. */
export function determinise(automaton: TaggedAutomaton): readonly Subset[] {
  const reach = automaton.next.map((_, state) => tagPaths(automaton, state));
  const numbers = new Map<string, number>();
  const pending: (readonly number[])[] = [];
  const numberOf = (held: readonly number[]): number => {
    const key = held.join();
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, numbers.size);
    return pending.push(held) - 1;
  };
  numberOf([1]);
  const subsets: Subset[] = [];
  for (const held of pending) {
    const moves = Array.from({ length: automaton.classCount }, (_, c) => {
      const ways = new Map<number, Way>();
      for (const [from, state] of held.entries()) {
        for (const [via, tags] of reach[state] ?? []) {
          const target = automaton.next[via]?.[c] ?? 0;
          if (target !== 0) add(ways, target, { from, tags });
        }
      }
      if (ways.size === 0) return undefined;
      const sorted = [...ways].sort(([a], [b]) => a - b);
      return { to: numberOf(sorted.map(([target]) => target)), ways: sorted.map(([, way]) => way) };
    });
    const ends = new Map<number, Way>();
    for (const [from, state] of held.entries()) {
      for (const [via, tags] of reach[state] ?? []) {
        if (automaton.accepting[via] === true) add(ends, 0, { from, tags });
      }
    }
    subsets.push({ held, moves, end: ends.get(0) });
  }
  return subsets;
}

function add(ways: Map<number, Way>, target: number, way: Way): void {
  if (ways.has(target)) throw new Error('a text has two taggings');
  ways.set(target, way);
}

/** The states that tags alone lead to, with those tags. */
function tagPaths(
  { next, classCount }: TaggedAutomaton,
  state: number,
): ReadonlyMap<number, readonly number[]> {
  const paths = new Map<number, readonly number[]>([[state, []]]);
  for (const [via, tags] of paths) {
    (next[via] ?? []).slice(classCount).forEach((target, tag) => {
      if (target === 0) return;
      if (paths.has(target)) throw new Error('a text has two taggings');
      paths.set(target, [...tags, tag]);
    });
  }
  return paths;
}

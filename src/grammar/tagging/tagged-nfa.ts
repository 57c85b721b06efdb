/**
 * A transcription with tags → the minimal automaton of the texts with their tags: each text that the start rule
 * derives, with the tags of its reading at their places, and no others.
 */
import { type CodeUnitSet, codeUnitsOf, contains } from '../../core/base/code-units.js';
import { Budget } from '../../core/base/limits.js';
import { partition } from '../../core/base/partition.js';
import { checkDecidable } from '../peg/check-peg.js';
import { characterSets, type PegClass } from '../peg/peg.js';
import { PegMatcher, type PegRules, rulesOf } from '../proof/peg-matcher.js';
import { never, type RegularTerm, RegularTerms } from '../proof/regular-terms.js';
import { isOfTags, letterOf, type TaggedPeg } from './tags.js';

/**
 * An automaton over the classes of characters 0 … classCount - 1, then the tags. State 0 is dead, 1 the initial one.
 */
export interface TaggedAutomaton {
  readonly classCount: number;
  readonly classOf: (codeUnit: number) => number;
  /** All code units from this one on are of one class. */
  readonly uniformFrom: number;
  /** By state, the state after each class and each tag. */
  readonly next: readonly (readonly number[])[];
  readonly accepting: readonly boolean[];
}

/** Skips tags: the body of a lookahead matches only text. */
class PlainMatcher extends PegMatcher {
  constructor(
    rules: PegRules,
    terms: RegularTerms,
    admits: (set: CodeUnitSet, characterClass: number) => boolean,
    private readonly isTag: (characterClass: number) => boolean,
  ) {
    super(rules, terms, admits);
  }

  protected override matchClass({ set }: PegClass, follow: RegularTerm): RegularTerm {
    if (isOfTags(set)) return follow;
    return this.terms.charactersAfter(this.isTag, (c) => this.admits(set, c), follow);
  }
}

/** @param start a peggy identifier */
export function taggedAutomaton(
  { peg, tags, endings }: Omit<TaggedPeg, 'tags'> & { readonly tags: readonly unknown[] },
  start: string,
): TaggedAutomaton {
  checkDecidable(peg);
  const { first, of, uniformFrom } = partition([
    ...characterSets(peg.rules).filter((set) => !isOfTags(set)),
    ...endings.map(({ character }) => codeUnitsOf([character])),
  ]);
  const classCount = first.length;
  const isTag = (c: number): boolean => c >= classCount;
  const budget = new Budget(`the tagged automaton of "${start}"`);
  const terms = new RegularTerms(classCount + tags.length, budget);
  const admits = (set: CodeUnitSet, c: number): boolean =>
    isTag(c) ? isOfTags(set) && contains(set, letterOf(c - classCount)) : contains(set, first[c] ?? -1);
  const rules = rulesOf(peg);
  const ahead = new PlainMatcher(rules, terms, (set, c) => !isTag(c) && admits(set, c), isTag);
  const matcher = new PegMatcher(rules, terms, admits, ahead);
  let language = matcher.matchRule(start, terms.end);
  for (const { character, there, elsewhere } of endings) {
    const c = of[character] ?? 0;
    const only = [there, elsewhere].map((tag) => classCount + tag) as [number, number];
    language = terms.and(language, rightAfter(terms, isTag, c, only));
  }
  return { ...minimal(terms, language, classCount), classOf: (codeUnit) => of[codeUnit] ?? 0, uniformFrom };
}

/**
 * Returns the texts in which the first tag occurs only right after a character of a class, and the second only
 * elsewhere.
 */
function rightAfter(
  terms: RegularTerms,
  isTag: (characterClass: number) => boolean,
  characterClass: number,
  [there, elsewhere]: readonly [number, number],
): RegularTerm {
  const from = (isThere: boolean): RegularTerm =>
    terms.loop((loop) => {
      const without = isThere ? elsewhere : there;
      const other = isThere ? outside() : inside();
      const stays = (c: number): boolean => (isTag(c) ? c !== without : (c === characterClass) === isThere);
      const leaves = (c: number): boolean => !isTag(c) && (c === characterClass) !== isThere;
      const more = terms.or(terms.characters(stays, loop), terms.characters(leaves, other));
      return terms.or(terms.end, more);
    });
  let insideLoop: RegularTerm | undefined;
  let outsideLoop: RegularTerm | undefined;
  const inside = (): RegularTerm => (insideLoop ??= from(true));
  const outside = (): RegularTerm => (outsideLoop ??= from(false));
  return outside();
}

/** Explores a language and merges states with the same future (Moore 1956). */
function minimal(
  terms: RegularTerms,
  language: RegularTerm,
  classCount: number,
): Omit<TaggedAutomaton, 'classOf' | 'uniformFrom'> {
  const numbers = new Map([
    [never, 0],
    [language, 1],
  ]);
  const next: number[][] = [];
  for (const [state] of numbers) {
    next.push(
      Array.from({ length: terms.classCount }, (_, c) => {
        const target = terms.derivative(state, c);
        const number = numbers.get(target) ?? numbers.size;
        numbers.set(target, number);
        return number;
      }),
    );
  }
  const group = sameFutures(
    next,
    [...numbers.keys()].map((state) => Number(terms.hasEmpty(state))),
  );
  const representatives: number[] = [];
  group.forEach((number, i) => (representatives[number] ??= i));
  return {
    classCount,
    next: representatives.map((i) => (next[i] ?? []).map((target) => group[target] ?? 0)),
    accepting: representatives.map((i) => terms.hasEmpty([...numbers.keys()][i] ?? never)),
  };
}

/**
 * Returns by state the number of its group of equal futures (Moore 1956); groups are numbered by their first state.
 * @param kinds of the states: those of two kinds differ from the start
 */
function sameFutures(next: readonly (readonly number[])[], kinds: readonly number[]): readonly number[] {
  let group = kinds;
  for (let count = 0; ;) {
    const groups = new Map<string, number>();
    const numberOf = (key: string): number => {
      const number = groups.get(key) ?? groups.size;
      groups.set(key, number);
      return number;
    };
    const refined = next.map((row, i) =>
      numberOf(`${String(group[i])}:${row.map((target) => group[target]).join()}`),
    );
    group = refined;
    if (groups.size === count) return group;
    count = groups.size;
  }
}

/** A way from a held state, by tags alone, to where a character or the end is read. */
export interface Way {
  /** The held state, by its index among those of the subset. */
  readonly from: number;
  readonly tags: readonly number[];
}

/** A state of the deterministic automaton. */
export interface Subset {
  /** The states of the tagged automaton that the subset contains. */
  readonly nfaStates: readonly number[];
  /** By class: the next state, and the way to each state held there. Undefined if there is none. */
  readonly moves: readonly (Move | undefined)[];
  /** The way to the end; undefined if the text cannot end. */
  readonly end: Way | undefined;
}

export interface Move {
  readonly to: number;
  readonly ways: readonly Way[];
}

/** Returns the reachable states, the initial one first. */
export function determinise(automaton: TaggedAutomaton): readonly Subset[] {
  const reach = automaton.next.map((_, state) => tagPaths(automaton, state));
  const numbers = new Map<string, number>();
  const pending: (readonly number[])[] = [];
  const numberOf = (nfaStates: readonly number[]): number => {
    const key = nfaStates.join();
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, numbers.size);
    return pending.push(nfaStates) - 1;
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
    subsets.push({ nfaStates: held, moves, end: ends.get(0) });
  }
  return subsets;
}

function ambiguousTags(): Error {
  return new Error('a text has two taggings');
}

function add(ways: Map<number, Way>, target: number, way: Way): void {
  if (ways.has(target)) throw ambiguousTags();
  ways.set(target, way);
}

/** Returns the states that tags alone lead to, with those tags. */
function tagPaths(
  { next, classCount }: TaggedAutomaton,
  state: number,
): ReadonlyMap<number, readonly number[]> {
  const paths = new Map<number, readonly number[]>([[state, []]]);
  for (const [via, tags] of paths) {
    (next[via] ?? []).slice(classCount).forEach((target, tag) => {
      if (target === 0) return;
      if (paths.has(target)) throw ambiguousTags();
      paths.set(target, [...tags, tag]);
    });
  }
  return paths;
}

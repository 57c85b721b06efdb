/** Explores an automaton by walking it: its states, shortest words, and the sizes of its character classes. */
import type { Automaton } from '../../core/automaton/automaton.js';
import { allCodeUnits, codeUnits, type CodeUnitSet, lastCodeUnit } from '../../core/base/code-units.js';
import { jointLetters } from './product.js';

/**
 * Returns the states that some prefix of a word leads to, ordered by the length of the prefix, the initial state first;
 * never `dead`.
 */
export function reachableStates(automaton: Automaton): readonly number[] {
  const reached = new Set(automaton.initial === automaton.dead ? [] : [automaton.initial]);
  for (const state of reached) {
    for (let c = 0; c < automaton.classCount; c++) {
      const next = automaton.step(state, c);
      if (next !== automaton.dead) reached.add(next);
    }
  }
  return [...reached];
}

/** Returns for each state that leads to acceptance the minimum number of characters needed. */
export function distancesToAcceptance(automaton: Automaton): ReadonlyMap<number, number> {
  const states = reachableStates(automaton);
  const sources = new Map<number, number[]>(states.map((state) => [state, []]));
  for (const state of states) {
    for (let c = 0; c < automaton.classCount; c++) sources.get(automaton.step(state, c))?.push(state);
  }
  const distances = new Map<number, number>();
  for (const state of states) if (automaton.accepting(state)) distances.set(state, 0);
  for (const [state, distance] of distances) {
    for (const source of sources.get(state) ?? []) {
      if (!distances.has(source)) distances.set(source, distance + 1);
    }
  }
  return distances;
}

/** Returns the automaton with `dead` in place of every state from which nothing is accepted. Linear in its steps. */
export function trimmed(automaton: Automaton): Automaton {
  const { initial, dead, classCount, uniformFrom } = automaton;
  const alive = distancesToAcceptance(automaton);
  return {
    dead,
    classCount,
    ...(uniformFrom !== undefined && { uniformFrom }),
    classOf: (unit) => automaton.classOf(unit),
    accepting: (state) => automaton.accepting(state),
    initial: alive.has(initial) ? initial : dead,
    step: (state, c) => {
      const next = automaton.step(state, c);
      return alive.has(next) ? next : dead;
    },
  };
}

/** Finds shortest completions of words; of several, the one whose characters come first in `letters`. */
export class Completions {
  private readonly distances: ReadonlyMap<number, number>;

  constructor(
    private readonly automaton: Automaton,
    private readonly letters: readonly number[],
  ) {
    this.distances = distancesToAcceptance(automaton);
  }

  /** Returns the length of a shortest completion from a state; undefined if there is none. */
  distance(state: number): number | undefined {
    return this.distances.get(state);
  }

  /** Returns a shortest completion from a state, undefined if there is none. */
  from(state: number): string | undefined {
    let distance = this.distances.get(state);
    if (distance === undefined) return undefined;
    let text = '';
    for (let at = state; distance > 0; distance--) {
      const remaining: number = distance - 1;
      const letter = this.letters.find((unit) => this.distances.get(this.after(at, unit)) === remaining);
      if (letter === undefined) return undefined;
      text += String.fromCharCode(letter);
      at = this.after(at, letter);
    }
    return text;
  }

  private after(state: number, letter: number): number {
    return this.automaton.step(state, this.automaton.classOf(letter));
  }
}

/** Returns a shortest word, legible; undefined if the language is empty. */
export function shortestWord(automaton: Automaton): string | undefined {
  return new Completions(automaton, jointLetters(automaton)).from(automaton.initial);
}

/** Counts the code units of an alphabet in each class; by default all code units. */
export function classSizes(
  automaton: Automaton,
  alphabet: Iterable<number> = allCodeUnits(),
): readonly number[] {
  const sizes = Array.from({ length: automaton.classCount }, () => 0);
  for (const unit of alphabet) {
    const c = automaton.classOf(unit);
    sizes[c] = (sizes[c] ?? 0) + 1;
  }
  return sizes;
}

export function classSets(automaton: Pick<Automaton, 'classCount' | 'classOf'>): readonly CodeUnitSet[] {
  const ranges = Array.from({ length: automaton.classCount }, (): (readonly [number, number])[] => []);
  for (let from = 0, unit = 1; unit <= lastCodeUnit + 1; unit++) {
    const c = automaton.classOf(from);
    if (unit <= lastCodeUnit && automaton.classOf(unit) === c) continue;
    ranges[c]?.push([from, unit - 1]);
    from = unit;
  }
  return ranges.map(codeUnits);
}

/** Returns the successors of a state, each with the characters that lead there. @param sets from classSets */
export function stepsFrom(
  automaton: Pick<Automaton, 'step'>,
  state: number,
  sets: readonly CodeUnitSet[],
): ReadonlyMap<number, CodeUnitSet> {
  const steps = new Map<number, CodeUnitSet[]>();
  sets.forEach((set, c) => {
    const next = automaton.step(state, c);
    const known = steps.get(next);
    if (known === undefined) steps.set(next, [set]);
    else known.push(set);
  });
  return new Map([...steps].map(([next, all]) => [next, codeUnits(all.flat())]));
}

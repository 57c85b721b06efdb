/**
 * Growth of the number of derivations with the length of a text, by the criteria of Weber and Seidl (1991, "On the
 * degree of ambiguity of finite automata") on the counting automaton. With p →v q for a path from p to q by the word v:
 *
 *     exponential   a place q and a word v with two different paths q →v q
 *     polynomial    two places p, q and a word v with p →v p, p →v q, q →v q; and not exponential
 *     bounded       neither: there is a number that is never exceeded
 */
import type { CountingAutomaton } from './derivation-count.js';
import { Budget, type Limits } from '../../core/base/limits.js';
import { strongComponents } from '../../core/base/strong-components.js';

/** Infinite if some text has infinitely many derivations. */
export type Growth = 'bounded' | 'polynomial' | 'exponential' | 'infinite';

/**
 * Determines the growth of a rule's derivations. Time is at most the cube of the number of places.
 * @throws StateLimitError, TimeLimitError
 */
export function ambiguityGrowth(automaton: CountingAutomaton, limits?: Limits): Growth {
  const budget = new Budget(`the growth of the ambiguity of "${automaton.rule}"`, limits);
  const graph = new PlaceGraph(automaton);
  if (graph.hasInfiniteWays()) return 'infinite';
  const loops = strongComponents([0], (place) => graph.successors(place))
    .filter(({ cyclic }) => cyclic)
    .map(({ nodes }) => new Set(nodes));
  if (loops.some((loop) => isExponential(graph, loop, budget))) return 'exponential';
  const moves = loops.some((from) =>
    loops.some((to) => from !== to && isPolynomial(graph, from, to, budget)),
  );
  return moves ? 'polynomial' : 'bounded';
}

type Places = ReadonlySet<number>;

/** The counting automaton as a graph of its places. */
class PlaceGraph {
  readonly classes: readonly number[];
  private readonly known = new Map<number, readonly number[]>();

  constructor(private readonly automaton: CountingAutomaton) {
    this.classes = Array.from({ length: automaton.classCount }, (_, c) => c);
  }

  get placeCount(): number {
    return this.automaton.placeCount;
  }

  successors(place: number): readonly number[] {
    let found = this.known.get(place);
    if (found === undefined) {
      found = [...new Set(this.classes.flatMap((c) => this.automaton.steps(place, c).map(({ to }) => to)))];
      this.known.set(place, found);
    }
    return found;
  }

  /** Returns the successors of a place within some places by a character, once for each way, up to twice. */
  within(places: Places, place: number, characterClass: number): readonly number[] {
    return this.automaton
      .steps(place, characterClass)
      .flatMap(({ to, ways }) => (!places.has(to) ? [] : ways === 1n ? [to] : [to, to]));
  }

  hasInfiniteWays(): boolean {
    const { automaton, classes } = this;
    return Array.from({ length: automaton.placeCount }, (_, place) => place).some(
      (place) =>
        automaton.ends(place) === 'infinite' ||
        classes.some((c) => automaton.steps(place, c).some(({ ways }) => ways === 'infinite')),
    );
  }
}

/** Tests whether two different paths lead from a place of the loop back to it by the same word. */
function isExponential(graph: PlaceGraph, loop: Places, budget: Budget): boolean {
  for (const place of loop) {
    for (const c of graph.classes) {
      const targets = graph.within(loop, place, c);
      if (new Set(targets).size < targets.length) return true;
    }
  }
  const size = graph.placeCount;
  const meets = (pair: number): boolean => Math.floor(pair / size) === pair % size;
  const together = [...loop].map((place) => place * size + place);
  const components = strongComponents(together, (pair) => {
    budget.spend();
    return graph.classes.flatMap((c) => {
      const second = graph.within(loop, pair % size, c);
      return graph.within(loop, Math.floor(pair / size), c).flatMap((a) => second.map((b) => a * size + b));
    });
  });
  return components.some(({ nodes }) => nodes.some(meets) && !nodes.every(meets));
}

/**
 * Tests whether a word leads from a place p of one loop back to it, from a place q of the other back to it, and from p
 * to q. In the product of the automaton with itself twice that is a path from (p, p, q) to (p, q, q). With a step back
 * from (p, q, q) to (p, p, q) it is a cycle (Allauzen, Mohri, Rastogi 2008).
 */
function isPolynomial(graph: PlaceGraph, from: Places, to: Places, budget: Budget): boolean {
  const between = placesBetween(graph, from, to);
  if (between.size === 0) return false;
  const size = graph.placeCount;
  const triple = (a: number, b: number, c: number): number => (a * size + b) * size + c;
  const parts = (key: number): readonly [number, number, number] => [
    Math.floor(key / size / size),
    Math.floor(key / size) % size,
    key % size,
  ];
  const starts = [...from].flatMap((p) => [...to].map((q) => triple(p, p, q)));
  const components = strongComponents(starts, (key) => {
    budget.spend();
    const [a, b, c] = parts(key);
    const next = b === c ? [triple(a, a, c)] : [];
    for (const characterClass of graph.classes) {
      const third = graph.within(to, c, characterClass);
      if (third.length === 0) continue;
      const second = graph.within(between, b, characterClass);
      for (const toA of graph.within(from, a, characterClass))
        for (const toB of second) for (const toC of third) next.push(triple(toA, toB, toC));
    }
    return next;
  });
  return components.some(({ nodes }) => {
    const members = new Set(nodes);
    return nodes.some((key) => {
      const [a, b, c] = parts(key);
      return b === c && members.has(triple(a, a, c));
    });
  });
}

/** Returns the places on the paths from one set of places to another, both included; none if there is no path. */
function placesBetween(graph: PlaceGraph, from: Places, to: Places): Places {
  const forward = new Set(from);
  for (const place of forward) for (const next of graph.successors(place)) forward.add(next);
  const sources = new Map<number, number[]>();
  for (const place of forward) {
    for (const next of graph.successors(place)) sources.set(next, [...(sources.get(next) ?? []), place]);
  }
  const backward = new Set([...to].filter((place) => forward.has(place)));
  for (const place of backward) for (const source of sources.get(place) ?? []) backward.add(source);
  return backward;
}

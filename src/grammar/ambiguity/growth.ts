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
    .map(({ nodes }) => new Loop(graph, new Set(nodes)));
  if (loops.some((loop) => isExponential(graph, loop, budget))) return 'exponential';
  const moves = loops.some((from) =>
    loops.some((to) => from !== to && isPolynomial(graph, from, to, budget)),
  );
  return moves ? 'polynomial' : 'bounded';
}

type Places = ReadonlySet<number>;

/** The counting automaton as a graph of its places. */
class PlaceGraph {
  private readonly known = new Map<number, readonly number[]>();
  private sources: readonly number[][] | undefined;

  constructor(readonly automaton: CountingAutomaton) {}

  successors(place: number): readonly number[] {
    let found = this.known.get(place);
    if (found === undefined) {
      const { classCount } = this.automaton;
      const steps = Array.from({ length: classCount }, (_, c) => this.automaton.steps(place, c));
      found = [...new Set(steps.flat().map(({ to }) => to))];
      this.known.set(place, found);
    }
    return found;
  }

  predecessors(place: number): readonly number[] {
    this.sources ??= this.reversed();
    return this.sources[place] ?? [];
  }

  private reversed(): readonly number[][] {
    const sources = Array.from({ length: this.automaton.placeCount }, (): number[] => []);
    for (const place of reached([0], (from) => this.successors(from)))
      for (const to of this.successors(place)) sources[to]?.push(place);
    return sources;
  }

  hasInfiniteWays(): boolean {
    const { automaton } = this;
    return Array.from({ length: automaton.placeCount }, (_, place) => place).some(
      (place) =>
        automaton.ends(place) === 'infinite' ||
        Array.from({ length: automaton.classCount }, (_, c) => automaton.steps(place, c)).some((steps) =>
          steps.some(({ ways }) => ways === 'infinite'),
        ),
    );
  }
}

/** The steps from a place by the character classes that have any; a place to which two ways lead stands twice. */
type Steps = ReadonlyMap<number, readonly number[]>;

/** Some places, with the steps among them. */
class Part {
  private readonly known = new Map<number, Steps>();

  constructor(
    private readonly automaton: CountingAutomaton,
    readonly places: Places,
  ) {}

  steps(place: number): Steps {
    let found = this.known.get(place);
    if (found === undefined) {
      const made = new Map<number, number[]>();
      for (let c = 0; c < this.automaton.classCount; c++) {
        const targets = this.automaton
          .steps(place, c)
          .flatMap(({ to, ways }) => (!this.places.has(to) ? [] : ways === 1n ? [to] : [to, to]));
        if (targets.length > 0) made.set(c, targets);
      }
      this.known.set(place, (found = made));
    }
    return found;
  }
}

/** A strongly connected part, with the places after it and before it, both with its own. */
class Loop extends Part {
  readonly after: Places;
  readonly before: Places;

  constructor(graph: PlaceGraph, places: Places) {
    super(graph.automaton, places);
    this.after = reached(places, (place) => graph.successors(place));
    this.before = reached(places, (place) => graph.predecessors(place));
  }
}

function reached(starts: Iterable<number>, next: (place: number) => readonly number[]): Places {
  const found = new Set(starts);
  for (const place of found) for (const other of next(place)) found.add(other);
  return found;
}

/** Tests whether two different paths lead from a place of the loop back to it by the same word. */
function isExponential({ automaton }: PlaceGraph, loop: Part, budget: Budget): boolean {
  for (const place of loop.places) {
    for (const targets of loop.steps(place).values()) {
      if (new Set(targets).size < targets.length) return true;
    }
  }
  const size = automaton.placeCount;
  const meets = (pair: number): boolean => Math.floor(pair / size) === pair % size;
  const together = [...loop.places].map((place) => place * size + place);
  const components = strongComponents(together, (pair) => {
    budget.spend();
    const second = loop.steps(pair % size);
    const next: number[] = [];
    for (const [c, targets] of loop.steps(Math.floor(pair / size)))
      for (const b of second.get(c) ?? []) for (const a of targets) next.push(a * size + b);
    return next;
  });
  return components.some(({ nodes }) => nodes.some(meets) && !nodes.every(meets));
}

/**
 * Tests whether a word leads from a place p of one loop back to it, from a place q of the other back to it, and from p
 * to q. In the product of the automaton with itself twice that is a path from (p, p, q) to (p, q, q). With a step back
 * from (p, q, q) to (p, p, q) it is a cycle (Allauzen, Mohri, Rastogi 2008).
 */
function isPolynomial(graph: PlaceGraph, from: Loop, to: Loop, budget: Budget): boolean {
  if (![...to.places].some((place) => from.after.has(place))) return false;
  const middle = [...from.after].filter((place) => to.before.has(place));
  const between = new Part(graph.automaton, new Set(middle));
  const size = graph.automaton.placeCount;
  const triple = (a: number, b: number, c: number): number => (a * size + b) * size + c;
  const parts = (key: number): readonly [number, number, number] => [
    Math.floor(key / size / size),
    Math.floor(key / size) % size,
    key % size,
  ];
  const starts = [...from.places].flatMap((p) => [...to.places].map((q) => triple(p, p, q)));
  const components = strongComponents(starts, (key) => {
    budget.spend();
    const [a, b, c] = parts(key);
    const next = b === c ? [triple(a, a, c)] : [];
    const first = from.steps(a);
    const second = between.steps(b);
    for (const [characterClass, third] of to.steps(c))
      for (const toA of first.get(characterClass) ?? [])
        for (const toB of second.get(characterClass) ?? [])
          for (const toC of third) next.push(triple(toA, toB, toC));
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

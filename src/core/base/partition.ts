/** Partitions of characters: the coarsest that a family of sets can distinguish. */
import { type CodeUnitSet, lastCodeUnit } from './code-units.js';
import type { Budget } from './limits.js';

/** A partition of all code units into classes 0 … count - 1, numbered by their first code unit. */
export interface Partition {
  /** The first code unit of each class. */
  readonly first: readonly number[];
  /** The class of each code unit. */
  readonly of: Uint16Array;
  /** Starts of the runs of code units of one class, in ascending order, from 0. */
  readonly starts: readonly number[];
  /** All code units from here on are of one class. */
  readonly uniformFrom: number;
}

/** Returns the coarsest partition in which every set is a union of classes. @throws TimeLimitError */
export function partition(sets: Iterable<CodeUnitSet>, budget?: Budget): Partition {
  const distinct = [...new Map([...sets].map((set) => [set.join(), set])).values()];
  const edges = new Set([0]);
  for (const [from, to] of distinct.flat()) edges.add(from).add(to + 1);
  edges.delete(lastCodeUnit + 1);
  const starts = [...edges].sort((a, b) => a - b);
  const places = new Map(starts.map((start, i) => [start, i]));
  const classes = classesOf(starts.length, membersOf(distinct, places, budget));
  const first: number[] = [];
  const of = new Uint16Array(lastCodeUnit + 1);
  classes.forEach((c, i) => {
    first[c] ??= starts[i] ?? 0;
    of.fill(c, starts[i], starts[i + 1]);
  });
  return { first, of, starts, uniformFrom: starts.at(-1) ?? 0 };
}

/** Yields the numbers of the runs between edges in each set, one set at a time: together they may be many. */
function* membersOf(
  sets: readonly CodeUnitSet[],
  places: ReadonlyMap<number, number>,
  budget: Budget | undefined,
): Generator<readonly number[]> {
  for (const set of sets) {
    const members: number[] = [];
    for (const [from, to] of set) {
      const end = places.get(to + 1) ?? places.size;
      for (let i = places.get(from) ?? end; i < end; i++) members.push(i);
    }
    budget?.step(members.length);
    yield members;
  }
}

/**
 * Returns the class of each number from 0 to count - 1 in the coarsest partition in which every set is a union of
 * classes. Classes are numbered by their first number. Each set splits the classes that it intersects. Numbers from
 * `count` up to the greatest also get a class if every one of them is in a set.
 */
export function classesOf(count: number, sets: Iterable<Iterable<number>>): readonly number[] {
  const classes = Array.from({ length: count }, () => 0);
  let fresh = 1;
  for (const set of sets) {
    const parts = new Map<number, number>();
    for (const number of set) {
      const whole = classes[number] ?? 0;
      const part = parts.get(whole) ?? fresh++;
      parts.set(whole, part);
      classes[number] = part;
    }
  }
  const order = new Map([...new Set(classes)].map((c, i) => [c, i]));
  return classes.map((c) => order.get(c) ?? 0);
}

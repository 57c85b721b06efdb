/** Partitions of characters: the coarsest that a family of sets can tell apart. */
import { type CodeUnitSet, contains, lastCodeUnit } from './code-units.js';

/** A partition of all code units into classes 0 … count - 1, numbered by their first code unit. */
export interface Partition {
  /** The first code unit of each class. */
  readonly first: readonly number[];
  /** The class of each code unit. */
  readonly of: Uint16Array;
}

/** The coarsest partition of which every set is a union of classes. */
export function partition(sets: Iterable<CodeUnitSet>): Partition {
  const distinct = [...new Map([...sets].map((set) => [set.join(), set])).values()];
  const edges = new Set([0]);
  for (const [from, to] of distinct.flat()) edges.add(from).add(to + 1);
  edges.delete(lastCodeUnit + 1);
  const starts = [...edges].sort((a, b) => a - b);
  const indices = [...starts.keys()];
  const classes = classesOf(
    starts.length,
    distinct.map((set) => indices.filter((i) => contains(set, starts[i] ?? 0))),
  );
  const first: number[] = [];
  const of = new Uint16Array(lastCodeUnit + 1);
  classes.forEach((c, i) => {
    first[c] ??= starts[i] ?? 0;
    of.fill(c, starts[i]);
  });
  return { first, of };
}

/**
 * The class of each number from 0 to count - 1 in the coarsest partition of which every set of such numbers is a union
 * of classes; classes are numbered by their first number. Each set splits the classes that it has a part of.
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
  const order = [...new Set(classes)];
  return classes.map((c) => order.indexOf(c));
}

/** Sets of UTF-16 code units, and the coarsest partition of them all that a family of such sets can tell apart. */

/** The largest code unit. */
export const lastCodeUnit = 0xffff;

/** Disjoint ranges in ascending order, both ends included, none adjacent. */
export type CodeUnitSet = readonly (readonly [from: number, to: number])[];

/** The union of any ranges. */
export function codeUnits(ranges: Iterable<readonly [number, number]>): CodeUnitSet {
  const sorted = [...ranges].filter(([from, to]) => from <= to).sort((a, b) => a[0] - b[0]);
  const set: [number, number][] = [];
  for (const [from, to] of sorted) {
    const last = set.at(-1);
    if (last !== undefined && from <= last[1] + 1) last[1] = Math.max(last[1], to);
    else set.push([from, to]);
  }
  return set;
}

/** The set of the given code units. */
export function codeUnitsOf(units: Iterable<number>): CodeUnitSet {
  return codeUnits([...units].map((unit) => [unit, unit]));
}

/** All code units not in the set. */
export function complement(set: CodeUnitSet): CodeUnitSet {
  const gaps: [number, number][] = [];
  let next = 0;
  for (const [from, to] of set) {
    if (from > next) gaps.push([next, from - 1]);
    next = to + 1;
  }
  if (next <= lastCodeUnit) gaps.push([next, lastCodeUnit]);
  return gaps;
}

/** Whether the set has the code unit. Linear in the ranges. */
export function contains(set: CodeUnitSet, unit: number): boolean {
  return set.some(([from, to]) => from <= unit && unit <= to);
}

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
  const starts = new Set([0]);
  for (const [from, to] of distinct.flat()) starts.add(from).add(to + 1);
  starts.delete(lastCodeUnit + 1);
  const first: number[] = [];
  const of = new Uint16Array(lastCodeUnit + 1);
  const known = new Map<string, number>();
  for (const start of [...starts].sort((a, b) => a - b)) {
    const signature = distinct.map((set) => (contains(set, start) ? '1' : '0')).join('');
    const characterClass = known.get(signature) ?? first.push(start) - 1;
    known.set(signature, characterClass);
    of.fill(characterClass, start);
  }
  return { first, of };
}

/** Sets of UTF-16 code units, and the coarsest partition that a family of such sets can tell apart. */

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

/** One code unit for each class of the coarsest partition in which every set, and every value of `key`, is a union of classes. */
export function representatives(
  sets: Iterable<CodeUnitSet>,
  key: (unit: number) => number,
  bounds: readonly number[],
): number[] {
  const distinct = new Map<string, CodeUnitSet>();
  for (const set of sets) distinct.set(set.join(), set);
  const starts = new Set([0, ...bounds]);
  for (const set of distinct.values()) {
    for (const [from, to] of set) {
      starts.add(from);
      if (to < lastCodeUnit) starts.add(to + 1);
    }
  }
  const found = new Map<string, number>();
  for (const unit of starts) {
    const signature =
      [...distinct.values()].map((set) => (contains(set, unit) ? '1' : '0')).join('') + String(key(unit));
    const known = found.get(signature);
    if (known === undefined || legibility(unit) < legibility(known)) found.set(signature, unit);
  }
  return [...found.values()].sort((a, b) => legibility(a) - legibility(b));
}

/** Smaller for the code units that read better in a counterexample: letters, digits, other printing characters, the rest. */
function legibility(unit: number): number {
  const kinds = [/[a-z]/, /[0-9]/, /[A-Z]/, /[!-~]/, / /];
  const kind = kinds.findIndex((pattern) => pattern.test(String.fromCharCode(unit)));
  return (kind < 0 ? kinds.length : kind) * (lastCodeUnit + 1) + unit;
}

/** Sets of UTF-16 code units. */

export const lastCodeUnit = 0xffff;

/** Yields all code units, in order. */
export function* allCodeUnits(): Generator<number> {
  for (let unit = 0; unit <= lastCodeUnit; unit++) yield unit;
}

/** Disjoint ranges in ascending order, both ends included, none adjacent. */
export type CodeUnitSet = readonly (readonly [from: number, to: number])[];

/** Spaces and separators beyond US-ASCII, apart from the control character U+0085. */
export const spacesBeyondAscii: CodeUnitSet = [
  [0xa0, 0xa0],
  [0x1680, 0x1680],
  [0x2000, 0x200a],
  [0x2028, 0x2029],
  [0x202f, 0x202f],
  [0x205f, 0x205f],
  [0x3000, 0x3000],
];

/** Returns the union of any ranges. */
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

export function codeUnitsOf(units: Iterable<number>): CodeUnitSet {
  return codeUnits([...units].map((unit) => [unit, unit]));
}

/** Returns all code units not in the set. */
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

/** Returns the character of a set that has only one; otherwise undefined. */
export function onlyCharacter([range, more]: CodeUnitSet): string | undefined {
  if (range === undefined || more !== undefined || range[0] !== range[1]) return undefined;
  return String.fromCharCode(range[0]);
}

/** Tests whether the set contains the code unit. Linear in the ranges. */
export function contains(set: CodeUnitSet, unit: number): boolean {
  for (const range of set) if (range[0] <= unit && unit <= range[1]) return true;
  return false;
}

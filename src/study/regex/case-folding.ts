/** Characters that engines do not distinguish without case. */

/** Ranges of code points, in any order. */
export type Ranges = readonly (readonly [from: number, to: number])[];

/**
 * US-ASCII only; or Unicode's simple folding; or that with the dotless "ı" and the dotted "İ" as forms of "i".
 */
export type Folding = 'ascii' | 'unicode' | 'dotless';

/** Returns the ranges, and the other cases of what is in them. */
export function foldedRanges(ranges: Ranges, folding: Folding): Ranges {
  const cases = casesOf(folding);
  const cased = ranges.flatMap(([from, to]) =>
    from === to ? [from] : [...cases.keys()].filter((code) => from <= code && code <= to),
  );
  const others = new Set(cased.flatMap((code) => [...(cases.get(code) ?? [])]));
  return [...ranges, ...Array.from(others, (code) => [code, code] as const)];
}

/** For each code point with a case, all that are not distinguished from it. */
type Cases = ReadonlyMap<number, ReadonlySet<number>>;

const known = new Map<Folding, Cases>();

function casesOf(folding: Folding): Cases {
  const cases = known.get(folding) ?? computedCases(folding);
  known.set(folding, cases);
  return cases;
}

/** The last code point with a case, with room for later versions of Unicode. */
const lastCased = 0x1ffff;

function computedCases(folding: Folding): Cases {
  const groups = new Map<number, Set<number>>();
  const join = (one: number, other: number): void => {
    const all = new Set([one, other].flatMap((code) => [...(groups.get(code) ?? [code])]));
    for (const code of all) groups.set(code, all);
  };
  for (let code = 0; code <= (folding === 'ascii' ? 0x7f : lastCased); code++) {
    if (folding === 'unicode' && (code === 0x130 || code === 0x131)) continue;
    const text = String.fromCodePoint(code);
    for (const other of [text.toLowerCase(), text.toUpperCase()]) {
      const target = other.codePointAt(0) ?? code;
      if (other !== text && String.fromCodePoint(target) === other) join(code, target);
    }
  }
  // The lower case of "İ" is two characters.
  if (folding === 'dotless') join(0x69, 0x130);
  return groups;
}

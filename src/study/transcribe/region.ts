/**
 * Sets of strings as Boolean combinations of languages. They are never made into one term: a walk keeps the derivative of
 * each language beside the others', which are few, where the term of the combination could be as large as their product.
 */
import { type RegularTerm, always, never } from '../proof/regular-terms.js';

/** A language, or a combination of some. */
export type Region =
  | RegularTerm
  | { readonly type: 'and' | 'or'; readonly parts: readonly Region[] }
  | { readonly type: 'not'; readonly part: Region };

export function both(...parts: readonly Region[]): Region {
  const needed = parts.filter((part) => part !== always);
  if (needed.includes(never)) return never;
  const [only] = needed;
  return only !== undefined && needed.length === 1 ? only : { type: 'and', parts: needed };
}

export function either(...parts: readonly Region[]): Region {
  const needed = parts.filter((part) => part !== never);
  const [only] = needed;
  return only !== undefined && needed.length === 1 ? only : { type: 'or', parts: needed };
}

export function not(part: Region): Region {
  return { type: 'not', part };
}

/** The strings of one that are not in the other. */
export function except(a: Region, b: Region): Region {
  return both(a, not(b));
}

/** The languages that a region is made of. */
export function languagesOf(region: Region, found = new Set<RegularTerm>()): ReadonlySet<RegularTerm> {
  if (typeof region === 'number') found.add(region);
  else if (region.type === 'not') languagesOf(region.part, found);
  else for (const part of region.parts) languagesOf(part, found);
  return found;
}

/** Whether a region holds, given whether each language does; undefined where that is not known. */
export function holds(
  region: Region,
  of: (language: RegularTerm) => boolean | undefined,
): boolean | undefined {
  if (typeof region === 'number') return of(region);
  if (region.type === 'not') {
    const part = holds(region.part, of);
    return part === undefined ? undefined : !part;
  }
  const decisive = region.type === 'or';
  let result: boolean | undefined = !decisive;
  for (const part of region.parts) {
    const value = holds(part, of);
    if (value === decisive) return decisive;
    if (value === undefined) result = undefined;
  }
  return result;
}

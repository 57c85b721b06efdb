/**
 * Whether an expression is deterministic (one-unambiguous: Brüggemann-Klein and Wood 1998): whether each character of a text
 * tells by itself which of the expression's characters it is, so that a parser which never gives back needs no guard.
 */
import { type CodeUnitSet, contains } from '../../../base/code-units.js';
import type { BnfExpression } from '../../bnf/bnf.js';

/** Places of the expression's characters: where it can begin, and where it can end. */
interface Ends {
  readonly first: ReadonlySet<number>;
  readonly last: ReadonlySet<number>;
  readonly mayBeEmpty: boolean;
}

/**
 * By the follow sets of its places (Glushkov 1961), quadratic in their number. A repetition with a bound is not asked about.
 * @param setOf the characters of an expression that derives single ones
 */
export function isDeterministic(
  e: BnfExpression,
  setOf: (e: BnfExpression) => CodeUnitSet | undefined,
): boolean {
  const sets: CodeUnitSet[] = [];
  const follow: Set<number>[] = [];
  const bounded: BnfExpression[] = [];
  const link = (from: ReadonlySet<number>, to: ReadonlySet<number>): void => {
    for (const place of from) for (const next of to) follow[place]?.add(next);
  };
  const visit = (part: BnfExpression): Ends => {
    const set = setOf(part);
    if (set !== undefined) {
      follow.push(new Set());
      const place = new Set([sets.push(set) - 1]);
      return { first: place, last: place, mayBeEmpty: false };
    }
    switch (part.type) {
      case 'sequence':
        return part.items.map(visit).reduce(
          (before, item) => {
            link(before.last, item.first);
            return {
              first: before.mayBeEmpty ? union(before.first, item.first) : before.first,
              last: item.mayBeEmpty ? union(before.last, item.last) : item.last,
              mayBeEmpty: before.mayBeEmpty && item.mayBeEmpty,
            };
          },
          { first: new Set<number>(), last: new Set<number>(), mayBeEmpty: true },
        );
      case 'alternation':
        return part.alternatives.map(visit).reduce((one, other) => ({
          first: union(one.first, other.first),
          last: union(one.last, other.last),
          mayBeEmpty: one.mayBeEmpty || other.mayBeEmpty,
        }));
      case 'repetition': {
        const body = visit(part.body);
        if (part.max === null) link(body.last, body.first);
        if (part.min > 1 || (part.max ?? 1) > 1) bounded.push(part);
        return { ...body, mayBeEmpty: body.mayBeEmpty || part.min === 0 };
      }
      default:
        bounded.push(part);
        return { first: new Set(), last: new Set(), mayBeEmpty: false };
    }
  };
  const { first } = visit(e);
  const areApart = (places: ReadonlySet<number>): boolean => {
    const all = [...places].map((place) => sets[place] ?? []);
    return all.every((set, i) => all.slice(0, i).every((other) => !overlap(set, other)));
  };
  return [first, ...follow].every(areApart) && bounded.length === 0;
}

function union(a: ReadonlySet<number>, b: ReadonlySet<number>): ReadonlySet<number> {
  return new Set([...a, ...b]);
}

function overlap(a: CodeUnitSet, b: CodeUnitSet): boolean {
  return a.some(([from]) => contains(b, from)) || b.some(([from]) => contains(a, from));
}

/** Ranges of code points as expressions over UTF-16 code units. */
import { lastCodeUnit } from '../../core/base/code-units.js';
import {
  highOf,
  highSurrogates,
  lowOf,
  lowSurrogates,
  pairs as pairPoints,
} from '../../core/base/surrogates.js';
import { type BnfExpression, withParts } from './bnf.js';

/** Returns an expression in which each range that ends beyond U+FFFF is one over code units. */
export function rangesInCodeUnits(e: BnfExpression): BnfExpression {
  if (e.type !== 'range') return withParts(e, rangesInCodeUnits);
  return e.to > lastCodeUnit ? { ...inCodeUnits(e.from, e.to), span: e.span } : e;
}

/**
 * Returns a range of code points as an expression over code units, by the rule of `between` in
 * grammar/notation/abnf.peggy.
 */
export function inCodeUnits(from: number, to: number): BnfExpression {
  const span = { start: 0, end: 0 };
  const range = (first: number, last: number): BnfExpression => ({
    type: 'range',
    from: first,
    to: last,
    span,
  });
  if (to < pairPoints[0]) return range(from, to);
  const alternatives: BnfExpression[] = withoutSurrogates([from, lastCodeUnit])
    .filter(([first, last]) => first <= last)
    .map(([first, last]) => range(first, last));
  for (const { high, low } of pairsBetween(Math.max(from, pairPoints[0]), to)) {
    alternatives.push({ type: 'sequence', items: [range(...high), range(...low)], span });
  }
  return { type: 'alternation', alternatives, span };
}

/** Pairs of any code unit of one range with any of another. */
export interface SurrogatePairs {
  readonly high: readonly [first: number, last: number];
  readonly low: readonly [first: number, last: number];
}

/** Returns the pairs of a range of code points beyond U+FFFF. */
export function pairsBetween(from: number, to: number): readonly SurrogatePairs[] {
  const [first, last] = [highOf(from), highOf(to)];
  if (first === last) return [{ high: [first, first], low: [lowOf(from), lowOf(to)] }];
  const ends: readonly SurrogatePairs[] = [
    { high: [first, first], low: [lowOf(from), lowSurrogates[1]] },
    { high: [last, last], low: [lowSurrogates[0], lowOf(to)] },
  ];
  return first + 1 < last ? [...ends, { high: [first + 1, last - 1], low: lowSurrogates }] : ends;
}

/** Returns the parts of a range before and after the surrogates; either may be empty. */
export function withoutSurrogates([from, to]: readonly [number, number]): [number, number][] {
  return [
    [from, Math.min(to, highSurrogates[0] - 1)],
    [Math.max(from, lowSurrogates[1] + 1), to],
  ];
}

/**
 * Compact form of the corrected BNF, stored in generated/<id>/bnf.ts. Spans, names and the notation's surface are gone;
 * the language and the references between rules remain.
 */

/** An expression: the index of a referenced rule, a literal (`''` is void), or a tagged combination. */
export type CompactExpression =
  | number
  | string
  /** Any one of the characters. */
  | readonly ['of', characters: string]
  | readonly ['or', alternatives: readonly CompactExpression[]]
  | readonly ['then', items: readonly CompactExpression[]]
  | CompactRepetition;

/** The body min to max times, unbounded if max is null. A max of 0 does not occur. */
export type CompactRepetition = readonly ['times', body: CompactExpression, min: number, max: number | null];

/** The expressions of the rules, in the document's order. */
export type CompactBnf = readonly CompactExpression[];

/** Returns the indices of the rules that an expression refers to. */
export function referencesIn(expression: CompactExpression): readonly number[] {
  if (typeof expression === 'number') return [expression];
  if (typeof expression === 'string' || expression[0] === 'of') return [];
  return expression[0] === 'times' ? referencesIn(expression[1]) : expression[1].flatMap(referencesIn);
}

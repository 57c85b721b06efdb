/**
 * The corrected BNF in the few bytes that the core can afford: what generated/<id>/bnf.ts holds. Spans, names and the
 * notation's surface are gone; the language and who refers to whom stay.
 */

/** An expression: a reference by the index of its rule, a literal (`''` is void), or a tagged combination. */
export type CompactExpression =
  | number
  | string
  /** Any one of the characters. */
  | readonly ['of', characters: string]
  | readonly ['or', alternatives: readonly CompactExpression[]]
  | readonly ['then', items: readonly CompactExpression[]]
  | CompactRepetition;

/** min to max times the body, without bound where max is null. A max of 0 does not occur. */
export type CompactRepetition = readonly ['times', body: CompactExpression, min: number, max: number | null];

/** The expressions of the rules, in the document's order. */
export type CompactBnf = readonly CompactExpression[];

/** The rules that an expression refers to, by their indices. */
export function referencesIn(expression: CompactExpression): readonly number[] {
  if (typeof expression === 'number') return [expression];
  if (typeof expression === 'string' || expression[0] === 'of') return [];
  return expression[0] === 'times' ? referencesIn(expression[1]) : expression[1].flatMap(referencesIn);
}

/** Where in a grammar a text stands: the rules that are open there, and what could come next in the grammar's terms. */
import type { CompactBnf, CompactExpression } from './compact-bnf.js';
import { isEnd, type PartialDerivative, readable } from './partial-derivatives.js';

/** Rules are given by their indices. */
export interface Place {
  /** The rules that have begun and not ended, innermost first. */
  readonly open: readonly number[];
  /** The characters that could come next, in the order of their codes. */
  readonly characters: string;
  /** The same characters as rules all of whose characters could come, widest first, then the single ones left over. */
  readonly expected: readonly (number | string)[];
}

/**
 * The place of a text, given its partial derivatives before and after entering what could come next.
 * `start` is the rule that all are part of; it is always open.
 */
export function placeOf(
  bnf: CompactBnf,
  start: number,
  derivatives: Iterable<PartialDerivative>,
  closure: Iterable<PartialDerivative>,
): Place {
  const entered = [...closure];
  const characters = Array.from(new Set(entered.map(({ item }) => readable(item)).join(''))).sort();
  const rules = entered.flatMap(({ item }) => (typeof item === 'number' ? [item] : []));
  return {
    open: openRules(start, derivatives),
    characters: characters.join(''),
    expected: inTermsOf(characterRules(bnf, rules), characters),
  };
}

/** The rules of the derivative that is inside most rules, among them those of the others, each inside its outer rule. */
function openRules(start: number, derivatives: Iterable<PartialDerivative>): readonly number[] {
  const stacks = [[start], ...[...derivatives].map(rulesAround)].sort((a, b) => b.length - a.length);
  const open: number[] = [];
  for (const stack of stacks) {
    let place = open.length;
    for (const rule of stack.reverse()) {
      if (!open.includes(rule)) open.splice(place, 0, rule);
      place = open.indexOf(rule);
    }
  }
  return open;
}

/** The rules that end in a derivative, innermost first. */
function rulesAround(derivative: PartialDerivative): number[] {
  const rules: number[] = [];
  for (let p: PartialDerivative | undefined = derivative; p !== undefined; p = p.next) {
    if (isEnd(p.item)) rules.push(p.item[1]);
  }
  return rules;
}

/** Of some rules, those that are read as one character, with what each can begin with. */
function characterRules(bnf: CompactBnf, rules: readonly number[]): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  for (const rule of rules) {
    const characters = charactersOf(bnf, rule);
    if (characters !== undefined) found.set(rule, characters);
  }
  return found;
}

/** What an expression can begin with if all its strings are single characters or the escapes of such. */
function charactersOf(bnf: CompactBnf, expression: CompactExpression): string | undefined {
  if (typeof expression === 'number') return charactersOf(bnf, bnf[expression] ?? '');
  if (typeof expression === 'string') return expression.length === 1 ? expression : undefined;
  switch (expression[0]) {
    case 'of':
      return expression[1];
    case 'or': {
      const alternatives = expression[1].map((alternative) => charactersOf(bnf, alternative));
      return alternatives.includes(undefined) ? undefined : alternatives.join('');
    }
    case 'then': {
      const [first, ...digits] = expression[1];
      return first === '%' && digits.length === 2 ? first : undefined;
    }
    case 'times':
      return undefined;
  }
}

/** Covers characters by rules, each time the one that covers most of the rest; what no rule covers stands for itself. */
function inTermsOf(
  rules: ReadonlyMap<number, string>,
  characters: readonly string[],
): readonly (number | string)[] {
  const terms: number[] = [];
  let rest = characters;
  for (;;) {
    let widest: { readonly rule: number; readonly left: readonly string[] } | undefined;
    for (const [rule, covered] of rules) {
      const left = rest.filter((character) => !covered.includes(character));
      if (left.length < (widest?.left ?? rest).length) widest = { rule, left };
    }
    if (widest === undefined) return [...terms, ...rest];
    terms.push(widest.rule);
    rest = widest.left;
  }
}

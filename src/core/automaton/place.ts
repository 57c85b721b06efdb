/** Place of a text in a grammar: the open rules, and the possible next characters in the grammar's terms. */
import type { CompactBnf, CompactExpression } from './compact-bnf.js';
import { isEnd, type PartialDerivative, readable, type RuleEnd } from './partial-derivatives.js';

/** A place in a grammar. Rules are given by their indices. */
export interface Place {
  /** Rules that have begun and not ended in some continuation, innermost first. */
  readonly open: readonly number[];
  /**
   * For each continuation except the end of the text, the rules that it is in, innermost first: those that have begun
   * and not ended, and those that begin here, except rules that are read as one character.
   */
  readonly stacks: readonly (readonly number[])[];
  /** Possible next characters, in the order of their codes. */
  readonly characters: string;
  /**
   * The same characters as rules whose characters are all possible, widest first, then the single characters left over.
   */
  readonly expected: readonly (number | string)[];
}

/**
 * Returns the place of a text from its partial derivatives before and after entering the possible continuations.
 * `start` is the rule that contains all others; it is always open.
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
  const stacks = [...derivatives]
    .filter(({ next }) => next !== undefined)
    .flatMap((one) => [...rulesIn(bnf, start, one)]);
  return {
    open: openRules(start, derivatives),
    stacks: stacks.length > 0 ? stacks : [[start]],
    characters: characters.join(''),
    expected: inTermsOf(characterRules(bnf, rules), characters),
  };
}

/**
 * Returns the rules around the most deeply nested derivative, merged with those of the others, each inside its outer
 * rule.
 */
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

/** Returns the rules that all continuations are in, innermost first. */
export function sharedRules([first = [], ...others]: Place['stacks']): readonly number[] {
  return first.filter((rule) => others.every((stack) => stack.includes(rule)));
}

/**
 * Returns the rules that begin or end in a derivative, innermost first, for each alternative that begins here. A rule
 * that begins in several is entered once.
 */
function* rulesIn(
  bnf: CompactBnf,
  start: number,
  derivative: PartialDerivative,
): Generator<readonly number[]> {
  const around = rulesAround(derivative);
  const entered = new Set<number>();
  const waiting: [item: CompactExpression | RuleEnd, begun: readonly number[]][] = [[derivative.item, []]];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [item, begun] = next;
    if (typeof item === 'number' && !entered.has(item) && charactersOf(bnf, item) === undefined) {
      entered.add(item);
      waiting.push([bnf[item] ?? '', [item, ...begun]]);
    } else if (typeof item === 'object' && (item[0] === 'then' || item[0] === 'or')) {
      const firsts = item[0] === 'or' ? item[1] : item[1].slice(0, 1);
      for (const first of firsts) waiting.push([first, begun]);
    } else yield [...new Set([...begun, ...around, start])];
  }
}

/** Returns the rules that end in a derivative, innermost first. */
function rulesAround(derivative: PartialDerivative): number[] {
  const rules: number[] = [];
  for (let p: PartialDerivative | undefined = derivative; p !== undefined; p = p.next) {
    if (isEnd(p.item)) rules.push(p.item[1]);
  }
  return rules;
}

/** Selects the rules that are read as one character, each with its possible first characters. */
function characterRules(bnf: CompactBnf, rules: readonly number[]): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  for (const rule of rules) {
    const characters = charactersOf(bnf, rule);
    if (characters !== undefined) found.set(rule, characters);
  }
  return found;
}

/** Returns the possible first characters of an expression if all its strings are single characters or their escapes. */
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

/**
 * Covers characters by rules, each time by the rule that covers most of the rest; a character that no rule covers
 * stands for itself.
 */
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

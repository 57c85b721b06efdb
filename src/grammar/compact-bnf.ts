/**
 * The corrected BNF in the few bytes that the core can afford: what generated/<revision>/bnf.ts holds, and how it
 * comes from the AST. Spans, names and the notation's surface are gone; the language and who refers to whom stay.
 */
import type { BnfExpression, BnfGrammar } from './bnf.js';
import { unknownRule } from './errors.js';

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

/** The rules of a grammar in compact form. */
export function compactBnf({ rules }: BnfGrammar): CompactBnf {
  const numbers = new Map(rules.map(({ name }, i) => [name, i]));
  const compact = (expression: BnfExpression): CompactExpression => {
    switch (expression.type) {
      case 'literal':
        return expression.ignoreCase ? foldedLiteral(expression.text) : expression.text;
      case 'range':
        return oneOf(charactersBetween(expression.from, expression.to));
      case 'reference': {
        const rule = numbers.get(expression.name);
        if (rule === undefined) throw unknownRule(expression.name, [...numbers.keys()]);
        return rule;
      }
      case 'sequence':
        return inOrder(expression.items.map(compact));
      case 'alternation':
        return eitherOf(expression.alternatives.map(compact));
      case 'repetition':
        return repeated(compact(expression.body), expression.min, expression.max);
    }
  };
  return rules.map((rule) => compact(rule.expression));
}

/** The rules that an expression refers to, by their indices. */
export function referencesIn(expression: CompactExpression): readonly number[] {
  if (typeof expression === 'number') return [expression];
  if (typeof expression === 'string' || expression[0] === 'of') return [];
  return expression[0] === 'times' ? referencesIn(expression[1]) : expression[1].flatMap(referencesIn);
}

function charactersBetween(from: number, to: number): readonly string[] {
  return Array.from({ length: to - from + 1 }, (_, i) => String.fromCharCode(from + i));
}

/** RFC 2234 §2.3: either case of US-ASCII letters. */
function foldedLiteral(text: string): CompactExpression {
  return inOrder(
    Array.from(text, (c) => (/[A-Za-z]/.test(c) ? oneOf([c.toLowerCase(), c.toUpperCase()]) : c)),
  );
}

/** Sequences inside sequences dissolve, and literals side by side become one. */
function inOrder(items: readonly CompactExpression[]): CompactExpression {
  const flat: CompactExpression[] = [];
  for (const item of items.flatMap((e) => (isTagged(e, 'then') ? e[1] : [e]))) {
    const last = flat.at(-1);
    if (typeof item === 'string' && typeof last === 'string') flat[flat.length - 1] = last + item;
    else if (item !== '') flat.push(item);
  }
  const [only = ''] = flat;
  return flat.length < 2 ? only : ['then', flat];
}

/** Alternations inside alternations dissolve, and all single characters become one set. */
function eitherOf(alternatives: readonly CompactExpression[]): CompactExpression {
  const flat = alternatives.flatMap((e) => (isTagged(e, 'or') ? e[1] : [e]));
  const characters = flat.flatMap((e) => singleCharacters(e) ?? []);
  const rest = flat.filter((e) => singleCharacters(e) === undefined);
  const all = characters.length === 0 ? rest : [oneOf(characters), ...rest];
  const [only = ''] = all;
  return all.length < 2 ? only : ['or', all];
}

function oneOf(characters: readonly string[]): CompactExpression {
  const distinct = [...new Set(characters)].join('');
  return distinct.length === 1 ? distinct : ['of', distinct];
}

function repeated(body: CompactExpression, min: number, max: number | null): CompactExpression {
  return max === 0 ? '' : ['times', body, min, max];
}

function singleCharacters(expression: CompactExpression): readonly string[] | undefined {
  if (typeof expression === 'string') return expression.length === 1 ? [expression] : undefined;
  return isTagged(expression, 'of') ? Array.from(expression[1]) : undefined;
}

function isTagged<Tag extends 'of' | 'or' | 'then'>(
  expression: CompactExpression,
  tag: Tag,
): expression is Extract<CompactExpression, readonly [Tag, unknown]> {
  return typeof expression === 'object' && expression[0] === tag;
}

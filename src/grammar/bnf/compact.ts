/** Compact form of the corrected BNF, as stored in generated/<id>/bnf.ts. */
import type { CompactBnf, CompactExpression } from '../../core/automaton/compact-bnf.js';
import { bothCases } from '../../core/base/character.js';
import type { BnfExpression, BnfGrammar } from './bnf.js';
import { unknownRule } from './errors.js';

/** Returns the rules of a grammar in compact form. */
export function compactBnf({ rules }: BnfGrammar): CompactBnf {
  const numbers = new Map(rules.map(({ name }, i) => [name, i]));
  const compact = (expression: BnfExpression): CompactExpression => {
    switch (expression.type) {
      case 'literal':
        return expression.ignoreCase
          ? inOrder(expression.text.split('').map((c) => oneOf(bothCases(c))))
          : expression.text;
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

function charactersBetween(from: number, to: number): readonly string[] {
  return Array.from({ length: to - from + 1 }, (_, i) => String.fromCharCode(from + i));
}

/** Builds a sequence: nested sequences are flattened, and adjacent literals are joined. */
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

/** Builds an alternation: nested alternations are flattened, and all single characters become one set. */
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

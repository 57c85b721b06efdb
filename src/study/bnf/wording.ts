/**
 * Whether two rules are worded alike: the same expression, whatever the notation, spelling of names aside, and the order of
 * alternatives, which changes no string.
 */
import { bothCases } from '../../base/character.js';
import type { BnfExpression } from './bnf.js';

/** The wording of an expression, its references named by `nameOf`. Equal texts mean equal wording. */
export function wording(expression: BnfExpression, nameOf: (rule: string) => string): string {
  const word = (e: BnfExpression): string => wording(e, nameOf);
  switch (expression.type) {
    case 'literal':
      // Each character apart, as the notations of 1993 and 1995 write them.
      return Array.from(expression.text, (c) => literal(c, expression.ignoreCase)).join(' ');
    case 'range':
      return expression.from === expression.to
        ? literal(String.fromCharCode(expression.from), false)
        : `%${String(expression.from)}-${String(expression.to)}`;
    case 'reference':
      return `<${nameOf(expression.name)}>`;
    case 'sequence':
      return expression.items
        .map((item) => (item.type === 'alternation' ? `(${word(item)})` : word(item)))
        .filter((text) => text !== '')
        .join(' ');
    case 'alternation':
      return expression.alternatives.map(word).sort().join(' | ');
    case 'repetition':
      return `${String(expression.min)}*${String(expression.max ?? '')}(${word(expression.body)})`;
  }
}

function literal(character: string, ignoreCase: boolean): string {
  const caseless = ignoreCase && bothCases(character).length > 1;
  return JSON.stringify(character) + (caseless ? 'i' : '');
}

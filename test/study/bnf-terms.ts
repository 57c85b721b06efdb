/** Small BNF grammars written as terms, for tests. */
import type { BnfExpression, BnfGrammar } from '../../src/grammar/bnf/bnf.js';

const span = { start: 0, end: 0 };

/** A string represents itself; `ref` names a rule. */
export type Term = string | BnfExpression;

function expression(term: Term): BnfExpression {
  return typeof term === 'string' ? { type: 'literal', text: term, ignoreCase: false, span } : term;
}

export const anyCase = (text: string): BnfExpression => ({ type: 'literal', text, ignoreCase: true, span });
export const range = (from: string, to: string): BnfExpression => ({
  type: 'range',
  from: from.charCodeAt(0),
  to: to.charCodeAt(0),
  span,
});
export const ref = (name: string): BnfExpression => ({ type: 'reference', name, span });
export const seq = (...items: Term[]): BnfExpression => ({
  type: 'sequence',
  items: items.map(expression),
  span,
});
export const alt = (...alternatives: Term[]): BnfExpression => ({
  type: 'alternation',
  alternatives: alternatives.map(expression),
  span,
});
export const times = (min: number, max: number | null, ...body: Term[]): BnfExpression => ({
  type: 'repetition',
  min,
  max,
  body: seq(...body),
  span,
});
export const opt = (...body: Term[]): BnfExpression => times(0, 1, ...body);
export const many = (...body: Term[]): BnfExpression => times(0, null, ...body);

/** Returns a grammar of the given rules. */
export function bnf(rules: Record<string, Term>): BnfGrammar {
  return {
    revision: 'test',
    rules: Object.entries(rules).map(([name, term]) => ({
      name,
      origin: 'document',
      printed: '',
      corrected: '',
      corrections: [],
      section: '',
      expression: expression(term),
      span,
    })),
  };
}

/**
 * Naive transcription of a BNF: alternatives in the order of the document with "/" between them, repetitions and
 * options as PEG has them. A converter would write this, but the language differs: see `npm run report`.
 */
import type { BnfExpression, BnfGrammar, LiteralExpression, RepetitionExpression } from '../bnf/bnf.js';
import { pegIdentifier } from './peg.js';

/** Writes the text of a grammar.peggy, a line for each rule. */
export function naivePeg(grammar: BnfGrammar): string {
  return grammar.rules.map(({ name, expression }) => `${naiveRule(name, expression)}\n`).join('');
}

/** Writes one rule, without a line break. */
export function naiveRule(name: string, expression: BnfExpression): string {
  return `${pegIdentifier(name)} = ${write(expression)}`;
}

function write(expression: BnfExpression): string {
  switch (expression.type) {
    case 'literal':
      return literal(expression);
    case 'range':
      return `[${escaped(expression.from)}-${escaped(expression.to)}]`;
    case 'reference':
      return pegIdentifier(expression.name);
    case 'sequence':
      if (expression.items.length === 0) return '""';
      return expression.items
        .map((item) => (item.type === 'alternation' ? group(item) : write(item)))
        .join(' ');
    case 'alternation':
      return expression.alternatives.map(write).join(' / ');
    case 'repetition':
      return repetition(expression);
  }
}

function literal({ text, ignoreCase }: LiteralExpression): string {
  return JSON.stringify(text) + (ignoreCase && /[a-z]/i.test(text) ? 'i' : '');
}

function repetition({ min, max, body }: RepetitionExpression): string {
  // Peggy rejects a bound of 0.
  if (max === 0) return '""';
  const repeated = body.type === 'sequence' && body.items.length === 1 ? (body.items[0] ?? body) : body;
  const isSimple = ['literal', 'range', 'reference'].includes(repeated.type);
  return (isSimple ? write(repeated) : group(repeated)) + suffix(min, max);
}

function suffix(min: number, max: number | null): string {
  if (min === 0 && max === 1) return '?';
  if (max === null && min < 2) return min === 0 ? '*' : '+';
  return min === max ? `|${min}|` : `|${min}..${max ?? ''}|`;
}

function group(expression: BnfExpression): string {
  return `( ${write(expression)} )`;
}

function escaped(codeUnit: number): string {
  const digits = codeUnit.toString(16);
  return codeUnit > 0xff ? `\\u${digits.padStart(4, '0')}` : `\\x${digits.padStart(2, '0')}`;
}

/** The corrected BNF whole, and the corrected rules as printed: generated/<id>/expressions.ts. */
import type { BnfExpression, BnfGrammar } from '../../src/study/bnf/bnf.js';
import type { PrintedReading } from '../../src/study/bnf/read-printed.js';
import type { EncodedBnf, EncodedExpression, EncodedReading } from '../../src/study/bnf/encoded-bnf.js';

/** The TypeScript module of the expressions, for decodeBnf and decodePrinted. */
export function expressionsSource(grammar: BnfGrammar, printed: readonly PrintedReading[]): string {
  const { rules, printed: readings } = encodeBnf(grammar, printed);
  const lines = (rows: readonly unknown[]): string =>
    rows.map((row) => `    ${JSON.stringify(row)},\n`).join('');
  return (
    `import type { EncodedBnf } from '../../src/study/bnf/encoded-bnf.js';\n\n` +
    `/** The expressions of the rules in their order, and of corrected rules as printed; for decodeBnf. */\n` +
    `export const expressions: EncodedBnf = {\n` +
    `  rules: [\n${lines(rules)}  ],\n  printed: [\n${lines(readings)}  ],\n};\n`
  );
}

/** What decodeBnf and decodePrinted read. */
export function encodeBnf(grammar: BnfGrammar, printed: readonly PrintedReading[]): EncodedBnf {
  return {
    rules: grammar.rules.map(({ expression, span }) => [encodeExpression(expression), span.start, span.end]),
    printed: printed.map((reading): EncodedReading => {
      const { correction } = reading;
      const rule = grammar.rules.find(({ name }) => name === correction.rule);
      const index = rule?.corrections.findIndex((other) => other.printed === correction.printed) ?? -1;
      return [
        correction.rule,
        index,
        reading.readable ? encodeExpression(reading.expression) : reading.problem,
      ];
    }),
  };
}

function encodeExpression(e: BnfExpression): EncodedExpression {
  const { start, end } = e.span;
  switch (e.type) {
    case 'literal':
      return ['l', e.text, e.ignoreCase, start, end];
    case 'range':
      return ['c', e.from, e.to, start, end];
    case 'reference':
      return ['r', e.name, start, end];
    case 'sequence':
      return ['s', e.items.map(encodeExpression), start, end];
    case 'alternation':
      return ['a', e.alternatives.map(encodeExpression), start, end];
    case 'repetition':
      return ['t', e.min, e.max, encodeExpression(e.body), start, end];
  }
}

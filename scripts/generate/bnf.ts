/** The corrected BNF in compact form: generated/<id>/bnf.ts. */
import type { BnfGrammar } from '../../src/study/bnf/bnf.js';
import { compactBnf } from '../../src/study/bnf/compact.js';

/** The TypeScript module of the expressions of all rules, in the order of rules.ts. */
export function bnfSource(grammar: BnfGrammar): string {
  const rules = compactBnf(grammar).map((rule) => `  ${JSON.stringify(rule)},\n`);
  return (
    `import type { CompactBnf } from '../../src/automaton/compact-bnf.js';\n\n` +
    `/** The expressions of the rules, in their order. */\n` +
    `export const bnf: CompactBnf = [\n${rules.join('')}];\n`
  );
}

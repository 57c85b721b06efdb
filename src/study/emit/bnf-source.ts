/** The module of a BNF in compact form, which tells where in its rules a text stands. */
import type { BnfGrammar } from '../bnf/bnf.js';
import { compactBnf } from '../bnf/compact.js';
import { asciiJson } from './letters.js';
import type { Runtime } from './runtime.js';

/** The TypeScript module of the expressions of all rules, in their order. */
export function bnfSource(grammar: BnfGrammar, { bnf }: Runtime): string {
  const rules = compactBnf(grammar).map((rule) => `  ${asciiJson(rule)},\n`);
  return (
    `import type { CompactBnf } from '${bnf}';\n\n` +
    `/** The expressions of the rules, in their order. */\n` +
    `export const bnf: CompactBnf = [\n${rules.join('')}];\n`
  );
}

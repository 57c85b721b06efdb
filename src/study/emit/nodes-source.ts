/** The types of the nodes of a parser: of each rule, which rules its children are of. */
import { childrenOf, type PegGrammar } from '../peg/peg.js';
import type { NamedRule } from './runtime.js';

/** The types `Nodes` and `RuleName`, which refer to the type RuleNode. @param rules those of the BNF, in its order */
export function nodesSource(rules: readonly NamedRule[], peg: PegGrammar): string {
  const spelled = new Map(rules.map(({ name, identifier }) => [identifier, name]));
  const nodes = rules.map(({ name, identifier }) => {
    const children = [...childrenOf(peg, identifier)].map((child) => JSON.stringify(spelled.get(child)));
    const key = JSON.stringify(name);
    return `  ${key}: RuleNode<Nodes, ${key}, ${children.join(' | ') || 'never'}>;\n`;
  });
  return (
    `/** The nodes of each rule, in the document's spelling and order, and which rules their children are of. */\n` +
    `export type Nodes = {\n${nodes.join('')}};\n\n` +
    `/** The name of a rule. */\nexport type RuleName = keyof Nodes;\n\n`
  );
}

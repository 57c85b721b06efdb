/** Imports of generated modules, names of rules, and the two modules of rules: their nodes and their BNF. */
import type { BnfGrammar } from '../bnf/bnf.js';
import { compactBnf } from '../bnf/compact.js';
import { childrenOf, type PegGrammar } from '../peg/peg.js';
import { asciiJson, block, constantModule } from './code.js';

/** Modules that generated modules import from, by what they import. */
export interface Runtime {
  /** The types of nodes. */
  readonly node: string;
  /** The functions that parsers share. */
  readonly parser: string;
  /** The type of an encoded automaton. */
  readonly automaton: string;
  /** The type of a compact BNF. */
  readonly bnf: string;
}

export interface NamedRule {
  /** In the document's spelling. */
  readonly name: string;
  /** In the transcription. */
  readonly identifier: string;
}

/** Writes the TypeScript module of the expressions of all rules, in their order. */
export function bnfSource(grammar: BnfGrammar, { bnf }: Runtime): string {
  const rules = block(
    compactBnf(grammar).map((rule) => `${asciiJson(rule)},`),
    '[]',
  );
  return constantModule('bnf', ['CompactBnf', bnf], rules, 'The expressions of the rules, in their order.');
}

/**
 * Writes the types `Nodes` and `RuleName`, which refer to the type RuleNode.
 * @param rules those of the BNF, in its order
 */
export function nodesSource(rules: readonly NamedRule[], peg: Pick<PegGrammar, 'rules'>): string {
  const spelled = new Map(rules.map(({ name, identifier }) => [identifier, name]));
  const nodes = rules.map(({ name, identifier }) => {
    const children = [...childrenOf(peg, identifier)].map((child) => JSON.stringify(spelled.get(child)));
    const key = JSON.stringify(name);
    return `  ${key}: RuleNode<Nodes, ${key}, ${children.join(' | ') || 'never'}>;\n`;
  });
  return (
    `/** The nodes of each rule, in the document's spelling and order, and their children's rules. */\n` +
    `export type Nodes = {\n${nodes.join('')}};\n\n` +
    `/** The name of a rule. */\nexport type RuleName = keyof Nodes;\n\n`
  );
}

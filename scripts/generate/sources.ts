/** What the sources of a document's parser are told. */
import type { BnfGrammar } from '../../src/study/bnf/bnf.js';
import type { NamedRule, Runtime } from '../../src/study/emit/runtime.js';
import { pegIdentifier } from '../../src/study/peg/peg.js';

/** The rules of a document, as grammar.peggy calls them. */
export function namedRules({ rules }: BnfGrammar): readonly NamedRule[] {
  return rules.map(({ name }) => ({ name, identifier: pegIdentifier(name) }));
}

export const sources: Runtime = {
  node: '../../src/tree/node.js',
  parser: '../../src/tree/parser.js',
  automaton: '../../src/automaton/dfa-table.js',
  bnf: '../../src/automaton/compact-bnf.js',
};

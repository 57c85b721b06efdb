/**
 * What the parsers import that `uri-revisions generate` writes, and nothing else: nodes, automata, the diagnosis.
 * @module uri-revisions/runtime
 */
export type { CompactBnf, CompactExpression, CompactRepetition } from '../automaton/compact-bnf.js';
export type { EncodedAutomaton } from '../automaton/dfa-table.js';
export { UnknownNameError } from '../base/unknown-name.js';
export type { StartOption } from '../language.js';
export type { RuleNode, SyntaxNode } from '../tree/node.js';
export { add, at, type GeneratedParser, ParsedNode, type ParserRule, ruleTable } from '../tree/parser.js';
export { Alphabet } from './alphabet.js';
export {
  defineParser,
  type GrammarRules,
  type ParserParts,
  type TextParser,
  type TextResult,
} from './define-parser.js';
export { NotDerivableError } from './error.js';

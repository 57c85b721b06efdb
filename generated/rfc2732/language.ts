// The language of rfc2732.
// Generated from grammar/rfc2732 and its notation (sha256 48415730659cd5ed9fd85c63a4d214400b19c4c41e4337ee908689aba225b14a). Do not edit.

// In the order in which a bundle compresses best.
import { automaton } from './automaton.js';
import { taggedDfa } from './tagged-dfa.js';
import { bnf } from './bnf.js';
import { defineLanguage, type Language } from '../../src/language.js';
import { parse } from './parser.js';
import { grammar, type Nodes, type RuleName } from './rules.js';

export type { Nodes, RuleName };

export const language: Language<RuleName, Nodes, "URI-reference"> = /*#__PURE__*/ defineLanguage({
  grammar,
  bnf,
  automaton,
  taggedDfa,
  parse,
});

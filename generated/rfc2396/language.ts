// The language of rfc2396.
// Generated from grammar/rfc2396 and its notation (sha256 3fcfb87b786470206516fa1e48965bd59a1a1fa49e400cb10d7e3182e350d17e). Do not edit.

// In the order in which a bundle compresses best.
import { automaton } from './automaton.js';
import { taggedDfa } from './tagged-dfa.js';
import { bnf } from './bnf.js';
import { grammar, type Nodes, type RuleName } from './rules.js';
import { defineLanguage, type Language } from '../../src/core/language.js';
import { parse } from './parser.js';

export type { Nodes, RuleName };

export const language: Language<RuleName, Nodes, "URI-reference"> = /*#__PURE__*/ defineLanguage({
  grammar,
  bnf,
  automaton,
  taggedDfa,
  parse,
});

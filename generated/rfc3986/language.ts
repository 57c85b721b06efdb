// The language of rfc3986.
// Generated from grammar/rfc3986 and its notation (sha256 c5636bcc321db15546d52cbab4924dc06631d0a28ec0b4a45a93d64f7309e6e1). Do not edit.

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

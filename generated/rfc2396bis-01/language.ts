// The language of rfc2396bis-01.
// Generated from grammar/rfc2396bis-01 and its notation (sha256 0c9153d13ec920312afeebb43b99d7a70c76954b9729fc919279cebc00c554df). Do not edit.

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

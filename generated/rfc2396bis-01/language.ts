// The language of rfc2396bis-01.
// Generated from grammar/rfc2396bis-01 and its notation (sha256 277f1c6af85e29064926a67a1a2282fa4193dfc75c92d09066ade033ee83648a). Do not edit.

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

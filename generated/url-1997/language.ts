// The language of url-1997.
// Generated from grammar/url-1997 and its notation (sha256 b9e61f0a3aed162962d4661bee3faf9d1d5baeb2af744534d9a7fcf10a0b7a55). Do not edit.

// In the order in which a bundle compresses best.
import { automaton } from './automaton.js';
import { taggedDfa } from './tagged-dfa.js';
import { bnf } from './bnf.js';
import { defineLanguage, type Language } from '../../src/language.js';
import { parse } from './parser.js';
import { grammar, type Nodes, type RuleName } from './rules.js';

export type { Nodes, RuleName };

export const language: Language<RuleName, Nodes, "URL-reference"> = /*#__PURE__*/ defineLanguage({
  grammar,
  bnf,
  automaton,
  taggedDfa,
  parse,
});

// The language of rfc1738.
// Generated from grammar/rfc1738 and its notation (sha256 d29b01a239b3eb3708da53c071307dd7450967154dcd41d18b8c1f1afc48abd1). Do not edit.

// In the order in which a bundle compresses best.
import { automaton } from './automaton.js';
import { taggedDfa } from './tagged-dfa.js';
import { bnf } from './bnf.js';
import { defineLanguage, type Language } from '../../src/language.js';
import { parse } from './parser.js';
import { grammar, type Nodes, type RuleName } from './rules.js';

export type { Nodes, RuleName };

export const language: Language<RuleName, Nodes, "url"> = /*#__PURE__*/ defineLanguage({
  grammar,
  bnf,
  automaton,
  taggedDfa,
  parse,
});

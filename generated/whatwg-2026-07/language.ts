// The language of whatwg-2026-07.
// Generated from grammar/whatwg-2026-07 and its notation (sha256 44ef26a384dac14b37ec3e8bc15b2d1984e610ba57f0022ad0d598210231a17f). Do not edit.

// In the order in which a bundle compresses best.
import { automaton } from './automaton.js';
import { taggedDfa } from './tagged-dfa.js';
import { bnf } from './bnf.js';
import { alphabet } from './alphabet.js';
import { grammar, type Nodes, type RuleName } from './rules.js';
import { defineLanguage, type Language } from '../../src/core/language.js';
import { parse } from './parser.js';

export type { Nodes, RuleName };

export const language: Language<RuleName, Nodes, "valid-URL-string"> = /*#__PURE__*/ defineLanguage({
  grammar,
  bnf,
  automaton,
  taggedDfa,
  alphabet,
  parse,
});

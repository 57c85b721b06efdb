// The language of whatwg-2026-07.
// Generated from grammar/whatwg-2026-07 and its notation (sha256 170700046a108fd42df69b34a8df2dce23e1d321a5fd38984ada9a2989e17cfe). Do not edit.

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

// The language of rfc2396bis-01.
// Generated from grammar/rfc2396bis-01 and its notation (sha256 fcfeb61981e11566353cc42b131a8db84d1d93212b6e5972f07242337b7a278e). Do not edit.

// In the order in which a bundle compresses best.
import { automaton } from './automaton.js';
import { taggedDfa } from './tagged-dfa.js';
import { bnf } from './bnf.js';
import { defineLanguage, type Language } from '../../src/language.js';
import { parse } from './parser.js';
import { grammar, type RuleName } from './rules.js';

export type { RuleName };

export const language: Language<RuleName> = /*#__PURE__*/ defineLanguage({
  grammar,
  bnf,
  automaton,
  taggedDfa,
  parse,
});

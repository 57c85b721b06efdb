// The language of rfc1738.
// Generated from grammar/rfc1738 and its notation (sha256 cca23ad0836550a0055572da318eb1c7d83822989dfff34f2c95daf7d334f0f7). Do not edit.

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

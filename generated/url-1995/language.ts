// The language of url-1995.
// Generated from grammar/url-1995 and its notation (sha256 703eb5b9acef1a0a4b4f97618cd5626f133bade14296788df2fdd3a4413b36b1). Do not edit.

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

// The language of rfc3987.
// Generated from grammar/rfc3987 and its notation (sha256 3bd6f479fa0622d7ecc2d45be2ec3f271123a9a4b5037d4172c5cca597b61753). Do not edit.

// In the order in which a bundle compresses best.
import { automaton } from './automaton.js';
import { taggedDfa } from './tagged-dfa.js';
import { bnf } from './bnf.js';
import { alphabet } from './alphabet.js';
import { grammar, type Nodes, type RuleName } from './rules.js';
import { defineLanguage, type Language } from '../../src/core/language.js';
import { parse } from './parser.js';

export type { Nodes, RuleName };

export const language: Language<RuleName, Nodes, "IRI-reference"> = /*#__PURE__*/ defineLanguage({
  grammar,
  bnf,
  automaton,
  taggedDfa,
  alphabet,
  parse,
});

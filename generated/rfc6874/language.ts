// The language of rfc6874.
// Generated from grammar/rfc6874 and its notation (sha256 981dca73f7cd7b71af04f18b280fa25186716c974da692af59a417dee5490cef). Do not edit.

// In the order in which a bundle compresses best.
import { automaton } from './automaton.js';
import { taggedDfa } from './tagged-dfa.js';
import { bnf } from './bnf.js';
import { grammar, type Nodes, type RuleName } from './rules.js';
import { defineLanguage, type Language } from '../../src/core/language.js';
import { parse } from './parser.js';

export type { Nodes, RuleName };

export const language: Language<RuleName, Nodes, "URI-reference"> = /*#__PURE__*/ defineLanguage({
  grammar,
  bnf,
  automaton,
  taggedDfa,
  parse,
});

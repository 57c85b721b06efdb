// The language of rfc3987.
// Generated from grammar/rfc3987 and its notation (sha256 9ef27fbd70658ac71c29cef1a42463914a68cbfc656970babd1e6f37464127f3). Do not edit.

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

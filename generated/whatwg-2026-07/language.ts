// The language of whatwg-2026-07.
// Generated from grammar/whatwg-2026-07 and its notation (sha256 a5771e3407e5d40452dae720e75bb86d62cc7e4a89af084c067cf3fd787e2d6f). Do not edit.

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

/** The language of rfc1738: its generated tables and parser. */

// In the order in which a bundle compresses best.
import { marking } from '../../generated/rfc1738/marking.js';
import { parse } from '../../generated/rfc1738/parser.js';
import { grammar, type RuleName } from '../../generated/rfc1738/rules.js';
import { bnf } from '../../generated/rfc1738/bnf.js';
import { automaton } from '../../generated/rfc1738/automaton.js';
import { defineLanguage, type Language } from '../language.js';

export type { RuleName };

export const language: Language<RuleName> = /*#__PURE__*/ defineLanguage({
  grammar,
  bnf,
  automaton,
  marking,
  parse,
});

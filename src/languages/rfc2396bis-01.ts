/** The language of rfc2396bis-01: its generated tables and parser. */

// In the order in which a bundle compresses best.
import { marking } from '../../generated/rfc2396bis-01/marking.js';
import { parse } from '../../generated/rfc2396bis-01/parser.js';
import { grammar, type RuleName } from '../../generated/rfc2396bis-01/rules.js';
import { bnf } from '../../generated/rfc2396bis-01/bnf.js';
import { automaton } from '../../generated/rfc2396bis-01/automaton.js';
import { defineLanguage, type Language } from '../language.js';

export type { RuleName };

export const language: Language<RuleName> = /*#__PURE__*/ defineLanguage({
  grammar,
  bnf,
  automaton,
  marking,
  parse,
});

/** The language of url-1997: its generated tables and parser. */

// In the order in which a bundle compresses best.
import { marking } from '../../generated/url-1997/marking.js';
import { parse } from '../../generated/url-1997/parser.js';
import { grammar, type RuleName } from '../../generated/url-1997/rules.js';
import { bnf } from '../../generated/url-1997/bnf.js';
import { automaton } from '../../generated/url-1997/automaton.js';
import { defineLanguage, type Language } from '../language.js';

export type { RuleName };

export const language: Language<RuleName> = /*#__PURE__*/ defineLanguage({
  grammar,
  bnf,
  automaton,
  marking,
  parse,
});

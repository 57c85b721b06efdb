// Generated from grammar/*/document.json. Do not edit.

import type { Language } from '../../src/core/language.js';
import type { RevisionId } from './ids.js';
// In the order in which a bundle compresses best.
import '../url-1993/texts.js';
import '../url-1995/texts.js';
import '../rfc1630/texts.js';
import '../rfc1738/texts.js';
import '../rfc1808/texts.js';
import '../url-1997/texts.js';
import '../rfc2396/texts.js';
import '../rfc2732/texts.js';
import '../rfc2396bis-01/texts.js';
import '../rfc3986/texts.js';
import '../rfc3987/texts.js';
import '../rfc6874/texts.js';
import '../whatwg-2026-07/texts.js';
import '../url-1993/rules.js';
import '../url-1995/rules.js';
import '../rfc1630/rules.js';
import '../rfc1738/rules.js';
import '../rfc1808/rules.js';
import '../url-1997/rules.js';
import '../rfc2396/rules.js';
import '../rfc2732/rules.js';
import '../rfc2396bis-01/rules.js';
import '../rfc3986/rules.js';
import '../rfc3987/rules.js';
import '../rfc6874/rules.js';
import '../whatwg-2026-07/rules.js';
import '../url-1993/bnf.js';
import '../url-1995/bnf.js';
import '../rfc1630/bnf.js';
import '../rfc1738/bnf.js';
import '../rfc1808/bnf.js';
import '../url-1997/bnf.js';
import '../rfc2396/bnf.js';
import '../rfc2732/bnf.js';
import '../rfc2396bis-01/bnf.js';
import '../rfc3986/bnf.js';
import '../rfc3987/bnf.js';
import '../rfc6874/bnf.js';
import '../whatwg-2026-07/bnf.js';
import '../url-1993/automaton.js';
import '../url-1995/automaton.js';
import '../rfc1630/automaton.js';
import '../rfc1738/automaton.js';
import '../rfc1808/automaton.js';
import '../url-1997/automaton.js';
import '../rfc2396/automaton.js';
import '../rfc2732/automaton.js';
import '../rfc2396bis-01/automaton.js';
import '../rfc3986/automaton.js';
import '../rfc3987/automaton.js';
import '../rfc6874/automaton.js';
import '../whatwg-2026-07/automaton.js';
import '../url-1993/tagged-dfa.js';
import '../url-1995/tagged-dfa.js';
import '../rfc1630/tagged-dfa.js';
import '../rfc1738/tagged-dfa.js';
import '../rfc1808/tagged-dfa.js';
import '../url-1997/tagged-dfa.js';
import '../rfc2396/tagged-dfa.js';
import '../rfc2732/tagged-dfa.js';
import '../rfc2396bis-01/tagged-dfa.js';
import '../rfc3986/tagged-dfa.js';
import '../rfc3987/tagged-dfa.js';
import '../rfc6874/tagged-dfa.js';
import '../whatwg-2026-07/tagged-dfa.js';
import '../url-1993/parser.js';
import '../url-1995/parser.js';
import '../rfc1630/parser.js';
import '../rfc1738/parser.js';
import '../rfc1808/parser.js';
import '../url-1997/parser.js';
import '../rfc2396/parser.js';
import '../rfc2732/parser.js';
import '../rfc2396bis-01/parser.js';
import '../rfc3986/parser.js';
import '../rfc3987/parser.js';
import '../rfc6874/parser.js';
import '../whatwg-2026-07/parser.js';
import { language as language0 } from '../url-1993/language.js';
import { language as language1 } from '../url-1995/language.js';
import { language as language2 } from '../rfc1630/language.js';
import { language as language3 } from '../rfc1738/language.js';
import { language as language4 } from '../rfc1808/language.js';
import { language as language5 } from '../url-1997/language.js';
import { language as language6 } from '../rfc2396/language.js';
import { language as language7 } from '../rfc2732/language.js';
import { language as language8 } from '../rfc2396bis-01/language.js';
import { language as language9 } from '../rfc3986/language.js';
import { language as language10 } from '../rfc3987/language.js';
import { language as language11 } from '../rfc6874/language.js';
import { language as language12 } from '../whatwg-2026-07/language.js';

export const languages: Readonly<Record<RevisionId, Language>> = {
  'url-1993': language0,
  'url-1995': language1,
  'rfc1630': language2,
  'rfc1738': language3,
  'rfc1808': language4,
  'url-1997': language5,
  'rfc2396': language6,
  'rfc2732': language7,
  'rfc2396bis-01': language8,
  'rfc3986': language9,
  'rfc3987': language10,
  'rfc6874': language11,
  'whatwg-2026-07': language12,
};

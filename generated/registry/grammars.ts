// Generated from grammar/*/document.json. Do not edit.

import type { GeneratedGrammar } from '../../src/grammar/bnf/encoded-bnf.js';
import type { RevisionId } from './ids.js';
import { grammar as grammar0 } from '../url-1993/rules.js';
import { texts as texts0 } from '../url-1993/texts.js';
import { parse as parse0 } from '../url-1993/parser.js';
import { grammar as grammar1 } from '../url-1995/rules.js';
import { texts as texts1 } from '../url-1995/texts.js';
import { parse as parse1 } from '../url-1995/parser.js';
import { grammar as grammar2 } from '../rfc1630/rules.js';
import { texts as texts2 } from '../rfc1630/texts.js';
import { parse as parse2 } from '../rfc1630/parser.js';
import { grammar as grammar3 } from '../rfc1738/rules.js';
import { texts as texts3 } from '../rfc1738/texts.js';
import { parse as parse3 } from '../rfc1738/parser.js';
import { grammar as grammar4 } from '../rfc1808/rules.js';
import { texts as texts4 } from '../rfc1808/texts.js';
import { parse as parse4 } from '../rfc1808/parser.js';
import { grammar as grammar5 } from '../url-1997/rules.js';
import { texts as texts5 } from '../url-1997/texts.js';
import { parse as parse5 } from '../url-1997/parser.js';
import { grammar as grammar6 } from '../rfc2396/rules.js';
import { texts as texts6 } from '../rfc2396/texts.js';
import { parse as parse6 } from '../rfc2396/parser.js';
import { grammar as grammar7 } from '../rfc2732/rules.js';
import { texts as texts7 } from '../rfc2732/texts.js';
import { parse as parse7 } from '../rfc2732/parser.js';
import { grammar as grammar8 } from '../rfc2396bis-01/rules.js';
import { texts as texts8 } from '../rfc2396bis-01/texts.js';
import { parse as parse8 } from '../rfc2396bis-01/parser.js';
import { grammar as grammar9 } from '../rfc3986/rules.js';
import { texts as texts9 } from '../rfc3986/texts.js';
import { parse as parse9 } from '../rfc3986/parser.js';
import { grammar as grammar10 } from '../rfc3987/rules.js';
import { texts as texts10 } from '../rfc3987/texts.js';
import { parse as parse10 } from '../rfc3987/parser.js';
import { grammar as grammar11 } from '../rfc6874/rules.js';
import { texts as texts11 } from '../rfc6874/texts.js';
import { parse as parse11 } from '../rfc6874/parser.js';
import { grammar as grammar12 } from '../whatwg-2026-07/rules.js';
import { texts as texts12 } from '../whatwg-2026-07/texts.js';
import { parse as parse12 } from '../whatwg-2026-07/parser.js';

export const generatedGrammars: Readonly<Record<RevisionId, GeneratedGrammar>> = {
  'url-1993': {
    grammar: grammar0,
    texts: texts0,
    parse: parse0,
  },
  'url-1995': {
    grammar: grammar1,
    texts: texts1,
    parse: parse1,
  },
  'rfc1630': {
    grammar: grammar2,
    texts: texts2,
    parse: parse2,
  },
  'rfc1738': {
    grammar: grammar3,
    texts: texts3,
    parse: parse3,
  },
  'rfc1808': {
    grammar: grammar4,
    texts: texts4,
    parse: parse4,
  },
  'url-1997': {
    grammar: grammar5,
    texts: texts5,
    parse: parse5,
  },
  'rfc2396': {
    grammar: grammar6,
    texts: texts6,
    parse: parse6,
  },
  'rfc2732': {
    grammar: grammar7,
    texts: texts7,
    parse: parse7,
  },
  'rfc2396bis-01': {
    grammar: grammar8,
    texts: texts8,
    parse: parse8,
  },
  'rfc3986': {
    grammar: grammar9,
    texts: texts9,
    parse: parse9,
  },
  'rfc3987': {
    grammar: grammar10,
    texts: texts10,
    parse: parse10,
  },
  'rfc6874': {
    grammar: grammar11,
    texts: texts11,
    parse: parse11,
  },
  'whatwg-2026-07': {
    grammar: grammar12,
    texts: texts12,
    parse: parse12,
  },
};

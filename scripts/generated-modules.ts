/** What is generated of each revision, as far as scripts and tests put it to the test. */
import { marking as marking1738 } from '../generated/rfc1738/marking.js';
import { parse as parse1738 } from '../generated/rfc1738/parser.js';
import { grammar as grammar1738 } from '../generated/rfc1738/rules.js';
import { marking as marking2003 } from '../generated/rfc2396bis-01/marking.js';
import { parse as parse2003 } from '../generated/rfc2396bis-01/parser.js';
import { grammar as grammar2003 } from '../generated/rfc2396bis-01/rules.js';
import { marking as marking1993 } from '../generated/url-1993/marking.js';
import { parse as parse1993 } from '../generated/url-1993/parser.js';
import { grammar as grammar1993 } from '../generated/url-1993/rules.js';
import { marking as marking1995 } from '../generated/url-1995/marking.js';
import { parse as parse1995 } from '../generated/url-1995/parser.js';
import { grammar as grammar1995 } from '../generated/url-1995/rules.js';
import { marking as marking1997 } from '../generated/url-1997/marking.js';
import { parse as parse1997 } from '../generated/url-1997/parser.js';
import { grammar as grammar1997 } from '../generated/url-1997/rules.js';
import type { EncodedMarking } from '../src/grammar/marking.js';
import type { RevisionId } from '../src/revisions.js';
import type { SyntaxNode } from '../src/syntax/node.js';
import type { GrammarData } from '../src/syntax/rule.js';

/** The modules of one revision. */
export interface GeneratedModules {
  readonly grammar: GrammarData;
  /** `startRule` is a peggy identifier. */
  readonly parse: (text: string, options: { readonly startRule: never }) => SyntaxNode;
  readonly marking: EncodedMarking;
}

export const generatedModules: Readonly<Record<RevisionId, GeneratedModules>> = {
  'url-1993': { grammar: grammar1993, parse: parse1993, marking: marking1993 },
  'url-1995': { grammar: grammar1995, parse: parse1995, marking: marking1995 },
  rfc1738: { grammar: grammar1738, parse: parse1738, marking: marking1738 },
  'url-1997': { grammar: grammar1997, parse: parse1997, marking: marking1997 },
  'rfc2396bis-01': { grammar: grammar2003, parse: parse2003, marking: marking2003 },
};

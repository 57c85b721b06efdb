/** The glossary of the page, and how it counts places. */

import type { Meaning } from './words.js';

export const glossary: readonly Meaning[] = [
  ['derivable', 'accepted by the document’s grammar from its start rule, exactly as written'],
  ['BNF', 'a notation for grammars; ABNF is the BNF of newer RFCs'],
  ['PEG', 'parsing expression grammar: a parser that tries alternatives in order'],
  ['derivation', 'one way in which the rules of a grammar produce a string'],
  ['ambiguous', 'with several derivations of one string'],
  ['reference', 'a URL, or a relative form such as ../g that a base completes'],
  ['conforming', 'derivable, and the prose does not forbid it: no finding has the level violation'],
  [
    'finding',
    'a statement of the document’s prose about a string, with a level: violation, discouraged, tolerated or note',
  ],
  ['reading', 'the derivation that the document picks when its grammar allows several'],
  ['role', 'the purpose of a rule (scheme, host, path …); the same name in all documents'],
  ['witness', 'a shortest string that distinguishes two languages: only one of them contains it'],
  ['revision', 'one document, with its grammar: an RFC, a draft or a web page'],
  [
    'start rule',
    'the rule that the whole string must match: the document’s rule for references, or your choice',
  ],
  ['offset 4', 'the place of the fifth character: offsets count from 0; an emoji counts as two'],
];

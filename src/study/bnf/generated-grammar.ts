/** What generated/<id> holds for the study of a grammar: generated/registry/grammars.ts has it for all. */

import type { EncodedAutomaton } from '../../automaton/dfa-table.js';
import type { GeneratedParser } from '../../tree/parser.js';
import type { GrammarData, RuleTexts } from '../../tree/rule.js';
import type { EncodedBnf } from './encoded-bnf.js';

export interface GeneratedGrammar extends GeneratedParser {
  readonly grammar: GrammarData;
  readonly texts: RuleTexts;
  readonly expressions: EncodedBnf;
  readonly automata: Readonly<Partial<Record<string, EncodedAutomaton>>>;
}

/**
 * The report on a document that also has a parser in words: how its grammar relates to the inputs on which the parser
 * reports no error. A file of the document's room has that language, as ABNF with a rule for each state.
 */
import { existsSync } from 'node:fs';
import type { Automaton } from '../../src/core/automaton/automaton.js';
import { accepts } from '../../src/core/automaton/walk.js';
import { allCodeUnits, type CodeUnitSet, codeUnitsOf, lastCodeUnit } from '../../src/core/base/code-units.js';
import { minimalTable, tableOf, without } from '../../src/grammar/automata/table-automaton.js';
import type { StudiedGrammar } from '../../src/grammar/automata/studied-grammar.js';
import { rulesUsedBy } from '../../src/grammar/bnf/graph.js';
import { readGrammar } from '../../src/study/read-grammar.js';
import { compareAutomata, type Comparison } from '../../src/study/relations/compare-rules.js';
import { readFile } from '../load/files.js';
import { strings } from './lineage.js';
import { code, counted, heading, paragraph, table } from './markdown.js';
import type { Source } from './sources.js';

/** Start rule of the file. Its rules that add a suffix belong to the rules that add it to the document's start rule. */
const errorFree = 'error-free';

/** Rule of the file with the characters that only the parser maps to others. */
const mapped = 'mapped';

/** How a rule of a document relates to the error-free inputs of its parser: of all strings, and of two parts of them. */
export interface ParserRelation {
  readonly rule: string;
  readonly states: string;
  readonly all: Comparison;
  /** Of the strings without mapped characters. */
  readonly unmapped: Comparison;
  /** Of the strings in US-ASCII. */
  readonly ascii: Comparison;
  /** Number of states of the two minimal automata, in US-ASCII, the dead state left out. */
  readonly asciiStates: readonly [grammar: number, parser: number];
}

/** Compares each start rule of a grammar with the error-free inputs. @throws StateLimitError, TimeLimitError */
export function parserRelations(grammar: StudiedGrammar, parser: StudiedGrammar): readonly ParserRelation[] {
  const isMapped = parser.automaton(mapped);
  const mappedUnits = codeUnitsOf([...allCodeUnits()].filter((u) => accepts(isMapped, String.fromCharCode(u))));
  return parser.rules
    .filter((rule) => rule.startsWith(errorFree))
    .map((states) => {
      const rule = states.replace(errorFree, grammar.start);
      const both = [grammar.automaton(rule), parser.automaton(states)] as const;
      const within = (left: CodeUnitSet): Comparison => compareAutomata(without(both[0], left), without(both[1], left));
      return {
        rule,
        states,
        all: compareAutomata(...both),
        unmapped: within(mappedUnits),
        ascii: within(beyondAscii),
        asciiStates: [asciiStates(both[0]), asciiStates(both[1])],
      };
    });
}

const beyondAscii: CodeUnitSet = [[0x80, lastCodeUnit]];

function asciiStates(automaton: Automaton): number {
  return minimalTable(tableOf(without(automaton, beyondAscii))).table.states;
}

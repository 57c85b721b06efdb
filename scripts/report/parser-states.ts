/**
 * The report on the URL Standard: how its valid URL strings relate to the inputs on which its parser reports no error,
 * which have a grammar of their own on the shelf, with a rule for each state.
 */
import type { Automaton } from '../../src/core/automaton/automaton.js';
import { accepts } from '../../src/core/automaton/walk.js';
import { allCodeUnits, type CodeUnitSet, codeUnitsOf, lastCodeUnit } from '../../src/core/base/code-units.js';
import { reachableStates } from '../../src/grammar/automata/explore.js';
import { minimalTable, tableOf, without } from '../../src/grammar/automata/table-automaton.js';
import type { StudiedGrammar } from '../../src/grammar/automata/studied-grammar.js';
import { rulesUsedBy } from '../../src/grammar/bnf/graph.js';
import { grammarOf } from '../../src/study/grammars.js';
import { namedSets } from '../../generated/registry/ids.js';
import { shelfEntry, shelfGrammar } from '../../src/study/shelf.js';
import { compareAutomata, type Comparison } from '../../src/study/relations/compare-rules.js';
import { strings } from './lineage.js';
import { code, heading, paragraph, table } from './markdown.js';

/** The grammar of the shelf. */
export const parserStates = 'whatwg-url-parser';

/** Start rule of the parser's grammar. Its rules that add a suffix belong to the rules that add it to the other's start rule. */
const errorFree = 'error-free';

/** Rule with the characters that only the parser maps to others. */
const mapped = 'mapped';

/** Relation of a rule of a document to the error-free inputs of its parser. */
export interface ParserRelation {
  readonly rule: string;
  readonly states: string;
  readonly all: Comparison;
  /** Of the strings without a mapped character. */
  readonly unmapped: Comparison;
  /** Of the strings in US-ASCII. */
  readonly ascii: Comparison;
  /** Numbers of states of the minimal automata in US-ASCII, without the dead state. */
  readonly asciiStates: readonly [grammar: number, parser: number];
}

/** Compares each start rule of a grammar with the error-free inputs. @throws StateLimitError, TimeLimitError */
export function parserRelations(grammar: StudiedGrammar, parser: StudiedGrammar): readonly ParserRelation[] {
  const isMapped = parser.automaton(mapped);
  const mappedUnits = codeUnitsOf(
    [...allCodeUnits()].filter((unit) => accepts(isMapped, String.fromCharCode(unit))),
  );
  return parser.rules
    .filter((rule) => rule.startsWith(errorFree))
    .map((states) => {
      const rule = states.replace(errorFree, grammar.start);
      const both = [grammar.automaton(rule), parser.automaton(states)] as const;
      const within = (left: CodeUnitSet): Comparison =>
        compareAutomata(without(both[0], left), without(both[1], left));
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
  return reachableStates(minimalTable(tableOf(without(automaton, beyondAscii)))).length;
}

/** Returns the section: what the comments at the head of the parser's grammar say, and a row for each kind of base URL. */
export function parserReport(): string {
  const [id] = namedSets.living;
  const grammar = grammarOf(id);
  const parser = shelfGrammar(parserStates);
  const [head = ''] = shelfEntry(parserStates).text.split('\n\n');
  const remarks = head.replaceAll(/^; ?/gm, '').split('\n\n');
  const rows = parserRelations(grammar, parser).map(({ rule, states, all, unmapped, ascii, asciiStates }) => [
    code(rule),
    code(states),
    ascii.relation,
    unmapped.relation,
    all.relation,
    [...new Set(asciiStates)].join(' and '),
    strings(all.onlyFirst),
    strings(all.onlySecond),
    String(rulesUsedBy(grammar.bnf.rules, rule).length),
  ]);
  return (
    heading(2, 'Valid URL strings and the error-free inputs of the parser') +
    paragraph(
      `Are the strings that \`${id}\` derives those that its parser reads without an error?`,
      'The table gives the relation of the first language to the second, decided on minimal automata, for each kind of base URL.',
      'Each witness is a shortest string of its kind.',
    ) +
    remarks.map((remark) => paragraph(remark.replaceAll('\n', ' '))).join('') +
    table(
      [
        'grammar',
        'parser',
        'in US-ASCII',
        `without ${code(mapped)}`,
        'all',
        'states in US-ASCII',
        'only the grammar',
        'only the parser',
        'rules',
      ],
      rows,
    ) +
    paragraph(
      'So a succinct grammar exists: the language is regular.',
      `Rules counts those of its BNF that the rule uses. \`uri-revisions grammar\` writes them as ABNF, and \`regexOf\` the regular expression. The parser's grammar is on the shelf: \`relation ${id} ${parserStates}\` compares them.`,
    )
  );
}

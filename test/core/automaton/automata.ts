/**
 * Helpers of the tests of recognition and diagnosis: the rules of all revisions with their automata, and random texts.
 */
import fc from 'fast-check';
import { generatedGrammars } from '../../../generated/registry/grammars.js';
import { type RevisionId, revisions } from '../../../generated/registry/ids.js';
import { studiedRules } from '../../../generated/registry/studied-rules.js';
import { asciiSize } from '../../../src/core/base/ascii.js';
import type { Automaton } from '../../../src/core/automaton/automaton.js';
import {
  type DfaTable,
  decodeAutomaton,
  type EncodedAutomaton,
} from '../../../src/core/automaton/dfa-table.js';
import type { CompactBnf } from '../../../src/core/automaton/compact-bnf.js';
import { Recognizer } from '../../../src/core/automaton/recognizer.js';
import { representatives } from '../../../src/core/reading/completion.js';
import type { GrammarData } from '../../../src/core/tree/rule.js';

/** A rule with all its recognizers, each by an independent route. */
export interface TestedRule {
  readonly name: string;
  readonly index: number;
  /** The generated automaton, which refa makes from the document's printed BNF. */
  readonly minimal: DfaTable;
  /** Tests whether the generated parser accepts a text. */
  readonly parses: (text: string) => boolean;
}

/** A revision as stored in generated/. */
export interface TestedRevision {
  readonly id: RevisionId;
  readonly grammar: GrammarData;
  readonly bnf: CompactBnf;
  readonly recognizer: Recognizer;
  readonly rules: readonly TestedRule[];
}

/** The revisions, oldest first. */
export const testedRevisions: readonly TestedRevision[] = revisions.map((id) => {
  const { grammar, parse } = generatedGrammars[id];
  const { automata } = studiedRules[id];
  const { bnf } = jest.requireActual<{ bnf: CompactBnf }>(`../../../generated/${id}/bnf.js`);
  const { automaton } = jest.requireActual<{ automaton: EncodedAutomaton }>(
    `../../../generated/${id}/automaton.js`,
  );
  return {
    id,
    grammar,
    bnf,
    recognizer: new Recognizer(bnf, grammar.names.indexOf(grammar.start), automaton),
    rules: grammar.names.map((name, index) => ({
      name,
      index,
      minimal: decodeAutomaton(automata[name] ?? automaton),
      parses: (text) => parse(text, { startRule: name }) !== undefined,
    })),
  };
});

/** Those that derive US-ASCII only. The others are read through the letters of their alphabet. */
export const inAscii = testedRevisions.filter(({ rules }) =>
  rules.every(({ minimal }) => isInAscii(minimal)),
);

export function isInAscii({ uniformFrom }: Automaton): boolean {
  return uniformFrom === asciiSize;
}

/** Returns a rule of a revision by name. */
export function testedRule(id: RevisionId, name: string): TestedRule & { readonly of: TestedRevision } {
  const of = testedRevisions.find((revision) => revision.id === id);
  const rule = of?.rules.find((candidate) => candidate.name === name);
  if (of === undefined || rule === undefined) throw new Error(`no rule ${name} of ${id}`);
  return { ...rule, of };
}

/** Returns the state after a text. */
export function stateAfter(automaton: Automaton, text: string): number {
  let state = automaton.initial;
  for (let i = 0; i < text.length; i++) state = automaton.step(state, automaton.classOf(text.charCodeAt(i)));
  return state;
}

export function accepts(automaton: Automaton, text: string): boolean {
  return automaton.accepting(stateAfter(automaton, text));
}

/** Characters that most rules refuse: excluded ones, controls, beyond US-ASCII, astral, lone surrogates. */
const odd = ['<', ' ', '%', '[', '\0', '\x7f', '\u00e9', '\u202e', '\u{1f600}', '\ud83d', '\ude00'];

/**
 * Texts that follow an automaton except for an occasional odd or doubled character. Most are rejected, at all kinds of
 * places.
 */
export function textsNear(automaton: Automaton): fc.Arbitrary<string> {
  const characters = representatives(automaton);
  const step = fc.tuple(fc.nat(), fc.nat({ max: 15 }));
  return fc.array(step, { maxLength: 14 }).map((steps) => {
    let state = automaton.initial;
    let text = '';
    for (const [pick, chance] of steps) {
      const classOf = (c: string): number => automaton.classOf(c.charCodeAt(0));
      const possible = characters.filter((c) => automaton.step(state, classOf(c)) !== automaton.dead);
      const from = chance === 0 ? odd : chance === 1 ? characters : possible;
      const character = from[pick % from.length] ?? '';
      text += character;
      if (from === possible && character !== '') state = automaton.step(state, classOf(character));
    }
    return text;
  });
}

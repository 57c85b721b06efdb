/**
 * Texts that find most errors of a hypothesis early: a parser of URLs resembles the documents, so what tests one of their
 * automata tests it too.
 */
import type { Automaton } from '../../automaton/automaton.js';
import { wMethodSuite } from '../../study/proof/w-method.js';
import { minimalTable, tableOf } from '../../study/automata/table-automaton.js';

/** The texts of the automata's suites, each once; of some automaton with n states and k classes, a few times n k. */
export function suitesOf(automata: readonly Automaton[]): ReadonlySet<string> {
  const texts = new Set<string>();
  for (const automaton of automata) {
    const minimal = minimalTable(tableOf(automaton));
    for (const { text } of wMethodSuite(minimal, { extraStates: 0, partial: true })) texts.add(text);
  }
  return texts;
}

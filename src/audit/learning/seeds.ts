/**
 * Texts that find most errors of a hypothesis early: a parser of URLs resembles the documents, so tests of their
 * automata test it too.
 */
import type { Automaton } from '../../core/automaton/automaton.js';
import { lastCodeUnit } from '../../core/base/code-units.js';
import { wMethodSuite } from '../../grammar/proof/w-method.js';
import { minimalTable, tableOf } from '../../grammar/automata/table-automaton.js';

/**
 * Returns the distinct texts of the automata's suites over some code units; about n k texts, times a small factor, for
 * an automaton with n states and k classes.
 */
export function suitesOf(automata: readonly Automaton[], asked: readonly number[]): ReadonlySet<string> {
  const texts = new Set<string>();
  const isAsked = new Uint8Array(lastCodeUnit + 1);
  for (const unit of asked) isAsked[unit] = 1;
  for (const automaton of automata) {
    const { classes, ...states } = tableOf(automaton);
    const any = classes[asked[0] ?? 0] ?? 0;
    const minimal = minimalTable({
      ...states,
      classes: classes.map((c, unit) => (isAsked[unit] === 1 ? c : any)),
    });
    const suite = wMethodSuite(minimal, { extraStates: 0, partial: true, characters: asked });
    for (const { text } of suite) texts.add(text);
  }
  return texts;
}

/**
 * The proof that the classes are all: beside the automaton that labels texts, the minimal automata of the documents, which
 * are made another way, are walked over every text.
 */
import type { Automaton } from '../../automaton/automaton.js';
import { Pairs } from '../../automaton/pairs.js';
import { type Product, productOf } from '../../automaton/product.js';
import { Budget, type Limits } from '../../base/limits.js';

/** What a label says of the verdicts: a bit for each document. */
export type VerdictsOfLabel = (label: number) => number;

/**
 * A shortest text whose label does not say which of the documents derive it; undefined where there is none. Then the classes
 * of the labels, each of which is told by the state where a text ends, are the difference, and no text is in two.
 * @throws StateLimitError, TimeLimitError
 */
export function unlabelledText(
  labelled: Product,
  verdictsOf: VerdictsOfLabel,
  documents: readonly Automaton[],
  limits?: Limits,
): string | undefined {
  const budget = new Budget('the proof that the classes are complete', limits);
  const all = productOf(documents, labelled.classes.length, budget);
  const letters = new Map<string, number>();
  for (const [unit, c] of labelled.classes.entries()) {
    const key = `${c} ${all.classes[unit] ?? 0}`;
    if (!letters.has(key)) letters.set(key, unit);
  }
  const states = new Pairs(budget);
  const ways: (readonly [before: number, unit: number] | undefined)[] = [undefined];
  states.add(labelled.initial, all.initial);
  for (let state = 0; state < states.size; state++) {
    const one = states.firsts[state] ?? 0;
    const two = states.seconds[state] ?? 0;
    const label = labelled.accepting[one / labelled.classCount] ?? 0;
    if (verdictsOf(label) !== all.accepting[two / all.classCount]) return textTo(state, ways);
    for (const unit of letters.values()) {
      const next = labelled.table[one + (labelled.classes[unit] ?? 0)] ?? 0;
      const number = states.add(next, all.table[two + (all.classes[unit] ?? 0)] ?? 0);
      ways[number] ??= number === 0 ? undefined : [state, unit];
    }
  }
  return undefined;
}

function textTo(state: number, ways: readonly (readonly [number, number] | undefined)[]): string {
  let text = '';
  for (let way = ways[state]; way !== undefined; way = ways[way[0]])
    text = String.fromCharCode(way[1]) + text;
  return text;
}

/**
 * The proof that the classes are all: beside the automaton that labels texts, the minimal automata of the two documents,
 * which are made another way, are walked over every text.
 */
import type { Automaton } from '../../automaton/automaton.js';
import { type Product, productOf } from '../../automaton/product.js';
import { Budget, type Limits } from '../../base/limits.js';
import { findWord, jointLetters } from '../automata/product.js';

/** What a label says of the verdicts: a bit for the earlier document, and one for the later. */
export type VerdictsOfLabel = (label: number) => number;

/**
 * A shortest text whose label does not say which of the documents derive it; undefined where there is none. Then the classes
 * of the labels, each of which is told by the state where a text ends, are the difference, and no text is in two.
 * @throws StateLimitError, TimeLimitError
 */
export function unlabelledText(
  labelled: Product,
  verdictsOf: VerdictsOfLabel,
  before: Automaton,
  after: Automaton,
  limits?: Limits,
): string | undefined {
  const both = productOf([before, after]);
  const letters = jointLetters(
    asAutomaton(labelled, () => false),
    asAutomaton(both, () => false),
  );
  // Two bits, each in a walk of its own: the automata accept where the bit is set.
  for (const bit of [1, 2]) {
    const { word } = findWord(
      asAutomaton(labelled, (label) => (verdictsOf(label) & bit) !== 0),
      asAutomaton(both, (verdicts) => (verdicts & bit) !== 0),
      letters,
      (isLabelled, isDerivable) => isLabelled !== isDerivable,
      new Budget('the proof that the classes are complete', limits),
    );
    if (word !== undefined) return String.fromCharCode(...word);
  }
  return undefined;
}

function asAutomaton(
  product: Product,
  accepts: (value: number) => boolean,
): Automaton & { lastTold: number } {
  const { initial, classCount, classes, table, accepting } = product;
  const last = classes.length - 1;
  return {
    initial,
    classCount,
    dead: 0,
    lastTold: last,
    classOf: (unit) => classes[Math.min(unit, last)] ?? 0,
    step: (state, c) => table[state + c] ?? 0,
    accepting: (state) => accepts(accepting[state / classCount] ?? 0),
  };
}

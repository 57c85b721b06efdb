/** Product of several automata: each state records which of them accept, and which still can. */
import type { Automaton } from './automaton.js';
import { asciiSize } from '../base/ascii.js';
import { lastCodeUnit } from '../base/code-units.js';
import { Pairs } from './pairs.js';
import type { Budget } from '../base/limits.js';

/** Maximum number of bits that can be combined and separated without regard to signs. */
export const maxAutomata = 31;

/**
 * Product as a flat table: a state is the offset of its row. Row 0 is the state from which none accepts. If all
 * automata are minimal, so is the product: a word that distinguishes two states of one of them distinguishes the states
 * of the product.
 */
export interface Product {
  readonly initial: number;
  readonly classCount: number;
  /**
   * The class of each code unit; the last class stands for all units from there on. Classes are numbered by their first
   * unit.
   */
  readonly classes: Uint16Array;
  /** The state after each class, row by row. */
  readonly table: Uint32Array;
  /** By row number: bit i is set if automaton i accepts there. */
  readonly accepting: Uint32Array;
  /** By row number: bit i is set if automaton i can still accept. */
  readonly live: Uint32Array;
}

/**
 * Builds the product of automata, one after another. Time and memory are proportional to the sizes of the intermediate
 * tables.
 * @param units maximum number of code units to distinguish; from the last on, all are in one class of each automaton;
 * by default as many as they distinguish
 * @throws RangeError for more than `maxAutomata`; StateLimitError, TimeLimitError
 */
export function productOf(
  automata: readonly Automaton[],
  budget?: Budget,
  units = unitsOf(automata),
): Product {
  if (automata.length > maxAutomata) {
    throw new RangeError(`at most ${maxAutomata} automata can be combined, not ${automata.length}`);
  }
  const none: Product = {
    initial: 0,
    classCount: 1,
    classes: new Uint16Array(units),
    table: new Uint32Array(1),
    accepting: new Uint32Array(1),
    live: new Uint32Array(1),
  };
  return automata.reduce(
    (product, automaton, bit) => withOneMore(product, automaton, 1 << bit, budget),
    none,
  );
}

/** Returns the number of code units that automata distinguish, at least of US-ASCII and one more. */
function unitsOf(automata: readonly Automaton[]): number {
  return Math.max(asciiSize, ...automata.map(({ uniformFrom = lastCodeUnit }) => uniformFrom)) + 1;
}

/** @param bit the bit of the automaton */
function withOneMore(product: Product, automaton: Automaton, bit: number, budget?: Budget): Product {
  const pairsOfClasses = new Pairs();
  const classes = product.classes.map((first, unit) => pairsOfClasses.add(first, automaton.classOf(unit)));
  const classCount = pairsOfClasses.size;

  const states = new Pairs(budget);
  states.add(0, automaton.dead);
  const initial = classCount * states.add(product.initial, automaton.initial);
  const cells: number[] = [];
  for (let state = 0; state < states.size; state++) {
    const first = states.firsts[state] ?? 0;
    const second = states.seconds[state] ?? 0;
    for (let c = 0; c < classCount; c++) {
      const next = product.table[first + (pairsOfClasses.firsts[c] ?? 0)] ?? 0;
      cells.push(classCount * states.add(next, automaton.step(second, pairsOfClasses.seconds[c] ?? 0)));
    }
  }
  const bitsOf = (before: Uint32Array, has: (state: number) => boolean): Uint32Array =>
    Uint32Array.from(states.seconds, (second, state) => {
      const bits = before[(states.firsts[state] ?? 0) / product.classCount] ?? 0;
      return has(second) ? bits | bit : bits;
    });
  return {
    initial,
    classCount,
    classes,
    table: Uint32Array.from(cells),
    accepting: bitsOf(product.accepting, (state) => automaton.accepting(state)),
    live: bitsOf(product.live, (state) => state !== automaton.dead),
  };
}

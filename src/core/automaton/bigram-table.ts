/**
 * Table that reads two characters of US-ASCII a step, for recognizing many texts. Each step must wait for the state
 * that the previous step looks up, so half as many steps take about half the time.
 */
import { asciiSize } from '../base/ascii.js';
import type { DfaTable } from './dfa-table.js';

/** A constant of this module: an imported one would be read again at every step. */
const characters = asciiSize;

export class BigramTable {
  /** Column of the classes of two characters. */
  private readonly columns = new Uint16Array(characters ** 2);
  /** State after each pair of classes, row by row. A state is the offset of its row. */
  private readonly table: Int32Array;

  /**
   * Linear in the states times the square of the classes: a millisecond and half a megabyte for the largest revision.
   */
  constructor(private readonly automaton: DfaTable) {
    const { classCount, table } = automaton;
    const classes = automaton.classes.subarray(0, characters);
    const lines = Array.from({ length: classCount }, (_, first) =>
      Uint16Array.from(classes, (second) => first * classCount + second),
    );
    classes.forEach((first, i) => {
      this.columns.set(lines[first] ?? [], i * characters);
    });
    const rows = new Int32Array(table).map((state) => state * classCount);
    this.table = new Int32Array(table.length * classCount);
    table.forEach((next, i) => {
      if (next > 0) this.table.set(rows.subarray(next, next + classCount), i * classCount);
    });
  }

  /**
   * Tests whether the automaton accepts a text. Linear, allocates nothing, ends at the first pair that is not allowed.
   */
  accepts(text: string): boolean {
    const { automaton, columns, table } = this;
    const { length } = text;
    let state = automaton.initial * automaton.classCount;
    let i = 1;
    for (; i < length; i += 2) {
      const first = text.charCodeAt(i - 1);
      const second = text.charCodeAt(i);
      state =
        (first | second) < characters
          ? (table[state + (columns[first * characters + second] ?? 0)] ?? 0)
          : this.singly(state, first, second);
      if (state === 0) return false;
    }
    let last = state / automaton.classCount;
    if (i === length) last = automaton.step(last, automaton.classOf(text.charCodeAt(i - 1)));
    return automaton.accepting(last);
  }

  /** Returns the state after two characters that are not both of US-ASCII. */
  private singly(state: number, first: number, second: number): number {
    const { automaton } = this;
    const between = automaton.step(state / automaton.classCount, automaton.classOf(first));
    return automaton.step(between, automaton.classOf(second)) * automaton.classCount;
  }
}

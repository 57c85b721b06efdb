/** The automaton as a flat table: how generated/<revision>/automaton.ts and automata.ts are read and walked. Part of the core. */
import type { Automaton } from './automaton.js';

/** Code units from here on share one class: no grammar mentions them. */
export const unmentioned = 128;

/**
 * A minimal automaton whose state numbers are offsets of rows in its table. Row 0 is the dead state, the rejecting
 * states come next, the accepting states last.
 */
export class AutomatonTable implements Automaton {
  readonly dead = 0;
  constructor(
    readonly classCount: number,
    readonly initial: number,
    /** The first accepting state. */
    readonly firstAccepting: number,
    /** The class of each code unit from 0 to `unmentioned`, the last standing for all above. */
    readonly classes: Uint8Array,
    /** The state after each class, row by row. */
    readonly table: Uint16Array,
  ) {}

  /** Dead state included. */
  get stateCount(): number {
    return this.table.length / this.classCount;
  }

  classOf(codeUnit: number): number {
    return this.classes[codeUnit < unmentioned ? codeUnit : unmentioned] ?? 0;
  }

  step(state: number, characterClass: number): number {
    return this.table[state + characterClass] ?? 0;
  }

  accepting(state: number): boolean {
    return state >= this.firstAccepting;
  }
}

/** An automaton as text: counts and state numbers in rows, then the classes and the columns of the table, encoded. */
export type EncodedAutomaton = readonly [
  classCount: number,
  stateCount: number,
  initial: number,
  firstAccepting: number,
  classes: string,
  columns: string,
];

/** Reads what scripts/generate-automata.ts wrote. Linear in the size of the table. */
export function decodeAutomaton(encoded: EncodedAutomaton): AutomatonTable {
  const [classCount, stateCount, initial, firstAccepting, classes, columns] = encoded;
  const table = new Uint16Array(stateCount * classCount);
  decodeDifferences(columns, stateCount, table.length).forEach((target, i) => {
    table[(i % stateCount) * classCount + Math.floor(i / stateCount)] = target * classCount;
  });
  const classOf = Uint8Array.from(decodeDifferences(classes, classCount, unmentioned + 1));
  return new AutomatonTable(classCount, initial * classCount, firstAccepting * classCount, classOf, table);
}

/** The digits of numbers, in their order. The last 32 continue a number. */
export const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/**
 * Numbers from 0 to modulus - 1, starting from 0, as runs of what is added to the one before modulo `modulus`: see
 * decodeRuns.
 */
function decodeDifferences(text: string, modulus: number, length: number): readonly number[] {
  return decodeRuns(text, length, (last, difference) => (last + difference) % modulus);
}

/**
 * Numbers as pairs: how often the last one, at first 0, is repeated, then another.
 * @param next what another is after the last one; itself by default
 */
export function decodeRuns(
  text: string,
  length: number,
  next = (_last: number, number: number): number => number,
): readonly number[] {
  const numbers: number[] = [];
  const pairs = decodeNumbers(text);
  let last = 0;
  for (let i = 0; i < pairs.length; i += 2) {
    for (let count = pairs[i] ?? 0; count > 0; count--) numbers.push(last);
    numbers.push((last = next(last, pairs[i + 1] ?? 0)));
  }
  while (numbers.length < length) numbers.push(last);
  return numbers;
}

/** Numbers from 0, each written with 5 bits a digit, lowest first. */
export function decodeNumbers(text: string): readonly number[] {
  const numbers: number[] = [];
  let [value, bits] = [0, 0];
  for (const character of text) {
    const digit = digits.indexOf(character);
    value |= (digit & 31) << bits;
    bits += 5;
    if (digit > 31) continue;
    numbers.push(value);
    [value, bits] = [0, 0];
  }
  return numbers;
}

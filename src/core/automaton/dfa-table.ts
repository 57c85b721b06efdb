/**
 * Automaton as a flat table: reads and walks the text of generated/<id>/automaton.ts and automata.ts. Belongs to the
 * core.
 */
import { asciiSize } from '../base/ascii.js';
import type { Automaton } from './automaton.js';

/** Maximum number of entries of an encoded table, whose states have 16 bits. */
export const maxTableSize = 0x10000;

/**
 * A minimal automaton whose state numbers are offsets of rows in its table. Row 0 is the dead state, the rejecting
 * states come next, the accepting states last.
 */
export class DfaTable implements Automaton {
  readonly dead = 0;
  readonly uniformFrom: number;

  constructor(
    readonly classCount: number,
    readonly initial: number,
    /** The first accepting state. */
    readonly firstAccepting: number,
    /** The class of each code unit, at least of US-ASCII and one more; the last class stands for all units above. */
    readonly classes: Uint16Array,
    /** The state after each class, row by row. */
    readonly table: Uint16Array | Uint32Array,
  ) {
    this.uniformFrom = classes.length - 1;
  }

  /** Number of states, including the dead state. */
  get stateCount(): number {
    return this.table.length / this.classCount;
  }

  classOf(codeUnit: number): number {
    return this.classes[Math.min(codeUnit, this.uniformFrom)] ?? 0;
  }

  step(state: number, characterClass: number): number {
    return this.table[state + characterClass] ?? 0;
  }

  accepting(state: number): boolean {
    return state >= this.firstAccepting;
  }
}

/** An automaton as text: counts and state numbers in rows, then the encoded classes and columns of the table. */
export type EncodedAutomaton = readonly [
  classCount: number,
  stateCount: number,
  initial: number,
  firstAccepting: number,
  classes: string,
  columns: string,
  /** Number of code units that the classes distinguish; by default US-ASCII and one more. */
  units?: number,
];

/** Decodes the output of src/grammar/emit/encode-automaton.ts. Linear in the size of the table. */
export function decodeAutomaton([
  classCount,
  stateCount,
  initial,
  firstAccepting,
  classes,
  columns,
  units = asciiSize + 1,
]: EncodedAutomaton): DfaTable {
  const states = decodeDifferences(columns, stateCount, stateCount * classCount);
  const table = new Uint16Array(states.length);
  for (let c = 0, i = 0; c < classCount; c++) {
    for (let cell = c; cell < table.length; cell += classCount) table[cell] = (states[i++] ?? 0) * classCount;
  }
  return new DfaTable(
    classCount,
    initial * classCount,
    firstAccepting * classCount,
    decodeDifferences(classes, classCount, units),
    table,
  );
}

/** Digits of numbers, in ascending order. The last 32 continue a number. */
export const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Decodes numbers from 0 to modulus - 1 from runs of differences modulo `modulus`, starting from 0: see decodeRuns. */
export function decodeDifferences(text: string, modulus: number, length: number): Uint16Array {
  return decodeRuns(text, length, (last, difference) => (last + difference) % modulus);
}

/**
 * Decodes numbers from pairs: how often to repeat the previous number (initially 0), then another number.
 * @param next computes the other number from the previous one
 */
export function decodeRuns(
  text: string,
  length: number,
  next: (last: number, number: number) => number,
): Uint16Array {
  const numbers = new Uint16Array(length);
  const pairs = decodeNumbers(text);
  let last = 0;
  let at = 0;
  for (let i = 0; i < pairs.length; i += 2) {
    const end = at + (pairs[i] ?? 0);
    numbers.fill(last, at, end);
    numbers[end] = last = next(last, pairs[i + 1] ?? 0);
    at = end + 1;
  }
  return numbers.fill(last, at);
}

/** Decodes 16-bit numbers, each written with 5 bits a digit, lowest first. */
export function decodeNumbers(text: string): Uint16Array {
  const values = new Uint8Array(asciiSize);
  for (let i = 0; i < digits.length; i++) values[digits.charCodeAt(i)] = i;
  const numbers = new Uint16Array(text.length);
  let count = 0;
  let value = 0;
  let bits = 0;
  for (let i = 0; i < text.length; i++) {
    const digit = values[text.charCodeAt(i)] ?? 0;
    value |= (digit & 31) << bits;
    bits += 5;
    if (digit > 31) continue;
    numbers[count++] = value;
    value = bits = 0;
  }
  return numbers.subarray(0, count);
}

/** An automaton that reads the bytes of a line without decoding, as long as they are printable US-ASCII. */

import type { Automaton } from '../../core/automaton/automaton.js';
import { asciiSize } from '../../core/base/ascii.js';
import { carriageReturn, lineFeed } from '../input/lines.js';

/**
 * Entries of the table that are not rows: not computed yet; no accepted line has this byte here; an accepted line may.
 */
const unknown = 0;
const refused = 1;
const undecided = 2;
/** Entries of a row: one for each byte. */
const width = 256;
/** Limit that lets the offset of a row fit in two bytes, which are read faster than four. */
const maxRows = 0x10000 / width;

const firstVisible = 0x20;
const lastVisible = 0x7e;

/** Tests whether a byte is a printable character of US-ASCII. */
export function isVisible(byte: number): boolean {
  return byte >= firstVisible && byte <= lastVisible;
}

/** A table filled on demand and cleared when full: most automata are only partly visited. */
export class ByteAutomaton {
  /** By row and byte, the next row. Rows are given by their offsets in the table. */
  private readonly table = new Uint16Array(maxRows * width);
  /** The state of each row, and the row of each state. Row 0 is that of the dead state. */
  private readonly states: number[] = [];
  private readonly rows = new Map<number, number>();
  private initial = 0;
  private row = 0;
  private isRefused = false;

  constructor(private readonly automaton: Automaton) {
    this.clear();
  }

  /** True if the text of the last walk is accepted. */
  get accepts(): boolean {
    return this.automaton.accepting(this.state);
  }

  /** The state reached by the last walk. */
  get state(): number {
    return this.stateOf(this.row);
  }

  /** True if the last walk stopped at a byte that no accepted line has there. */
  get refuses(): boolean {
    return this.isRefused;
  }

  /**
   * Walks from an offset while an accepted line is still possible and every byte is visible US-ASCII. The bytes must
   * contain another byte, such as a line feed. Returns the offset of the stop. Linear; allocates nothing once the table
   * is filled.
   */
  walk(bytes: Uint8Array, from: number): number {
    const { table } = this;
    let row = this.initial;
    let at = from;
    let next = unknown;
    while (next === unknown) {
      while ((next = table[row + (bytes[at] ?? 0)] ?? undecided) > undecided) {
        row = next;
        at++;
      }
      if (next === unknown) row = this.lookUp(row, bytes[at] ?? 0);
    }
    this.row = row;
    this.isRefused = next === refused;
    return at;
  }

  /** Computes an entry of the table. Returns the row of the same state, which changes if the table is cleared. */
  private lookUp(row: number, byte: number): number {
    const { automaton } = this;
    const state = this.stateOf(row);
    const next = automaton.step(state, automaton.classOf(byte));
    const isRow = next !== automaton.dead && isVisible(byte);
    if (isRow && !this.rows.has(next) && this.states.length === maxRows) {
      this.clear();
      return this.rowOf(state);
    }
    const isCharacter = byte < asciiSize || automaton.uniformFrom === asciiSize;
    const isEnd = byte === lineFeed || byte === carriageReturn;
    const isRefused = next === automaton.dead && isCharacter && !isEnd;
    this.table[row + byte] = isRow ? this.rowOf(next) : isRefused ? refused : undecided;
    return row;
  }

  private clear(): void {
    this.table.fill(unknown);
    this.states.length = 0;
    this.rows.clear();
    this.rowOf(this.automaton.dead);
    this.initial = this.rowOf(this.automaton.initial);
  }

  private rowOf(state: number): number {
    let row = this.rows.get(state);
    if (row === undefined) {
      row = width * (this.states.push(state) - 1);
      this.rows.set(state, row);
    }
    return row;
  }

  private stateOf(row: number): number {
    return this.states[row / width] ?? this.automaton.dead;
  }
}

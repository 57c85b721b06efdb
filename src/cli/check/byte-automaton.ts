/** An automaton on the bytes of a line, which need no decoding as long as they are US-ASCII that can be shown as it is. */

import type { Automaton } from '../../grammar/automaton.js';
import { unmentioned } from '../../grammar/automaton-table.js';
import { carriageReturn, lineFeed } from '../lines.js';

/** Entries of the table that are no row: not looked up yet; no accepted line has this byte here; it may have. */
const unknown = 0;
const refused = -1;
const undecided = -2;
/** Entries of a row: one for each byte. */
const width = 256;

const firstVisible = 0x20;
const lastVisible = 0x7e;

/** Whether a byte is a character of US-ASCII that a terminal shows as it is. */
export function isVisible(byte: number): boolean {
  return byte >= firstVisible && byte <= lastVisible;
}

/** The table is made row by row, where lines lead: most automata are larger than what is ever visited of them. */
export class ByteAutomaton {
  /** By row and byte, the row that comes next. Row 0 does not occur. */
  private table = new Int32Array(16 * width);
  /** The state of each row, and whether it accepts. */
  private readonly states: number[] = [];
  private readonly accepting: boolean[] = [];
  private readonly rows = new Map<number, number>();
  private readonly initial: number;
  private row: number;
  private isRefused = false;

  constructor(private readonly automaton: Automaton) {
    this.rowOf(automaton.dead);
    this.row = this.initial = this.rowOf(automaton.initial);
  }

  /** Whether what the last walk has read is accepted. */
  get accepts(): boolean {
    return this.accepting[this.row / width] ?? false;
  }

  /** Whether the last walk has stopped at a byte that no accepted line has there. */
  get refuses(): boolean {
    return this.isRefused;
  }

  /**
   * Walks from a place as far as an accepted line can still come and every byte is visible US-ASCII. There must be
   * some other byte, a line feed for one. Returns its place. Linear, allocates nothing once the table is made.
   */
  walk(bytes: Uint8Array, from: number): number {
    let { table, initial: row } = this;
    let at = from;
    let next = unknown;
    while (next === unknown) {
      while ((next = table[row + (bytes[at] ?? 0)] ?? undecided) > 0) {
        row = next;
        at++;
      }
      if (next === unknown) table = this.lookUp(row, bytes[at] ?? 0);
    }
    this.row = row;
    this.isRefused = next === refused;
    return at;
  }

  /** The table with the entry made. */
  private lookUp(row: number, byte: number): Int32Array<ArrayBuffer> {
    const next = this.next(this.states[row / width] ?? 0, byte);
    this.table[row + byte] = next;
    return this.table;
  }

  private next(state: number, byte: number): number {
    if (byte === lineFeed || byte === carriageReturn) return undecided;
    const { automaton } = this;
    const next = automaton.step(state, automaton.classOf(Math.min(byte, unmentioned)));
    if (next === automaton.dead) return refused;
    return isVisible(byte) ? this.rowOf(next) : undecided;
  }

  private rowOf(state: number): number {
    let row = this.rows.get(state);
    if (row === undefined) {
      row = width * (this.states.push(state) - 1);
      this.accepting.push(this.automaton.accepting(state));
      this.rows.set(state, row);
      if (row + width > this.table.length) this.grow();
    }
    return row;
  }

  private grow(): void {
    const { table } = this;
    this.table = new Int32Array(2 * table.length).fill(unknown);
    this.table.set(table);
  }
}

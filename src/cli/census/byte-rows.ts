/** Automata as they are walked over bytes: a row of 256 cells for each state, which are given by the offsets of their rows. */

/** An automaton over code units: states are offsets of rows in its table, and from state 0 nothing is accepted. */
interface Table {
  readonly initial: number;
  readonly classCount: number;
  /** The class of each code unit, the last standing for all from there on. */
  readonly classes: ArrayLike<number>;
  readonly table: ArrayLike<number>;
}

export const byteValues = 256;

export class ByteRows {
  /** The state after each byte, row by row. */
  readonly rows: Uint32Array;
  readonly initial: number;

  /** @param end a byte that no text has: a walk stops there, as at what is accepted nowhere */
  constructor({ initial, classCount, classes, table }: Table, end?: number) {
    const last = classes.length - 1;
    const classOf = Array.from(
      { length: byteValues },
      (_, byte) => classes[byte === end ? last : Math.min(byte, last)] ?? 0,
    );
    // A look-up of the class of each byte would take as long as that of the state.
    this.rows = new Uint32Array((table.length / classCount) * byteValues);
    for (let row = 0, from = 0; row < this.rows.length; row += byteValues, from += classCount) {
      for (let byte = 0; byte < byteValues; byte++) {
        const next = table[from + (classOf[byte] ?? 0)] ?? 0;
        this.rows[row + byte] = (next / classCount) * byteValues;
      }
    }
    this.initial = (initial / classCount) * byteValues;
  }

  /** The number of a state. */
  numberOf(state: number): number {
    return state / byteValues;
  }

  /** The state after the bytes between two places. Linear. */
  after(bytes: Uint8Array, from: number, to: number): number {
    const { rows } = this;
    let state = this.initial;
    for (let at = from; at < to && state !== 0; at++) state = rows[state + (bytes[at] ?? 0)] ?? 0;
    return state;
  }
}

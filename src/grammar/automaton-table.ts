/** The automaton as a flat table: how generated/<revision>/automaton.ts and automata.ts are walked. Part of the core. */
import type { Automaton } from './automaton.js';

/** Code units from here on share one class: no grammar mentions them. */
export const unmentioned = 128;

/**
 * A minimal automaton whose state numbers are offsets of rows in its table. Row 0 is the dead state, the rejecting
 * states come next, the accepting states last; within each group the order is that of a breadth-first walk.
 */
export class AutomatonTable implements Automaton {
  readonly dead = 0;
  constructor(
    /** The class of each code unit from 0 to `unmentioned`, the last standing for all above. */
    readonly classes: Uint8Array,
    readonly classCount: number,
    readonly initial: number,
    /** The first accepting state. */
    readonly firstAccepting: number,
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

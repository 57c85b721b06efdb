/** The registers of tagged automata: what one keeps of a text while it reads it. What each holds is told where roles are known. */

/** As many as the tables of actions can name. */
export const registerCount = 88;

/** Places in a text, which may be unset, and those of repeated roles. They are cleared before each text. */
export class Registers {
  constructor(
    /** Unset registers are -1. */
    readonly values = new Int32Array(registerCount).fill(-1),
    /** Where the occurrences of repeated roles stand: begin and end of each. */
    readonly places: number[] = [],
  ) {}

  /** Forgets the last text. */
  clear(): void {
    this.values.fill(-1);
    this.places.length &&= 0;
  }

  /** What a register holds, -1 where it is unset. */
  at(register: number): number {
    return this.values[register] ?? -1;
  }
}

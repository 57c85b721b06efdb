/**
 * Registers of tagged automata: values recorded while a text is read. src/core/tree/role-registers.ts defines their
 * contents.
 */

/** Maximum that the tables of actions can address. */
export const registerCount = 88;

/** Places in a text, which may be unset, and places of repeated roles. They are cleared before each text. */
export class Registers {
  constructor(
    /** Unset registers are -1. */
    readonly values = new Int32Array(registerCount).fill(-1),
    /** Begin and end of each occurrence of a repeated role. */
    readonly places: number[] = [],
  ) {}

  /** Clears all registers. */
  clear(): void {
    this.values.fill(-1);
    this.places.length &&= 0;
  }

  /** Returns the value of a register, -1 if it is unset. */
  at(register: number): number {
    return this.values[register] ?? -1;
  }
}

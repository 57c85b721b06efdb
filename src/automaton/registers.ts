/** The registers of tagged automata: places in the last text that was read. What each holds is told where roles are known. */

/** As many as the tables of actions can name. */
const count = 80;

/** Unset registers are -1. Reading is never interrupted, so one array does for all. */
export const registers = new Int32Array(count).fill(-1);

/** Where the occurrences of repeated roles stand: begin and end of each. */
export const places: number[] = [];

/** Forgets the last text. */
export function clearRegisters(): void {
  registers.fill(-1);
  if (places.length > 0) places.length = 0;
}

/** What a register holds, -1 where it is unset. */
export function registerAt(register: number): number {
  return registers[register] ?? -1;
}

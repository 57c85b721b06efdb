/** Small automata over the letters a and b as tables, for tests; every other character is read as b. */
import type { Automaton } from '../../../src/core/automaton/automaton.js';

/** The states after a and after b from each state, from 0 on; -1 is the dead state. */
export interface Table {
  readonly steps: readonly (readonly [number, number])[];
  readonly accepting: readonly boolean[];
}

/** Returns the automaton of a table. */
export function automatonOf({ steps, accepting }: Table): Automaton {
  return {
    initial: 0,
    classCount: 2,
    dead: -1,
    classOf: (unit) => (unit === 0x61 ? 0 : 1),
    step: (state, c) => steps[state]?.[c] ?? -1,
    accepting: (state) => accepting[state] ?? false,
  };
}

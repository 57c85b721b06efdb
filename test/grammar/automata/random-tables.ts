/** Random automata over a few letters, as parsers to learn in tests. */
import fc from 'fast-check';
import { minimalTable, type TableAutomaton } from '../../../src/grammar/automata/table-automaton.js';

/** The states after each letter, and which states accept. */
export interface Transitions {
  readonly rows: readonly (readonly number[])[];
  readonly accepting: readonly boolean[];
}

/**
 * Returns the minimal automaton of transitions over the characters of a text; any other character is read as the last.
 */
export function automatonOf(characters: string, transitions: Transitions): TableAutomaton {
  const classes = new Uint16Array(0x10000).fill(characters.length - 1);
  Array.from(characters).forEach((character, c) => (classes[character.charCodeAt(0)] = c));
  return minimalTable({ classes, ...transitions });
}

/** Generates transitions of at most that many states over that many letters. */
export function transitions(letters: number, mostStates: number): fc.Arbitrary<Transitions> {
  return fc.integer({ min: 1, max: mostStates }).chain((states) => {
    const row = fc.array(fc.nat(states - 1), { minLength: letters, maxLength: letters });
    return fc.record({
      rows: fc.array(row, { minLength: states, maxLength: states }),
      accepting: fc.array(fc.boolean(), { minLength: states, maxLength: states }),
    });
  });
}

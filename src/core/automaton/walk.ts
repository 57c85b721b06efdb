/** Walking an automaton along a text. */
import type { Automaton } from './automaton.js';

/** How far a text is the beginning of an accepted one, and where that leads. */
export interface Walk {
  /** In UTF-16 code units from 0. */
  readonly offset: number;
  readonly state: number;
}

/** The longest beginning of a text from which an accepted one can still come; from a state, the initial by default. Linear. */
export function walk(automaton: Automaton, text: string, from = automaton.initial): Walk {
  let state = from;
  for (let offset = 0; offset < text.length; offset++) {
    const next = automaton.step(state, automaton.classOf(text.charCodeAt(offset)));
    if (next === automaton.dead) return { offset, state };
    state = next;
  }
  return { offset: text.length, state };
}

/** Whether an automaton accepts a text. Linear, ends at the first character that cannot come. */
export function accepts(automaton: Automaton, text: string): boolean {
  const { offset, state } = walk(automaton, text);
  return offset === text.length && automaton.accepting(state);
}

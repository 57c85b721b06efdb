/** Walks an automaton along a text. */
import type { Automaton } from './automaton.js';

/** End of the longest prefix of a text that an accepted text can still extend, and the state there. */
export interface Walk {
  /** In UTF-16 code units from 0. */
  readonly offset: number;
  readonly state: number;
}

/**
 * Walks the longest prefix of a text that an accepted text can still extend, from a state, by default the initial one.
 * Linear.
 */
export function walk(automaton: Automaton, text: string, from = automaton.initial): Walk {
  let state = from;
  for (let offset = 0; offset < text.length; offset++) {
    const next = automaton.step(state, automaton.classOf(text.charCodeAt(offset)));
    if (next === automaton.dead) return { offset, state };
    state = next;
  }
  return { offset: text.length, state };
}

/** Tests whether an automaton accepts a text. Linear, ends at the first character that is not allowed. */
export function accepts(automaton: Automaton, text: string): boolean {
  const { offset, state } = walk(automaton, text);
  return offset === text.length && automaton.accepting(state);
}

/** Returns the classes with which some accepted text continues, each with the state after it. */
export function stepsFrom(
  automaton: Automaton,
  state: number,
): readonly (readonly [characterClass: number, next: number])[] {
  return Array.from(
    { length: automaton.classCount },
    (_, c) => [c, automaton.step(state, c)] as const,
  ).filter(([, next]) => next !== automaton.dead);
}

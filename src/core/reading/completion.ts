/** Shortest continuation from a state of an automaton, in the most legible characters. */
import type { Automaton } from '../automaton/automaton.js';
import { legibleAscii } from '../base/ascii.js';

/**
 * Returns the most legible character of each class that an automaton distinguishes.
 * @param legible the characters in the order of legibility; by default those of US-ASCII
 */
export function representatives(automaton: Automaton, legible = legibleAscii): readonly string[] {
  const found = new Map<number, string>();
  for (const character of legible) {
    const characterClass = automaton.classOf(character.charCodeAt(0));
    if (!found.has(characterClass)) found.set(characterClass, character);
  }
  return [...found.values()];
}

/**
 * Returns the shortest text from a state to an accepting one; of several, the first in the order of the characters. Breadth
 * first: time is at most the number of states times the number of classes.
 */
export function shortestCompletion(
  automaton: Automaton,
  from: number,
  characters = representatives(automaton),
): string {
  const reached = new Map([[from, '']]);
  for (const [state, text] of reached) {
    if (automaton.accepting(state)) return text;
    for (const character of characters) {
      const next = automaton.step(state, automaton.classOf(character.charCodeAt(0)));
      if (next !== automaton.dead && !reached.has(next)) reached.set(next, text + character);
    }
  }
  throw new RangeError('a dead state');
}

/** The shortest way on from a state of an automaton, in the characters that read best. */
import type { Automaton } from '../automaton/automaton.js';
import { legibleAscii } from '../base/ascii.js';

/** One character for each class of US-ASCII that an automaton tells apart, the one that reads best. */
export function representatives(automaton: Automaton): readonly string[] {
  const found = new Map<number, string>();
  for (const character of legibleAscii) {
    const characterClass = automaton.classOf(character.charCodeAt(0));
    if (!found.has(characterClass)) found.set(characterClass, character);
  }
  return [...found.values()];
}

/**
 * The shortest text that leads from a state to an accepting one; of several, the first in the order of legibility.
 * Breadth first: time is at most the number of states times that of classes.
 */
export function shortestCompletion(automaton: Automaton, from: number): string {
  const characters = representatives(automaton);
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

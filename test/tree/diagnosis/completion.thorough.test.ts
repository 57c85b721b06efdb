import { distancesToAcceptance, reachableStates } from '../../../src/study/automata/explore.js';
import { representatives, shortestCompletion } from '../../../src/tree/diagnosis/completion.js';
import { walk } from '../../../src/automaton/walk.js';
import { accepts, testedRevisions, testedRule } from '../../automaton/automata.js';
import { some } from '../../depth.js';

describe.each(some(testedRevisions, 3))('$id', ({ recognizer, rules }) => {
  test('a completion is accepted and none is shorter, from every state of every rule', () => {
    let states = 0;
    for (const { minimal } of rules) {
      const distances = distancesToAcceptance(minimal);
      for (const state of reachableStates(minimal)) {
        states += 1;
        const completion = shortestCompletion(minimal, state);
        const end = walk(minimal, completion, state);
        expect(end.offset).toBe(completion.length);
        expect(minimal.accepting(end.state)).toBe(true);
        expect(completion.length).toBe(distances.get(state));
      }
    }
    expect(states).toBeGreaterThan(2 * rules.length);
  });

  test('it is the same for every automaton of a rule', () => {
    for (const { index, minimal } of rules) {
      const lazy = recognizer.automaton(index);
      expect(shortestCompletion(lazy, lazy.initial)).toBe(shortestCompletion(minimal, minimal.initial));
    }
  });

  test('of two characters that do, the one that reads best is taken', () => {
    const order = [/^[a-z]/, /^[0-9]/, /^[A-Z]/, /^[!-~]/, /^/];
    const rank = (text: string): number => order.findIndex((kind) => kind.test(text));
    for (const { minimal } of rules) {
      const completion = shortestCompletion(minimal, minimal.initial);
      if (completion.length !== 1) continue;
      const all = Array.from({ length: 0x80 }, (_, unit) => String.fromCharCode(unit));
      const best = Math.min(...all.filter((c) => accepts(minimal, c)).map(rank));
      expect(rank(completion)).toBe(best);
      expect(representatives(minimal)).toContain(completion);
    }
  });
});

test('nothing completes a dead state', () => {
  const { minimal } = testedRule('rfc1738', 'url');
  expect(() => shortestCompletion(minimal, minimal.dead)).toThrow(RangeError);
});

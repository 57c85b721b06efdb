import fc from 'fast-check';
import { accepts, walk } from '../../src/automaton/walk.js';
import {
  accepts as acceptsByContract,
  stateAfter,
  testedRevisions,
  testedRule,
  textsNear,
} from './automata.js';
import { many, some } from '../depth.js';

const reference = testedRevisions.flatMap(({ id, grammar, rules }) =>
  rules.filter(({ name }) => name === grammar.start).map(({ minimal }) => ({ id, automaton: minimal })),
);

describe.each(some(reference, 2))('$id', ({ automaton }) => {
  test('a text is accepted as the contract of automata has it', () => {
    fc.assert(
      fc.property(
        textsNear(automaton),
        (text) => accepts(automaton, text) === acceptsByContract(automaton, text),
      ),
      { numRuns: many(150, 2000), seed: 1 },
    );
  });

  test('a walk ends at the first character that leads to the dead state', () => {
    fc.assert(
      fc.property(textsNear(automaton), (text) => {
        const { offset, state } = walk(automaton, text);
        expect(stateAfter(automaton, text.slice(0, offset))).toBe(state);
        expect(state).not.toBe(automaton.dead);
        if (offset < text.length) {
          expect(stateAfter(automaton, text.slice(0, offset + 1))).toBe(automaton.dead);
        }
      }),
      { numRuns: many(100, 500), seed: 1 },
    );
  });

  test('every code unit beyond US-ASCII is refused, wherever it stands', () => {
    for (let unit = 0x80; unit <= 0xffff; unit += 0x7f) {
      const text = `http://a${String.fromCharCode(unit)}a`;
      expect(accepts(automaton, text)).toBe(false);
      expect(walk(automaton, text).offset).toBe(8);
    }
  });
});

test('a walk can begin in any state', () => {
  const { minimal } = testedRule('rfc1738', 'url');
  const { state } = walk(minimal, 'http://h/%');
  expect(walk(minimal, '4g', state).offset).toBe(1);
});

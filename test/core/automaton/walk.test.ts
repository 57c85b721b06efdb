/** Automata of every document in the core: one text, all rules of a document, tables of pairs of characters. */
import fc from 'fast-check';
import { accepts, walk } from '../../../src/core/automaton/walk.js';
import {
  accepts as acceptsByContract,
  isInAscii,
  stateAfter,
  testedRevisions,
  testedRule,
  textsNear,
} from './automata.js';
import { many, quickTest, some } from '../../depth.js';
import { representatives } from '../../../src/core/reading/completion.js';
import { BigramTable } from '../../../src/core/automaton/bigram-table.js';

const reference = testedRevisions.flatMap(({ id, grammar, rules }) =>
  rules
    .filter(({ name }) => name === grammar.start)
    .map(({ minimal, parses }) => ({ id, automaton: minimal, derives: parses })),
);

describe.each(some(reference, 2))('$id', ({ automaton, derives }) => {
  test('accepts a text according to the contract of automata', () => {
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

  test('every code unit beyond US-ASCII is refused unless the document derives it, wherever it stands', () => {
    for (let unit = 0x80; unit <= 0xffff; unit += 0x7f) {
      const text = `http://a${String.fromCharCode(unit)}a`;
      expect([unit, accepts(automaton, text)]).toEqual([unit, derives(text)]);
      if (isInAscii(automaton)) expect(walk(automaton, text).offset).toBe(8);
    }
  });
});

test('a walk can begin in any state', () => {
  const { minimal } = testedRule('rfc1738', 'url');
  const { state } = walk(minimal, 'http://h/%');
  expect(walk(minimal, '4g', state).offset).toBe(1);
});

/** Returns the first texts over some characters, shorter ones first. */
function firstTexts(characters: readonly string[], count: number): readonly string[] {
  const texts = [''];
  for (const text of texts) {
    for (const character of characters) {
      if (texts.length === count) return texts;
      texts.push(text + character);
    }
  }
  return texts;
}

describe.each(testedRevisions)('$id', ({ recognizer, rules }) => {
  quickTest(
    'accepts the same as the generated parser: every rule, all short texts over one character of each class',
    () => {
      let accepted = 0;
      const different = rules.flatMap(({ name, index, minimal, parses }) => {
        const texts = firstTexts(representatives(minimal), 1000);
        accepted += texts.filter((text) => recognizer.accepts(index, text)).length;
        return texts
          .filter((text) => recognizer.accepts(index, text) !== parses(text))
          .slice(0, 1)
          .map((text) => `${name}: ${JSON.stringify(text)}`);
      });
      expect(different).toStrictEqual([]);
      expect(accepted).toBeGreaterThan(1000);
    },
    60_000,
  );
});

describe.each(reference)('$id', ({ automaton }) => {
  const pairs = new BigramTable(automaton);

  test('stepping by pairs accepts the same as stepping by characters', () => {
    const lengths = new Set<string>();
    fc.assert(
      fc.property(textsNear(automaton), (text) => {
        lengths.add(`${String(text.length % 2)} ${String(pairs.accepts(text))}`);
        return pairs.accepts(text) === acceptsByContract(automaton, text);
      }),
      { numRuns: 800, seed: 1 },
    );
    expect([...lengths].sort()).toEqual(['0 false', '0 true', '1 false', '1 true']);
  });

  test('handles any code units, including lone surrogates', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat({ max: 0xffff }), { maxLength: 6 }),
        fc.constantFrom('', 'a:', 'a:b', 'http://h/', 'http://h/p'),
        fc.boolean(),
        (units, start, isFirst) => {
          const odd = String.fromCharCode(...units);
          const text = isFirst ? odd + start : start + odd;
          return pairs.accepts(text) === acceptsByContract(automaton, text);
        },
      ),
      { numRuns: 600, seed: 1 },
    );
  });

  test('every pair of characters, at the beginning and after some', () => {
    for (const start of ['', 'a', 'a:', 'http://h']) {
      for (let first = 0; first <= 0x80; first++) {
        for (let second = 0; second <= 0x80; second++) {
          const text = start + String.fromCharCode(first, second);
          if (pairs.accepts(text) !== acceptsByContract(automaton, text))
            throw new Error(JSON.stringify(text));
        }
      }
    }
  });
});

import fc from 'fast-check';
import { BigramTable } from '../../src/automaton/bigram-table.js';
import { accepts, testedRevisions, textsNear } from './automata.js';

const reference = testedRevisions.flatMap(({ id, grammar, rules }) =>
  rules.filter(({ name }) => name === grammar.start).map(({ minimal }) => ({ id, automaton: minimal })),
);

describe.each(reference)('$id', ({ automaton }) => {
  const pairs = new BigramTable(automaton);

  test('a text is accepted as one character a step has it, however it falls into pairs', () => {
    const lengths = new Set<string>();
    fc.assert(
      fc.property(textsNear(automaton), (text) => {
        lengths.add(`${String(text.length % 2)} ${String(pairs.accepts(text))}`);
        return pairs.accepts(text) === accepts(automaton, text);
      }),
      { numRuns: 800, seed: 1 },
    );
    expect([...lengths].sort()).toEqual(['0 false', '0 true', '1 false', '1 true']);
  });

  test('any code units, halves of a surrogate pair among them', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat({ max: 0xffff }), { maxLength: 6 }),
        fc.constantFrom('', 'a:', 'a:b', 'http://h/', 'http://h/p'),
        fc.boolean(),
        (units, start, isFirst) => {
          const odd = String.fromCharCode(...units);
          const text = isFirst ? odd + start : start + odd;
          return pairs.accepts(text) === accepts(automaton, text);
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
          if (pairs.accepts(text) !== accepts(automaton, text)) throw new Error(JSON.stringify(text));
        }
      }
    }
  });
});

/** Which texts tell two automata apart, held against walking each text alone; and that far fewer steps are taken. */
import fc from 'fast-check';
import type { Automaton } from '../../../src/automaton/automaton.js';
import { accepts } from '../../../src/automaton/walk.js';
import { automatonOf as automatonOfRule, bnfOf } from '../../../src/study/index.js';
import { bnfFaults } from '../../../src/study/suites/bnf-faults.js';
import { tellingTexts, TextTree } from '../../../src/study/suites/bnf-kills.js';
import { automatonOf, type Table } from './tables.js';
import { many } from '../../depth.js';

const table: fc.Arbitrary<Table> = fc.integer({ min: 1, max: 6 }).chain((size) =>
  fc.record({
    steps: fc.array(
      fc.tuple(fc.integer({ min: -1, max: size - 1 }), fc.integer({ min: -1, max: size - 1 })),
      {
        minLength: size,
        maxLength: size,
      },
    ),
    accepting: fc.array(fc.boolean(), { minLength: size, maxLength: size }),
  }),
);

test('are those of which the verdicts differ, each once', () => {
  const texts = fc.uniqueArray(fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 }));
  fc.assert(
    fc.property(table, table, texts, (one, other, those) => {
      const [first, second] = [automatonOf(one), automatonOf(other)];
      const telling = [...tellingTexts(new TextTree(those), first, second)].sort((a, b) => a - b);
      expect(telling).toEqual(
        [...those.keys()].filter((i) => accepts(first, those[i] ?? '') !== accepts(second, those[i] ?? '')),
      );
    }),
    { numRuns: many(50, 300) },
  );
});

test('a text is followed no longer than both automata can differ on it', () => {
  const first = automatonOfRule({ revision: 'rfc3986', rule: 'host' });
  const { faults } = bnfFaults(bnfOf('rfc3986'), 'host', first);
  const fault = faults.find(({ rule }) => rule === 'h16');
  if (fault === undefined) throw new Error('there is no fault of h16');
  let steps = 0;
  const counting: Automaton = {
    ...first,
    initial: first.initial,
    dead: first.dead,
    classCount: first.classCount,
    classOf: (unit) => first.classOf(unit),
    accepting: (state) => first.accepting(state),
    step: (state, c) => {
      steps += 1;
      return first.step(state, c);
    },
  };
  const texts = ['h', 'h%41', '1.', '[::'].flatMap((beginning) =>
    Array.from({ length: 800 }, (_, i) => `${beginning}${i}${'b'.repeat(i % 40)}]`),
  );
  texts.push(fault.witness);
  const found = [...tellingTexts(new TextTree(texts), counting, fault.automaton())];
  const characters = texts.reduce((sum, text) => sum + text.length, 0);
  expect(characters).toBeGreaterThan(80_000);
  expect(steps).toBeLessThan(characters / 5);
  expect(found).toContain(texts.length - 1);
  expect(found.every((i) => texts[i]?.includes('['))).toBe(true);
});

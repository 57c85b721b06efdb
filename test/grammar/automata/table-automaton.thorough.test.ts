import fc from 'fast-check';
import {
  jointClasses,
  minimalTable,
  quotient,
  tableOf,
  without,
} from '../../../src/grammar/automata/table-automaton.js';
import { accepts, walk } from '../../../src/core/automaton/walk.js';
import { minimalAutomaton } from '../../../src/grammar/automata/minimal-dfa.js';
import { readGrammar } from '../../../src/study/index.js';
import { characterisationSet } from '../../../src/grammar/proof/w-method.js';
import { automatonOf, transitions } from './random-tables.js';
import { studied } from '../../study/load-studied.js';
import { textsUpTo } from '../../study/peg-interpreter.js';
import { longTest, many, quickTest } from '../../depth.js';

const texts = textsUpTo(6, 'ab');
const short = textsUpTo(3, 'ab');

/** Tests whether transitions over a and b accept a text of these. */
function accepted(
  { rows, accepting }: { rows: readonly (readonly number[])[]; accepting: readonly boolean[] },
  text: string,
): boolean {
  const state = Array.from(text).reduce((at, letter) => rows[at]?.['ab'.indexOf(letter)] ?? 0, 0);
  return accepting[state] ?? false;
}

describe('minimalTable', () => {
  test('accepts the same, with the minimum of states and classes', () => {
    fc.assert(
      fc.property(transitions(2, 6), (random) => {
        const minimal = automatonOf('ab', random);
        expect(texts.filter((text) => accepts(minimal, text) !== accepted(random, text))).toEqual([]);
        expect(characterisationSet(minimal).length).toBeGreaterThan(0);
        const { rows } = minimal.table;
        const columns = Array.from({ length: minimal.classCount }, (_, c) =>
          rows.map((row) => row[c]).join(),
        );
        expect(new Set(columns).size).toBe(columns.length);
        expect(minimalTable(tableOf(minimal)).table).toEqual(minimal.table);
      }),
      { numRuns: many(12, 100) },
    );
  });

  test('has no unreachable states, and no classes that only these distinguish', () => {
    const table = automatonOf('ab', {
      rows: [
        [0, 0],
        [0, 1],
      ],
      accepting: [false, true],
    });
    expect([table.stateCount, table.classCount, table.dead]).toEqual([1, 1, 0]);
  });

  test('has no dead state if every state can accept', () => {
    expect(
      automatonOf('ab', {
        rows: [
          [1, 0],
          [0, 1],
        ],
        accepting: [true, false],
      }).dead,
    ).toBe(-1);
  });

  quickTest("of a document's automaton is the same automaton", () => {
    const grammar = studied('rfc3986');
    const table = minimalTable(tableOf(grammar.automaton('host')));
    for (const text of ['', 'h', '[::1]', '[::1', '%41', '%4', 'é']) {
      expect(accepts(table, text)).toBe(accepts(grammar.automaton('host'), text));
    }
  });
});

describe('quotient', () => {
  quickTest('has what may follow a prefix', () => {
    fc.assert(
      fc.property(transitions(2, 5), fc.constantFrom(...short), (random, prefix) => {
        const automaton = automatonOf('ab', random);
        const rest = quotient(automaton, prefix);
        expect(short.filter((text) => accepts(rest, text) !== accepts(automaton, prefix + text))).toEqual([]);
      }),
    );
  });

  test('is empty after a prefix that nothing can follow', () => {
    const rest = quotient(studied('rfc3986').automaton('host'), '[[');
    expect(rest.initial).toBe(rest.dead);
  });
});

longTest('without accepts the strings that lack some characters', () => {
  fc.assert(
    fc.property(transitions(2, 5), (random) => {
      const automaton = automatonOf('ab', random);
      const rest = without(automaton, [[0x62, 0x62]]);
      const minimal = minimalTable(tableOf(rest));
      const wrong = texts.filter((text) => {
        const expected = accepts(automaton, text) && !text.includes('b');
        return accepts(rest, text) !== expected || accepts(minimal, text) !== expected;
      });
      expect(wrong).toEqual([]);
    }),
  );
});

test('without has one state from which nothing is accepted', () => {
  const { bnf, start } = readGrammar('s = "x" / "a" %s"b"');
  const rest = without(minimalAutomaton(bnf, start), [[0x62, 0x62]]);
  expect(['x', 'a', 'A', 'c'].map((text) => walk(rest, text).offset)).toEqual([1, 0, 0, 0]);
  const nothing = without(minimalAutomaton(bnf, start), [[0, 0xffff]]);
  expect(nothing.initial).toBe(nothing.dead);
});

test('jointClasses distinguishes exactly what any of the automata does', () => {
  const one = automatonOf('abc', {
    rows: [
      [1, 0, 0],
      [1, 1, 1],
    ],
    accepting: [false, true],
  });
  const other = automatonOf('abc', {
    rows: [
      [0, 1, 0],
      [1, 1, 1],
    ],
    accepting: [false, true],
  });
  const classes = jointClasses([one, other]);
  expect(['a', 'b', 'c', '\0', '\uffff'].map((c) => classes[c.charCodeAt(0)])).toEqual([1, 2, 0, 0, 0]);
  expect(new Set(jointClasses([])).size).toBe(1);
});

import { suitesOf } from '../../../src/audit/learning/seeds.js';
import { accepts } from '../../../src/core/automaton/walk.js';
import {
  minimalTable,
  quotient,
  TableAutomaton,
  tableOf,
} from '../../../src/grammar/automata/table-automaton.js';
import { studied } from '../../study/load-studied.js';

const host = studied('rfc3986').automaton('URI');
const rest = quotient(host, 'http://');

test('suites use only the allowed characters, however few', () => {
  const texts = suitesOf(
    [rest],
    Array.from('a:[]', (c) => c.charCodeAt(0)),
  );
  expect([...texts].filter((text) => !/^[a:[\]]*$/.test(text))).toEqual([]);
  expect(texts).toContain('[a:a');
  expect([...texts].some((text) => accepts(rest, text))).toBe(true);
});

test('the suites detect every automaton with one flipped state', () => {
  const asked = Array.from({ length: 128 }, (_, unit) => unit);
  const texts = [...suitesOf([rest], asked)];
  const { classes, accepting, rows } = minimalTable(tableOf(rest)).table;
  for (const state of [0, 7, rows.length - 1]) {
    const mutant = new TableAutomaton({
      classes,
      rows,
      accepting: accepting.map((is, each) => (each === state ? !is : is)),
    });
    expect(texts.some((text) => accepts(mutant, text) !== accepts(rest, text))).toBe(true);
  }
});

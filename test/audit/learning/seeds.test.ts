import { suitesOf } from '../../../src/audit/learning/seeds.js';
import { accepts } from '../../../src/automaton/walk.js';
import { quotient } from '../../../src/study/automata/table-automaton.js';
import { studied } from '../../study/load-studied.js';

const host = studied('rfc3986').automaton('URI');
const rest = quotient(host, 'http://');

test('suites are of the characters that may be asked about, however few', () => {
  const texts = suitesOf(
    [rest],
    Array.from('a:[]', (c) => c.charCodeAt(0)),
  );
  expect([...texts].filter((text) => !/^[a:[\]]*$/.test(text))).toEqual([]);
  expect(texts).toContain('[a:a');
  expect([...texts].some((text) => accepts(rest, text))).toBe(true);
});

test('each text is there once, whatever automata it is of', () => {
  const asked = Array.from({ length: 128 }, (_, unit) => unit);
  expect(suitesOf([rest, rest], asked)).toEqual(suitesOf([rest], asked));
});

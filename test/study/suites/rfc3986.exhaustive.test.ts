/**
 * The complete suite of URI-reference of RFC 3986: the number of cases that kill every fault, and the strength of the
 * first ones.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { revision } from '../../../src/api/index.js';
import {
  automatonOf,
  readCases,
  strength,
  type Strength,
  suite,
  type SuiteCase,
} from '../../../src/study/index.js';
import { AutomatonFaults } from '../../../src/study/suites/automaton-faults.js';
import { fewestCases } from './fewest-cases.js';
import { NumberedAutomaton } from '../../../src/study/suites/numbered-automaton.js';

const rfc = revision('rfc3986');
const ofAutomaton = ['missing', 'added', 'misdirected', 'verdict'] as const;
const ofBnf = ['alternative', 'class', 'bound', 'option'] as const;
const cases: SuiteCase[] = [];
let whole: Strength | undefined;

beforeAll(() => {
  const generator = suite(rfc);
  let next = generator.next();
  for (; next.done !== true; next = generator.next()) cases.push(next.value);
  whole = next.value;
});

/** Returns how many faults of some kinds the first cases kill, and their total. */
function killed(first: number, kinds: readonly (keyof SuiteCase['kills'])[]): readonly [number, number] {
  const counted = cases.slice(0, first).flatMap(({ kills }) => kinds.map((kind) => kills[kind] ?? 0));
  const all = whole?.kinds.filter(({ kind }) => (kinds as readonly string[]).includes(kind)) ?? [];
  return [counted.reduce((sum, n) => sum + n, 0), all.reduce((sum, { faults }) => sum + faults, 0)];
}

test('kills every fault', () => {
  expect(killed(Infinity, ofAutomaton)).toEqual([699_609, 699_609]);
  const [dead, all] = killed(Infinity, ofBnf);
  expect(dead).toBe(all);
  expect(whole?.untested).toEqual([]);
});

test.each([
  [200, 0.2],
  [2000, 0.54],
])('the first %i cases kill the faults of the automaton to this share', (first, share) => {
  const [dead, all] = killed(first, ofAutomaton);
  expect(dead / all).toBeGreaterThan(share);
});

test('the first cases kill wrong verdicts as well', () => {
  expect(killed(200, ['verdict'])[0]).toBeGreaterThan(60);
  expect(killed(500, ['verdict'])).toEqual([183, 183]);
});

test('the first 200 cases kill nearly all faults of the BNF', () => {
  const [dead, all] = killed(200, ofBnf);
  expect(dead / all).toBeGreaterThan(0.95);
});

test('has few cases compared with the minimum of any suite', () => {
  const automaton = new NumberedAutomaton(automatonOf({ revision: 'rfc3986' }));
  expect(fewestCases(automaton)).toBe(25_012);
  expect(cases.length).toBeGreaterThan(25_012);
  expect(cases.length).toBeLessThan(28_000);
});

test('kills randomly drawn faults, confirmed by automata with these faults', () => {
  const automaton = new NumberedAutomaton(automatonOf({ revision: 'rfc3986' }));
  const faults = [...new AutomatonFaults(automaton).survivors()].filter((_, i) => i % 14_009 === 0);
  expect(faults.length).toBeGreaterThan(45);
  const words = cases.map(({ text, valid }) => ({ word: automaton.wordOf(text), valid }));
  for (const fault of faults) {
    const caught = words.some(({ word, valid }) => {
      let state = 0;
      for (const c of word) {
        const isWrong = fault.kind !== 'verdict' && fault.transition === state * automaton.classCount + c;
        state = isWrong ? fault.target : automaton.after(state, c);
      }
      const isFlipped = fault.kind === 'verdict' && fault.state === state;
      return ((automaton.accepting[state] === 1) !== isFlipped) !== valid;
    });
    expect([fault, caught]).toEqual([fault, true]);
  }
});

test('the tests of JSON Schema kill 2.3 % of the faults of the automaton', () => {
  const files = ['uri', 'uri-reference'].map((name) =>
    join(__dirname, '../../documents/rfc3986/json-schema', `${name}.json`),
  );
  const texts = files
    .flatMap((file) => readCases(readFileSync(file, 'utf8')))
    .map(({ text, place }) => ({ text, place }));
  const { kinds } = strength(texts, rfc);
  const sum = (member: 'killed' | 'faults', family: readonly string[]): number =>
    kinds.filter(({ kind }) => family.includes(kind)).reduce((all, one) => all + one[member], 0);
  expect([texts.length, sum('killed', ofAutomaton), sum('faults', ofAutomaton)]).toEqual([
    62, 15_776, 699_609,
  ]);
  expect([sum('killed', ofBnf), sum('faults', ofBnf)]).toEqual([88, 201]);
});

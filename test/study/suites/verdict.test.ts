/** Suites of verdicts and the strength of lists, for rules small enough for exhaustive checks. */
import { type Revision, revision } from '../../../src/api/index.js';
import {
  automatonOf,
  formatStrength,
  readRegex,
  type StatedCase,
  strength,
  type Strength,
  suite,
  type SuiteCase,
  type SuiteTask,
} from '../../../src/study/index.js';

const rfc: Revision = revision('rfc3986');

function drawn(task: SuiteTask): { readonly cases: readonly SuiteCase[]; readonly strength: Strength } {
  const cases: SuiteCase[] = [];
  const generator = suite(rfc, task);
  for (;;) {
    const next = generator.next();
    if (next.done === true) return { cases, strength: next.value };
    cases.push(next.value);
  }
}

const asStated = (cases: readonly SuiteCase[]): readonly StatedCase[] =>
  cases.map(({ text, valid }, i) => ({ text, valid, place: `case ${i}` }));

function shares({ kinds }: Strength): readonly (readonly [string, number, number])[] {
  return kinds.map(({ kind, killed, faults }) => [kind, killed, faults]);
}

// The rules of sections 3.1, 3.2.2 and 3.2.3, and one whose automaton has no dead transitions but few states.
describe.each(['scheme', 'dec-octet', 'port', 'h16', 'path-rootless'])('%s', (start) => {
  const whole = drawn({ start });

  test('every case has the correct verdict', () => {
    for (const { text, valid, components, rule, section } of whole.cases) {
      expect([text, valid]).toEqual([text, rfc.accepts(text, { start: start })]);
      expect([text, components]).toEqual([text, valid ? rfc.components(text, { start: start }) : undefined]);
      expect([text, section]).toEqual([text, rfc.rule(rule).section]);
      if (valid) continue;
      const result = rfc.safeParse(text, { start: start as 'port' });
      expect([text, rule]).toEqual([text, result.ok ? undefined : result.error.open[0]?.rule]);
    }
  });

  test('the cases kill every fault, and each case at least one', () => {
    for (const [kind, killed, faults] of shares(whole.strength))
      expect([kind, killed]).toEqual([kind, faults]);
    expect(whole.strength.untested).toEqual([]);
    const firsts = whole.cases.map(({ kills }) => Object.values(kills).reduce((sum, n) => sum + n, 0));
    expect(Math.min(...firsts)).toBeGreaterThan(0);
  });

  test('the cases as a list have the strength of the suite', () => {
    expect(strength(asStated(whole.cases), rfc, { start })).toEqual(whole.strength);
    const some = drawn({ start, size: 3 });
    expect(some.cases).toEqual(whole.cases.slice(0, 3));
    expect(strength(asStated(some.cases), rfc, { start })).toEqual(some.strength);
  });

  test('the reported text tests each untested rule', () => {
    const before = drawn({ start, size: 2 });
    const texts = before.strength.untested.map(({ text, valid }, i) => ({ text, valid, place: `${i}` }));
    const after = strength([...asStated(before.cases), ...texts], rfc, { start });
    for (const { rule, faults } of before.strength.untested) {
      const left = after.untested.find((one) => one.rule === rule)?.faults ?? {};
      const count = (counts: object): number =>
        Object.values(counts).reduce((sum: number, n) => sum + Number(n), 0);
      expect(count(left)).toBeLessThan(count(faults));
    }
    expect(after.wrong).toEqual([]);
  });

  test('a suite is determined by its seed', () => {
    expect(drawn({ start, seed: 0 })).toEqual(whole);
    const texts = (seed: number): string =>
      JSON.stringify(drawn({ start, seed }).cases.map(({ text }) => text));
    expect(texts(1)).toBe(texts(1));
    expect(new Set([1, 2, 3, 4].map(texts)).size).toBeGreaterThan(1);
  });
});

test('the counts of port (3.2.3): *DIGIT', () => {
  expect(automatonOf({ revision: 'rfc3986', rule: 'port' }).classCount).toBe(2);
  // A digit may be missing; from the dead state both classes lead on, and from the other state non-digits do.
  expect(shares(strength([], rfc, { start: 'port' }))).toEqual([
    ['missing', 0, 1],
    ['added', 0, 3],
    ['verdict', 0, 2],
    ['class', 0, 4],
    ['bound', 0, 1],
  ]);
});

test('reports wrong verdicts', () => {
  const cases: readonly StatedCase[] = [
    { text: '80', valid: false, place: 'line 1' },
    { text: '8o', valid: true, place: 'line 2' },
    { text: '8o', valid: false, place: 'line 3' },
    { text: '81', place: 'line 4' },
  ];
  const found = strength(cases, rfc, { start: 'port' });
  expect(found.wrong).toEqual([
    { text: '80', valid: false, place: 'line 1', derivable: true, rule: 'port', section: '3.2.3' },
    { text: '8o', valid: true, place: 'line 2', derivable: false, rule: 'port', section: '3.2.3' },
  ]);
  expect(formatStrength(found)).toBe(`4 cases

faults of the automaton  4 of 6   66.7 %
  missing                1 of 1  100.0 %  a transition is missing
  added                  1 of 3   33.3 %  a transition is added
  verdict                2 of 2  100.0 %  a state has the wrong verdict

faults of the BNF        1 of 5   20.0 %
  class                  1 of 4   25.0 %  a class is off by one character
  bound                  0 of 1    0.0 %  a bound is off by one

Undetected, each with a shortest string that detects it:
  port (3.2.3): ε (derivable)
    2 added   1 bound
  DIGIT (RFC 2234 §6.1): 9 (derivable)
    3 class

2 cases contradict the revision:
  line 1: 80   is derivable: port (3.2.3)
  line 2: 8o   is not derivable: port (3.2.3)
`);
});

test('accepts texts up to the maximum length', () => {
  const list = (length: number): readonly StatedCase[] => [{ text: '8'.repeat(length), place: 'line 1' }];
  expect(strength(list(10_000), rfc, { start: 'port' }).cases).toBe(1);
  expect(() => strength(list(10_001), rfc, { start: 'port' })).toThrow(
    'strength: case 0 has more than 10000 characters',
  );
});

describe('a large counted repetition', () => {
  const repeated = (most: number) => readRegex(`^[a-z]{1,${most}}$`);

  test('of 64 needs few steps', () => {
    const cases = [...suite(repeated(64), { steps: 6_000_000 })];
    expect(cases.length).toBeGreaterThan(128);
    expect(new Set(cases.map(({ valid }) => valid))).toEqual(new Set([true, false]));
  });

  test('that exceeds the limit is refused, and the limit named', () => {
    const limit = 'trying the faults needs more than 100 steps; raise the limit "steps" to continue';
    expect(() => suite(repeated(64), { steps: 100 }).next()).toThrow(limit);
    const cases = [{ text: 'a'.repeat(64), place: 'line 1' }];
    expect(() => strength(cases, repeated(64), { steps: 100 })).toThrow(limit);
    expect(() => suite(repeated(6000)).next()).toThrow(
      'a test suite needs more than 5000 states, the most that suites support',
    );
  });
});

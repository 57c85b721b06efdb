import fc from 'fast-check';
import type { Automaton } from '../../../src/core/automaton/automaton.js';
import { compactBnf } from '../../../src/grammar/bnf/compact.js';
import { LazyDfa } from '../../../src/core/automaton/lazy-dfa.js';
import { minimalAutomaton } from '../../../src/grammar/automata/minimal-dfa.js';
import { PartialDerivatives } from '../../../src/core/automaton/partial-derivatives.js';
import { many as runs, some } from '../../depth.js';
import { accepts, testedRevisions } from './automata.js';
import { arbitraryBnf, texts } from '../../study/arbitrary-bnf.js';
import { alt, bnf, many, opt, ref, seq } from '../../study/bnf-terms.js';

/** Returns a shortest text after which one automaton accepts, or can continue, and the other does not. */
function difference(a: Automaton, b: Automaton): string | undefined {
  const reached = new Map([[`${a.initial} ${b.initial}`, { left: a.initial, right: b.initial, text: '' }]]);
  for (const [, { left, right, text }] of reached) {
    if (a.accepting(left) !== b.accepting(right)) return text;
    if ((left === a.dead) !== (right === b.dead)) return text;
    for (let unit = 0; unit <= 0x81; unit++) {
      const next = [a.step(left, a.classOf(unit)), b.step(right, b.classOf(unit))] as const;
      const key = next.join(' ');
      if (reached.has(key)) continue;
      reached.set(key, { left: next[0], right: next[1], text: text + String.fromCharCode(unit) });
    }
  }
  return undefined;
}

describe('LazyDfa', () => {
  test.each(some(testedRevisions, 2))(
    '$id: is equal to the minimal automaton, dead where that is dead, for every rule',
    ({ bnf: compact, rules }) => {
      const derivatives = new PartialDerivatives(compact);
      const different = rules.flatMap(({ name, index, minimal }) => {
        const witness = difference(new LazyDfa(derivatives, index), minimal);
        return witness === undefined ? [] : [`${name}: ${JSON.stringify(witness)}`];
      });
      expect(different).toStrictEqual([]);
    },
    60_000,
  );

  test('is equal to the minimal automaton on random grammars', () => {
    const numRuns = runs(40, 300);
    let accepted = 0;
    fc.assert(
      fc.property(arbitraryBnf, (grammar) => {
        const lazy = new LazyDfa(new PartialDerivatives(compactBnf(grammar)), 0);
        const minimal = minimalAutomaton(grammar, 'start');
        for (const text of texts(5)) {
          if (accepts(minimal, text)) accepted += 1;
          if (accepts(lazy, text) !== accepts(minimal, text)) throw new Error(JSON.stringify(text));
        }
      }),
      { numRuns, seed: 3 },
    );
    expect(accepted).toBeGreaterThan(3 * numRuns);
  });

  test('stays finite for direct and mutual tail recursion', () => {
    const grammar = bnf({
      path: alt(seq(), seq(ref('segment'), opt('/', ref('path')))),
      segment: seq('a', opt(ref('segment'))),
      even: opt('a', ref('odd')),
      odd: seq('a', ref('even')),
    });
    const lazy = new LazyDfa(new PartialDerivatives(compactBnf(grammar)), 0);
    const states = new Set([lazy.initial]);
    for (const state of states) for (let c = 0; c < lazy.classCount; c++) states.add(lazy.step(state, c));
    expect(states.size).toBe(4);
    const even = new LazyDfa(new PartialDerivatives(compactBnf(grammar)), 2);
    expect(['', 'aa', 'aaaa'].every((text) => accepts(even, text))).toBe(true);
    expect(['a', 'aaa'].some((text) => accepts(even, text))).toBe(false);
  });

  test('has exactly the classes that the grammar distinguishes, numbered without gaps', () => {
    const grammar = bnf({ s: many(alt('a', 'b', 'c', ref('t'))), t: alt('c', 'd') });
    const lazy = new LazyDfa(new PartialDerivatives(compactBnf(grammar)), 0);
    const classes = Array.from({ length: 0x10000 }, (_, unit) => lazy.classOf(unit));
    expect(new Set(classes).size).toBe(lazy.classCount);
    expect(Math.max(...new Set(classes))).toBe(lazy.classCount - 1);
    expect(lazy.classOf(0x61)).toBe(lazy.classOf(0x62));
    expect(lazy.classOf(0x61)).not.toBe(lazy.classOf(0x63));
    expect(lazy.classOf(0)).toBe(lazy.classOf(0xffff));
  });

  test('rejects an unreached state', () => {
    const lazy = new LazyDfa(new PartialDerivatives(['a']), 0);
    expect(() => lazy.accepting(7)).toThrow('no state 7');
  });
});

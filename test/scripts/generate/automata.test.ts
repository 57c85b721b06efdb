import { automataSource, sources } from '../../../scripts/generate/document.js';
import { automatonSource, encodeAutomaton } from '../../../src/grammar/emit/encode-automaton.js';
import { loadGrammar } from '../../../scripts/load/grammar.js';
import type { Automaton } from '../../../src/core/automaton/automaton.js';
import { decodeAutomaton } from '../../../src/core/automaton/dfa-table.js';
import { minimalAutomaton } from '../../../src/grammar/automata/minimal-dfa.js';
import { revisions } from '../../../generated/registry/ids.js';
import { isFullDepth } from '../../depth.js';

/** Tests whether two automata are the same up to the numbering of states and classes. */
function isomorphic(a: Automaton, b: Automaton): boolean {
  const partners = new Map([
    [a.dead, b.dead],
    [a.initial, b.initial],
  ]);
  for (const [left, right] of partners) {
    if (a.accepting(left) !== b.accepting(right)) return false;
    for (let unit = 0; unit <= 0x100; unit++) {
      const next = a.step(left, a.classOf(unit));
      const partner = b.step(right, b.classOf(unit));
      if (!partners.has(next)) partners.set(next, partner);
      if (partners.get(next) !== partner) return false;
    }
  }
  return new Set(partners.values()).size === partners.size;
}

describe('an encoded automaton', () => {
  test.each(isFullDepth ? revisions : (['rfc1738'] as const))(
    '%s: is decoded to the automaton of the rule, for every rule',
    (revision) => {
      const grammar = loadGrammar(revision);
      const wrong = grammar.rules.filter(({ name }) => {
        const automaton = minimalAutomaton(grammar, name);
        const decoded = decodeAutomaton(encodeAutomaton(automaton));
        return decoded.stateCount !== automaton.stateCount || !isomorphic(automaton, decoded);
      });
      expect(wrong).toStrictEqual([]);
    },
  );

  test('is the same text every time', () => {
    const source = (): string[] => {
      const grammar = loadGrammar('url-1997');
      return [automatonSource(grammar, 'URL-reference', sources), automataSource(grammar)];
    };
    expect(source()).toStrictEqual(source());
  });

  test('of the empty language is decoded to one dead state', () => {
    const decoded = decodeAutomaton([1, 1, 0, 1, '', '']);
    expect(decoded.initial).toBe(decoded.dead);
    expect(decoded.accepting(decoded.initial)).toBe(false);
  });
});

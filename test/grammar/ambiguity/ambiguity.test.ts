/** Ambiguous rules and the growth of their ambiguity: known grammars, brute force, and every rule of every document. */
import fc from 'fast-check';
import { loadGrammar } from '../../../scripts/load/grammar.js';
import { ambiguity, maxDerivations, shortestAmbiguous } from '../../../src/grammar/ambiguity/ambiguity.js';
import { ambiguityGrowth, type Growth } from '../../../src/grammar/ambiguity/growth.js';
import { countingAutomaton } from '../../../src/grammar/ambiguity/derivation-count.js';
import { StateLimitError } from '../../../src/core/base/limits.js';
import { strongComponents } from '../../../src/core/base/strong-components.js';
import { revisions } from '../../../generated/registry/ids.js';
import { type Ambiguity, expected } from '../../documents/expected.js';
import { arbitraryBnf, texts } from '../../study/arbitrary-bnf.js';
import { alt, bnf, many, opt, ref, seq, type Term, times } from '../../study/bnf-terms.js';
import { spanCount } from '../../study/span-count.js';
import { isFullDepth, many as runs } from '../../depth.js';

describe('ambiguity', () => {
  test.each<[string, Record<string, Term>, string | undefined]>([
    ['a literal', { s: 'a' }, undefined],
    ['void twice', { s: alt(seq(), seq()) }, ''],
    ['the same alternative twice', { s: alt('ab', 'ab') }, 'ab'],
    ['alternatives with a common prefix', { s: alt('ab', 'ac') }, undefined],
    ['an option of an option', { s: opt(opt('a')) }, ''],
    ['a split that can move', { s: seq(many('a'), many('a')) }, 'a'],
    ['a split that cannot', { s: seq(many('a'), 'b', many('a')) }, undefined],
    ['a label that may end as it goes on', { s: seq(many(alt('a', '-')), 'a') }, undefined],
    ['recursion in tail position', { s: seq('a', opt(ref('s'))) }, undefined],
    ['words without a mark between them', { s: seq(ref('w'), opt(ref('s'))), w: times(1, null, 'a') }, 'aa'],
    [
      'an alternative that ends nowhere',
      { s: alt('a', seq('a', ref('t'))), t: seq('b', ref('t')) },
      undefined,
    ],
    ['a bounded repetition of what may be void', { s: times(0, 2, opt('a')) }, ''],
    ['a difference long before the end', { s: seq(alt(seq('a', 'b'), 'ab'), 'cde') }, 'abcde'],
  ])('%s', (_, rules, text) => {
    const verdict = ambiguity(bnf(rules), 's');
    expect(verdict.ambiguous ? verdict.shortest.text : undefined).toBe(text);
  });

  test('finds a shortest text, confirmed by trying all texts', () => {
    fc.assert(
      fc.property(arbitraryBnf, (grammar) => {
        const verdict = ambiguity(grammar, 'start', { states: 3000, milliseconds: 10_000 });
        const tried = texts(6).find((text) => spanCount(grammar, 'start', text) > 1n);
        if (!verdict.ambiguous) expect(tried).toBeUndefined();
        else {
          expect(verdict.shortest.count).toBe(spanCount(grammar, 'start', verdict.shortest.text));
          expect(verdict.shortest.count).not.toBe(1n);
          if (tried !== undefined) expect(verdict.shortest.text).toHaveLength(tried.length);
          else expect(verdict.shortest.text.length).toBeGreaterThan(6);
        }
      }),
      { seed: 3, numRuns: runs(30, 150) },
    );
  });

  test.each<[string, Record<string, Term>, Growth]>([
    ['an overlap', { s: alt(ref('x'), ref('y')), x: many('a'), y: many(alt('a', 'b')) }, 'bounded'],
    ['an overlap in each of three places', { s: times(3, 3, alt('a', 'a')) }, 'bounded'],
    ['a split', { s: seq(many('a'), many('a')) }, 'polynomial'],
    ['a split behind a mark', { s: seq(many('a'), 'b', many('a'), many('a')) }, 'polynomial'],
    [
      'a split at marks that are letters too',
      { s: seq(many(alt('a', ':')), ':', many(alt('a', ':'))) },
      'polynomial',
    ],
    ['a loop with two ways', { s: many(alt('a', 'a')) }, 'exponential'],
    ['a loop with two ways of two steps', { s: many(alt('ab', seq('a', opt('c'), 'b'))) }, 'exponential'],
    ['loops in a loop', { s: many(times(1, null, 'a')) }, 'exponential'],
    ['an empty loop', { s: seq('a', many(opt('b'))) }, 'infinite'],
  ])('of %s', (_, rules, growth) => {
    const verdict = ambiguity(bnf(rules), 's');
    expect(verdict.ambiguous ? verdict.growth : 'none').toBe(growth);
  });

  test('of bounded growth has a text with the most derivations', () => {
    const verdict = ambiguity(bnf({ s: seq(many('b'), times(0, 3, alt('a', 'a'))) }), 's');
    expect(verdict.ambiguous && verdict.maximum).toEqual({ text: 'aaa', count: 8n });
    const unbounded = ambiguity(bnf({ s: seq(many('a'), many('a')) }), 's');
    expect(unbounded.ambiguous && unbounded.maximum).toBeUndefined();
  });

  test('of bounded growth: the maximum agrees with trying all texts', () => {
    fc.assert(
      fc.property(arbitraryBnf, (grammar) => {
        const verdict = ambiguity(grammar, 'start');
        if (!verdict.ambiguous || verdict.maximum === undefined) return;
        const { text, count } = verdict.maximum;
        expect(count).toBe(spanCount(grammar, 'start', text));
        for (const other of texts(6)) {
          const ways = spanCount(grammar, 'start', other);
          expect(ways <= BigInt(count)).toBe(true);
          if (other.length < text.length) expect(ways < BigInt(count)).toBe(true);
        }
      }),
      { seed: 3, numRuns: runs(25, 100) },
    );
  });

  test('of unbounded growth has no text with the most derivations', () => {
    fc.assert(
      fc.property(arbitraryBnf, (grammar) => {
        const automaton = countingAutomaton(grammar, 'start');
        const search = () => maxDerivations(automaton, { states: 2000, milliseconds: 10_000 });
        if (ambiguityGrowth(automaton) === 'bounded') search();
        else expect(search).toThrow(StateLimitError);
      }),
      { seed: 5, numRuns: runs(25, 100) },
    );
  });

  test.each([
    ['the ambiguity of', shortestAmbiguous],
    ['the growth of the ambiguity of', ambiguityGrowth],
    ['counting derivations from', maxDerivations],
  ])('names the limit that stops %s', (computation, decide) => {
    const automaton = countingAutomaton(bnf({ s: seq(many('a'), 'b', many('a'), 'b', many('a')) }), 's');
    const run = () => decide(automaton, { states: 3, milliseconds: 10_000 });
    expect(run).toThrow(StateLimitError);
    expect(run).toThrow(`${computation} "s" needs more than 3 states`);
  });

  test('has no maximum if unbounded: the search reaches its limit', () => {
    const automaton = countingAutomaton(bnf({ s: many(alt('a', 'a')) }), 's');
    expect(() => maxDerivations(automaton, { states: 100, milliseconds: 10_000 })).toThrow(StateLimitError);
  });
});

describe('every rule', () => {
  test.each(isFullDepth ? revisions : (['url-1997'] as const))('of %s', (id) => {
    const grammar = loadGrammar(id);
    const found: Record<string, Ambiguity> = {};
    for (const { name } of grammar.rules) {
      const verdict = ambiguity(grammar, name);
      if (!verdict.ambiguous) continue;
      const { shortest, growth, maximum } = verdict;
      const { text, count } = shortest;
      expect(spanCount(grammar, name, text)).toBe(count);
      found[name] =
        maximum === undefined
          ? [text, count as bigint, growth]
          : [text, count as bigint, maximum.text, maximum.count as bigint];
    }
    expect(found).toEqual(expected(id, 'ambiguities'));
  });
});

describe('strongComponents', () => {
  test('are the sets of nodes that lead to each other, targets first', () => {
    const graph = fc.array(fc.uniqueArray(fc.nat(7)), { minLength: 8, maxLength: 8 });
    fc.assert(
      fc.property(graph, (edges) => {
        const reach = edges.map((_, from) => {
          const reached = new Set(edges[from]);
          for (const node of reached) edges[node]?.forEach((next) => reached.add(next));
          return reached;
        });
        const components = strongComponents(edges.keys(), (node) => edges[node] ?? []);
        expect(components.flatMap(({ nodes }) => nodes).sort()).toEqual([...edges.keys()]);
        components.forEach(({ nodes: [first = -1, ...rest], cyclic }, i) => {
          expect(cyclic).toBe(reach[first]?.has(first));
          for (const node of rest) expect(reach[first]?.has(node) && reach[node]?.has(first)).toBe(true);
          for (const { nodes } of components.slice(i + 1)) {
            expect(nodes.filter((node) => reach[first]?.has(node))).toEqual([]);
          }
        });
      }),
      { seed: 3 },
    );
  });

  test('of a long chain, without recursion', () => {
    const length = 100_000;
    expect(strongComponents([0], (node) => (node < length ? [node + 1] : [0]))).toHaveLength(1);
  });
});

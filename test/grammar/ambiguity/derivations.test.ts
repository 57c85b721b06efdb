/** Derivations of texts and their number: tables of the five documents, and agreement with a slow count. */
import fc from 'fast-check';
import { loadGrammar } from '../../../scripts/load/grammar.js';
import {
  type Count,
  countDerivations,
  countingAutomaton,
  countWays,
} from '../../../src/grammar/ambiguity/derivation-count.js';
import { derivationsOf } from '../../../src/grammar/ambiguity/derivations.js';
import { NonTailRecursionError } from '../../../src/grammar/bnf/errors.js';
import { StateLimitError } from '../../../src/core/base/limits.js';
import {
  countDerivationsOfTree,
  flattenTails,
  sameTree,
} from '../../../src/grammar/ambiguity/tree-derivations.js';
import { revision } from '../../../src/api/index.js';
import { type RevisionId, revisions } from '../../../generated/registry/ids.js';
import { descendants, type SyntaxNode } from '../../../src/core/tree/node.js';
import { UnknownNameError } from '../../../src/core/base/unknown-name.js';
import { arbitraryBnf, texts } from '../../study/arbitrary-bnf.js';
import { alt, anyCase, bnf, many, opt, ref, seq, times } from '../../study/bnf-terms.js';
import { spanCount } from '../../study/span-count.js';
import { many as runs, quickTest } from '../../depth.js';

const grammars = new Map(revisions.map((id) => [id, loadGrammar(id)]));
const grammarOf = (id: RevisionId) => grammars.get(id) ?? loadGrammar(id);

describe('countDerivations', () => {
  quickTest.each<[RevisionId, string, string, Count]>([
    // "BNF syntax": no generic URL has "//"; ":" and "@" may be in a scheme, a host, a user.
    ['url-1993', 'generic', 'http://h/a', 0n],
    ['url-1993', 'url', 'http://h/a', 1n],
    ['url-1993', 'url', 'a:b:c', 2n],
    ['url-1993', 'url', 'protocol: aftp host: xxx.yyy.edu path: /pub/doc/README', 3n],
    ['url-1993', 'url', 'news:a@b', 3n],
    ['url-1993', 'url', 'news:*', 2n],
    ['url-1993', 'url', 'gopher://h/1', 2n],
    ['url-1993', 'fragmentaddress', 'news:*#', 0n],
    ['url-1993', 'httpaddress', 'HTTP://h/', 0n],
    ['url-1993', 'prosperolink', 'prospero://h/x%001', 2n],
    ['url-1993', 'prosperolink', 'prospero://h/x%00%00a', 1n],
    ['url-1995', 'url', 'a:b:c', 2n],
    ['url-1995', 'url', 'news:a@b', 3n],
    // §5: otherurl covers every scheme, *xchar every ip-schemepart, a selector every %09.
    ['rfc1738', 'url', 'http://h', 3n],
    ['rfc1738', 'url', 'a://h', 2n],
    ['rfc1738', 'url', 'HTTP://h/', 0n],
    ['rfc1738', 'url', '1x:y', 1n],
    ['rfc1738', 'url', 'http:', 1n],
    ['rfc1738', 'httpurl', 'http://u@h/', 0n],
    ['rfc1738', 'httpurl', 'http://h?q', 0n],
    ['rfc1738', 'fileurl', 'file://localhost/', 2n],
    ['rfc1738', 'gopherurl', 'gopher://h/1', 2n],
    ['rfc1738', 'gopherurl', 'gopher://h/1a%09s', 2n],
    ['rfc1738', 'gopherurl', 'gopher://h/1a%09%09+', 4n],
    // §1.4, §4: an opaque-URL can be any URL, a rel_path can begin with "/" and contain ":".
    ['url-1997', 'URL-reference', 'http://h', 5n],
    ['url-1997', 'URL-reference', 'http://h/?q', 6n],
    ['url-1997', 'URL-reference', '/g', 2n],
    ['url-1997', 'URL-reference', '//g', 3n],
    ['url-1997', 'URL-reference', 'g:h', 3n],
    ['url-1997', 'URL-reference', 'this:that', 3n],
    ['url-1997', 'URL-reference', '', 3n],
    ['url-1997', 'URL-reference', '#s', 3n],
    ['url-1997', 'URL-reference', '?y', 2n],
    ['url-1997', 'net_path', '//h?q', 0n],
    // §3.2: a reg-name can be any server, a hostname any IPv4address; §3, §4: the empty text cannot be derived in two
    // ways.
    ['rfc2396', 'authority', 'h', 2n],
    ['rfc2396', 'authority', '1.2.3.4', 2n],
    ['rfc2396', 'authority', 'h:x', 1n],
    ['rfc2396', 'authority', '', 1n],
    ['rfc2396', 'host', '1.2.3.4', 1n],
    ['rfc2396', 'URI-reference', '', 1n],
    ['rfc2396', 'URI-reference', '?y', 0n],
    ['rfc2396', 'URI-reference', 'http:', 0n],
    ['rfc2396', 'URI-reference', '//g', 3n],
    ['rfc2396', 'URI-reference', '//', 2n],
    ['rfc2396', 'URI-reference', 'a:?q', 1n],
    ['rfc2396bis-01', 'authority', 'h', 2n],
    ['rfc2396bis-01', 'authority', '1.2.3.4', 3n],
    ['rfc2396bis-01', 'authority', 'h:x', 1n],
    ['rfc2396bis-01', 'authority', '1.2.3.999', 2n],
    ['rfc2396bis-01', 'host', '1.2.3.4', 2n],
    ['rfc2396bis-01', 'host', '256.1.1.1', 1n],
    ['rfc2396bis-01', 'server', 'com.', 0n],
    ['rfc2396bis-01', 'server', 'a.com.', 1n],
    ['rfc2396bis-01', 'URI-reference', 'a:?q', 2n],
    ['rfc2396bis-01', 'URI-reference', '', 2n],
    ['rfc2396bis-01', 'URI-reference', '#s', 2n],
    ['rfc2396bis-01', 'URI-reference', '//g', 3n],
    ['rfc2396bis-01', 'URI-reference', 'http://h', 3n],
    ['rfc2396bis-01', 'URI-reference', '//', 2n],
    ['rfc2396bis-01', 'IPv6address', '1080::8:800:200C:417A', 1n],
  ])('%s %s %j: %s', (id, rule, text, count) => {
    const grammar = grammarOf(id);
    expect(countDerivations(grammar, rule, text)).toBe(count);
    expect([...derivationsOf(grammar, rule, text)]).toHaveLength(Number(count));
  });

  quickTest('of attributes doubles with every letter', () => {
    const automaton = countingAutomaton(grammarOf('url-1993'), 'attributes');
    expect(countWays(automaton, 'a'.repeat(200))).toBe(2n ** 199n);
  });

  test('agrees with a slow count', () => {
    fc.assert(
      fc.property(arbitraryBnf, (grammar) => {
        const automaton = countingAutomaton(grammar, 'start');
        for (const text of texts(4)) {
          expect(countWays(automaton, text)).toBe(spanCount(grammar, 'start', text));
        }
      }),
      { seed: 3, numRuns: runs(25, 150) },
    );
  });

  quickTest('is infinite exactly if an empty loop is on the path', () => {
    const grammar = bnf({
      s: alt(seq('a', many(opt('b'))), seq('c', ref('r')), 'd'),
      r: opt(ref('r')),
      dead: seq('a', many(opt('b')), ref('never')),
      never: seq('x', ref('never')),
    });
    const automaton = countingAutomaton(grammar, 's');
    const counts = ['a', 'ab', 'c', 'd', 'b'].map((text) => countWays(automaton, text));
    expect(counts).toEqual(['infinite', 'infinite', 'infinite', 1n, 0n]);
    expect(countDerivations(grammar, 'dead', 'a')).toBe(0n);
  });

  quickTest('distinguishes equal alternatives, and matches a case-insensitive literal once', () => {
    const automaton = countingAutomaton(bnf({ s: alt('a', 'a', anyCase('a')) }), 's');
    expect(countWays(automaton, 'a')).toBe(3n);
    expect(countWays(automaton, 'A')).toBe(1n);
  });

  quickTest('names what it cannot count', () => {
    const nested = bnf({ s: seq('a', opt(ref('s')), 'b') });
    expect(() => countingAutomaton(nested, 's')).toThrow(NonTailRecursionError);
    expect(() => countingAutomaton(nested, 't')).toThrow(UnknownNameError);
    expect(() =>
      countingAutomaton(grammarOf('url-1997'), 'site', { states: 100, milliseconds: 1000 }),
    ).toThrow(StateLimitError);
  });
});

/** Formats a tree on one line: `s(a b)`. */
function drawn(tree: SyntaxNode): string {
  const children = tree.children.map(drawn).join(' ');
  return children === '' ? tree.rule : `${tree.rule}(${children})`;
}

describe('derivationsOf', () => {
  quickTest('follows the order of the alternatives, and prefers to continue', () => {
    const grammar = bnf({ s: seq(opt(ref('x')), many(ref('y')), opt(ref('x'))), x: 'a', y: 'a' });
    const trees = [...derivationsOf(grammar, 's', 'aa')].map(({ tree }) => drawn(tree));
    expect(trees).toEqual(['s(x y)', 's(x x)', 's(y y)', 's(y x)']);
  });

  quickTest('spans the text, nested rules included', () => {
    const grammar = bnf({ s: seq('a', ref('t')), t: seq('b', opt(ref('t'))) });
    const [derivation] = derivationsOf(grammar, 's', 'abb');
    expect(derivation?.choices).toEqual([0, 1]);
    expect(
      [...descendants(derivation?.tree ?? never())].map(({ rule, start, end }) => [rule, start, end]),
    ).toEqual([
      ['s', 0, 3],
      ['t', 1, 3],
      ['t', 2, 3],
    ]);
  });

  test('gives each derivation once, and its tree', () => {
    fc.assert(
      fc.property(arbitraryBnf, (grammar) => {
        for (const text of texts(3)) {
          const all = [...derivationsOf(grammar, 'start', text)];
          expect(BigInt(all.length)).toBe(spanCount(grammar, 'start', text));
          expect(new Set(all.map(({ choices }) => choices.join())).size).toBe(all.length);
          for (const { tree } of all) {
            const same = all.filter((other) => sameTree(tree, other.tree));
            expect(countDerivationsOfTree(grammar, tree, text)).toBe(BigInt(same.length));
          }
        }
      }),
      { seed: 3, numRuns: runs(12, 50) },
    );
  });

  quickTest('takes an empty loop once', () => {
    const grammar = bnf({ s: seq(many(opt('b')), 'a') });
    expect([...derivationsOf(grammar, 's', 'a')].map(({ choices }) => choices.join(''))).toEqual([
      '011',
      '1',
    ]);
  });

  quickTest('takes linear time for the first, and no stack', () => {
    const limits = { states: 1e7, milliseconds: 30_000 };
    const text = `gopher://h/1${'a'.repeat(20_000)}`;
    const [first] = derivationsOf(grammarOf('url-1993'), 'url', text, limits);
    expect(first?.tree.end).toBe(text.length);
  });

  quickTest('names the limit', () => {
    const limits = { states: 300, milliseconds: 10_000 };
    const derive = () => [...derivationsOf(grammarOf('url-1997'), 'segment', 'a'.repeat(100), limits)];
    expect(derive).toThrow(StateLimitError);
    expect(derive).toThrow('listing the derivations of a string from "segment" needs more than 300 states');
  });
});

function never(): never {
  throw new Error('no derivation');
}

describe('the tree of a derivation', () => {
  quickTest('may represent tail recursion as nesting or as a list', () => {
    const grammar = bnf({ s: seq(ref('x'), opt(ref('s'))), x: alt('a', 'b') });
    const [nested] = derivationsOf(grammar, 's', 'aba');
    const tree = nested?.tree ?? never();
    expect(drawn(tree)).toBe('s(x s(x s(x)))');
    expect(drawn(flattenTails(tree))).toBe('s(x x x)');
    expect(sameTree(tree, flattenTails(tree))).toBe(true);
    expect(countDerivationsOfTree(grammar, flattenTails(tree), 'aba')).toBe(1n);
  });

  quickTest('does not exist if a rule does not derive its part', () => {
    const grammar = bnf({ s: seq(ref('x'), times(1, 2, ref('x'))), x: 'a' });
    const x = (start: number): SyntaxNode => ({ rule: 'x', start, end: start + 1, children: [] });
    const s = (...children: SyntaxNode[]): SyntaxNode => ({ rule: 's', start: 0, end: 2, children });
    expect(countDerivationsOfTree(grammar, s(x(0), x(1)), 'aa')).toBe(1n);
    expect(countDerivationsOfTree(grammar, s(x(0), x(1)), 'ab')).toBe(0n);
    expect(countDerivationsOfTree(grammar, s(x(0)), 'aa')).toBe(0n);
    expect(() => countDerivationsOfTree(grammar, { ...x(0), rule: 'y' }, 'a')).toThrow(UnknownNameError);
  });

  // The policy picks among the document's derivations; it makes none of its own.
  quickTest.each<[RevisionId, string]>([
    ['url-1993', 'protocol: aftp host: xxx.yyy.edu path: /pub/doc/README'],
    ['url-1995', 'gopher://h/1%09a?b+c#d'],
    ['rfc1738', 'prospero://h:1/a/b;c=d;e=f'],
    ['url-1997', 'http://u:p@1.2.3.4:80/a;b;c/?d#e'],
    ['rfc2396bis-01', 'http://[1::2:1.2.3.4]:80/a/b?c#d'],
    ['rfc2396bis-01', '//www.w3.org.'],
  ])('%s %j: the reading is one derivation', (id, text) => {
    const reading = revision(id).parse(text);
    expect(countDerivationsOfTree(grammarOf(id), reading, text)).toBe(1n);
    const same = [...derivationsOf(grammarOf(id), revision(id).start, text)].filter(({ tree }) =>
      sameTree(tree, reading),
    );
    expect(same).toHaveLength(1);
  });
});

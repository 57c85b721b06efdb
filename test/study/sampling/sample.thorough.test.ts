/** Counts, random words, balanced and covering words, near misses, and the limits of them all. */
import fc from 'fast-check';
import { parts, references } from '../../../src/grammar/bnf/bnf.js';
import { countWords, printableAscii, shareOfWords } from '../../../src/study/sampling/count.js';
import { coveringWords, drawBalanced } from '../../../src/study/sampling/cover.js';
import { derivationsOf } from '../../../src/grammar/ambiguity/derivations.js';
import { shortestWord } from '../../../src/grammar/automata/explore.js';
import { accepts } from '../../../src/core/automaton/walk.js';
import {
  bnfOf,
  countStrings,
  coveringStrings,
  derivations,
  drawNearMisses,
  drawStrings,
  nearMisses,
  NoWordError,
  sampleNearMisses,
  sampleStrings,
  StateLimitError,
} from '../../../src/study/index.js';
import { minimalAutomaton } from '../../../src/grammar/automata/minimal-dfa.js';
import {
  nearMissesOf,
  NoNearMissError,
  sampleNearMisses as sampleMisses,
} from '../../../src/study/sampling/near-miss.js';
import { jointLetters } from '../../../src/grammar/automata/product.js';
import { Random, shuffled } from '../../../src/study/sampling/random.js';
import { sampleWords, WordList } from '../../../src/study/sampling/sample.js';
import {
  revision,
  type Revision,
  type RevisionId,
  revisions,
  type SyntaxNode,
} from '../../../src/api/index.js';
import { arbitraryBnf, texts } from '../arbitrary-bnf.js';
import { alt, bnf, many, opt, range, ref, seq, type Term, times } from '../bnf-terms.js';
import { many as runs, quickTest, some } from '../../depth.js';

const automaton = (term: Term) => minimalAutomaton(bnf({ s: term, never: seq('x', ref('never')) }), 's');

describe('countWords', () => {
  test('agrees with trying all strings', () => {
    fc.assert(
      fc.property(arbitraryBnf, (grammar) => {
        const language = minimalAutomaton(grammar, 'start');
        const tried = [0, 1, 2, 3, 4, 5].map((length) =>
          BigInt(texts(5).filter((text) => text.length === length && accepts(language, text)).length),
        );
        expect(countWords(language, 5)).toEqual(tried);
      }),
      { seed: 3, numRuns: runs(15, 100) },
    );
  });

  quickTest('is exact, however many there are', () => {
    expect(countWords(automaton(many(range('0', '9'))), 40)[40]).toBe(10n ** 40n);
    expect(countWords(automaton(many(alt('a', '\u0001'))), 9, printableAscii)[9]).toBe(1n);
    expect(countWords(automaton(ref('never')), 2)).toEqual([0n, 0n, 0n]);
  });

  quickTest('returns the share of all strings of printing characters', () => {
    const half = shareOfWords(automaton(opt(many(range(' ', 'N')), range(' ', '~'))), 200);
    expect(half[1]).toEqual({ length: 1, count: 95n, of: 95n, share: 1 });
    expect(half[2]?.share).toBe(47 / 95);
    expect(half[200]?.share).toBeCloseTo((47 / 95) ** 199, 12);
    expect(half[200]?.share).toBeGreaterThan(0);
    // URL-reference of 1997: all 82 characters of urlc, the "#", but no "%" alone.
    expect(countStrings({ revision: 'url-1997' }, 2).map(({ count }) => count)).toEqual([1n, 82n, 6723n]);
  });
});

describe('Random', () => {
  quickTest('gives the same numbers for the same seed, others for another', () => {
    const numbers = (seed: number) => {
      const random = new Random(seed);
      return Array.from({ length: 4 }, () => random.next());
    };
    expect(numbers(1)).toEqual(numbers(1));
    expect(numbers(1)).toEqual(numbers(1 + 2 ** 32));
    expect(numbers(1)).not.toEqual(numbers(2));
    expect(numbers(-1).every((n) => Number.isInteger(n) && n >= 0 && n < 2 ** 32)).toBe(true);
    expect(() => new Random(0.5)).toThrow('the seed must be an integer, but is 0.5');
  });

  quickTest('draws each number below a bound equally often', () => {
    const random = new Random(7);
    const drawn = new Map<bigint, number>();
    for (let i = 0; i < 7000; i++) {
      const n = random.below(7n);
      drawn.set(n, (drawn.get(n) ?? 0) + 1);
    }
    expect([...drawn.keys()].sort()).toEqual([0n, 1n, 2n, 3n, 4n, 5n, 6n]);
    for (const times of drawn.values()) expect(Math.abs(times - 1000)).toBeLessThan(150);
    const large = Array.from({ length: 50 }, () => random.below(2n ** 100n));
    expect(large.some((n) => n >= 2n ** 99n) && large.some((n) => n < 2n ** 99n)).toBe(true);
    expect(() => random.below(0n)).toThrow(RangeError);
  });
});

describe('WordList', () => {
  test('numbers all words of a length, in the order of their code units', () => {
    fc.assert(
      fc.property(arbitraryBnf, fc.nat(5), (grammar, length) => {
        const language = minimalAutomaton(grammar, 'start');
        const words = new WordList(language, length);
        const all = Array.from({ length: Number(words.size) }, (_, i) => words.at(BigInt(i)));
        const tried = texts(5).filter((text) => text.length === length && accepts(language, text));
        expect(all).toEqual(tried.sort());
        expect(() => words.at(words.size)).toThrow(RangeError);
        expect(() => words.at(-1n)).toThrow(RangeError);
      }),
      { seed: 3, numRuns: runs(15, 100) },
    );
  });
});

describe('sampleWords', () => {
  quickTest('draws words of the length, the same for the same seed', () => {
    for (const id of revisions) {
      const options = { length: 24, count: 20, seed: 5 };
      const words = sampleStrings({ revision: id }, options);
      expect(words).toHaveLength(20);
      expect(words).toEqual(sampleStrings({ revision: id }, options));
      expect(words).not.toEqual(sampleStrings({ revision: id }, { ...options, seed: 6 }));
      for (const word of words) {
        expect(word).toHaveLength(24);
        expect(revision(id).accepts(word)).toBe(true);
      }
    }
  });

  quickTest('draws each word equally often', () => {
    const drawn = sampleWords(automaton(alt('aa', seq('b', alt('c', 'd', 'e')))), {
      length: 2,
      count: 4000,
      seed: 1,
    });
    for (const word of ['aa', 'bc', 'bd', 'be']) {
      expect(Math.abs(drawn.filter((other) => other === word).length - 1000)).toBeLessThan(120);
    }
  });

  quickTest('of an alphabet', () => {
    const alphabet = Array.from('#/0:?a', (character) => character.charCodeAt(0));
    const words = sampleStrings({ revision: 'rfc2396bis-01' }, { length: 12, count: 50, seed: 2, alphabet });
    for (const word of words) expect(word).toMatch(/^[#/0:?a]{12}$/);
  });

  quickTest('of a length that no word has: names the nearest', () => {
    const even = automaton(seq('ab', many('ab')));
    expect(() => sampleWords(even, { length: 5, seed: 1 })).toThrow(NoWordError);
    expect(() => sampleWords(even, { length: 5, seed: 1 })).toThrow('(nearest: 4, 6)');
    expect(() => sampleWords(even, { length: 0, seed: 1 })).toThrow(': 2');
    expect(() => sampleWords(automaton('abc'), { length: 9, seed: 1 })).toThrow(': 3');
    expect(() => sampleWords(automaton(ref('never')), { length: 1, seed: 1 })).toThrow(
      /^no string of length 1, nor of any other$/,
    );
  });

  quickTest('names the limit', () => {
    const limits = { states: 1000, milliseconds: 10_000 };
    expect(() => sampleStrings({ revision: 'rfc2396bis-01' }, { length: 100, seed: 1, limits })).toThrow(
      StateLimitError,
    );
  });
});

describe('coveringWords', () => {
  quickTest('cover the alternatives, and both continuing and stopping', () => {
    const grammar = bnf({
      s: seq(opt('-'), many(ref('d')), alt('x', 'y')),
      d: alt('0', '1'),
      unused: alt('p', 'q'),
    });
    const words = coveringWords(grammar, 's');
    const covered = words.flatMap(({ covers }) =>
      covers.map(({ rule, expression, option }) => `${rule} ${expression.type} ${option}`),
    );
    expect(covered.sort()).toEqual([
      'd alternation 0',
      'd alternation 1',
      's alternation 0',
      's alternation 1',
      's repetition 0',
      's repetition 0',
      's repetition 1',
      's repetition 1',
    ]);
    expect(words.map(({ text }) => text)).toEqual(['0x', 'y', '1x', '-x']);
  });

  quickTest('omit options that no derivation uses', () => {
    const grammar = bnf({ s: alt('a', ref('never')), never: seq('x', ref('never')) });
    expect(coveringWords(grammar, 's').map(({ text, covers }) => [text, covers.length])).toEqual([['a', 1]]);
  });

  test.each(some(revisions, 2))('of %s cover every option of every rule that is reached', (id) => {
    const { start } = revision(id);
    const grammar = bnfOf(id);
    const reached = new Set([start]);
    const expressions = new Map(grammar.rules.map((rule) => [rule.name, rule.expression]));
    const expected = new Map<unknown, number>();
    for (const name of reached) {
      const root = expressions.get(name);
      if (root === undefined) throw new Error(name);
      references(root).forEach((other) => reached.add(other));
      const open = [root];
      for (const e of open) {
        open.push(...parts(e));
        if (e.type === 'alternation') expected.set(e, e.alternatives.length);
        if (e.type === 'repetition' && e.min !== e.max) expected.set(e, 2);
      }
    }
    const words = coveringStrings({ revision: id });
    const covered = new Map<unknown, number>();
    for (const { expression } of words.flatMap(({ covers }) => covers)) {
      covered.set(expression, (covered.get(expression) ?? 0) + 1);
    }
    expect(covered).toEqual(expected);
    for (const { text } of words) expect(revision(id).accepts(text)).toBe(true);
    expect(words.length).toBeLessThan(250);
    expect(Math.max(...words.map(({ text }) => text.length))).toBeLessThan(32);
  });

  test('of random grammars are derivable, and some derivation has the options', () => {
    fc.assert(
      fc.property(arbitraryBnf, (grammar) => {
        for (const { text, covers } of coveringWords(grammar, 'start')) {
          const choices = [...derivationsOf(grammar, 'start', text)].map((derivation) => derivation.choices);
          expect(choices.length).toBeGreaterThan(0);
          for (const { option } of covers) expect(choices.some((taken) => taken.includes(option))).toBe(true);
        }
      }),
      { seed: 3, numRuns: runs(15, 100) },
    );
  });
});

describe('near misses', () => {
  test('are all strings outside the language that are one edit away', () => {
    fc.assert(
      fc.property(arbitraryBnf, fc.constantFrom(...texts(4)), (grammar, word) => {
        const language = minimalAutomaton(grammar, 'start');
        const letters = jointLetters(language).map((unit) => String.fromCharCode(unit));
        const tried = new Set<string>();
        for (let i = 0; i <= word.length; i++) {
          for (const letter of letters) {
            tried.add(word.slice(0, i) + letter + word.slice(i));
            if (i < word.length) tried.add(word.slice(0, i) + letter + word.slice(i + 1));
          }
          if (i < word.length) tried.add(word.slice(0, i) + word.slice(i + 1));
        }
        const misses = nearMissesOf(language, word);
        const expected = [...tried].filter((text) => text !== word && !accepts(language, text));
        expect(misses.map(({ text }) => text).sort()).toEqual(expected.sort());
        for (const { text, edit, offset, character } of misses) {
          const rest = word.slice(edit === 'insertion' ? offset : offset + 1);
          expect(text).toBe(word.slice(0, offset) + (character ?? '') + rest);
          expect(character === undefined).toBe(edit === 'deletion');
        }
      }),
      { seed: 3, numRuns: runs(15, 100) },
    );
  });

  quickTest('of a string that is derivable', () => {
    const misses = nearMisses('[::1]', { revision: 'rfc2396bis-01', rule: 'host' });
    const all = misses.map(({ text }) => text);
    expect(all).toEqual(expect.arrayContaining(['[::1', '::1]', '[:1]', '[::g]']));
    for (const text of all) expect(revision('rfc2396bis-01').accepts(text, { start: 'host' })).toBe(false);
  });

  quickTest('drawn at random, the same for the same seed', () => {
    for (const id of revisions) {
      const options = { length: 16, count: 30, seed: 9 };
      const misses = sampleNearMisses({ revision: id }, options);
      expect(misses).toHaveLength(30);
      expect(misses).toEqual(sampleNearMisses({ revision: id }, options));
      for (const { text, word } of misses) {
        expect(revision(id).accepts(word)).toBe(true);
        expect(revision(id).accepts(text)).toBe(false);
      }
    }
  });

  quickTest('do not exist for the language of all strings', () => {
    const all = minimalAutomaton(bnf({ s: many(range('\u0000', '\uffff')) }), 's');
    expect(() => sampleMisses(all, { length: 3, seed: 1 })).toThrow(NoNearMissError);
  });
});

describe('shortestWord', () => {
  quickTest('is legible, and none where the language is empty', () => {
    expect(shortestWord(automaton(seq(times(2, 4, alt('~', '0', 'b')), alt('Z', '%'))))).toBe('bbZ');
    expect(shortestWord(automaton(ref('never')))).toBeUndefined();
    expect(shortestWord(automaton(seq()))).toBe('');
  });
});

const items = Array.from({ length: 100 }, (_, i) => i);

quickTest('is a permutation', () => {
  expect([...shuffled(items, 1)].sort((a, b) => a - b)).toEqual(items);
  expect([...shuffled([], 1)]).toEqual([]);
});

quickTest('the seed determines the order', () => {
  expect([...shuffled(items, 1)]).toEqual([...shuffled(items, 1)]);
  expect([...shuffled(items, 1)]).not.toEqual([...shuffled(items, 2)]);
});

quickTest('is unbiased', () => {
  const firsts = Array.from({ length: 600 }, (_, seed) => [...shuffled(['a', 'b', 'c'], seed)][0]);
  for (const item of ['a', 'b', 'c']) {
    const count = firsts.filter((first) => first === item).length;
    expect(Math.abs(count - 200)).toBeLessThan(60);
  }
});

test.each(some(revisions, 2))('%s derives every one', (id) => {
  const r: Revision = revision(id);
  const drawn = [...drawBalanced(bnfOf(id), r.start, { count: 100, seed: 1, length: 40 })];
  expect(drawn.filter((text) => !r.accepts(text))).toEqual([]);
  expect(new Set(drawn).size).toBeGreaterThan(50);
});

test.each<[RevisionId, string]>([
  ['rfc1738', 'httpurl'],
  ['rfc3986', 'URI'],
  ['rfc3986', 'URI-reference'],
])('%s %s: ports, IPv4 addresses and escapes occur among 50, whatever the seed', (id, start) => {
  const r: Revision = revision(id);
  for (let seed = 0; seed < runs(5, 60); seed++) {
    const drawn = [...drawBalanced(bnfOf(id), start, { count: 50, seed, length: 100 })];
    const components = drawn.map((text) => r.components(text, { start }));
    expect([
      components.some(({ port }) => port !== undefined),
      components.some(({ host }) => /^\d+(\.\d+){3}$/.test(host ?? '')),
      drawn.some((text) => /%[0-9A-Fa-f]{2}/.test(text)),
    ]).toEqual([true, true, true]);
  }
});

test.each(some(revisions, 2))('%s: as many strings as there are rules use them all', (id) => {
  const r: Revision = revision(id);
  const { start } = r;
  const used = (count: number, seed: number): Set<string> => {
    const names = new Set<string>();
    for (const text of drawBalanced(bnfOf(id), start, { count, seed, length: 100 })) {
      const nodes: SyntaxNode[] = [r.parse(text)];
      for (let node = nodes.pop(); node !== undefined; node = nodes.pop()) {
        names.add(node.rule);
        nodes.push(...node.children);
      }
    }
    return names;
  };
  // A document may read a string differently from its draw.
  const reachable = used(500, 1);
  const turned = used(r.rules.length, 2);
  expect([...reachable].filter((name) => !turned.has(name))).toEqual([]);
});

quickTest('the seed determines the strings, which end soon after the length', () => {
  const draw = (seed: number, length: number): string[] => [
    ...drawBalanced(bnfOf('rfc3986'), 'path-rootless', { count: 20, seed, length }),
  ];
  expect(draw(7, 30)).toEqual(draw(7, 30));
  expect(draw(7, 30)).not.toEqual(draw(8, 30));
  // A character, and at most the rest of its escape.
  expect(Math.max(...draw(7, 1).map(({ length }) => length))).toBeLessThanOrEqual(3);
});

const limits = { states: 2000, milliseconds: 60_000 };
const dotted = `http://${'a.'.repeat(30)}a`;
const of = { revision: 'rfc1738', rule: 'digits' } as const;

quickTest.each<[string, () => unknown, string]>([
  [
    'a count of long strings',
    () => countStrings(of, 1e8, limits),
    'the count of strings up to length 100000000',
  ],
  [
    'near misses of a long text',
    () => nearMisses('1'.repeat(100_000), of, limits),
    'finding the near misses of a string of 100000 characters',
  ],
  [
    'near misses of a text that has many',
    () => nearMisses('1'.repeat(1000), of, limits),
    'finding the near misses of a string of 1000 characters',
  ],
  [
    'many strings',
    () => sampleStrings(of, { length: 5, seed: 1, count: 1e9, limits }),
    'a list of 1000000000 strings drawn from those of length 5',
  ],
  [
    'a string that is long',
    () => sampleStrings(of, { length: 1e9, seed: 1, limits }),
    'the count of strings of length 1000000000',
  ],
  [
    'many near misses',
    () => sampleNearMisses(of, { length: 5, seed: 1, count: 1e9, limits }),
    'a list of 1000000000 strings drawn from those of length 5',
  ],
  [
    'many derivations',
    () => derivations(dotted, { revision: 'url-1993', rule: 'httpaddress' }, { most: 1e9, limits }),
    'a list of 1000000000 derivations of a string of 68 characters',
  ],
])('%s', (_, call, computation) => {
  expect(call).toThrow(StateLimitError);
  expect(call).toThrow(`${computation} needs more than 2000 states; raise the limit "states" to continue`);
});

quickTest('draws lazily: starts a billion strings within the limits', () => {
  const many = { length: 100, seed: 1, count: 1e9, limits };
  for (const drawn of [drawStrings(of, many), drawNearMisses(of, many)]) {
    const some = Array.from({ length: 100 }, () => drawn.next());
    expect(some.every(({ done }) => done !== true)).toBe(true);
  }
});

quickTest('reports a length above the longest string immediately', () => {
  const finite = { revision: 'rfc1738', rule: 'escape' } as const;
  expect(() => sampleStrings(finite, { length: 1e12, seed: 1, limits })).toThrow(NoWordError);
  expect(() => sampleStrings(finite, { length: 1e12, seed: 1, limits })).toThrow('(nearest: 3)');
});

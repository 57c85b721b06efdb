import fc from 'fast-check';
import { representatives } from '../../../src/tree/diagnosis/completion.js';
import { nearestTexts, searchEffort } from '../../../src/tree/diagnosis/nearest.js';
import { accepts, testedRevisions, testedRule, textsNear } from '../../automaton/automata.js';
import { some } from '../../depth.js';

/** All texts one edit away: a Unicode character deleted, put in or replaced. */
function neighbours(text: string, characters: readonly string[]): ReadonlySet<string> {
  const letters = Array.from(text);
  const around = new Set<string>();
  for (let i = 0; i <= letters.length; i++) {
    const before = letters.slice(0, i).join('');
    const after = letters.slice(i + 1).join('');
    if (i < letters.length) around.add(before + after);
    for (const character of characters) {
      around.add(before + character + letters.slice(i).join(''));
      if (i < letters.length) around.add(before + character + after);
    }
  }
  return around;
}

function twice(text: string, characters: readonly string[]): ReadonlySet<string> {
  const all = new Set<string>();
  for (const one of neighbours(text, characters)) {
    for (const two of neighbours(one, characters)) all.add(two);
  }
  return all;
}

describe.each(some(testedRevisions, 2))('$id', ({ recognizer, rules }) => {
  test('one edit: found where there is one, and one edit away; every rule', () => {
    let found = 0;
    for (const { index, minimal } of rules) {
      const characters = representatives(minimal);
      fc.assert(
        fc.property(textsNear(minimal), (text) => {
          fc.pre(!accepts(minimal, text));
          const near = [...neighbours(text, characters)].filter((other) => accepts(minimal, other));
          const nearest = nearestTexts(minimal, text);
          expect(nearest.length).toBeLessThanOrEqual(3);
          expect(new Set(nearest).size).toBe(nearest.length);
          if (near.length === 0) return;
          found += 1;
          expect(nearest.length).toBeGreaterThan(0);
          expect(near).toEqual(expect.arrayContaining([...nearest]));
          // Other classes of characters, other representatives, the same edits.
          expect(nearestTexts(recognizer.automaton(index), text).length).toBeGreaterThan(0);
        }),
        { numRuns: 10, seed: 2 },
      );
    }
    expect(found).toBeGreaterThan(100);
  }, 60_000);

  test('two edits: found where one is not enough and two are; every sixth rule, short texts', () => {
    let found = 0;
    for (const { minimal } of rules.filter((_, i) => i % 6 === 0)) {
      const characters = representatives(minimal);
      fc.assert(
        fc.property(textsNear(minimal), (text) => {
          fc.pre(text.length <= 4 && !accepts(minimal, text));
          if ([...neighbours(text, characters)].some((other) => accepts(minimal, other))) return;
          const near = [...twice(text, characters)].filter((other) => accepts(minimal, other));
          const nearest = nearestTexts(minimal, text);
          expect(nearest.length > 0).toBe(near.length > 0);
          expect(near).toEqual(expect.arrayContaining([...nearest]));
          found += nearest.length;
        }),
        { numRuns: 10, seed: 2 },
      );
    }
    expect(found).toBeGreaterThan(0);
  }, 60_000);
});

test.each([
  ['HTTP://h/A', ['http://h/A']],
  ['GOPHER:', ['gopher:']],
  // Nothing else may be amiss.
  ['HTTP://h/<', []],
])('rfc1738 §2.1: a scheme in capitals, %s, is %j', (text, expected) => {
  expect(nearestTexts(testedRule('rfc1738', 'url').minimal, text)).toEqual(expected);
});

describe('rfc2396bis-01, URI-reference', () => {
  const { minimal } = testedRule('rfc2396bis-01', 'URI-reference');
  const nearest = (text: string): readonly string[] => nearestTexts(minimal, text);

  test.each<[string, string, readonly string[]]>([
    ['a deletion, a replacement', 'http://a b/', ['http://ab/', 'http://aab/']],
    ['an insertion', 'http://[::1/', ['http://[::1]/', 'http://[::1]', 'http://::1/']],
    ['an edit long before the offset', `1:${'a'.repeat(40)}`, [`1${'a'.repeat(40)}`]],
    ['two edits far apart', `/a<${'b'.repeat(90)}>c`, [`/a${'b'.repeat(90)}c`]],
    ['an astral character is one', '/\u{1f600}\u{1f600}', ['/']],
    ['a lone surrogate is one', '/\ud83da\ude00', ['/a']],
    ['three edits are too many', '/<a<a<', []],
    ['six are', '/<<<<<<', []],
  ])('%s', (_, text, some) => {
    const found = nearest(text);
    if (some.length === 0) expect(found).toEqual([]);
    else expect(found).toEqual(expect.arrayContaining([...some]));
  });

  test('gives up on long texts', () => {
    expect(nearest(`/${'a'.repeat(searchEffort)}<`)).toEqual([]);
    expect(nearest(`/${'a'.repeat(searchEffort / 4)}<`)).toContain(`/${'a'.repeat(searchEffort / 4)}`);
    expect(nearest('/<'.repeat(searchEffort / 4))).toEqual([]);
  });
});

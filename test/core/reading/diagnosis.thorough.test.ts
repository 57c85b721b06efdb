/** Diagnoses of refused texts: their stops, shortest completion, the nearest texts. */
import fc from 'fast-check';
import { diagnosisOf, nearestTexts, searchEffort } from '../../../src/core/reading/diagnosis.js';
import {
  revision,
  type RevisionId,
  type SyntaxErrorDetails,
  type UriSyntaxError,
} from '../../../src/api/index.js';
import { representatives, shortestCompletion } from '../../../src/core/reading/completion.js';
import { expected } from '../../documents/expected.js';
import {
  accepts,
  inAscii,
  stateAfter,
  testedRevisions,
  testedRule,
  textsNear,
} from '../automaton/automata.js';
import { many, some } from '../../depth.js';
import { distancesToAcceptance, reachableStates } from '../../../src/grammar/automata/explore.js';
import { walk } from '../../../src/core/automaton/walk.js';

describe.each(testedRevisions.filter((one) => !inAscii.includes(one)))(
  '$id, beyond US-ASCII',
  ({ id, rules }) => {
    test('the text before the offset can be completed, and none continues with the character there', () => {
      for (const { name, minimal, parses } of rules) {
        fc.assert(
          fc.property(textsNear(minimal), (text) => {
            fc.pre(!accepts(minimal, text));
            const { offset, found, completion } = errorOf(id, text, name);
            expect([text, parses(text.slice(0, offset) + completion)]).toEqual([text, true]);
            if (found === undefined) expect(offset).toBe(text.length);
            else expect(stateAfter(minimal, text.slice(0, offset) + found)).toBe(minimal.dead);
          }),
          { numRuns: many(5, 30), seed: 5 },
        );
      }
    });

    test.each(['\u00e9', '\u202e', '\u{1f600}'])('derives %j in a path', (character) => {
      expect(revision(id).accepts(`http://h/b${character}c`)).toBe(true);
    });
  },
);

function errorOf(id: RevisionId, text: string, start?: string): UriSyntaxError {
  const result = revision(id).safeParse(text, { start });
  if (result.ok) throw new Error(`${id} derives ${JSON.stringify(text)}`);
  return result.error;
}

describe.each(some(inAscii, 2))('$id, random texts that a rule rejects, every rule', (tested) => {
  /** Checks the diagnosis of random texts. */
  function everywhere(
    runs: number,
    check: (diagnosis: SyntaxErrorDetails, rule: (typeof tested.rules)[number]) => void,
  ): void {
    let checked = 0;
    for (const rule of tested.rules) {
      fc.assert(
        fc.property(textsNear(rule.minimal), (text) => {
          fc.pre(!accepts(rule.minimal, text));
          check(diagnosisOf(text, rule.index, tested.grammar, tested.recognizer), rule);
          checked += 1;
        }),
        { numRuns: runs, seed: 5 },
      );
    }
    expect(checked).toBe(runs * tested.rules.length);
  }

  test('the text before the offset can be completed: the generated parser accepts it with the completion', () => {
    everywhere(15, ({ text, offset, completion }, { parses }) => {
      expect(parses(text.slice(0, offset) + completion)).toBe(true);
    });
  });

  test('including the character at the offset, no completion exists', () => {
    everywhere(15, ({ text, offset, found }, { minimal }) => {
      expect(found).toBe(text.slice(offset) === '' ? undefined : Array.from(text.slice(offset))[0]);
      if (found === undefined) return;
      expect(stateAfter(minimal, text.slice(0, offset + 1))).toBe(minimal.dead);
    });
  });

  test('the generated parser rejects it with any two characters appended', () => {
    everywhere(1, ({ text, offset, found }, { minimal, parses }) => {
      const characters = representatives(minimal);
      const more = ['', ...characters, ...characters.flatMap((a) => characters.map((b) => a + b))];
      const beyond = text.slice(0, offset) + (found ?? '');
      const taken = more.filter((rest) => parses(beyond + rest));
      if (found !== undefined) expect(taken).toEqual([]);
      else expect(taken).not.toContain('');
    });
  }, 60_000);

  test('the suggested escape is allowed there', () => {
    everywhere(15, ({ text, offset, found, escaped }, { minimal }) => {
      if (escaped === undefined) return;
      expect(decodeURIComponent(escaped)).toBe(found);
      expect(stateAfter(minimal, text.slice(0, offset) + escaped)).not.toBe(minimal.dead);
    });
  });

  test('the section is that of the innermost open rule', () => {
    everywhere(5, ({ section, open, start }) => {
      expect(open[0]?.section).toBe(section);
      expect(open.at(-1)?.rule).toBe(start);
      for (const { rule, section: of } of open) {
        expect(tested.grammar.sections[tested.grammar.names.indexOf(rule)]).toBe(of);
      }
    });
  });
});

test.each<[RevisionId, string | undefined, string, Partial<UriSyntaxError>]>([
  // 2003 §3.2.2: an IPv6 reference is closed by a bracket.
  [
    'rfc2396bis-01',
    undefined,
    'http://[::1/',
    {
      offset: 11,
      found: '/',
      expected: ['HEXDIG', '"."', '":"', '"]"'],
      section: '3.2.2',
      completion: ']',
      escaped: undefined,
    },
  ],
  // 2003 §5: a colon in the first segment of a relative path would end a scheme.
  [
    'rfc2396bis-01',
    undefined,
    '1:2',
    { offset: 1, found: ':', escaped: undefined, dotSegment: true, section: '5', completion: '' },
  ],
  // 1997 §2.4.3: the space is excluded.
  [
    'url-1997',
    undefined,
    'http://h/a b',
    { offset: 10, found: ' ', escaped: '%20', expected: ['urlc', '"#"'] },
  ],
  // RFC 1738 §5: an escape is two hexadecimal digits.
  ['rfc1738', undefined, 'a:%4g', { offset: 4, found: 'g', expected: ['hex'], completion: 'a' }],
  ['rfc1738', 'httpurl', 'http:/', { offset: 6, found: undefined, expected: ['"/"'], completion: '/a' }],
  // 1995: a search is words of one character at least.
  [
    'url-1995',
    undefined,
    'http://h?',
    { offset: 9, found: undefined, expected: ['xalpha'], completion: 'a' },
  ],
  // RFC 3987 §2.2: ucschar are characters; half of a pair is none.
  ['rfc3987', undefined, 'http://h/a\ud800c', { offset: 10, found: '\ud800', completion: '' }],
  ['rfc3987', undefined, '\ud800', { offset: 0, found: '\ud800' }],
  ['rfc3987', undefined, 'a\udc00', { offset: 1, found: '\udc00' }],
  ['rfc3987', undefined, 'a\ud83f\udffe', { offset: 1, found: '\u{1fffe}' }],
  // 1993: letters represent themselves, and a scheme begins with one.
  ['url-1993', undefined, '1', { offset: 0, found: '1', expected: ['alpha'], completion: 'a:' }],
  ['url-1993', 'hex', 'ab', { offset: 1, found: 'b', expected: [], characters: '', completion: '' }],
])('%s %s: %j', (id, start, text, details) => {
  expect(errorOf(id, text, start)).toMatchObject(details);
});

/** Maximum length of a text in a test, in multiples of 6. */
const length = many(60_000, 120_000);

describe.each(
  some(
    inAscii.map(({ id }) => id),
    3,
  ),
)('%s', (id) => {
  test.each<[string, string, string]>([
    ['NUL', '\0', '\0'],
    ['a control', '\n', '\n'],
    ['a letter beyond US-ASCII', '\u00e9', '\u00e9'],
    ['an override of direction', '\u202e', '\u202e'],
    ['an astral character, whole', '\u{1f600}', '\u{1f600}'],
    ['the first half of a pair', '\ud83d', '\ud83d'],
    ['the second half of a pair', '\ude00', '\ude00'],
    ['halves the wrong way round', '\ude00\ud83d', '\ude00'],
  ])('refuses %s', (_, character, found) => {
    expect(errorOf(id, `http://h/b${character}c`)).toMatchObject({ offset: 10, found });
  });

  test.each<[string, (n: number) => string, number]>([
    ['wrong at the end', (n) => `http://h/${'b'.repeat(n)}<`, length + 9],
    ['wrong at the beginning', (n) => `http://h/<${'b'.repeat(n)}`, 9],
    ['wrong everywhere', (n) => `http://h/${'\u{1f600}'.repeat(n / 2)}`, 9],
    ['wrong after many escapes', (n) => `http://h/${'%41'.repeat(n / 3)}%4`, length + 11],
    ['wrong after many slashes', (n) => `http://h/b${'/c'.repeat(n / 2)}<`, length + 10],
  ])('a long text, %s', (_, text, offset) => {
    const error = errorOf(id, text(length));
    expect(error.offset).toBe(offset);
    expect(error.message.length).toBeLessThan(1000);
    expect(error.open.length).toBeLessThan(20);
    expect(revision(id).accepts(error.text)).toBe(false);
  });

  test('rules other than the reference rule take long ones too', () => {
    const start = expected(id, 'facts').longRule;
    const text = 'a'.repeat(length);
    expect(revision(id).accepts(text, { start })).toBe(true);
    expect(errorOf(id, `${text}^`, start).offset).toBe(length);
  });
});

describe.each(some(inAscii, 3))('$id', ({ recognizer, rules }) => {
  test('a completion is accepted and none is shorter, from every state of every rule', () => {
    let states = 0;
    for (const { minimal } of rules) {
      const distances = distancesToAcceptance(minimal);
      for (const state of reachableStates(minimal)) {
        states += 1;
        const completion = shortestCompletion(minimal, state);
        const end = walk(minimal, completion, state);
        expect(end.offset).toBe(completion.length);
        expect(minimal.accepting(end.state)).toBe(true);
        expect(completion.length).toBe(distances.get(state));
      }
    }
    expect(states).toBeGreaterThan(2 * rules.length);
  });

  test('it is the same for every automaton of a rule', () => {
    for (const { index, minimal } of rules) {
      const lazy = recognizer.automaton(index);
      expect(shortestCompletion(lazy, lazy.initial)).toBe(shortestCompletion(minimal, minimal.initial));
    }
  });

  test('prefers the more legible of two possible characters', () => {
    const order = [/^[a-z]/, /^[0-9]/, /^[A-Z]/, /^[!-~]/, /^/];
    const rank = (text: string): number => order.findIndex((kind) => kind.test(text));
    for (const { minimal } of rules) {
      const completion = shortestCompletion(minimal, minimal.initial);
      if (completion.length !== 1) continue;
      const all = Array.from({ length: 0x80 }, (_, unit) => String.fromCharCode(unit));
      const best = Math.min(...all.filter((c) => accepts(minimal, c)).map(rank));
      expect(rank(completion)).toBe(best);
      expect(representatives(minimal)).toContain(completion);
    }
  });
});

test('nothing completes a dead state', () => {
  const { minimal } = testedRule('rfc1738', 'url');
  expect(() => shortestCompletion(minimal, minimal.dead)).toThrow(RangeError);
});

/** Returns all texts one edit away: a Unicode character deleted, inserted or replaced. */
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
  // No other fault is allowed.
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

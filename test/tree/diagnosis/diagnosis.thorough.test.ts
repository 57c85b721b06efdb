import fc from 'fast-check';
import { diagnosisOf } from '../../../src/tree/diagnosis/diagnosis.js';
import type { SyntaxErrorDetails } from '../../../src/index.js';
import { representatives } from '../../../src/tree/diagnosis/completion.js';
import { revision, type RevisionId, revisions, type UriSyntaxError } from '../../../src/index.js';
import { expected } from '../../documents/expected.js';
import { accepts, stateAfter, testedRevisions, textsNear } from '../../automaton/automata.js';
import { many, some } from '../../depth.js';

function errorOf(id: RevisionId, text: string, start?: string): UriSyntaxError {
  const result = revision(id).safeParse(text, { start });
  if (result.ok) throw new Error(`${id} derives ${JSON.stringify(text)}`);
  return result.error;
}

describe.each(some(testedRevisions, 2))('$id, random texts that a rule rejects, every rule', (tested) => {
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

  test('up to the offset the text can be completed: the generated parser takes it with its completion', () => {
    everywhere(15, ({ text, offset, completion }, { parses }) => {
      expect(parses(text.slice(0, offset) + completion)).toBe(true);
    });
  });

  test('with the character at the offset nothing completes it', () => {
    everywhere(15, ({ text, offset, found }, { minimal }) => {
      expect(found).toBe(text.slice(offset) === '' ? undefined : Array.from(text.slice(offset))[0]);
      if (found === undefined) return;
      expect(stateAfter(minimal, text.slice(0, offset + 1))).toBe(minimal.dead);
    });
  });

  test('nor does the generated parser take it with any two characters more', () => {
    everywhere(1, ({ text, offset, found }, { minimal, parses }) => {
      const characters = representatives(minimal);
      const more = ['', ...characters, ...characters.flatMap((a) => characters.map((b) => a + b))];
      const beyond = text.slice(0, offset) + (found ?? '');
      const taken = more.filter((rest) => parses(beyond + rest));
      if (found !== undefined) expect(taken).toEqual([]);
      else expect(taken).not.toContain('');
    });
  }, 60_000);

  test('what is said to be escaped can stand there', () => {
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
  // 1993: letters stand for themselves, and a scheme begins with one.
  ['url-1993', undefined, '1', { offset: 0, found: '1', expected: ['alpha'], completion: 'a:' }],
  ['url-1993', 'hex', 'ab', { offset: 1, found: 'b', expected: [], characters: '', completion: '' }],
])('%s %s: %j', (id, start, text, details) => {
  expect(errorOf(id, text, start)).toMatchObject(details);
});

/** As long as the longest text of a test may be, in multiples of 6. */
const length = many(60_000, 600_000);

describe.each(some(revisions, 3))('%s', (id) => {
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

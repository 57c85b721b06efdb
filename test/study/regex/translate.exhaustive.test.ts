/**
 * Regular expressions of other dialects have the verdicts of their engines: fixed ones for each construct, and random
 * ones. An engine that is not installed is reported as missing.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { accepts, automatonOf, readRegex } from '../../../src/study/index.js';
import { engines } from './engines.js';

const folder = mkdtempSync(join(tmpdir(), 'translate-'));

afterAll(() => {
  rmSync(folder, { recursive: true });
});

const letters = Array.from(
  'abAk1_ .-]\n\r\t\v\f\u0085\u00a0\u2028\u212a\u017f\u00e9\u00c9\u0131\u0130\u0663\u00b5\u03bc\u{1d7d8}\u{10400}\u{10428}',
);
const texts = [
  '',
  ...letters,
  ...letters.flatMap((one) => letters.map((other) => one + other)),
  ...['a\r\n', 'a\n\n', '\r\na', 'b\r\na', 'aab', 'abab', 'a.b', 'a-b', '\ra\n', 'a1_', 'a\n\r', 'aAk'],
];

/** Constructs that all of the dialects have. */
const common = [
  ...['^a$', '\\Aa', 'a|b|', '(a|b)+', '(?:ab)*$', 'a{2}', 'a{1,}b?', '^.{2}$', '[ab]*?$', '[^a]', '[^\\n]'],
  ...[
    '(?i)^k$',
    '(?i)^s$',
    '(?i)^[a-k]$',
    '(?i:a)b',
    '^(?s:.)$',
    '(?m:^a$)',
    '(?m:$)a',
    '(?s)^..$',
    '(?i)[^k]$',
  ],
  ...[
    '^[a\\-\\]]$',
    '^[.-]$',
    '^[-a]$',
    '^[a-]$',
    '^\\.$',
    '\\x61',
    '^[\\t\\n]$',
    '^\\f$',
    '\\a',
    '^[^]-]$',
    '^a\\-b$',
  ],
  ...[
    '(?:^a|b$)',
    '(?i)\\x6b',
    '^(?:$|a)',
    '(?m)^',
    '(?m)^a',
    '(?m)a$',
    '(?m)^$',
    'a$',
    '^[a-b1]+?$',
    '(?i)^i$',
    '(?i)^\u00e9$',
  ],
];
const classes = [
  '^\\d$',
  '^\\D$',
  '^\\w$',
  '^\\W$',
  '^\\s$',
  '^\\S$',
  '^[\\w.]$',
  '^[^\\s]$',
  '^[\\D]$',
  '^[^\\W1]$',
];
const looks = ['(?=a)\\w', '(?!a).', '(?<=a)b', '(?<!a)b', '^(?=..$)a', '(?:(?<=\\n)|^)a', '(?=a)*b'];
const own: Readonly<Record<string, readonly string[]>> = {
  python: [
    ...[
      ...classes,
      ...looks,
      '\\ba\\b',
      '\\Ba',
      'a\\Z',
      '^\\v$',
      '[\\b]',
      'a{,2}$',
      '^a{,}b$',
      'a{',
      'a{x',
      'a{1,x}',
      '(?P<n>a)b',
    ],
    ...[
      '(?x)a b # c\n $',
      '(?#c)a',
      'a++b',
      'a*+$',
      '\\0',
      '\\07',
      '\\u00e9',
      '[]a]',
      '(?i)\u00b5',
      '(?-i:a)',
      '(?x) [ a]',
    ],
  ],
  pcre: [
    ...[
      ...classes,
      ...looks,
      'a\\Z',
      'a\\z',
      '\\ba',
      '^\\h$',
      '^\\H$',
      '^\\v$',
      '^\\V$',
      '^\\R$',
      '^\\R\\n$',
      '^\\N$',
      '\\Qa.\\Eb',
    ],
    ...[
      '[[:alpha:]]',
      '^[[:^space:]]$',
      '^[[:punct:]_]$',
      '(?<n>a)',
      "(?'n'a)",
      '(?|a|b)',
      '(?x)a b#c\n$',
      'a{',
      'a{,2}',
      '\\e',
      '[]a]',
    ],
    ...[
      'a++b',
      'a++|b',
      '^\\p{L}$',
      '^\\P{Nd}$',
      '^\\p{^Lu}$',
      '^\\pL$',
      '(?i)\u00b5',
      '(?i:a(?-i)b)',
      '(a(?i)b|a)k',
      '[\\b]',
      '\\07',
    ],
  ],
  java: [
    ...[
      ...classes.filter((one) => !one.includes('b')),
      ...looks,
      'a\\Z',
      'a\\z',
      '^\\h$',
      '^\\v$',
      '^\\R$',
      '\\Qa.\\Eb',
      '(?<n>a)',
      '\\e',
    ],
    ...[
      '(?x)a b#c\n$',
      '(?x)^[a b]$',
      'a++b',
      '^\\p{L}$',
      '^\\P{Nd}$',
      '^\\pL$',
      '\\u00e9',
      '\\00',
      '(?iu)^k$',
      '(?iu)^i$',
      '(?i)\u00e9',
    ],
  ],
  re2: [
    ...[
      ...classes,
      'a\\z',
      '\\ba',
      '^\\v$',
      '[[:alpha:]]',
      '^[[:^space:]]$',
      '(?P<n>a)b',
      '\\Qa.\\Eb',
      'a{',
      'a{,2}',
      '[]a]',
    ],
    ...[
      '^\\p{L}$',
      '^\\P{Nd}$',
      '^\\pL$',
      '^\\p{^Lu}$',
      '(?U)a+',
      '(?i:a(?-i)b)',
      '(a(?i)b|a)k',
      '(?i)\u00b5',
      '\\x{1d7d8}',
      '\\07',
    ],
  ],
};

const piece = fc.oneof(
  fc.constantFrom(
    'a',
    'b',
    'k',
    '\\n',
    '.',
    '^',
    '$',
    '[ab]',
    '[^a]',
    '[^\\n]',
    '\\.',
    '[a-k]',
    '1',
    '\u00e9',
  ),
  fc.constantFrom('(?:a|b)', '(?i:a)', '(?m:^)', '(?m:$)', '(?s:.)', '(?i:[^k])', '(a|)', '(?i:s\n?)', '\\A'),
);
const random = fc
  .array(fc.tuple(piece, fc.constantFrom('', '', '', '?', '*', '+', '{2}', '{0,1}', '*?')), {
    minLength: 1,
    maxLength: 5,
  })
  .map((pieces) => pieces.map(([one, times]) => (/^(?:\^|\$|\\A)$/.test(one) ? one : one + times)).join(''));

test.each(
  engines.filter(({ name }) => !/Perl|Rust/.test(name)).map((engine) => [engine.name, engine] as const),
)('%s', (name, { dialect, answers }) => {
  const patterns = [...common, ...(own[dialect] ?? []), ...fc.sample(random, { seed: 1, numRuns: 300 })];
  // PHP sets UCP with the flag "u", and not with this.
  const asked = patterns.map((pattern) => ({
    regex: dialect === 'pcre' ? `(*UTF)${pattern}` : pattern,
    texts,
  }));
  const found = answers(asked, folder);
  if ('notRun' in found) {
    process.stderr.write(`${name} did not run: ${found.notRun}\n`);
    return;
  }
  const wrong = patterns.flatMap((pattern, i) => {
    const automaton = automatonOf({ revision: readRegex(pattern, { dialect }) });
    const bad = texts.filter((text, j) => (accepts(automaton, text) ? '1' : '0') !== found[i]?.[j]);
    return bad.length === 0 ? [] : [`${pattern}: ${JSON.stringify(bad.slice(0, 8))} ${bad.length}`];
  });
  expect(wrong).toEqual([]);
});

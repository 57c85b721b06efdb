/** Regular expressions of other dialects, after the documentation of each engine, and refusals with their places. */
import {
  accepts,
  automatonOf,
  compareRules,
  type ReadDialect,
  readDialects,
  readRegex,
  RegexError,
} from '../../../src/study/index.js';

type Row = readonly [
  section: string,
  dialect: ReadDialect,
  pattern: string,
  found: readonly string[],
  others: readonly string[],
];

test.each<Row>([
  ['docs.python.org re: $ before a last newline', 'python', '^a$', ['a', 'a\n'], ['a\r', 'a\n\n', 'b']],
  ['\\Z only at the end', 'python', '\\Aa\\Z', ['a'], ['a\n', 'ba']],
  ['(?m)', 'python', '(?m)^a$', ['b\na\nc'], ['ba']],
  ['(?i) with K, ſ and ı', 'python', '(?i)^[ksi]$', ['K', '\u212a', '\u017f', '\u0131'], ['j']],
  ['\\d, \\w and \\s are Unicode', 'python', '^\\d\\w\\s$', ['\u0663\u00e9\u3000'], ['a\u00e9 ']],
  ['(?P<name>...), {,n}', 'python', '^(?P<y>a){,2}$', ['', 'a', 'aa'], ['aaa']],
  ['{,} is {0,}', 'python', '^a{,}b$', ['b', 'aab'], ['a{,}b']],
  ['braces that are no quantifier', 'python', '^a{x}{$', ['a{x}{'], ['a']],
  ['(?x) and comments', 'python', '(?x) ^ a\\  [ ] # b\n $', ['a  '], ['a']],
  ['\\u and \\U', 'python', '^\\u00e9\\U0001F600$', ['\u00e9\u{1f600}'], ['\u00e9']],
  ['three octal digits', 'python', '^\\141[\\142]\\Z', ['ab'], ['a']],
  ['octal, as no group has the number', 'pcre', '^(a)\\12\\142\\z', ['a\nb'], ['aab']],
  ['pcre2pattern: \\Z and \\z', 'pcre', '(?:a\\Z|b\\z)', ['a\n', 'b'], ['b\n', 'ac']],
  ['^ in (?m), not after the last newline', 'pcre', '(?m)b\\n^', ['b\na'], ['b\n']],
  ['\\d, \\w and \\s are US-ASCII', 'pcre', '^\\d\\w\\s$', ['1a '], ['\u0663a ', '1\u00e9 ']],
  ['\\h, \\v, \\R, \\N', 'pcre', '^\\h\\v\\R\\N\\z', ['\u3000\u0085\r\nx'], ['a\n\nx']],
  ['\\R is atomic', 'pcre', '^\\R\\n\\z', ['\n\n', '\r\n\n'], ['\r\n']],
  ['POSIX classes, negated', 'pcre', '^[[:alpha:][:^print:]]\\z', ['a', '\n'], ['1', ' ']],
  ['(?i) until the end of its group', 'pcre', '^(a(?i)b|c)d\\z', ['aBd', 'Cd'], ['Abd', 'aBD']],
  ['\\Q...\\E', 'pcre', '^\\Qa.[\\E+\\z', ['a.[', 'a.[['], ['ab[']],
  ['branch reset', 'pcre', '^(?|a|b)c\\z', ['ac', 'bc'], ['c']],
  ['possessive before another character', 'pcre', '^a++b|a++', ['aab', 'a'], ['b']],
  ['general categories', 'pcre', '^\\p{Lu}\\P{L}\\pN\\p{^N}\\z', ['A-1-'], ['a-1-']],
  ['java.util.regex.Pattern: line terminators', 'java', '^.$', ['a', 'a\r\n', 'a\u2028'], ['\n', 'a\n\n']],
  ['(?m): \\r\\n is one', 'java', '(?m)^a$', ['b\r\na\r\nb', 'b\u0085a'], ['ba']],
  ['(?i) is US-ASCII, (?iu) is not', 'java', '(?i)^\u00e9(?u)\u00e9\\z', ['\u00e9\u00c9'], ['\u00c9\u00e9']],
  ['\\0n', 'java', '^\\0141\\z', ['a'], ['\u0000141']],
  ['RE2: $ is the end', 're2', '^a$', ['a'], ['a\n']],
  ['octal', 're2', '^\\141\\12$', ['a\n'], ['a']],
  ['\\s without \\v', 're2', '^\\s$', ['\n', ' '], ['\v']],
  ['(?U) changes no language', 're2', '(?U)^a+$', ['aa'], ['b']],
  ['POSIX §9.4: brackets first', 'posix', '^[]a\\]+$', [']', '\\', 'a'], ['b']],
  ['POSIX §9.3.5: classes', 'posix', '^[[:digit:]x-]{2,3}$', ['1x', '--9'], ['1', 'a1']],
  ['POSIX §9.4.9: anchors', 'posix', '^a|b$', ['ab', 'xb'], ['ba', 'b\n']],
])('%s (%s)', (_section, dialect, pattern, found, others) => {
  const automaton = automatonOf({ revision: readRegex(pattern, { dialect }) });
  expect(found.map((text) => accepts(automaton, text))).toEqual(found.map(() => true));
  expect(others.map((text) => accepts(automaton, text))).toEqual(others.map(() => false));
});

test.each<[ReadDialect, string, boolean]>([
  ['python', '^a$', false],
  ['python', '\\Aa\\Z', true],
  ['pcre', '^a\\z', true],
  ['java', '^a$', false],
  ['re2', '^a$', true],
  ['re2', '(?m)^a$', false],
  ['posix', '^(a|b)$', true],
])('in %s, %s matches whole texts: %s', (dialect, pattern, isWhole) => {
  expect(readRegex(pattern, { dialect }).isWhole).toBe(isWhole);
});

test.each<[ReadDialect, string, number, string]>([
  ['python', '(a)\\1', 3, 'backreferences'],
  ['python', '(?P<n>a)(?P=n)', 8, 'backreferences'],
  ['python', 'a(?i)b', 1, 'modes without ":" must be at the start'],
  ['python', '(?<n>a)', 0, 'an unknown kind of group'],
  ['python', 'a\\z', 1, 'this escape is not supported in Python'],
  ['python', '(?L)a', 0, 'the mode "L" is not supported'],
  ['python', '\\N{DIGIT ONE}', 0, 'this escape is not supported'],
  ['python', '(a)\\12', 3, 'backreferences'],
  ['pcre', '()()()()()()()()()()\\10', 20, 'backreferences'],
  ['pcre', '(a)\\1', 3, 'backreferences'],
  ['java', '(a)\\141', 3, 'backreferences'],
  ['pcre', '(?<n>a)\\k<n>', 7, 'backreferences'],
  ['pcre', '(a)\\g{-1}', 3, 'backreferences'],
  ['pcre', 'a(?R)?', 1, 'recursion'],
  ['pcre', '(?(1)a|b)', 0, 'conditions'],
  ['pcre', '(?>a|ab)c', 0, 'atomic groups'],
  ['pcre', 'a++a', 2, 'possessive'],
  ['pcre', '(?:ab)*+c', 7, 'possessive'],
  ['pcre', '[ab]*+(b)', 5, 'possessive'],
  ['pcre', 'x(*ACCEPT)', 1, 'verbs'],
  ['pcre', 'a\\Kb', 1, 'this escape is not supported in PCRE'],
  ['pcre', '\\p{Greek}', 0, 'only general categories'],
  ['pcre', '[[:word', 0, 'a class that is not closed'],
  ['pcre', '[[:wort:]]', 1, 'an unknown class'],
  ['pcre', '[[.a.]]', 1, 'collating elements'],
  ['pcre', '[b-a]', 1, 'the range ends before it begins'],
  ['pcre', '[\\d-z]', 1, 'a range needs a character at each end'],
  ['pcre', 'a{2,1}', 1, 'the numbers are reversed'],
  ['pcre', '\\x{110000}', 0, 'the last code point'],
  ['java', 'a{', 1, 'this brace does not begin a quantifier'],
  ['java', '[a[b]]', 2, 'nested classes'],
  ['java', '[a&&b]', 2, 'nested classes'],
  ['java', '\\G', 0, 'this escape is not supported'],
  ['re2', '(?=a)', 0, 'RE2 has no lookarounds'],
  ['re2', 'a**', 2, 'a quantifier needs one element before it'],
  ['re2', '(a', 0, 'a group that is not closed'],
  ['re2', 'a)', 1, 'has no partner'],
  ['re2', '\\', 0, 'a backslash at the end'],
  ['posix', '(?:a)', 0, 'POSIX has no "(?"'],
  ['posix', '\\d', 0, 'this escape is not supported in POSIX'],
])('%s refuses %j at %d', (dialect, pattern, offset, problem) => {
  let thrown: unknown;
  try {
    readRegex(pattern, { dialect });
  } catch (error) {
    thrown = error;
  }
  expect(thrown).toBeInstanceOf(RegexError);
  expect(thrown).toMatchObject({ offset, problem: expect.stringContaining(problem) as string });
});

test('long and deep patterns are refused, with their place', () => {
  const deep = `${'('.repeat(300)}${')'.repeat(300)}`;
  expect(() => readRegex(deep, { dialect: 'python' })).toThrow(/at offset 250: nested deeper than 250/);
  expect(() => readRegex('a'.repeat(100_001), { dialect: 'posix' })).toThrow(/longer than 100000/);
});

test('flags are those of JavaScript, and other names are no dialects', () => {
  expect(() => readRegex('a', { dialect: 'pcre', flags: 'i' })).toThrow(/write \(\?i\) into the pattern/);
  expect(() => readRegex('a', { dialect: 'perl' as 'pcre' })).toThrow(/no dialect is called "perl"/);
});

test('one pattern of US-ASCII is the same in all dialects', () => {
  const javascript = readRegex('^[a-z][0-9a-z+.]*:(a|b){2}', { flags: 'v' });
  for (const dialect of readDialects) {
    const other = readRegex(javascript.revision.slice(1, -2), { dialect });
    const { relation } = compareRules({ revision: javascript }, { revision: other });
    expect([dialect, relation]).toEqual([dialect, 'equal']);
  }
});

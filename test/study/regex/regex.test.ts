/** Rules as regular expressions: the text in each dialect, the groups, and the refusals. */
import { readGrammar, RegexDialectError, regexOf } from '../../../src/study/index.js';
import { UnknownNameError } from '../../../src/api/index.js';
import { readRegex, RegexReadError } from '../../../src/study/regex/read-regex.js';
import { longTest, quickTest as test } from '../../depth.js';

const javascript = (abnf: string): string => regexOf(readGrammar(abnf), { dialect: 'javascript' }).text;

test.each([
  ['alternatives of single characters are a set', 'a = "1" / DIGIT / %x61-63 / "_"', '/^[a-c0-9_]$/'],
  ['letters match either case', 'a = "x:y" / %s"Z"', '/^(?:[Xx]:[Yy]|Z)$/'],
  ['rules stand in their places', 'a = b "." b\nb = 1*DIGIT [ "-" ]', '/^[0-9]+-?\\.[0-9]+-?$/'],
  ['bounds', 'a = 2DIGIT 2*DIGIT "." *3"x" 2*4"y" 0"z"', '/^[0-9]{4,}\\.[Xx]{0,3}[Yy]{2,4}$/'],
  ['an empty alternative at the end is an option', 'a = "-" / "+" "+" / ""', '/^(?:-|\\+\\+)?$/'],
  ['an empty alternative before others', 'a = "" / "+"', '/^(?:|\\+)$/'],
  ['nothing at all', 'a = ""', '/^$/'],
  ['recursion at the end', 'a = "." / "-" a', '/^-*\\.$/'],
  ['recursion of both alternatives', 'a = DIGIT [ a ]', '/^[0-9]+$/'],
  ['recursion through others', 'a = "1" b / "."\nb = "2" a / "3" b / ","', '/^(?:13*2)*(?:\\.|13*,)$/'],
  ['a repetition of what may be empty', 'a = 1*( [ "-" ] / "++" / *"." )', '/^(?:[\\-.]|\\+\\+)*$/'],
  ['a repetition in a repetition', 'a = *( 1*DIGIT / 1*"-" )', '/^[0-9\\-]*$/'],
  [
    'a part that may follow itself is reported once',
    'a = *b "." *b *b\nb = ALPHA "-"',
    '/^(?:[A-Za-z]-)*\\.(?:[A-Za-z]-)*$/',
  ],
  [
    'characters of expressions',
    'a = "$" "(" "/" "[" "]" "^" "\\" "{" "|" "}" "." "-"',
    '/^\\$\\(\\/\\[\\]\\^\\\\\\{\\|\\}\\.-$/',
  ],
  ['characters of sets', 'a = "[" / "]" / "^" / "-" / "\\" / "&"', '/^[&\\-\\[\\\\\\]\\^]$/'],
  ['controls, quotes and blanks', 'a = %x00-1F %x22 " " %x7F', '/^[\\x00-\\x1F]" \\x7F$/'],
  ['what is beyond US-ASCII', 'a = %xA0-D7FF / %x1F600', '/^(?:[\\xA0-\\uD7FF]|\\uD83D\\uDE00)$/'],
])('%s', (_, abnf, expected) => {
  expect(javascript(abnf)).toBe(expected);
});

test.each([
  ['javascript', '/^(?:a #\\/|[\\x00- \\-\\[])$/'],
  ['python', '\\A(?:a\\x20\\#/|[\\x00-\\x20\\-\\[])\\Z'],
  ['pcre', '\\A(?:a\\x20\\#/|[\\x00-\\x20\\-\\[])\\z'],
  ['java', '\\A(?:a\\x20\\#/|[\\x00-\\x20\\-\\[])\\z'],
  ['re2', '\\A(?:a\\x20\\#/|[\\x00-\\x20\\-\\[])\\z'],
] as const)('%s escapes what it must', (dialect, expected) => {
  const grammar = readGrammar('a = %s"a #/" / "-" / "[" / %x00-20');
  expect(regexOf(grammar, { dialect }).text).toBe(expected);
});

describe('characters beyond US-ASCII', () => {
  const grammar = readGrammar(
    'a = *( %x20-21 / %x5D-10FFFF ) b\nb = %xE9 / %xD7FF-D800 / %x1F600.41\nlone = %xD800-DBFF',
  );

  test.each([
    ['python', '\\A[\\]-\\uD7FF\\uE000-\\U0010FFFF\\x20!]*(?:[\\xE9\\uD7FF]|\\U0001F600A)\\Z'],
    ['pcre', '\\A[\\]-\\x{D7FF}\\x{E000}-\\x{10FFFF}\\x20!]*(?:[\\xE9\\x{D7FF}]|\\x{1F600}A)\\z'],
    ['java', '\\A[\\]-\\x{D7FF}\\x{E000}-\\x{10FFFF}\\x20!]*(?:[\\xE9\\x{D7FF}]|\\x{1F600}A)\\z'],
    ['re2', '\\A[\\]-\\x{D7FF}\\x{E000}-\\x{10FFFF}\\x20!]*(?:[\\xE9\\x{D7FF}]|\\x{1F600}A)\\z'],
  ] as const)('are code points in %s, without surrogates apart', (dialect, expected) => {
    const made = regexOf(grammar, { rule: 'a', dialect });
    expect(made.text).toBe(expected);
    expect(made.stacks).toBe(false);
  });

  test('are refused if only lone surrogates are derived', () => {
    expect(() => regexOf(grammar, { rule: 'lone', dialect: 'java' })).toThrow(RegexDialectError);
    expect(regexOf(grammar, { rule: 'lone', dialect: 'javascript' }).text).toBe('/^[\\uD800-\\uDBFF]$/');
  });

  test('omit lone surrogates, with a note only if there are any', () => {
    const pairsOnly = (abnf: string, dialect: 'java' | 'javascript'): boolean =>
      regexOf(readGrammar(abnf), { dialect }).pairsOnly;
    expect(pairsOnly('a = *%x5D-10FFFF', 'java')).toBe(false);
    expect(pairsOnly('a = %x5D-FFFF', 'java')).toBe(true);
    expect(pairsOnly('a = %x5D-FFFF', 'javascript')).toBe(false);
  });

  test('are not proved if two code units of a grammar form one character', () => {
    expect(() => regexOf(readGrammar('a = 2%x20-FFFF'), { dialect: 'python' })).toThrow(
      'could not be proved equal',
    );
  });
});

longTest('RE2 supports at most 1000 repetitions, nested ones included', () => {
  const grammar = readGrammar('a = 1500DIGIT\nb = 30( "-" 50DIGIT )\nc = 2*2100"x"', {});
  const of = (rule: string, dialect: 're2' | 'pcre' = 're2'): string =>
    regexOf(grammar, { rule, dialect }).text;
  expect(of('a')).toBe('\\A[0-9]{1000}[0-9]{500}\\z');
  expect(of('a', 'pcre')).toBe('\\A[0-9]{1500}\\z');
  expect(of('b')).toBe('\\A(?:-[0-9]{50}){20}(?:-[0-9]{50}){10}\\z');
  expect(of('c')).toBe('\\A[Xx]{2}[Xx]{0,1000}[Xx]{0,1000}[Xx]{0,98}\\z');
});

describe('groups', () => {
  const date = readGrammar('date-time = date "T" date\ndate = 4DIGIT "-" 2DIGIT');

  test('of a document are what gives components, each name once', () => {
    const { text, groups } = regexOf('rfc3986', { dialect: 'python' });
    expect(groups.map(({ of }) => of).slice(0, 6)).toEqual([
      'scheme',
      'authority',
      'user',
      'host',
      'port',
      'path',
    ]);
    expect(new Set(groups.map(({ name }) => name)).size).toBe(groups.length);
    expect(groups).toContainEqual({ name: 'query2', of: 'query' });
    for (const { name } of groups) expect(text).toContain(`(?P<${name}>`);
  });

  test('of a literal, of neighbours, and of some alternatives', () => {
    const of = (rule: string): string => regexOf('rfc1738', { dialect: 'javascript', rule }).text;
    expect(of('mailtourl')).toMatch(/^\/\^\(\?<scheme>[^()]*\):\(\?<mailAddress>/);
    expect(of('ftpurl')).toMatch(/\(\?<path>.*;[^()]*\(\?<ftpType>\[[^\]]*\]\)\)\?\)/);
    expect(of('genericurl')).toContain('(?<path>');
    expect(of('genericurl').indexOf('(?<path>')).toBeGreaterThan(of('genericurl').indexOf('(?<authority>'));
  });

  test('are the requested rules', () => {
    const { text, groups } = regexOf(date, { dialect: 'java', groups: ['date'] });
    const one = '[0-9]{4}-[0-9]{2}';
    expect(text).toBe(`\\A(?<date>${one})[Tt](?<date2>${one})\\z`);
    expect(groups).toEqual([
      { name: 'date', of: 'date' },
      { name: 'date2', of: 'date' },
    ]);
    expect(regexOf('rfc3986', { dialect: 're2', groups: [] }).groups).toEqual([]);
  });

  test('have names that every dialect allows', () => {
    const grammar = readGrammar('a = b-c-2 constructor\nb-c-2 = "x"\nconstructor = "y"');
    const { groups } = regexOf(grammar, { dialect: 'java', groups: ['b-c-2', 'constructor'] });
    expect(groups).toEqual([
      { name: 'bC2', of: 'b-c-2' },
      { name: 'constructor', of: 'constructor' },
    ]);
  });

  test('are listed with their rules if group names coincide', () => {
    const grammar = readGrammar('s = a-b "." aB\na-b = "x"\naB = "y"');
    expect(regexOf(grammar, { dialect: 'python', groups: ['a-b', 'aB'] }).groups).toEqual([
      { name: 'aB', of: 'a-b' },
      { name: 'aB2', of: 'aB' },
    ]);
  });

  test('of no rule', () => {
    expect(() => regexOf(date, { dialect: 'java', groups: ['dat'] })).toThrow(UnknownNameError);
  });
});

describe('free spacing', () => {
  const grammar = readGrammar(
    'a = first 30( "-" / second ) "."\nfirst = "#" " " 2( "x" 3second )\nsecond = "y" DIGIT "z" *"w" / "v"',
  );

  test('has the names of rules', () => {
    const { text } = regexOf(grammar, { dialect: 'python', multiline: true });
    expect(text).toMatch(/^\(\?x\)\n\\A\n/);
    expect(text).toContain('# first');
    expect(text.split('\n').every((line) => line.length < 100)).toBe(true);
  });

  test.each(['javascript', 're2'] as const)('%s has none', (dialect) => {
    expect(() => regexOf(grammar, { dialect, multiline: true })).toThrow(RegexDialectError);
  });
});

test.each([
  [
    'the text decides each turn',
    'a = *( ALPHA / "%" 2HEXDIG ) [ "?" ]',
    '[A-Za-z]*(?:%[A-Fa-f0-9]{2}[A-Za-z]*)*+\\??',
    false,
  ],
  ['a loop in a loop', 'a = *( "/" *( ALPHA / "%" ALPHA ) )', '(?:/[A-Za-z]*(?:%[A-Za-z]+)*+)*+', false],
  [
    'no turn begins another, and none begins what follows',
    'a = *( *( ALPHA / DIGIT ) ALPHA "." ) 1*( ALPHA / DIGIT )',
    '(?:[A-Za-z0-9]*[A-Za-z]\\.)*+[A-Za-z0-9]+',
    false,
  ],
  [
    'a turn begins what follows',
    'a = *( 1*ALPHA "." ) 1*ALPHA [ "." ]',
    '(?:[A-Za-z]+\\.)*[A-Za-z]+\\.?',
    true,
  ],
  ['a turn begins another', 'a = *( "ab" / "abc" ) "c"', '(?:[Aa][Bb]|[Aa][Bb][Cc])*[Cc]', true],
  ['a turn that prefers to be short', 'a = *( "-" ( "" / "+" ) )', '(?:-(?:|\\+))*', true],
  ['a turn that may be empty', 'a = *( *"-" *( "+" "." ) )', '(?:-*(?:\\+\\.)*+)*', true],
  ['turns of a loop that are counted', 'a = 20*( *( "-" "." ) "+" )', '(?:(?:-\\.)*\\+){20,}', true],
  ['single characters take no stack', 'a = *ALPHA 1*ALPHA', '[A-Za-z]+', false],
  ['few turns take little stack', 'a = *3( "-" "." ) "-"', '(?:-\\.){0,3}-', false],
])('possessive: %s', (_, abnf, expected, stacks) => {
  const grammar = readGrammar(abnf);
  expect(regexOf(grammar, { dialect: 'java' })).toMatchObject({ text: `\\A${expected}\\z`, stacks });
  const python = regexOf(grammar, { dialect: 'python' });
  expect([python.text, python.stacks]).toEqual([expect.not.stringMatching(/[*+]\+/), false]);
});

test.each([
  [
    'a dot where a label may have dots',
    'a = *( b "." ) b\nb = 1*( ALPHA / "." )',
    'linear',
    '/^[A-Za-z.]+$/',
  ],
  ['two ways that are both reported', 'a = b "@" b\nb = *( ALPHA / "@" )', 'polynomial', undefined],
  ['ways that double', 'a = *( b / "aa" "c" )\nb = "a" / "a" "a" "b"', 'linear', undefined],
  ['no more than some ways', 'a = "a" / *"a" "b"', 'linear', undefined],
] as const)('backtracking: %s', (_, abnf, expected, text) => {
  const made = regexOf(readGrammar(abnf), { dialect: 'javascript' });
  expect(made.backtracking).toBe(expected);
  if (text !== undefined) expect(made.text).toBe(text);
});

test.each([
  '/^a',
  'a$/',
  '/^(a)$/',
  '/^a{2$/',
  '/^[]$/',
  '/^a**$/',
  '/^a{3,2}$/',
  '/^.$/',
  '/^a|b$/x',
  '/^\\d$/',
  '/^(?=a)$/',
])('%s is not read', (text) => {
  expect(() => readRegex(text, 'javascript')).toThrow(RegexReadError);
});

longTest('a rule that nests is refused, and so is what would be too long', () => {
  const nested = 'a = "(" a ")" / "x"';
  expect(() => regexOf(readGrammar(nested), { dialect: 'pcre' })).toThrow('a > a');
  expect(regexOf(readGrammar(nested, { depth: 1 }), { dialect: 'pcre' }).text).toBe(
    '\\A(?:\\([Xx]\\)|[Xx])\\z',
  );
  const doubled = (count: number): string =>
    Array.from({ length: count }, (_, i) => `r${i} = r${i + 1} r${i + 1}\n`).join('');
  const of = (count: number, last: string): unknown =>
    regexOf(readGrammar(`${doubled(count)}r${count} = ${last}`), { dialect: 'pcre' });
  expect(() => of(40, '"x" / "yy"')).toThrow('states');
  // Each of 8,192 parts may be followed by all later ones.
  expect(() => of(13, '*"x" / *"y"')).toThrow('states');
});

test('arguments are checked', () => {
  // @ts-expect-error a misspelt dialect
  expect(() => regexOf('rfc3986', { dialect: 'perl' })).toThrow(UnknownNameError);
  // @ts-expect-error without one
  expect(() => regexOf('rfc3986', {})).toThrow(TypeError);
  expect(() => regexOf('rfc3986', { dialect: 'java', rule: 'nonesuch' })).toThrow(UnknownNameError);
});

/** JavaScript regular expressions as languages: what they accept, how they relate to documents, and refusals. */
import fc from 'fast-check';
import {
  accepts,
  automatonOf,
  compareRules,
  readRegex,
  RegexError,
  StateLimitError,
} from '../../src/study/index.js';
import { maxRegex, readRegexText } from '../../src/study/javascript-regex.js';
import { flags, pattern, text } from './regex/arbitrary-pattern.js';
import { published, relationOf } from '../../scripts/report/regexes.js';

const pair = /[\uD800-\uDBFF][\uDC00-\uDFFF]/;

test('random patterns accept the same texts as in the engine', () => {
  fc.assert(
    fc.property(pattern, flags, fc.array(text, { minLength: 8, maxLength: 8 }), (body, some, texts) => {
      for (const source of [body, `^(?:${body})$`]) {
        const engine = new RegExp(source, some);
        const automaton = automatonOf({ revision: readRegex(source, { flags: some }) });
        // With "u" or "v", V8 also begins an unanchored search inside of a pair, unlike ECMAScript §22.2.7.2.
        const isSound = source !== body || !/[uv]/.test(some);
        for (const one of texts.filter((each) => isSound || !pair.test(each))) {
          expect([source, some, one, accepts(automaton, one)]).toEqual([source, some, one, engine.test(one)]);
        }
      }
    }),
    { numRuns: 80, seed: 39 },
  );
});

test.each([
  ['anchors around all alternatives', '^(?:a|b)$', '', true],
  ['anchors around a part', '^a|b$', '', false],
  ['no anchors', 'a', '', false],
  ['anchors of lines', '^a$', 'm', false],
  ['anchors in groups', '(^(a|b$)|^c)$', '', true],
  ['anchors in lookarounds', '(?<![^])a(?![^])', '', true],
  ['all texts', '', '', false],
  ['no texts', '[]', '', true],
])('whole texts only: %s', (_, source, some, expected) => {
  expect(readRegex(source, { flags: some }).isWhole).toBe(expected);
});

test('a text is a literal or a pattern', () => {
  const names = ['/a/i', '/a/', 'a/i', '/', '//'].map((one) => readRegexText(one).revision);
  expect(names).toEqual(['/a/i', '/a/', '/a/i/', '///', '////']);
});

const equal = { relation: 'equal', surplus: [], missing: [] };

/** RFC 3986; RFC 5322 §3.4.1 for addresses. */
test.each([
  [
    'ajv-formats uri, full',
    { relation: 'overlapping', surplus: ['a://@@', 'a://:a', 'a:/[::]'], missing: ['a:', 'a:#', 'a:?'] },
  ],
  ['ajv-formats uri, fast', { relation: 'superset', surplus: ['a:"', 'a:%', 'a://@:a'], missing: [] }],
  ['ajv-formats uri-reference, full', { relation: 'superset', surplus: ['"', '//:a', '/[::]'], missing: [] }],
  ['ajv-formats ipv6', equal],
  ['ajv-formats email, full', { relation: 'subset', surplus: [], missing: ['a@!', '""@a', 'a@a-.a'] }],
  ['zod ipv4', equal],
  ['zod ipv6', { relation: 'subset', surplus: [], missing: ['::0.0.0.0', 'a::0.0.0.0', '::10.0.0.0'] }],
  ['valibot IPV4_REGEX', equal],
  [
    'valibot IPV6_REGEX',
    {
      relation: 'overlapping',
      surplus: ['fe80:%a', 'fe80:::%a', '::00.0.0.0'],
      missing: ['::a:0.0.0.0', 'a::a:0.0.0.0', '::a:10.0.0.0'],
    },
  ],
  ['zod email', { relation: 'subset', surplus: [], missing: ['!@a', "'@a", 'a@a'] }],
  ['valibot EMAIL_REGEX', { relation: 'subset', surplus: [], missing: ['!@a', 'a@a', 'a@a-.a'] }],
  [
    'ajv-formats uri-template',
    { relation: 'overlapping', surplus: ['\x7f', '\ud800%aa', '\ud83f{a}'], missing: ["'", '{a.a}'] },
  ],
  ['z-schema hostname', { relation: 'subset', surplus: [], missing: ['0'] }],
  ['z-schema uri', { relation: 'superset', surplus: ['', 'a:"', 'a://@:a'], missing: [] }],
  [
    'is-url its two expressions in one',
    { relation: 'overlapping', surplus: ['//a.aa', 'a://".aa', 'a://%.aa'], missing: ['a:', 'a+:', 'a:/a'] },
  ],
  ['semver FULL', { relation: 'superset', surplus: ['v0.0.0'], missing: [] }],
  ['validator isSemVer', equal],
  ['validator isUUID, loose', equal],
])('%s', (name, expected) => {
  const found = published.filter((one) => `${one.package} ${one.name}` === name);
  const relations = found.map((one) => {
    const { relation, onlyFirst, onlySecond } = relationOf(one);
    const [surplus, missing] = [onlyFirst, onlySecond].map((all) => all.map((witness) => witness.text));
    // The engine agrees.
    const regex = new RegExp(one.pattern, one.flags);
    expect(surplus?.filter((each) => !regex.test(each))).toEqual([]);
    expect(missing?.filter((each) => regex.test(each))).toEqual([]);
    return { relation, surplus, missing };
  });
  expect(relations).toEqual([expected]);
});

const appendixB = /^(([^:/?#]+):)?(\/\/([^/?#]*))?([^?#]*)(\?([^#]*))?(#(.*))?/;

test('RFC 3986, Appendix B: the expression is found in every text', () => {
  const split = readRegex(appendixB.source);
  expect(split.isWhole).toBe(false);
  expect(compareRules({ revision: split }, { revision: readRegex('') }).relation).toBe('equal');
  // With "$" it matches whole texts; only a fragment must not contain a line end.
  const { relation, onlySecond } = compareRules(
    { revision: readRegex(`${appendixB.source}$`) },
    { revision: 'rfc3986' },
  );
  expect([relation, onlySecond]).toEqual(['superset', []]);
});

test('a pattern that backtracks exponentially has a small automaton', () => {
  const states = { states: 200, milliseconds: Infinity };
  const { relation } = compareRules(
    { revision: readRegex('^(a+)+$', { limits: states }) },
    { revision: readRegex('^(?:a|a)*a$', { limits: states }) },
  );
  expect(relation).toBe('equal');
});

const depth = maxRegex.depth + 1;

test.each<[string, string, string, number | undefined, string]>([
  ['a backreference', '(a)\\1', '', 3, '\\1'],
  ['a named one', '(?<a>b)\\k<a>', '', 7, '\\k<a>'],
  ['one before its group', '\\1(a)', '', 0, '\\1'],
  ['an unterminated group', 'ab(c', '', 4, ''],
  ['an unterminated class', 'a[b', '', 3, ''],
  ['nothing to repeat', 'a|*b', '', 3, 'b'],
  ['a modifier', '(?i:a)', '', 2, 'i:a)'],
  ['an unknown property', 'a\\p{Foo}', 'u', 7, '}'],
  ['a property that refa does not know', 'a\\p{L}\\p{Script=Kawi}', 'u', 6, '\\p{Script=Kawi}'],
  ['an unknown flag', 'a', 'x', undefined, 'x'],
  ['a flag given twice', 'a', 'ii', undefined, 'i'],
  ['both modes', 'a', 'uv', undefined, 'v'],
  ['a sticky pattern', 'a', 'y', undefined, 'y'],
  ['10,000 parentheses', '('.repeat(10_000) + ')'.repeat(10_000), '', depth - 1, '('],
  ['nested classes', '['.repeat(10_000) + ']'.repeat(10_000), 'v', depth - 1, '['],
  ['a long pattern', 'a'.repeat(maxRegex.length + 1), '', maxRegex.length, 'a'],
])('refused: %s', (_, source, some, offset, construct) => {
  let error: unknown;
  try {
    readRegex(source, { flags: some });
  } catch (thrown) {
    error = thrown;
  }
  expect(error).toBeInstanceOf(RegexError);
  expect(error).toMatchObject({ offset, construct });
});

test.each([
  ['parentheses of characters', `[${'('.repeat(1000)}]\\(\\(`.repeat(3)],
  ['the deepest groups', '('.repeat(maxRegex.depth) + ')'.repeat(maxRegex.depth)],
  ['many empty iterations', '(?:(?=a)){1000}'],
  ['a lookbehind in each iteration', '(?:\\ba ){100}'],
])('read: %s', (_, source) => {
  expect(readRegex(source).rules).toEqual(['language']);
});

test.each([
  ['copies', 'a{1,100000}'],
  ['copies of copies', '(?:a{1000}){1000}'],
  ['copies of a lookahead', '(?:(?=a)){4000000000}'],
  ['a large quantifier', 'a{99999999999999999999}'],
  ['many subsets', 'a.{100}'],
  ['many lookaheads', `^${Array.from({ length: 30 }, (_, i) => `(?=.*a.{${i}}b)`).join('')}`],
])('limited: %s', (_, source) => {
  const limits = { states: 5000, milliseconds: Infinity };
  expect(() => readRegex(source, { limits })).toThrow(StateLimitError);
});

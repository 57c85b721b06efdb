import type { PegExpression } from '../../../src/study/peg/peg.js';
import { readPeg, UndecidableExpressionError } from '../../../src/study/peg/read-peg.js';

/** The expression of the first rule without its spans. */
function read(expression: string): unknown {
  const rule = readPeg(`s = ${expression}\nt = "t"`).rules[0];
  return rule && withoutSpans(rule.expression);
}

function withoutSpans(e: PegExpression): unknown {
  return JSON.parse(JSON.stringify(e, (key, value: unknown) => (key === 'span' ? undefined : value)));
}

const chars = (...set: [number, number][]): unknown => ({ type: 'class', set });
const a = chars([0x61, 0x61]);
const b = chars([0x62, 0x62]);

describe('readPeg', () => {
  test.each<[string, unknown]>([
    ['"a"', a],
    ['"ab"', { type: 'sequence', items: [a, b] }],
    ['""', { type: 'sequence', items: [] }],
    ['"a"i', chars([0x41, 0x41], [0x61, 0x61])],
    ['"k"i', chars([0x4b, 0x4b], [0x6b, 0x6b], [0x212a, 0x212a])],
    ['"1"i', chars([0x31, 0x31])],
    ['[a-cx]', chars([0x61, 0x63], [0x78, 0x78])],
    ['[x-za-c]i', chars([0x41, 0x43], [0x58, 0x5a], [0x61, 0x63], [0x78, 0x7a])],
    ['[^a]', chars([0, 0x60], [0x62, 0xffff])],
    ['[^a]i', chars([0, 0x40], [0x42, 0x60], [0x62, 0xffff])],
    ['[]', chars()],
    ['.', chars([0, 0xffff])],
    ['"a" "b"', { type: 'sequence', items: [a, b] }],
    ['"a" / "b"', { type: 'choice', alternatives: [a, b] }],
    ['"a"?', { type: 'repetition', min: 0, max: 1, body: a }],
    ['"a"*', { type: 'repetition', min: 0, max: null, body: a }],
    ['"a"+', { type: 'repetition', min: 1, max: null, body: a }],
    ['"a"|3|', { type: 'repetition', min: 3, max: 3, body: a }],
    ['"a"|2..5|', { type: 'repetition', min: 2, max: 5, body: a }],
    ['"a"|2..|', { type: 'repetition', min: 2, max: null, body: a }],
    ['"a"|..2|', { type: 'repetition', min: 0, max: 2, body: a }],
    [
      '"a"|1.., "b"|',
      {
        type: 'sequence',
        items: [a, { type: 'repetition', min: 0, max: null, body: { type: 'sequence', items: [b, a] } }],
      },
    ],
    ['&"a"', { type: 'lookahead', negated: false, body: a }],
    ['!"a"', { type: 'lookahead', negated: true, body: a }],
    ['x:$("a")', a],
    ['t', { type: 'reference', name: 't' }],
  ])('%s', (expression, expected) => {
    expect(read(expression)).toStrictEqual(expected);
  });

  test('keeps the place of every expression', () => {
    const text = 's = "a" t\nt = "b"';
    const [s, t] = readPeg(text).rules;
    const part = s?.expression.type === 'sequence' ? s.expression.items[1] : undefined;
    expect(part && text.slice(part.span.start, part.span.end)).toBe('t');
    expect(t && text.slice(t.span.start, t.span.end)).toBe('t = "b"');
  });

  test.each<[string, string, string]>([
    ['an action', 's = "a" { return 1; }', 'an action (code in braces)'],
    ['a predicate', 's = &{ return true; } "a"', 'a predicate written as code'],
    ['a negated predicate', 's = !{ return true; } "a"', 'a predicate written as code'],
    ['an initializer', '{ const x = 1; }\ns = "a"', 'an initializer'],
    ['an initializer of the module', '{{ const x = 1; }}\ns = "a"', 'an initializer'],
    ['an import', 'import x from "y"\ns = x', 'an import'],
    ['a rule of another grammar', 's = x.y', 'a rule of another grammar'],
    ['a repetition counted by a label', 's = n:"a" "b"|n|', 'a repetition counted by code or by a label'],
    ['a repetition counted by code', 's = "b"|{ return 2; }|', 'a repetition counted by code or by a label'],
    ['a class of code points', 's = [\\u{1F600}]u', 'a class of code points'],
    ['a class with an escape', 's = [\\p{L}]', 'a class'],
    [
      'a literal beyond US-ASCII that ignores case',
      's = "\u00e9"i',
      'a literal beyond US-ASCII that ignores case',
    ],
    [
      'a class beyond US-ASCII that ignores case',
      's = [\u00e9]i',
      'a class beyond US-ASCII that ignores case',
    ],
  ])('refuses %s', (_, text, words) => {
    expect(() => readPeg(text)).toThrow(UndecidableExpressionError);
    expect(() => readPeg(text)).toThrow(words);
  });

  test('says where the refused expression stands', () => {
    const text = 's = "a"\nt = "b" ( "c" { return 1; } )';
    expect(() => readPeg(text)).toThrow('line 2, column 11, rule "t": the proof does not cover an action');
    const thrown = (): unknown => {
      try {
        return readPeg(text);
      } catch (error) {
        return error;
      }
    };
    expect(thrown()).toMatchObject({
      rule: 't',
      line: 2,
      column: 11,
      expression: 'an action (code in braces)',
    });
  });
});

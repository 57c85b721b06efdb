/** Output in columns, under a text, as CSV, and with places. */
import { type Cell, columns, wrap } from '../../../src/cli/output/columns.js';
import { csvRecord } from '../../../src/cli/output/table.js';
import fc from 'fast-check';
import { type Place, Places } from '../../../src/cli/output/places.js';
import { underlined } from '../../../src/cli/commands/findings.js';
import { unfit } from '../captured.js';

const cell = (...lines: readonly string[]): Cell => ({ lines });

test('columns are as wide as their widest cell, without blanks at the end of a line', () => {
  expect(
    columns(
      [
        [cell('a'), cell('b')],
        [cell('ccc'), cell()],
        [cell(), cell('d')],
      ],
      80,
    ),
  ).toBe('a    b\nccc\n     d\n');
});

test('a cell of several lines pushes down the row', () => {
  expect(
    columns(
      [
        [cell('a', 'b'), cell('c')],
        [cell('d'), cell('e')],
      ],
      80,
    ),
  ).toBe('a  c\nb\nd  e\n');
});

test('a sign stands in the gap before the first line', () => {
  const marked: Cell = { lines: ['b', 'c'], sign: '≠' };
  expect(columns([[cell('a'), marked, marked]], 80)).toBe('a ≠b ≠b\n   c  c\n');
});

test('colours cover sign and text, without changing widths', () => {
  const painted: Cell = { lines: ['b'], sign: '≠', paint: (text) => `<${text}>` };
  expect(columns([[cell('a'), painted, cell('c')]], 80)).toBe('a <≠b>  c\n');
});

test('narrows the widest column first, down to eight characters', () => {
  const row = [cell('name'), cell('a value that is long')];
  expect(columns([row], 18)).toBe('name  a value that\n      is long\n');
  expect(columns([row], 1)).toBe('name  a value\n      that is\n      long\n');
});

test('a word that is not long is not broken, whatever else the column has', () => {
  const value: Cell = { lines: ['x'.repeat(40)], exact: true };
  const lines = columns(
    [
      [cell('rfc2396bis-01'), cell('rfc2396bis-01')],
      [value, value],
    ],
    20,
  ).split('\n');
  expect(lines[0]).toBe('rfc2396bis-01  rfc2396bis-01');
  expect(lines[1]).toBe(`${'x'.repeat(13)}  ${'x'.repeat(13)}`);
  expect(columns([[cell('y'.repeat(17)), cell('z')]], 11)).toMatch(/^y{8} {2}z\n/);
});

test('an exact cell is broken anywhere and loses nothing', () => {
  const exact: Cell = { lines: ['a b c d e f g h i j'], exact: true };
  const lines = columns([[exact]], 8)
    .slice(0, -1)
    .split('\n');
  expect(lines.join('')).toBe('a b c d e f g h i j');
  expect(lines.every((line) => line.length <= 8)).toBe(true);
});

test('very long cells cost no more than their length', () => {
  const lines = columns([[cell('x'), { lines: ['a'.repeat(1e6)], exact: true }]], 80).split('\n');
  expect(lines.length).toBe(Math.ceil(1e6 / 77) + 1);
});

test.each<[string, number, readonly string[]]>([
  ['', 5, ['']],
  ['one', 5, ['one']],
  ['one two three', 7, ['one two', 'three']],
  ['abcdefgh ij', 3, ['abc', 'def', 'gh', 'ij']],
])('%j in %d columns', (text, width, lines) => {
  expect(wrap(text, width)).toEqual(lines);
});

test.each([
  [['a', 'b c'], '"a","b c"'],
  [[''], '""'],
  [['a,b', 'say "x"'], '"a,b","say ""x"""'],
  [['=1+1', '+1', '-1', '@SUM(A1)'], `"'=1+1","'+1","'-1","'@SUM(A1)"`],
  [['a=1', "'", ' =1'], `"a=1","''"," =1"`],
  [['\t=1', '\r=1'], `"'\\u{9}=1","'\\u{D}=1"`],
  [["'=1"], `"''=1"`],
  [['a\nb', '\u202e\u0000'], '"a\\u{A}b","\\u{202E}\\u{0}"'],
])('%j', (fields, record) => {
  expect(csvRecord(fields)).toBe(`${record}\r\n`);
});

/** Computes a place by its definition. */
function placeIn(text: string, offset: number): Place {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

test('resolves ascending offsets of any text in any chunks, while they are stored', () => {
  const piece = fc.string({ unit: fc.constantFrom('a', '\n', '\r'), maxLength: 8 });
  fc.assert(
    fc.property(fc.array(piece), fc.nat(10), (pieces, kept) => {
      const places = new Places();
      const text = pieces.join('');
      let length = 0;
      let asked = 0;
      for (const one of pieces) {
        places.push(one);
        length += one.length;
        for (; asked < length - kept; asked += 2) {
          expect(places.at(asked)).toEqual(placeIn(text, asked));
        }
        asked = Math.max(asked, length - kept);
        places.keep(kept);
      }
    }),
    { seed: 1994 },
  );
});

test.each([
  ['abcdef', 1, 3, 10, 'abcdef', ' ^^'],
  ['abcdef', 6, 6, 10, 'abcdef', '      ^'],
  ['', 0, 0, 10, '', '^'],
  ['a\u202eb', 1, 2, 10, String.raw`a\u{202E}b`, ' ^^^^^^^^'],
  ['0123456789', 8, 9, 4, '…6789', '   ^'],
  ['0123456789', 0, 1, 4, '0123…', '^'],
  ['0123456789', 5, 6, 4, '…3456…', '   ^'],
  ['0123456789', 2, 10, 4, '0123…', '  ^^'],
])('%j from %i to %i in %i columns', (text, start, end, width, line, marks) => {
  expect(underlined(text, { start, end }, width)).toEqual([line, marks]);
});

test('the marks stand under the beginning of the span, whatever the text and the width', () => {
  // The unit `binary` of fast-check takes seconds to create.
  const unit = fc
    .integer({ min: 0, max: 0x10ffff })
    .filter((point) => point < 0xd800 || point > 0xdfff)
    .map((point) => String.fromCodePoint(point));
  const span = fc
    .string({ unit, maxLength: 60 })
    .chain((text) =>
      fc.tuple(fc.constant(text), fc.nat(text.length), fc.nat(text.length), fc.integer({ min: 4, max: 80 })),
    );
  fc.assert(
    fc.property(span, ([text, a, b, width]) => {
      const [start, end] = [Math.min(a, b), Math.max(a, b)];
      const [line, marks] = underlined(text, { start, end }, width);
      expect(line + marks).not.toMatch(unfit);
      expect(marks).toMatch(/^ *\^+$/);
      expect(marks.length).toBeLessThanOrEqual(line.length + 1);
    }),
    { seed: 1994 },
  );
});

/** Text in columns. */
import { type Cell, columns, wrap } from '../../../src/cli/output/columns.js';

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

test('paint covers sign and text, and takes no room', () => {
  const painted: Cell = { lines: ['b'], sign: '≠', paint: (text) => `<${text}>` };
  expect(columns([[cell('a'), painted, cell('c')]], 80)).toBe('a <≠b>  c\n');
});

test('the widest column gives way, down to eight characters', () => {
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

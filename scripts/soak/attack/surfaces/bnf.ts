/** The text of a BNF, as `npm run new-document` reads it, in each notation. */
import fc from 'fast-check';
import { notationNames } from '../../../load/grammar.js';
import { probe, programSurface } from '../command.js';
import { bytes, repeated, strange } from '../hostile.js';

const pieces = [
  'a',
  'b',
  'a-b',
  '=',
  ' = ',
  '::=',
  '|',
  '/',
  ' ',
  '[',
  ']',
  '(',
  ')',
  '*',
  '1*',
  '*5',
  '2',
  '2*3',
  '"x"',
  '"',
  '<x>',
  '<',
  '%x41',
  '%x41-5A',
  '%d65.66',
  '%x',
  ';',
  '; c\n',
  '\n',
  '\n a',
  '\r\n',
  '\t',
  'void',
  '{',
  '}',
  '...',
  "'",
  '#',
];
const rule = fc
  .array(
    repeated(
      fc.oneof(
        { weight: 9, arbitrary: fc.constantFrom(...pieces) },
        { weight: 1, arbitrary: fc.constantFrom(...strange) },
      ),
      300,
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''));
const bnf = fc
  .array(rule, { minLength: 1, maxLength: 4 })
  .map((bodies) => bodies.map((body, i) => `${'abcd'[i]} = ${body}\n`).join(''));
const notation = fc.constantFrom(...notationNames());

export const surface = programSurface({
  name: 'bnf',
  ...probe('bnf'),
  cases: fc.array(fc.tuple(notation, bnf), { minLength: 1, maxLength: 30, size: 'max' }).map((texts) => ({
    args: [],
    stdin: bytes(texts.map((text) => JSON.stringify(text)).join('\n')),
  })),
  seeds: () =>
    notationNames().map((name) => ({
      args: [],
      stdin: bytes(JSON.stringify([name, `a = ${'('.repeat(25)}"b"${')'.repeat(25)}\n`])),
    })),
});

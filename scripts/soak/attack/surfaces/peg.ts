/** The text of a PEG that is to be proved: anything from a file, answered within the limits of the proof. */
import fc from 'fast-check';
import { programSurface } from '../command.js';
import { bytes, bytesOf, document, repeated, strange } from '../hostile.js';

const pieces = [
  'port',
  'a',
  'b',
  'host',
  '=',
  '<-',
  '/',
  '(',
  ')',
  '*',
  '+',
  '?',
  '&',
  '!',
  '"a"',
  "'b'",
  '"\\u0000"',
  '"',
  "'",
  '[a-z]',
  '[^',
  '[',
  ']',
  '.',
  '\n',
  ' ',
  ';',
  '{',
  '}',
  '{}',
  '//',
  '/*',
  '*/',
  '"a"i',
  '$',
  ':',
  '@',
  '|2..3|',
  '\nport = ',
  '\na = ',
  '\nb = ',
  'digit',
  '[0-9]',
];
const loose = fc.array(
  repeated(
    fc.oneof(
      { weight: 8, arbitrary: fc.constantFrom(...pieces) },
      { weight: 1, arbitrary: fc.constantFrom(...strange) },
    ),
    400,
  ),
  { maxLength: 15 },
);

/** An expression that is well formed. */
const { expression } = fc.letrec<{ expression: string }>((tie) => ({
  expression: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom('[0-9]', '"a"', 'port', 'a', 'b', 'c', '.', '""', '[^a]'),
    fc.array(tie('expression'), { minLength: 1, maxLength: 4 }).map((items) => items.join(' ')),
    fc.array(tie('expression'), { minLength: 1, maxLength: 4 }).map((items) => `(${items.join(' / ')})`),
    fc
      .tuple(tie('expression'), fc.constantFrom('*', '+', '?', '|1..61|'))
      .map(([body, sign]) => `(${body})${sign}`),
    fc.tuple(fc.constantFrom('!', '&'), tie('expression')).map(([sign, body]) => `${sign}(${body})`),
  ),
}));
const sound = fc
  .array(expression, { minLength: 1, maxLength: 4 })
  .map((bodies) => bodies.map((body, i) => `${'port a b c'.split(' ')[i]} = ${body}\n`).join(''));

const cases = fc
  .tuple(
    bytesOf(
      fc.oneof(
        loose.map((parts) => `port = ${parts.join('')}`),
        sound,
      ),
    ),
    fc.boolean(),
  )
  .map(([text, json]) => ({
    args: ['prove', document, 'port', '--peg', 'own.peggy', ...(json ? ['--json'] : [])],
    files: { 'own.peggy': text },
  }));

const prove = (
  text: string,
): { readonly args: readonly string[]; readonly files: Readonly<Record<string, Uint8Array>> } => ({
  args: ['prove', document, 'port', '--peg', 'own.peggy'],
  files: { 'own.peggy': bytes(text) },
});
const rules = (count: number, body: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => `r${i} = ${body(i)}\n`).join('');

export const surface = programSurface({
  name: 'peg',
  cases,
  // The proof takes up to 30 s, and says so.
  limits: { seconds: 40 },
  seeds: () => [
    prove(`port = ${'('.repeat(13)}"a"${')'.repeat(13)}`),
    prove(`port = ${'('.repeat(5000)}"a"${')'.repeat(5000)}`),
    prove(`port = r0\n${rules(1000, (i) => `"a" r${(i + 1) % 1000} / "b"`)}`),
    prove(`port = r0\n${rules(4000, (i) => (i === 3999 ? '"a"' : `r${i + 1}`))}`),
    prove(`port = r0\n${rules(500, (i) => (i === 499 ? '"a"' : `"a" r${i + 1} / "b" r${i + 1}`))}`),
    prove('nothing = "a"\n'),
    prove('port = "a"\nport = [0-9]*\n'),
    prove(`port = ${'!'.repeat(20_000)}"a"`),
    prove(`port = ${'"a" / '.repeat(10_000)}"b"`),
    prove(`port = "${'a'.repeat(99_000)}"`),
  ],
  growing: {
    'alternatives of a choice': (n) => prove(`port = ${'"a"/'.repeat(Math.min(n, 24_000))}"b"`),
    'a literal': (n) => prove(`port = "${'a'.repeat(Math.min(n, 90_000))}"`),
    'a text that ends nowhere': (n) => prove(`port = "${'a'.repeat(n)}`),
  },
});

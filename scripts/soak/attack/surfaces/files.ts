/** Files that are named on the command line: their names, their kinds, and what is in them. One bad file costs no other. */
import fc from 'fast-check';
import { programSurface } from '../command.js';
import { bytes, bytesOf, document, references, strange } from '../hostile.js';

const odd = [
  '.',
  '..',
  '/dev/null',
  '/proc/self/mem',
  '/root/none',
  '/',
  'no-such-file',
  '',
  'a/b',
  'x'.repeat(300),
];
const names = fc.oneof(
  fc.constantFrom('a.txt', 'b.html', 'c.eml', 'd e', '-r', '--help'),
  fc
    .constantFrom(...strange.filter((character) => character !== '\0'))
    .map((character) => Buffer.from(`s${character}.txt`).toString()),
);
const commands = [
  ['check', '--file', '-r', document],
  ['find', '-r', document],
  ['findings', '-r', document, '--file'],
  ['links'],
  ['links', '--as', 'eml'],
  ['prove', document, 'port', '--peg'],
];

const cases = fc
  .tuple(
    fc.constantFrom(...commands),
    fc.uniqueArray(fc.tuple(names, bytesOf(references)), {
      minLength: 1,
      maxLength: 3,
      selector: ([name]) => name,
    }),
    fc.array(fc.constantFrom(...odd), { maxLength: 2 }),
  )
  .map(([command, made, others]) => ({
    args: [
      ...command,
      ...(command.includes('--peg')
        ? [made[0]?.[0] ?? '']
        : ['--', ...made.map(([name]) => name), ...others]),
    ],
    files: Object.fromEntries(made),
    stdin: new Uint8Array(),
  }));

export const surface = programSurface({
  name: 'files',
  isDue: () => false,
  cases,
  seeds: () => [
    {
      args: ['check', '--file', '-r', document, '--', '.', 'a.txt'],
      files: { 'a.txt': bytes('http://h/\n') },
    },
    { args: ['links', 'none.html', 'a.html'], files: { 'a.html': bytes('<a href=x>') } },
    {
      args: ['links', 'a.html'],
      files: { 'a.html': Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('<a href=x>', 'utf16le')]) },
    },
  ],
});

/**
 * Interfaces without a command, called by probes: the public calls of the package, BNFs of new documents, addresses of
 * the page.
 */
import fc from 'fast-check';
import * as api from '../../../src/api/index.js';
import { notationNames } from '../../load/grammar.js';
import { probe, programSurface } from './command.js';
import {
  bytes,
  document,
  newest,
  referencePieces,
  references,
  repeated,
  hostileCharacters,
  textOf,
} from './hostile-strings.js';
import { rowsOf, wrongValues } from './public-calls.js';

const bnfPieces = [
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
        { weight: 9, arbitrary: fc.constantFrom(...bnfPieces) },
        { weight: 1, arbitrary: fc.constantFrom(...hostileCharacters) },
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

export const bnfSurface = programSurface({
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

const permalinksPieces = [
  ...referencePieces,
  '#1/',
  'compare',
  'tree',
  'grammars',
  'workshop',
  'resolve',
  'quiz',
  '?text=',
  '&start=',
  `&revision=${newest}`,
  '&node=',
  '&peg=',
  '&step=',
  '&other=',
  '&question=',
  '&answer=',
  '%',
  '%u',
  '%C3%28',
  '__proto__',
  'constructor',
  '9999999999',
  '-1',
  '\\u{41}',
  '\\u{110000}',
];
const address = fc.oneof(
  textOf(permalinksPieces, 100),
  fc
    .tuple(
      fc.constantFrom('compare', 'tree', 'grammars', 'workshop', 'resolve', 'quiz'),
      textOf(permalinksPieces, 100),
    )
    .map(([part, rest]) => `#1/${part}?${rest}`),
);

export const permalinksSurface = programSurface({
  name: 'permalinks',
  ...probe('permalinks'),
  cases: fc.array(address, { minLength: 1, maxLength: 200, size: 'max' }).map((addresses) => ({
    args: [],
    stdin: bytes(addresses.map((text) => JSON.stringify(text)).join('\n')),
  })),
});

const rows = rowsOf(api);
const calls = (['api', ...api.revisions] as const).flatMap((place) =>
  Object.entries(place === 'api' ? rows.api : rows.revision).map(([name, { required, optional = [] }]) => ({
    place,
    name,
    arity: required.length + optional.length,
  })),
);

const value = fc.oneof(
  { weight: 2, arbitrary: references.map((text) => text.slice(0, 5000)) },
  { weight: 1, arbitrary: fc.nat({ max: wrongValues.length - 1 }).map((index) => ({ $: index })) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
);

const line = fc
  .constantFrom(...calls)
  .chain(({ place, name, arity }) =>
    fc
      .tuple(
        ...Array.from({ length: arity }, (_, index) =>
          fc.oneof({ weight: 2, arbitrary: fc.constant({ '=': index }) }, { weight: 1, arbitrary: value }),
        ),
      )
      .map((values) => JSON.stringify([place, name, values])),
  );

export const apiSurface = programSurface({
  name: 'api',
  ...probe('api'),
  cases: fc
    .array(line, { minLength: 1, maxLength: 100, size: 'max' })
    .map((lines) => ({ args: [], stdin: bytes(lines.join('\n')) })),
  seeds: () => [
    { args: [], stdin: bytes(JSON.stringify([document, 'encode', [[300], 'host']])) },
    { args: [], stdin: bytes(JSON.stringify([document, 'extract', ['http:a', { schemes: 'http' }]])) },
  ],
});

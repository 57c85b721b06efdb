/** Addresses of the page: any is read, what is wrong is told, and what is on view is written so that it is read again. */
import fc from 'fast-check';
import { probe, programSurface } from '../command.js';
import { bytes, newest, referencePieces, textOf } from '../hostile.js';

const pieces = [
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
  textOf(pieces, 100),
  fc
    .tuple(fc.constantFrom('compare', 'tree', 'grammars', 'workshop', 'resolve', 'quiz'), textOf(pieces, 100))
    .map(([part, rest]) => `#1/${part}?${rest}`),
);

export const surface = programSurface({
  name: 'permalinks',
  ...probe('permalinks'),
  cases: fc.array(address, { minLength: 1, maxLength: 200, size: 'max' }).map((addresses) => ({
    args: [],
    stdin: bytes(addresses.map((text) => JSON.stringify(text)).join('\n')),
  })),
});

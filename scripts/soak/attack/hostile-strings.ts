/** Building blocks of hostile input: pieces that some reader treats specially, repeated and joined. */
import fc from 'fast-check';
import { revisions } from '../../../generated/registry/ids.js';
import { bnfOf } from '../../../src/study/index.js';

/** Characters that control, hide, reorder, combine, or are noncharacters. */
export const hostileCharacters = [
  '\0',
  '\x07',
  '\x1b[2J',
  '\x1b]0;x\x07',
  '\r',
  '\n',
  '\t',
  '\x7f',
  '\x9b31m',
  '\u00a0',
  '\u00ad',
  '\u0301',
  '\u200b',
  '\u202e',
  '\u2028',
  '\u2800',
  '\ufeff',
  '\uffff',
  '\ue000',
  '\ud800',
  '\u{1f600}',
  '\u{e0041}',
  'é',
  'ß',
  'İ',
];

/** Pieces of references, right and wrong. */
export const referencePieces = [
  'http:',
  'ftp:',
  'mailto:',
  'x:',
  '//',
  '/',
  '//h',
  'h.example',
  '1.2.3.4',
  '[::1]',
  '[v1.a]',
  '[',
  ']',
  ':',
  ':80',
  ':0x',
  '@',
  'u:p@',
  '../',
  './',
  '..',
  '%',
  '%4',
  '%41',
  '%00',
  '%2F',
  '%zz',
  '?',
  '#',
  '?q=1',
  '#f',
  ';type=a',
  'a',
  '-',
  '.',
  '+',
  '~',
  '<',
  '>',
  '"',
  ' ',
  '\\',
  '|',
  '{',
  '}',
  '^',
  '`',
  "'",
  '(',
  ')',
  '*',
  ',',
  '=',
  '&',
  '$',
  '!',
  'URL:',
  '<URL:',
];

/** Generates a piece, sometimes repeated: shrinking finds the necessary number. */
export function repeated(pieces: fc.Arbitrary<string>, most: number): fc.Arbitrary<string> {
  const times = fc.oneof(
    { weight: 6, arbitrary: fc.constant(1) },
    { weight: 1, arbitrary: fc.integer({ min: 1, max: most }) },
  );
  return fc.tuple(pieces, times).map(([piece, count]) => piece.repeat(count));
}

/** Generates text of pieces, of strange characters and of any characters. */
export function textOf(pieces: readonly string[], most = 3000): fc.Arbitrary<string> {
  const piece = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...pieces) },
    { weight: 1, arbitrary: fc.constantFrom(...hostileCharacters) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 4 }) },
  );
  return fc.array(repeated(piece, most), { maxLength: 12 }).map((parts) => parts.join(''));
}

export const references = textOf(referencePieces);

/** Generates text as bytes, sometimes with invalid UTF-8. */
export function bytesOf(texts: fc.Arbitrary<string>): fc.Arbitrary<Uint8Array> {
  const noise = fc.oneof(
    { weight: 4, arbitrary: fc.constant(new Uint8Array()) },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 6 }) },
  );
  return fc
    .tuple(noise, texts, noise)
    .map(([before, text, after]) => Buffer.concat([before, Buffer.from(text), after]));
}

export const document =
  revisions.find((id) => bnfOf(id).rules.some(({ name }) => name === 'port')) ?? revisions[0];

/** The end of the lineage. */
export const newest = revisions.at(-1) ?? document;

/** A revision, sometimes an unknown one. */
export const revisionNames = fc.oneof(
  { weight: 20, arbitrary: fc.constantFrom<string>(...revisions) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('', 'rfc9999', 'toString', '__proto__', '\x1b[2J', `${document},${document}`),
  },
);

/** A rule of some revision, sometimes of none. */
export const ruleNames = fc.oneof(
  {
    weight: 10,
    arbitrary: fc.constantFrom(
      ...new Set(revisions.flatMap((id) => bnfOf(id).rules.map(({ name }) => name))),
    ),
  },
  { weight: 1, arbitrary: fc.constantFrom('', 'hots', 'constructor', '\u202e') },
);

export function bytes(text: string): Uint8Array {
  return Buffer.from(text);
}

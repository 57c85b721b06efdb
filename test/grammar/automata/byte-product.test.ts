/** Tables over the bytes of UTF-8 accept the encodings of what the automata over code units accept, and nothing else. */
import fc from 'fast-check';
import { type Product, productOf } from '../../../src/core/automaton/product.js';
import { byteProduct } from '../../../src/grammar/automata/byte-product.js';
import { minimalAutomaton } from '../../../src/grammar/automata/minimal-dfa.js';
import { alt, bnf, many, range, seq } from '../../study/bnf-terms.js';

/** Edges of the encodings of one to four bytes, and of the ranges below. */
const edges = [
  0x00, 0x61, 0x7f, 0x80, 0x9f, 0xa0, 0xe9, 0x7ff, 0x800, 0xd7ff, 0xe000, 0xf8ff, 0xfdd0, 0xffff, 0x10000,
  0x1f600, 0x1f601, 0x1fffd, 0x1fffe, 0x10fffd, 0x10ffff,
].map((codePoint) => String.fromCodePoint(codePoint));

const supplementary = seq(range('\ud800', '\ud83e'), range('\udc00', '\udfff'));
const languages = [
  bnf({ s: many(alt('a', range('\u00a0', '\ud7ff'), range('\uf900', '\ufdcf'), supplementary)) }),
  bnf({ s: many(alt(range('a', '\u00e9'), seq('\ud83d', '\ude00'))) }),
  bnf({ s: seq('a', many(range('\u0000', '\uffff'))) }),
].map((grammar) => minimalAutomaton(grammar, 's'));

const product = productOf(languages);
const bytewise = byteProduct(product);

/** Returns the bits of the accepting automata, and of those that can still accept. */
function outcomeOf(
  { classes, table, classCount, initial, ...bits }: Product,
  letters: Iterable<number>,
): number[] {
  let state = initial;
  for (const letter of letters)
    state = table[state + (classes[Math.min(letter, classes.length - 1)] ?? 0)] ?? 0;
  return [bits.accepting, bits.live].map((of) => of[state / classCount] ?? 0);
}

const units = (text: string): readonly number[] => text.split('').map((unit) => unit.charCodeAt(0));
const bytes = (text: string): Buffer => Buffer.from(text, 'utf8');

test.each(edges)('the character %j', (character) => {
  for (const text of [character, `a${character}`, `${character}a`])
    expect(outcomeOf(bytewise, bytes(text))).toEqual(outcomeOf(product, units(text)));
});

test('texts of any characters', () => {
  const character = fc.oneof(
    fc.constantFrom(...edges),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  );
  fc.assert(
    fc.property(fc.array(character), (characters) => {
      const text = characters.join('');
      expect(outcomeOf(bytewise, bytes(text))).toEqual(outcomeOf(product, units(text)));
    }),
  );
});

test('bytes that are no characters are accepted by none', () => {
  const isText = (given: Uint8Array): boolean =>
    Buffer.from(given).equals(bytes(Buffer.from(given).toString('utf8')));
  const broken = [
    '80',
    'c0af',
    'c1bf',
    'e0809f',
    'eda080',
    'f08080a0',
    'f4908080',
    'f5808080',
    'c3',
    'e1bf',
    'ff',
  ];
  for (const hex of broken) expect(outcomeOf(bytewise, Buffer.from(`61${hex}`, 'hex'))[0]).toBe(0);
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 6 }), (given) => {
      if (!isText(given)) expect(outcomeOf(bytewise, given)[0]).toBe(0);
    }),
  );
});

test('the product of grammars in US-ASCII stays as it is', () => {
  const narrow = productOf([minimalAutomaton(bnf({ s: many(alt('a', 'b')) }), 's')]);
  expect(byteProduct(narrow)).toEqual({ ...narrow, classes: expect.any(Uint16Array) as unknown });
});

/**
 * Surrogates in a range of ABNF: a range that ends beyond U+FFFF contains scalar values, those beyond as pairs and no
 * lone surrogate; any other contains the code units that it names. Everything that studies or runs a grammar agrees.
 */
import fc from 'fast-check';
import { accepts } from '../../src/core/automaton/walk.js';
import { ambiguity, generateParser, readGrammar, regexOf } from '../../src/study/index.js';
import { interpret } from '../../src/grammar/peg/interpret.js';
import { readPeg } from '../../src/grammar/peg/read-peg.js';
import { countingAutomaton, countWays } from '../../src/grammar/ambiguity/derivation-count.js';
import { loaded } from '../grammar/emit/compiled.js';
import { many } from '../depth.js';

const pieces = [
  ...['A', '\ud7ff', '\ue000', '\uffff'],
  ...['\u{10000}', '\u{1f600}', '\u{10ffff}'],
  // Lone, high and low; two of them reversed.
  ...['\ud800', '\ud83d', '\udbff', '\udc00', '\ude00', '\udfff', '\udc00\ud800'],
] as const;

/** Ranges, with a test of whether each contains a code point, including surrogates. */
const ranges: readonly (readonly [range: string, takes: (code: number) => boolean])[] = [
  ['%x5D-10FFFF', (code) => code >= 0x5d && !isSurrogate(code)],
  ['%x0-10FFFF', (code) => !isSurrogate(code)],
  ['%xD7FF-10000', (code) => code >= 0xd7ff && code <= 0x10000 && !isSurrogate(code)],
  ['%xD800-10FFFF', (code) => code >= 0xe000],
  ['%xDC01-1F600', (code) => code >= 0xe000 && code <= 0x1f600],
  ['%xFFFF-10000', (code) => code === 0xffff || code === 0x10000],
  ['%x10000-10FFFF', (code) => code >= 0x10000],
  ['%xD800-DFFF', isSurrogate],
  ['%xD83D', (code) => code === 0xd83d],
  ['%xD7FF-E000', (code) => code >= 0xd7ff && code <= 0xe000],
];

function isSurrogate(code: number): boolean {
  return code >= 0xd800 && code <= 0xdfff;
}

test.each(ranges)('%s accepts the characters that it names', (range, takes) => {
  const automaton = readGrammar(`one = ${range}`).automaton('one');
  for (const piece of pieces) {
    const codes = Array.from(piece, (character) => character.codePointAt(0) ?? 0);
    const [only = 0] = codes;
    expect([piece, accepts(automaton, piece)]).toEqual([piece, codes.length === 1 && takes(only)]);
  }
});

const grammars = [
  'all = *%x5D-10FFFF',
  'all = *( %x20-21 / %x23-5B / %x5D-10FFFF )',
  'all = *( "A" / %xD800-10FFFF )',
  'all = 1*%x10000-10FFFF [ %xD800-DBFF ]',
  // A pair, and the halves of pairs where they are requested.
  'all = *%x0-FFFF',
  'all = 2( %xDC00-DFFF / "A" ) *%xE000-10FFFF',
];

test.each(grammars)('parser, automaton, PEG and regular expression agree: %s', (abnf) => {
  const grammar = readGrammar(abnf);
  const made = generateParser(grammar, { generator: 'test 1.0', prefer: 'first' });
  if ('failed' in made) throw new Error(abnf);
  const parser = loaded(made.files);
  const peg = readPeg(made.transcription.peg);
  const automaton = grammar.automaton('all');
  const { text: literal, backtracking } = regexOf(grammar, { dialect: 'javascript' });
  const regex = new RegExp(literal.slice(1, -1));
  expect(backtracking).toBe('linear');
  expect(ambiguity({ revision: grammar }).ambiguous).toBe(false);
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 6 }), (some) => {
      const text = some.join('');
      const derivable = accepts(automaton, text);
      expect(parser.accepts(text)).toBe(derivable);
      expect(parser.safeParse(text).ok).toBe(derivable);
      expect(interpret(peg, 'all', text) === text.length).toBe(derivable);
      expect(regex.test(text)).toBe(derivable);
    }),
    { numRuns: many(30, 300), seed: 15 },
  );
});

test('a pair has one derivation', () => {
  const counting = countingAutomaton(readGrammar('all = *%x5D-10FFFF').bnf, 'all');
  for (const pair of ['\u{10000}', '\u{1f600}', '\u{10ffff}'])
    expect(Number(countWays(counting, pair))).toBe(1);
});

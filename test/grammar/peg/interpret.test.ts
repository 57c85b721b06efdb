import fc from 'fast-check';
import peggy from 'peggy';
import { loadPeg } from '../../../scripts/load/peg.js';
import { StepLimitError } from '../../../src/core/base/limits.js';
import { interpret } from '../../../src/grammar/peg/interpret.js';
import { checkDecidable } from '../../../src/grammar/peg/check-peg.js';
import { readPeg } from '../../../src/grammar/peg/read-peg.js';
import { UnknownNameError } from '../../../src/core/base/unknown-name.js';
import { arbitraryPeg } from '../../study/arbitrary-peg.js';
import { interpret as recognises, textsUpTo } from '../../study/peg-interpreter.js';
import { many } from '../../depth.js';

/** Returns the end of the rule `s` in a text. */
function end(peg: string, text: string): number | undefined {
  return interpret(readPeg(peg), 's', text);
}

describe('interpret', () => {
  test.each<[string, string, string, number | undefined]>([
    ['a literal', 's = "ab"', 'abc', 2],
    ['a literal cut short', 's = "ab"', 'a', undefined],
    ['the empty literal', 's = ""', 'a', 0],
    ['a class', 's = [a-c]', 'c', 1],
    ['a class beyond US-ASCII', 's = [à-ü]', 'é', 1],
    ['an inverted class', 's = [^a]', 'é', 1],
    ['any character', 's = .', '', undefined],
    ['a choice commits to the first that matches', 's = ("a" / "ab") "c"', 'abc', undefined],
    ['a choice goes on after a failure', 's = "ab" / "ac"', 'ac', 2],
    ['a repetition does not give back', 's = "a"* "a"', 'aaa', undefined],
    ['a repetition gives back what it began', 's = ("a" "b")* "a"', 'ababa', 5],
    ['a counted repetition stops', 's = "a"|1..2|', 'aaa', 2],
    ['a counted repetition, too few', 's = "a"|2..|', 'a', undefined],
    ['a repetition of one with a delimiter', 's = "a"|1, ","|', 'a,a', 1],
    ['an option', 's = "a"? "b"', 'b', 1],
    ['a lookahead consumes nothing', 's = &"ab" "a"', 'ab', 1],
    ['a negative lookahead', 's = !"ab" "a"', 'ab', undefined],
    ['a rule', 's = t "b"\nt = "a"', 'ab', 2],
    ['recursion', 's = "(" s ")" / ""', '(())', 4],
  ])('%s', (_, peg, text, expected) => {
    expect(end(peg, text)).toBe(expected);
  });

  test('does what the definition of PEGs and the parsers of peggy do, on random grammars and all short texts', () => {
    const runs = many(40, 500);
    let accepted = 0;
    fc.assert(
      fc.property(arbitraryPeg, (source) => {
        const grammar = readPeg(source);
        fc.pre(isDecidable(source));
        const parser = peggy.generate(source);
        for (const text of textsUpTo(4, 'abc')) {
          const accepts = interpret(grammar, 'start', text) === text.length;
          if (accepts) accepted += 1;
          if (accepts !== recognises(grammar, 'start', text)) throw new Error(`definition: "${text}"`);
          if (accepts !== parses(parser, text)) throw new Error(`peggy: "${text}"`);
        }
      }),
      { numRuns: runs, seed: 3 },
    );
    expect(accepted).toBeGreaterThan(4 * runs);
  });

  test.each<[string, string, string]>([
    ['a repetition', 's = "a"*', 'a'.repeat(200_000)],
    ['recursion in tail position', 's = "a" s?', 'a'.repeat(200_000)],
    ['recursion elsewhere', 's = "a" s "b" / ""', 'a'.repeat(100_000) + 'b'.repeat(100_000)],
  ])('reads 200,000 characters of %s', (_, peg, text) => {
    expect(end(peg, text)).toBe(text.length);
  });

  test('reads a long reference', () => {
    const text = `http://h/${'segment;x=1/'.repeat(10_000)}?q#f`;
    expect(interpret(loadPeg('rfc2396bis-01'), 'URI_reference', text)).toBe(text.length);
  });

  test('keeps to its limit', () => {
    const limited = (): unknown => interpret(readPeg('s = "a"*'), 's', 'aaaaaaaaaa', 10);
    expect(limited).toThrow(StepLimitError);
    expect(limited).toThrow('"s" needs more than 10 steps');
    expect(() => interpret(readPeg('s = s'), 's', '', 1000)).toThrow(StepLimitError);
  });

  test('refuses a rule that is not there', () => {
    expect(() => end('t = "a"', 'a')).toThrow(UnknownNameError);
    expect(() => end('s = t', 'a')).toThrow(UnknownNameError);
  });
});

/** Tests whether a parser can be made from the grammar. */
function isDecidable(source: string): boolean {
  try {
    checkDecidable(readPeg(source));
    return true;
  } catch {
    return false;
  }
}

function parses(parser: peggy.Parser, text: string): boolean {
  try {
    parser.parse(text);
    return true;
  } catch {
    return false;
  }
}

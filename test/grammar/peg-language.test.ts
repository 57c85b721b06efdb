import fc from 'fast-check';
import peggy from 'peggy';
import { PegLanguage } from '../../src/grammar/peg-language.js';
import type { PegGrammar } from '../../src/grammar/peg.js';
import { EmptyRepetitionError, LeftRecursionError } from '../../src/grammar/peg-checks.js';
import { readPeg } from '../../src/grammar/read-peg.js';
import { arbitraryPeg } from './arbitrary-peg.js';
import { interpret, textsUpTo } from './peg-interpreter.js';

const letters = 'abc';
const classes = [...letters].map((letter) => letter.charCodeAt(0));

/** Whether the text is in the language of the rule, by derivatives. */
function accepter(grammar: PegGrammar, rule: string): (text: string) => boolean {
  const language = new PegLanguage(grammar, classes);
  const start = language.rule(rule);
  return (text) => {
    const rest = [...text].reduce((at, letter) => language.derivative(at, letters.indexOf(letter)), start);
    return language.hasEmpty(rest);
  };
}

/** The language, or undefined for a grammar that no parser can be made of. */
function tryAccepter(grammar: PegGrammar): ((text: string) => boolean) | undefined {
  try {
    return accepter(grammar, 'start');
  } catch (error) {
    if (error instanceof EmptyRepetitionError || error instanceof LeftRecursionError) return undefined;
    throw error;
  }
}

describe('the language of a PEG', () => {
  test('is what the definition of PEGs says, on random grammars and all short texts', () => {
    let accepted = 0;
    fc.assert(
      fc.property(arbitraryPeg, (text) => {
        const grammar = readPeg(text);
        const accepts = tryAccepter(grammar);
        fc.pre(accepts !== undefined);
        for (const input of textsUpTo(5, letters)) {
          const expected = interpret(grammar, 'start', input);
          if (expected) accepted += 1;
          if (accepts(input) !== expected) throw new Error(`${JSON.stringify(input)}: ${String(!expected)}`);
        }
      }),
      { numRuns: 2000, seed: 1 },
    );
    expect(accepted).toBeGreaterThan(10_000);
  });

  test('is what the parser accepts that peggy makes, on random grammars and all short texts', () => {
    let parsers = 0;
    fc.assert(
      fc.property(arbitraryPeg, (text) => {
        const accepts = tryAccepter(readPeg(text));
        fc.pre(accepts !== undefined);
        const parser = peggy.generate(text);
        parsers += 1;
        for (const input of textsUpTo(4, letters)) {
          if (accepts(input) !== parses(parser, input)) throw new Error(JSON.stringify(input));
        }
      }),
      { numRuns: 200, seed: 2 },
    );
    expect(parsers).toBe(200);
  });

  test('of a nested repetition has finitely many derivatives, though they nest', () => {
    const language = new PegLanguage(readPeg('start = ("a"* "b" / "a")*'), classes);
    const seen = new Set([language.rule('start')]);
    for (const state of seen) classes.forEach((_, c) => seen.add(language.derivative(state, c)));
    expect(seen.size).toBeLessThan(6);
  });
});

function parses(parser: peggy.Parser, input: string): boolean {
  try {
    parser.parse(input);
    return true;
  } catch (error) {
    if (error instanceof parser.SyntaxError) return false;
    throw error;
  }
}

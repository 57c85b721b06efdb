import fc from 'fast-check';
import peggy from 'peggy';
import { following, PegLanguages } from '../../../src/study/proof/peg-language.js';
import type { Automaton } from '../../../src/automaton/automaton.js';
import type { PegGrammar } from '../../../src/study/peg/peg.js';
import { EmptyRepetitionError, LeftRecursionError } from '../../../src/study/peg/check-peg.js';
import { readPeg } from '../../../src/study/peg/read-peg.js';
import { arbitraryPeg } from '../arbitrary-peg.js';
import { consumedBy, interpret, textsUpTo } from '../peg-interpreter.js';

const letters = 'abc';

/** Whether the text is in the language of the rule, by derivatives. */
function accepter(grammar: PegGrammar, rule: string): (text: string) => boolean {
  const accepted = new PegLanguages(grammar).accepted(rule);
  return (text) => accepted.accepting(walk(accepted, Array.from(text, codeUnit)));
}

/** The state after the letters. */
function walk(automaton: Automaton, letters: readonly number[]): number {
  const step = (state: number, letter: number): number => automaton.step(state, automaton.classOf(letter));
  return letters.reduce(step, automaton.initial);
}

function codeUnit(character: string): number {
  return character.charCodeAt(0);
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
    const accepted = new PegLanguages(readPeg('start = ("a"* "b" / "a")*')).accepted('start');
    const seen = new Set([accepted.initial]);
    for (const state of seen) for (let c = 0; c < accepted.classCount; c++) seen.add(accepted.step(state, c));
    expect(seen.size).toBeLessThan(6);
  });
});

describe('what a PEG consumes', () => {
  test('is what the definition of PEGs says, on random grammars and all short texts cut in two', () => {
    let consumed = 0;
    fc.assert(
      fc.property(arbitraryPeg, (text) => {
        const grammar = readPeg(text);
        fc.pre(tryAccepter(grammar) !== undefined);
        const language = new PegLanguages(grammar).consumed('start');
        for (const input of textsUpTo(4, letters)) {
          const end = consumedBy(grammar, 'start', input);
          if (end !== undefined) consumed += 1;
          for (let cut = 0; cut <= input.length; cut++) {
            const word = Array.from(input, (c, i) => (i < cut ? codeUnit(c) : following(codeUnit(c))));
            const accepts = language.accepting(walk(language, word));
            if (accepts !== (cut === end)) throw new Error(`${JSON.stringify(input)} at ${String(cut)}`);
          }
        }
      }),
      { numRuns: 1000, seed: 3 },
    );
    expect(consumed).toBeGreaterThan(10_000);
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

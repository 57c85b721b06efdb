import fc from 'fast-check';
import { following, PegLanguages } from '../../../src/grammar/proof/peg-language.js';
import type { Automaton } from '../../../src/core/automaton/automaton.js';
import type { PegGrammar } from '../../../src/grammar/peg/peg.js';
import { EmptyRepetitionError, LeftRecursionError } from '../../../src/grammar/peg/check-peg.js';
import { readPeg } from '../../../src/grammar/peg/read-peg.js';
import { arbitraryPeg } from '../../study/arbitrary-peg.js';
import { consumedBy, interpret, textsUpTo } from '../../study/peg-interpreter.js';
import { many } from '../../depth.js';

const letters = 'abc';

/** Returns a test of whether a text is in the language of the rule, by derivatives. */
function accepter(grammar: PegGrammar, rule: string): (text: string) => boolean {
  const accepted = new PegLanguages(grammar).accepted(rule);
  return (text) => accepted.accepting(walk(accepted, Array.from(text, codeUnit)));
}

/** Returns the state after the letters. */
function walk(automaton: Automaton, letters: readonly number[]): number {
  const step = (state: number, letter: number): number => automaton.step(state, automaton.classOf(letter));
  return letters.reduce(step, automaton.initial);
}

function codeUnit(character: string): number {
  return character.charCodeAt(0);
}

/** Returns the language, or undefined for a grammar without a parser. */
function tryAccepter(grammar: PegGrammar): ((text: string) => boolean) | undefined {
  try {
    return accepter(grammar, 'start');
  } catch (error) {
    if (error instanceof EmptyRepetitionError || error instanceof LeftRecursionError) return undefined;
    throw error;
  }
}

describe('the language of a PEG', () => {
  test('follows the definition of PEGs, on random grammars and all short texts', () => {
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
      { numRuns: many(150, 1000), seed: 1 },
    );
    expect(accepted).toBeGreaterThan(many(500, 4000));
  });

  test('of a nested repetition has finitely many derivatives', () => {
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
      { numRuns: many(150, 1000), seed: 3 },
    );
    expect(consumed).toBeGreaterThan(many(1500, 10_000));
  });
});

/**
 * The mutation run: every slip in a transcription is found by the proof, and is real in the parser that peggy makes of
 * it. Every second mutant is tried; with MUTANTS=all every one, which takes a minute.
 */
import peggy from 'peggy';
import { loadGrammar } from '../../scripts/load-grammar.js';
import { loadPeg, pegText } from '../../scripts/load-peg.js';
import type { BnfGrammar } from '../../src/grammar/bnf.js';
import { Budget } from '../../src/grammar/limits.js';
import { type PegExpression, type PegGrammar, pegIdentifier, pegParts } from '../../src/grammar/peg.js';
import { EmptyRepetitionError, LeftRecursionError } from '../../src/grammar/peg-checks.js';
import { following, PegLanguages } from '../../src/grammar/peg-language.js';
import { findWord, jointLetters } from '../../src/grammar/product.js';
import { type Counterexample, proveEquivalence } from '../../src/grammar/prove.js';
import { readPeg } from '../../src/grammar/read-peg.js';
import { revisions } from '../../src/revisions.js';
import { type Mutant, mutants } from './mutate-peg.js';

/** What the proof says of a mutant. */
type Verdict =
  | { readonly found: 'no parser' }
  | { readonly found: 'harmless' }
  | { readonly found: 'wrong'; readonly rule: string; readonly counterexample: Counterexample };

const stride = process.env.MUTANTS === 'all' ? 1 : 2;
const total = { mutants: 0, wrong: 0 };

describe('a single edit of grammar.peggy', () => {
  test.each(revisions)(
    '%s: is proved harmless, or refuted by a string that its parser gets wrong',
    (revision) => {
      const bnf = loadGrammar(revision);
      const original = new PegLanguages(loadPeg(revision));
      const all = mutants(pegText(revision), loadPeg(revision));
      const tried = all
        .filter((_, i) => i % stride === 0)
        .map((mutant) => ({ mutant, verdict: judge(mutant, original, bnf) }));
      const witnesses = tried.flatMap(({ verdict }) => (verdict.found === 'wrong' ? [verdict] : []));
      const contradicted = tried.filter(({ mutant, verdict }) => {
        switch (verdict.found) {
          case 'no parser':
            return parserOf(mutant) !== undefined;
          case 'harmless':
            return witnesses.some(({ rule, counterexample: { text, bnf: derivable } }) => {
              return parserOf(mutant, rule)?.(text) !== derivable;
            });
          case 'wrong': {
            const { text, peg: accepted, bnf: derivable } = verdict.counterexample;
            return accepted === derivable || parserOf(mutant, verdict.rule)?.(text) !== accepted;
          }
        }
      });
      expect(contradicted).toStrictEqual([]);
      total.mutants += tried.length;
      total.wrong += witnesses.length;
    },
  );

  test('is tried often enough', () => {
    expect(total.mutants).toBeGreaterThanOrEqual(200);
    expect(total.wrong).toBeGreaterThanOrEqual(100);
  });
});

function judge(mutant: Mutant, original: PegLanguages, bnf: BnfGrammar): Verdict {
  const peg = readPeg(mutant.text);
  let languages;
  try {
    languages = new PegLanguages(peg);
  } catch (error) {
    if (error instanceof EmptyRepetitionError || error instanceof LeftRecursionError)
      return { found: 'no parser' };
    throw error;
  }
  const names = new Map(bnf.rules.map(({ name }) => [pegIdentifier(name), name]));
  // The edited rule itself comes first: where it is wrong alone, that is the shortest proof.
  for (const identifier of callersOf(peg, mutant.rule)) {
    const rule = names.get(identifier);
    const proof = rule === undefined ? undefined : proveEquivalence({ rule, peg: languages, bnf });
    if (proof?.equal === false) {
      return { found: 'wrong', rule: proof.rule, counterexample: proof.counterexample };
    }
    if (identifier === mutant.rule && consumeAlike(original, languages, mutant.rule)) break;
  }
  return { found: 'harmless' };
}

/** Whether a rule consumes the same in two grammars, whatever follows: then no other rule can tell them apart. */
function consumeAlike(before: PegLanguages, after: PegLanguages, rule: string): boolean {
  const [old, edited] = [before.consumed(rule), after.consumed(rule)];
  const codeUnits = jointLetters(old, edited);
  const letters = [...codeUnits, ...codeUnits.map(following)];
  return (
    findWord(old, edited, letters, (a, b) => a !== b, new Budget(`"${rule}", edited`)).word === undefined
  );
}

/** The rule and all that refer to it, directly or not. */
function callersOf(peg: PegGrammar, rule: string): ReadonlySet<string> {
  const callers = new Set([rule]);
  for (const callee of callers) {
    for (const { name, expression } of peg.rules) if (refersTo(expression, callee)) callers.add(name);
  }
  return callers;
}

function refersTo(e: PegExpression, rule: string): boolean {
  return (e.type === 'reference' && e.name === rule) || pegParts(e).some((part) => refersTo(part, rule));
}

const parsers = new Map<string, peggy.Parser>();

/** Whether the mutant's parser accepts a text; undefined where peggy makes no parser of it. */
function parserOf({ text }: Mutant, rule?: string): ((input: string) => boolean) | undefined {
  let parser = parsers.get(text);
  try {
    parser ??= peggy.generate(text, { allowedStartRules: ['*'] });
  } catch (error) {
    if (error instanceof peggy.GrammarError) return undefined;
    throw error;
  }
  parsers.set(text, parser);
  return (input) => {
    try {
      parser.parse(input, rule === undefined ? {} : { startRule: pegIdentifier(rule) });
      return true;
    } catch (error) {
      if (error instanceof parser.SyntaxError) return false;
      throw error;
    }
  };
}

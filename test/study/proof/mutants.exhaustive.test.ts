/**
 * The mutation run: every slip in a transcription is found by the proof, and is real in the parsers made of it, peggy's
 * own and the emitted one. Every second mutant is tried; with MUTANTS=all every one.
 */
import { transformSync } from 'esbuild';
import peggy from 'peggy';
import { runInThisContext } from 'node:vm';
import { emitParser, runtimeNames } from '../../../src/study/emit/emit-parser.js';
import { loadGrammar } from '../../../scripts/load/grammar.js';
import { loadPeg, pegText } from '../../../scripts/load/peg.js';
import type { BnfGrammar } from '../../../src/study/bnf/bnf.js';
import { Budget } from '../../../src/base/limits.js';
import {
  type PegExpression,
  type PegGrammar,
  pegIdentifier,
  pegParts,
  withoutPlace,
} from '../../../src/study/peg/peg.js';
import { EmptyRepetitionError, LeftRecursionError } from '../../../src/study/peg/check-peg.js';
import { following, PegLanguages } from '../../../src/study/proof/peg-language.js';
import { findWord, jointLetters } from '../../../src/study/automata/product.js';
import { type Counterexample, proveEquivalence } from '../../../src/study/proof/prove.js';
import { readPeg } from '../../../src/study/peg/read-peg.js';
import { revisions } from '../../../generated/registry/ids.js';
import * as runtime from '../../../src/tree/parser.js';
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

type Recognise = (input: string, startRule: string | undefined) => boolean;

/** The parsers that were made last; of all at once memory would be short. */
let last: { readonly text: string; readonly recognise: Recognise } | undefined;

/**
 * Whether the mutant's parsers, peggy's own and the emitted one, accept a text; undefined where peggy makes none of it.
 * Throws where the two disagree.
 */
function parserOf({ text }: Mutant, rule?: string): ((input: string) => boolean) | undefined {
  try {
    const { recognise } = last?.text === text ? last : (last = { text, recognise: bothParsers(text) });
    return (input) => recognise(input, rule === undefined ? undefined : pegIdentifier(rule));
  } catch (error) {
    if (error instanceof peggy.GrammarError) return undefined;
    throw error;
  }
}

function bothParsers(text: string): Recognise {
  const plain = peggy.generate(text, { allowedStartRules: ['*'] });
  const emitted = emittedParser(text);
  return (input, startRule) => {
    const accepted = peggyAccepts(plain, input, startRule);
    if (emitted(input, startRule) !== accepted) {
      throw new Error(`peggy's parser and the emitted one disagree on ${JSON.stringify(input)}`);
    }
    return accepted;
  };
}

function peggyAccepts(plain: peggy.Parser, input: string, startRule: string | undefined): boolean {
  try {
    plain.parse(input, startRule === undefined ? {} : { startRule });
    return true;
  } catch (error) {
    if (error instanceof plain.SyntaxError) return false;
    throw error;
  }
}

/** The parser that scripts/generate.ts would make. */
function emittedParser(text: string): Recognise {
  const peg = readPeg(text);
  const names = [...new Set(peg.rules.map(({ name }) => withoutPlace(name)))];
  const typed = `(function (grammar, ${runtimeNames.join(', ')}) {${emitParser(peg, names, new Set()).code}return parse; })`;
  const make = runInThisContext(transformSync(typed, { loader: 'ts' }).code) as (
    grammar: { readonly names: readonly string[]; readonly start: string },
    ...parts: unknown[]
  ) => runtime.GeneratedParser['parse'];
  const [first = ''] = names;
  const parse = make({ names, start: first }, ...runtimeNames.map((name) => runtime[name]));
  return (input, startRule = first) => parse(input, { startRule }) !== undefined;
}

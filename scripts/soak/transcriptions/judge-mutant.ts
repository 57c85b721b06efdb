/**
 * The mutation run of transcriptions: the proof refutes an edited grammar.peggy with a string, or finds the edit
 * harmless; the parsers made of it, peggy's own and the emitted one, must agree.
 */
import { transformSync } from 'esbuild';
import peggy from 'peggy';
import { runInThisContext } from 'node:vm';
import type { RevisionId } from '../../../generated/registry/ids.js';
import { Budget } from '../../../src/base/limits.js';
import { findWord, jointLetters } from '../../../src/study/automata/product.js';
import type { BnfGrammar } from '../../../src/study/bnf/bnf.js';
import { emitParser, runtimeNames } from '../../../src/study/emit/emit-parser.js';
import { EmptyRepetitionError, LeftRecursionError } from '../../../src/study/peg/check-peg.js';
import {
  type PegExpression,
  type PegGrammar,
  pegIdentifier,
  pegParts,
  withoutPlace,
} from '../../../src/study/peg/peg.js';
import { readPeg } from '../../../src/study/peg/read-peg.js';
import { following, PegLanguages } from '../../../src/study/proof/peg-language.js';
import { type Counterexample, proveEquivalence } from '../../../src/study/proof/prove.js';
import * as runtime from '../../../src/tree/parser.js';
import { loadGrammar } from '../../load/grammar.js';
import { loadPeg, pegText } from '../../load/peg.js';
import { type Mutant, mutants } from './mutate-peg.js';

/** Result of the proof for a mutant. */
type Verdict =
  | { readonly found: 'no parser' }
  | { readonly found: 'harmless' }
  | { readonly found: 'wrong'; readonly rule: string; readonly counterexample: Counterexample };

/** Result of a run over mutants of one document. */
export interface MutationRun {
  readonly tried: number;
  /** How many of them the proof refutes. */
  readonly wrong: number;
  /** Mutants about which proof and parsers disagree. */
  readonly contradicted: readonly { readonly mutant: Mutant; readonly verdict: Verdict }[];
}

/** A revision with its mutants. */
export class MutatedTranscription {
  readonly mutants: readonly Mutant[];
  private readonly bnf: BnfGrammar;
  private readonly original: PegLanguages;

  constructor(revision: RevisionId) {
    const peg = loadPeg(revision);
    this.bnf = loadGrammar(revision);
    this.original = new PegLanguages(peg);
    this.mutants = mutants(pegText(revision), peg);
  }

  /** Judges mutants, then compares the parsers of each with its verdict. */
  run(chosen: readonly Mutant[]): MutationRun {
    const judged = chosen.map((mutant) => ({ mutant, verdict: judge(mutant, this.original, this.bnf) }));
    const witnesses = judged.flatMap(({ verdict }) => (verdict.found === 'wrong' ? [verdict] : []));
    const contradicted = judged.filter(({ mutant, verdict }) => {
      switch (verdict.found) {
        case 'no parser':
          return parserOf(mutant) !== undefined;
        case 'harmless':
          return witnesses.some(
            ({ rule, counterexample: { text, bnf: derivable } }) =>
              parserOf(mutant, rule)?.(text) !== derivable,
          );
        case 'wrong': {
          const { text, peg: accepted, bnf: derivable } = verdict.counterexample;
          return accepted === derivable || parserOf(mutant, verdict.rule)?.(text) !== accepted;
        }
      }
    });
    return { tried: judged.length, wrong: witnesses.length, contradicted };
  }
}

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

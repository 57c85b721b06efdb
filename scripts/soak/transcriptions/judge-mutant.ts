/**
 * Mutation run of transcriptions: the proof refutes an edited grammar.peggy with a string, or finds the edit harmless;
 * its parsers, peggy's own and the emitted one, must agree.
 */

import { transformSync } from 'esbuild';
import peggy from 'peggy';
import { runInThisContext } from 'node:vm';
import type { RevisionId } from '../../../generated/registry/ids.js';
import { Budget } from '../../../src/core/base/limits.js';
import { findWord, jointLetters } from '../../../src/grammar/automata/product.js';
import type { BnfGrammar } from '../../../src/grammar/bnf/bnf.js';
import { emitParser, runtimeNames } from '../../../src/grammar/emit/emit-parser.js';
import { EmptyRepetitionError, LeftRecursionError } from '../../../src/grammar/peg/check-peg.js';
import {
  type PegExpression,
  type PegGrammar,
  pegIdentifier,
  pegParts,
  type PegSpan,
  withoutPlace,
} from '../../../src/grammar/peg/peg.js';
import { readPeg } from '../../../src/grammar/peg/read-peg.js';
import { following, PegLanguages } from '../../../src/grammar/proof/peg-language.js';
import { type Counterexample, proveEquivalence } from '../../../src/grammar/proof/prove.js';
import * as runtime from '../../../src/core/tree/parser.js';
import { asciiLetters, lettersOfPeg } from '../../../src/grammar/emit/letters.js';
import { loadGrammar } from '../../load/grammar.js';
import { loadPeg, pegText } from '../../load/peg.js';
import { contains } from '../../../src/core/base/code-units.js';

/** The result of the proof for a mutant. */
type Verdict =
  | { readonly found: 'no parser' }
  | { readonly found: 'harmless' }
  | { readonly found: 'wrong'; readonly rule: string; readonly counterexample: Counterexample };

/** The result of a run over mutants of one document. */
export interface MutationRun {
  readonly tried: number;
  /** Number of them that the proof refutes. */
  readonly wrong: number;
  /** Mutants on which proof and parsers disagree. */
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
  // The edited rule itself comes first: if it is wrong alone, that is the shortest proof.
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

/**
 * Tests whether a rule consumes the same in two grammars, whatever follows: then no other rule can distinguish them.
 */
function consumeAlike(before: PegLanguages, after: PegLanguages, rule: string): boolean {
  const [old, edited] = [before.consumed(rule), after.consumed(rule)];
  const codeUnits = jointLetters(old, edited);
  const letters = [...codeUnits, ...codeUnits.map(following)];
  return (
    findWord(old, edited, letters, (a, b) => a !== b, new Budget(`"${rule}", edited`)).word === undefined
  );
}

/** Returns the rule and all that refer to it, directly or indirectly. */
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

/** Cache of the last parsers; all of them would not fit in memory. */
let last: { readonly text: string; readonly recognise: Recognise } | undefined;

/**
 * Returns the verdict of the mutant's parsers, peggy's own and the emitted one, on texts; undefined if peggy rejects
 * the mutant. Throws if the two disagree.
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

/** Returns the parser that scripts/generate.ts would make. */
function emittedParser(text: string): Recognise {
  const peg = readPeg(text);
  const names = [...new Set(peg.rules.map(({ name }) => withoutPlace(name)))];
  const letters = lettersOfPeg(peg.rules);
  const { code } = emitParser(peg, names, new Set(), letters);
  const typed = `(function (grammar, ${runtimeNames.join(', ')}) {${code}return parse; })`;
  const make = runInThisContext(transformSync(typed, { loader: 'ts' }).code) as (
    grammar: { readonly names: readonly string[]; readonly start: string },
    ...parts: unknown[]
  ) => runtime.GeneratedParser['parse'];
  const [first = ''] = names;
  const at = (input: string, place: number): number =>
    place < input.length ? (letters.of[input.charCodeAt(place)] ?? 0) : letters.units.length;
  const parts = { ...runtime, ...(letters !== asciiLetters && { at }) };
  const parse = make({ names, start: first }, ...runtimeNames.map((name) => parts[name]));
  return (input, startRule = first) => parse(input, { startRule }) !== undefined;
}

/** One edited grammar. */
interface Mutant {
  readonly kind: string;
  /** The peggy identifier of the edited rule. */
  readonly rule: string;
  /** The edit, in human-readable form. */
  readonly edit: string;
  readonly text: string;
}

/** Returns all edits of all rules, in the order of the text. */
function mutants(text: string, grammar: PegGrammar): readonly Mutant[] {
  const found: Mutant[] = [];
  for (const { name, expression } of grammar.rules) {
    const replace = (kind: string, { start, end }: PegSpan, replacement: string): void => {
      const edit = `${name}: ${text.slice(start, end)} becomes ${replacement}`;
      found.push({ kind, rule: name, edit, text: text.slice(0, start) + replacement + text.slice(end) });
    };
    const visit = (e: PegExpression): void => {
      const source = text.slice(e.span.start, e.span.end);
      if (e.type === 'choice') swapNeighbours(text, e.alternatives, e.span, replace);
      if (e.type === 'lookahead') {
        replace('lookahead dropped', e.span, '""');
        replace('lookahead reversed', e.span, (e.negated ? '&' : '!') + source.slice(1));
      }
      if (e.type === 'repetition' && /[*+]$/.test(source)) {
        replace('* and + exchanged', e.span, source.slice(0, -1) + (source.endsWith('*') ? '+' : '*'));
      }
      if (e.type === 'repetition' && /\d\|$/.test(source)) {
        const [max = ''] = /\d+(?=\|$)/.exec(source) ?? [];
        const before = source.slice(0, source.length - max.length - 1);
        replace('count raised', e.span, `${before}${String(Number(max) + 1)}|`);
      }
      if (e.type === 'repetition' && source.endsWith('?'))
        replace('option made due', e.span, source.slice(0, -1));
      if (e.type === 'class' && source.startsWith('[')) {
        const further = ['/', 'a', '0', '-', '.', ':', '@', '%'].find(
          (c) => !contains(e.set, c.charCodeAt(0)),
        );
        if (further !== undefined) replace('class widened', e.span, `[\\x${hex(further)}${source.slice(1)}`);
      }
      pegParts(e).forEach(visit);
    };
    visit(expression);
  }
  return found;
}

function swapNeighbours(
  text: string,
  alternatives: readonly PegExpression[],
  { start, end }: PegSpan,
  replace: (kind: string, span: PegSpan, replacement: string) => void,
): void {
  for (const [i, first] of alternatives.entries()) {
    const second = alternatives[i + 1];
    // Alternatives of single characters: their order is irrelevant.
    if (second === undefined || (first.type === 'class' && second.type === 'class')) continue;
    const swapped = [second.span, { start: first.span.end, end: second.span.start }, first.span];
    const middle = swapped.map((span) => text.slice(span.start, span.end)).join('');
    replace(
      'alternatives swapped',
      { start, end },
      text.slice(start, first.span.start) + middle + text.slice(second.span.end, end),
    );
  }
}

function hex(character: string): string {
  return character.charCodeAt(0).toString(16).padStart(2, '0');
}

/**
 * The proof that a rule of grammar.peggy and the rule of the BNF denote the same language: a breadth-first walk over
 * pairs of a derivative of the PEG and a state of the BNF's minimal automaton. Where every reachable pair agrees about
 * the empty string the languages are equal; the first pair that does not gives a shortest counterexample.
 */
import type { Automaton } from './automaton.js';
import { unmentioned } from './automaton-table.js';
import type { BnfGrammar } from './bnf.js';
import { type CodeUnitSet, representatives } from './code-units.js';
import { type Language, never } from './languages.js';
import { Budget, type Limits } from './limits.js';
import { minimalAutomaton } from './minimal-automaton.js';
import { type PegExpression, type PegGrammar, pegIdentifier, pegParts } from './peg.js';
import { PegLanguage } from './peg-language.js';
import { readPeg } from './read-peg.js';

/** What a proof compares. */
export interface ProofTask {
  /** In the document's spelling. */
  readonly rule: string;
  /** grammar.peggy, as text or as read. */
  readonly peg: string | PegGrammar;
  readonly bnf: BnfGrammar;
  readonly limits?: Limits;
}

/** What the walk saw. */
interface Walk {
  readonly rule: string;
  /** States of the BNF's minimal automaton that are not dead. */
  readonly bnfStates: number;
  /** Different derivatives of the PEG's language. */
  readonly pegStates: number;
  /** Pairs of both. */
  readonly pairs: number;
  /** Classes of characters that the two can tell apart. */
  readonly classes: number;
}

/** A shortest string in one language and not in the other. */
export interface Counterexample {
  readonly text: string;
  readonly peg: boolean;
  readonly bnf: boolean;
}

/** Equal, or different with a witness. */
export type Proof =
  | (Walk & { readonly equal: true })
  | (Walk & { readonly equal: false; readonly counterexample: Counterexample });

/**
 * Decides whether a rule's PEG and BNF accept the same strings.
 * @throws StateLimitError, TimeLimitError; NonTailRecursionError, LeftRecursionError, EmptyRepetitionError,
 * UndecidableExpressionError, UnknownNameError, peggy's SyntaxError
 */
export function proveEquivalence({ rule, peg, bnf, limits }: ProofTask): Proof {
  const grammar = typeof peg === 'string' ? readPeg(peg) : peg;
  const automaton = minimalAutomaton(bnf, rule, limits);
  const codeUnits = distinguishable(grammar, automaton);
  const language = new PegLanguage(grammar, codeUnits, limits);
  const budget = new Budget(`the proof of "${rule}"`, limits);

  const start: Pair = { peg: language.rule(pegIdentifier(rule)), bnf: automaton.initial };
  const pairs = [start];
  const seen = new Set([keyOf(start)]);
  let different: Pair | undefined;
  for (const pair of pairs) {
    if (language.hasEmpty(pair.peg) !== automaton.accepting(pair.bnf)) {
      different = pair;
      break;
    }
    for (const [characterClass, codeUnit] of codeUnits.entries()) {
      const next: Pair = {
        peg: language.derivative(pair.peg, characterClass),
        bnf: automaton.step(pair.bnf, automaton.classOf(codeUnit)),
        before: pair,
        codeUnit,
      };
      const key = keyOf(next);
      if ((next.peg === never && next.bnf === automaton.dead) || seen.has(key)) continue;
      budget.spend();
      seen.add(key);
      pairs.push(next);
    }
  }
  const walk = {
    rule,
    bnfStates: automaton.stateCount - 1,
    pegStates: new Set(pairs.map((pair) => pair.peg)).size,
    pairs: pairs.length,
    classes: codeUnits.length,
  };
  if (different === undefined) return { ...walk, equal: true };
  const bnfAccepts = automaton.accepting(different.bnf);
  return {
    ...walk,
    equal: false,
    counterexample: { text: wayTo(different), peg: !bnfAccepts, bnf: bnfAccepts },
  };
}

/** A pair of states, and the step by which it was first reached. */
interface Pair {
  readonly peg: Language;
  readonly bnf: number;
  readonly before?: Pair;
  readonly codeUnit?: number;
}

function keyOf({ peg, bnf }: Pair): number {
  return peg * 0x10000 + bnf;
}

function wayTo(pair: Pair): string {
  const codeUnits: number[] = [];
  for (let at: Pair | undefined = pair; at?.codeUnit !== undefined; at = at.before)
    codeUnits.push(at.codeUnit);
  return String.fromCharCode(...codeUnits.reverse());
}

/** One code unit of each class that the PEG or the automaton can tell apart. */
function distinguishable(grammar: PegGrammar, automaton: Automaton): readonly number[] {
  const sets: CodeUnitSet[] = [];
  const collect = (e: PegExpression): void => {
    if (e.type === 'class') sets.push(e.set);
    pegParts(e).forEach(collect);
  };
  for (const rule of grammar.rules) collect(rule.expression);
  const bounds = Array.from({ length: unmentioned + 1 }, (_, unit) => unit);
  return representatives(sets, (unit) => automaton.classOf(unit), bounds);
}

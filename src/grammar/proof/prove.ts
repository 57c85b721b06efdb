/**
 * Proofs of a transcription, rule by rule: the PEG accepts exactly the strings that the BNF derives, and a rule,
 * wherever it is called, consumes a string that its BNF rule derives. Both walk pairs of a derivative of the PEG and a
 * state of the BNF's minimal automaton; the first mismatch is a shortest counterexample.
 */
import type { Automaton } from '../../core/automaton/automaton.js';
import { accepts } from '../../core/automaton/walk.js';
import type { BnfGrammar } from '../bnf/bnf.js';
import { lastCodeUnit } from '../../core/base/code-units.js';
import { Budget, type Limits } from '../../core/base/limits.js';
import { minimalAutomaton } from '../automata/minimal-dfa.js';
import { type PegGrammar, pegIdentifier } from '../peg/peg.js';
import { following, PegLanguages } from './peg-language.js';
import { findWord, jointLetters } from '../automata/product.js';
import { readPeg } from '../peg/read-peg.js';

/** Input of a proof. */
export interface ProofTask {
  /** In the document's spelling. */
  readonly rule: string;
  /** grammar.peggy as text, as read, or as checked. */
  readonly peg: string | PegGrammar | PegLanguages;
  readonly bnf: BnfGrammar;
  readonly limits?: Limits;
}

/** Sizes of the walk. */
export interface ProofCounts {
  /** States of the BNF's minimal automaton that are not dead. */
  readonly bnfStates: number;
  /** Derivatives of the PEG's language. */
  readonly pegStates: number;
  /** Pairs of both. */
  readonly pairs: number;
  /** Classes of characters that the two together distinguish. */
  readonly classes: number;
}

/** A shortest string that one side accepts and the other does not. */
export interface Counterexample {
  readonly text: string;
  readonly peg: boolean;
  readonly bnf: boolean;
}

/** Equal, or different with a witness. */
export type EquivalenceProof = { readonly rule: string } & ProofCounts &
  ({ readonly equal: true } | { readonly equal: false; readonly counterexample: Counterexample });

/**
 * Derivable whatever is consumed, or a string that the rule consumes before some text although the BNF does not derive
 * it.
 */
export type ConsumptionProof = { readonly rule: string } & ProofCounts &
  (
    | { readonly derivable: true }
    | { readonly derivable: false; readonly consumed: string; readonly followedBy: string }
  );

/**
 * Decides whether a rule's PEG and BNF accept the same strings.
 * @throws StateLimitError, TimeLimitError; NonTailRecursionError, LeftRecursionError, EmptyRepetitionError,
 * PegTextError, UnknownNameError
 * @example
 * const bnf = bnfOf(readGrammar('hour = DIGIT / %x31 DIGIT'));
 * const proof = proveEquivalence({ rule: 'hour', peg: 'hour = [0-9] / "1" [0-9]', bnf });
 * proof.equal || proof.counterexample; // { text: '10', peg: false, bnf: true }
 */
export function proveEquivalence({ rule, peg, bnf, limits }: ProofTask): EquivalenceProof {
  const languages = languagesOf(peg, limits);
  const accepted = languages.accepted(pegIdentifier(rule));
  const derivable = minimalAutomaton(bnf, rule, limits);
  const letters = jointLetters(accepted, derivable);
  const budget = new Budget(`the proof of ${languages.nameWithPlace(pegIdentifier(rule))}`, limits);
  const { word, pairs, firstStates } = findWord(accepted, derivable, letters, (p, b) => p !== b, budget);
  const counts = {
    bnfStates: derivable.stateCount - 1,
    pegStates: firstStates,
    pairs,
    classes: letters.length,
  };
  if (word === undefined) return { rule, ...counts, equal: true };
  const text = String.fromCharCode(...word);
  const bnfAccepts = accepts(derivable, text);
  const counterexample = { text, peg: !bnfAccepts, bnf: bnfAccepts };
  return { rule, ...counts, equal: false, counterexample };
}

/**
 * Decides whether everything that a PEG rule consumes, before any text, is derivable from a BNF rule: then every node
 * of a syntax tree spans a string of its rule. `identifier` is the PEG rule: by default the one that transcribes
 * `rule`, otherwise a reading of it.
 * @throws as proveEquivalence
 */
export function proveConsumption(task: ProofTask & { readonly identifier?: string }): ConsumptionProof {
  const { rule, peg, bnf, limits, identifier = pegIdentifier(rule) } = task;
  const languages = languagesOf(peg, limits);
  const consumed = languages.consumed(identifier);
  const derivable = minimalAutomaton(bnf, rule, limits);
  const codeUnits = jointLetters(consumed, derivable);
  const letters = [...codeUnits, ...codeUnits.map(following)];
  const budget = new Budget(`the proof of ${languages.nameWithPlace(identifier)}`, limits);
  const beginsOutside = new OutsideThenAnything(derivable);
  const { word, pairs, firstStates } = findWord(consumed, beginsOutside, letters, (p, b) => p && b, budget);
  const counts = {
    bnfStates: derivable.stateCount - 1,
    pegStates: firstStates,
    pairs,
    classes: codeUnits.length,
  };
  if (word === undefined) return { rule, ...counts, derivable: true };
  const cut = word.findIndex((letter) => letter > lastCodeUnit);
  const end = cut < 0 ? word.length : cut;
  return {
    rule,
    ...counts,
    derivable: false,
    consumed: String.fromCharCode(...word.slice(0, end)),
    followedBy: String.fromCharCode(...word.slice(end).map((letter) => letter - following(0))),
  };
}

/** Accepts the words p r' of PegLanguages.consumed whose p another automaton does not accept. */
class OutsideThenAnything implements Automaton {
  readonly initial: number;
  readonly classCount: number;
  /**
   * State once r' has begun after an accepted p; `outside` after one that was not accepted. States of the inner
   * automaton are not negative.
   */
  readonly dead = -1;
  private readonly outside = -2;

  constructor(private readonly inner: Automaton) {
    this.initial = inner.initial;
    this.classCount = inner.classCount + 1;
  }

  classOf(letter: number): number {
    return letter <= lastCodeUnit ? this.inner.classOf(letter) : this.inner.classCount;
  }

  step(state: number, characterClass: number): number {
    if (characterClass < this.inner.classCount) {
      return state < 0 ? this.dead : this.inner.step(state, characterClass);
    }
    return this.accepting(state) ? this.outside : this.dead;
  }

  accepting(state: number): boolean {
    return state < 0 ? state === this.outside : !this.inner.accepting(state);
  }
}

function languagesOf(peg: ProofTask['peg'], limits: Limits | undefined): PegLanguages {
  if (peg instanceof PegLanguages) return peg;
  return new PegLanguages(typeof peg === 'string' ? readPeg(peg) : peg, limits);
}

/** The public names of uri-revisions/grammar: the five grammars, and any other, as objects of study. */
import { type RevisionId, revisions } from '../revisions.js';
import { alphabetsOf, type RoleAlphabet } from './alphabet.js';
import { type Ambiguity, ambiguity as ambiguityOf } from './ambiguity.js';
import type { Automaton } from './automaton.js';
import type { BnfGrammar } from './bnf.js';
import { compareAutomata, type CompareOptions, type Comparison } from './compare-rules.js';
import { shareOfWords, type WordShare } from './count.js';
import { coveringWords as coveringWordsOf, type CoveringWord } from './cover.js';
import { diffGrammars, type GrammarDiff } from './diff.js';
import { diffPrintedGrammar, type PrintedDiff } from './diff-printed.js';
import { type DerivationOptions, type DerivationsOfText, explainDerivations } from './explain-derivations.js';
import type { Limits } from './limits.js';
import { type MatrixOptions, matrixOf, type MatrixRow } from './matrix.js';
import { type NearMiss, nearMissesOf, sampleNearMisses as sampleNearMissesOf } from './near-miss.js';
import { grammarOf, printedReadings, readingOf } from './revision-grammars.js';
import { type SampleOptions, sampleWords as sampleWordsOf } from './sample.js';

export type { Alphabet, RoleAlphabet } from './alphabet.js';
export { alphabetOf } from './alphabet.js';
export type { Ambiguity } from './ambiguity.js';
export type { Growth } from './ambiguity-growth.js';
export type { Automaton } from './automaton.js';
export type { BnfExpression, BnfGrammar, BnfRule, Correction, SourceSpan } from './bnf.js';
export { compareAutomata, type CompareOptions, type Comparison, type Relation } from './compare-rules.js';
export type { Witness } from './compare-rules.js';
export { countWords, printableAscii, shareOfWords, type WordShare } from './count.js';
export type { CoveredOption, CoveringWord } from './cover.js';
export { type Count, countDerivations } from './derivation-count.js';
export { type Derivation, derivationsOf } from './derivations.js';
export type { GrammarDiff, KeptRule, LanguageChange, SingleRule } from './diff.js';
export type { CorrectionEffect, PrintedDiff } from './diff-printed.js';
export { automatonDot } from './dot.js';
export { editedPeg } from './edited-peg.js';
export { NonTailRecursionError } from './errors.js';
export type { DerivationOptions, DerivationsOfText, PickedReading } from './explain-derivations.js';
export { shortestWord } from './explore.js';
export { accepts } from '../syntax/walk.js';
export { formatAmbiguity, formatDerivations } from './format-derivations.js';
export { formatComparison, formatDiff, formatPrintedDiff, type NamedComparison } from './format-diff.js';
export { formatCounterexamples, formatVerdict } from './format-proof.js';
export { formatAlphabets, formatCounts, formatMatrix } from './format-tables.js';
export { interpret, StepLimitError } from './interpret.js';
export { type Jsonable, jsonable } from './jsonable.js';
export { defaultLimits, type Limits, StateLimitError, TimeLimitError } from './limits.js';
export type { MatrixCell, MatrixOptions, MatrixRow } from './matrix.js';
export { mechanicalPeg } from './mechanical-peg.js';
export { CharacterRangeError, minimalAutomaton } from './minimal-automaton.js';
export type { CountedText } from './most-derivations.js';
export { type NearMiss, NoNearMissError } from './near-miss.js';
export type { PegExpression, PegGrammar, PegRule, PegSpan } from './peg.js';
export { checkDecidable, EmptyRepetitionError, LeftRecursionError } from './peg-checks.js';
export {
  type ConsumptionProof,
  type Counterexample,
  type EquivalenceProof,
  proveConsumption,
  proveEquivalence,
  type ProofCounts,
  type ProofTask,
} from './prove.js';
export { proveTranscription, type RuleProof, type TranscriptionTask } from './prove-transcription.js';
export { bnfRailroad, pegRailroad, type PegSource, type RailroadOptions } from './railroad.js';
export type { Link } from './railroad-layout.js';
export type { RuleReference } from './railroad-shape.js';
export { readPeg, UndecidableExpressionError } from './read-peg.js';
export { pegText } from './revision-grammars.js';
export { NoWordError, type SampleOptions } from './sample.js';
export { trace, type TraceEvent, type TraceTask } from './trace.js';
export { countDerivationsOfTree, flattenTails, sameTree } from './tree-derivations.js';
export { characterSuite, type ConformanceTest, type SuiteOptions, wMethodSuite } from './w-method.js';

/** A rule of a revision. Every call throws UnknownNameError where there is no such revision or rule. */
export interface RuleOf {
  readonly revision: RevisionId;
  /** In the document's spelling; its reference rule by default. */
  readonly rule?: string;
}

/** The corrected BNF of a revision, whole. */
export function bnfOf(revision: RevisionId): BnfGrammar {
  return grammarOf(revision).bnf;
}

/** The minimal automaton of a rule. */
export function automatonOf({ revision, rule }: RuleOf): Automaton {
  const grammar = grammarOf(revision);
  return grammar.automaton(rule ?? grammar.start);
}

/** Decides how the languages of two rules relate. @throws StateLimitError, TimeLimitError */
export function compareRules(first: RuleOf, second: RuleOf, options?: CompareOptions): Comparison {
  return compareAutomata(automatonOf(first), automatonOf(second), options);
}

/** What became of every rule from one revision to another. @throws StateLimitError, TimeLimitError */
export function diff(before: RevisionId, after: RevisionId, options?: CompareOptions): GrammarDiff {
  return diffGrammars(grammarOf(before), grammarOf(after), options);
}

/** What each correction of a revision changed. @throws StateLimitError, TimeLimitError */
export function diffPrinted(revision: RevisionId, options?: CompareOptions): PrintedDiff {
  return diffPrintedGrammar(grammarOf(revision), printedReadings(revision), options);
}

/** Every role, or every rule name, across revisions. @throws StateLimitError, TimeLimitError */
export function matrix(
  options: MatrixOptions & { readonly revisions?: readonly RevisionId[] } = {},
): readonly MatrixRow[] {
  return matrixOf((options.revisions ?? revisions).map(grammarOf), options);
}

/** Which characters may occur in which role, all roles by default, in which revision. */
export function alphabets(
  roles?: readonly string[],
  among: readonly RevisionId[] = revisions,
): readonly RoleAlphabet[] {
  return alphabetsOf(among.map(grammarOf), roles);
}

/** How many strings of printing characters a rule derives of each length up to one, and which share that is of all. */
export function countStrings(of: RuleOf, length: number): readonly WordShare[] {
  return shareOfWords(automatonOf(of), length);
}

/** Decides whether a rule is ambiguous. @throws StateLimitError, TimeLimitError */
export function ambiguity({ revision, rule }: RuleOf, limits?: Limits): Ambiguity {
  const { bnf, start } = grammarOf(revision);
  return ambiguityOf(bnf, rule ?? start, limits);
}

/** How many derivations a text has, the first of them, and the document's reading. @throws StateLimitError, TimeLimitError */
export function derivations(
  text: string,
  { revision, rule }: RuleOf,
  options?: Omit<DerivationOptions, 'reading'>,
): DerivationsOfText {
  const { bnf, start } = grammarOf(revision);
  const from = rule ?? start;
  return explainDerivations(bnf, from, text, { ...options, reading: readingOf(revision, from, text) });
}

/** Random strings of a length, each as likely as any other. @throws NoWordError, StateLimitError, TimeLimitError */
export function sampleStrings(of: RuleOf, options: SampleOptions): readonly string[] {
  return sampleWordsOf(automatonOf(of), options);
}

/** A few short strings that together use every alternative of every rule that the rule reaches. */
export function coveringStrings({ revision, rule }: RuleOf, limits?: Limits): readonly CoveringWord[] {
  const { bnf, start } = grammarOf(revision);
  return coveringWordsOf(bnf, rule ?? start, limits);
}

/** The strings one edit away from a derivable text that are not derivable. */
export function nearMisses(text: string, of: RuleOf): readonly NearMiss[] {
  return nearMissesOf(automatonOf(of), text);
}

/** Random near misses of random strings. @throws NoNearMissError, NoWordError, StateLimitError, TimeLimitError */
export function sampleNearMisses(of: RuleOf, options: SampleOptions): readonly NearMiss[] {
  return sampleNearMissesOf(automatonOf(of), options);
}

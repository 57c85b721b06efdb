/**
 * The public names of uri-revisions/grammar: the documents' grammars, and any other, as objects of study.
 * @module uri-revisions/grammar
 */
import { abouts } from '../../generated/registry/abouts.js';
import { type RevisionId, revisions } from '../../generated/registry/ids.js';
import type { DocumentAbout } from '../about.js';
import { unknownName } from '../base/unknown-name.js';
import { alphabetsOf, type RoleAlphabet } from './relations/alphabet.js';
import { type Ambiguity, ambiguity as ambiguityOf } from './ambiguity/ambiguity.js';
import type { Automaton } from '../automaton/automaton.js';
import type { BnfGrammar } from './bnf/bnf.js';
import { compareAutomata, type CompareOptions, type Comparison } from './relations/compare-rules.js';
import { shareOfWords, type WordShare } from './sampling/count.js';
import { coveringWords as coveringWordsOf, type CoveringWord } from './sampling/cover.js';
import { diffGrammars, type GrammarDiff } from './relations/diff.js';
import { diffPrintedGrammar, type PrintedDiff } from './relations/diff-printed.js';
import {
  type DerivationOptions,
  type DerivationsOfText,
  explainDerivations,
} from './ambiguity/explain-derivations.js';
import type { Limits } from '../base/limits.js';
import { type MatrixOptions, matrixOf, type MatrixRow } from './relations/matrix.js';
import {
  drawNearMisses as drawNearMissesOf,
  type NearMiss,
  nearMissesOf,
  sampleNearMisses as sampleNearMissesOf,
} from './sampling/near-miss.js';
import { grammarOf, printedReadings, readingOf } from './grammars.js';
import { drawWords, type SampleOptions, sampleWords as sampleWordsOf } from './sampling/sample.js';

export { statusInWords } from '../base/status.js';
export type { About, Change, DocumentAbout, Exercise, Policy } from '../about.js';
export type { Alphabet, RoleAlphabet } from './relations/alphabet.js';
export { alphabetOf } from './relations/alphabet.js';
export type { Ambiguity } from './ambiguity/ambiguity.js';
export type { Growth } from './ambiguity/growth.js';
export type { Automaton } from '../automaton/automaton.js';
export type { CodeUnitSet } from '../base/code-units.js';
export type { Correction } from '../tree/rule.js';
export type {
  AlternationExpression,
  BnfExpression,
  BnfGrammar,
  BnfRule,
  LiteralExpression,
  RangeExpression,
  ReferenceExpression,
  RepetitionExpression,
  SequenceExpression,
  SourceSpan,
} from './bnf/bnf.js';
export {
  compareAutomata,
  type CompareOptions,
  type Comparison,
  type Relation,
} from './relations/compare-rules.js';
export type { Witness } from './relations/compare-rules.js';
export { countWords, printableAscii, shareOfWords, type WordShare } from './sampling/count.js';
export type { CoveredOption, CoveringWord } from './sampling/cover.js';
export { type Count, countDerivations } from './ambiguity/derivation-count.js';
export { type Derivation, derivationsOf } from './ambiguity/derivations.js';
export type { GrammarDiff, KeptRule, LanguageChange, SingleRule } from './relations/diff.js';
export type { CorrectionEffect, PrintedDiff } from './relations/diff-printed.js';
export { automatonDot } from './diagrams/dot.js';
export { editedPeg } from './peg/edited-peg.js';
export { NonTailRecursionError } from './bnf/errors.js';
export type { DerivationOptions, DerivationsOfText, PickedReading } from './ambiguity/explain-derivations.js';
export { shortestWord } from './automata/explore.js';
export { accepts } from '../automaton/walk.js';
export { formatAmbiguity, formatDerivations } from './formatting/format-derivations.js';
export {
  formatComparison,
  formatDiff,
  formatPrintedDiff,
  type NamedComparison,
} from './formatting/format-diff.js';
export { formatCounterexamples, formatVerdict } from './formatting/format-proof.js';
export { formatAlphabets, formatCounts, formatMatrix } from './formatting/format-tables.js';
export { interpret } from './peg/interpret.js';
export { type Jsonable, jsonable } from './formatting/jsonable.js';
export {
  defaultLimits,
  type Limits,
  StateLimitError,
  StepLimitError,
  TimeLimitError,
  together,
} from '../base/limits.js';
export type { MatrixCell, MatrixOptions, MatrixRow } from './relations/matrix.js';
export { naivePeg } from './peg/naive-transcription.js';
export { CharacterRangeError, minimalAutomaton } from './automata/minimal-dfa.js';
export type { CountedText } from './ambiguity/most-derivations.js';
export { type NearMiss, NoNearMissError } from './sampling/near-miss.js';
export type {
  PegChoice,
  PegClass,
  PegExpression,
  PegGrammar,
  PegLookahead,
  PegReference,
  PegRepetition,
  PegRule,
  PegSequence,
  PegSpan,
} from './peg/peg.js';
export { pegIdentifier, withoutPlace } from './peg/peg.js';
export { ruleRoles } from '../tree/rule-roles.js';
export {
  checkDecidable,
  EmptyRepetitionError,
  LeftRecursionError,
  UndefinedRuleError,
} from './peg/check-peg.js';
export {
  type ConsumptionProof,
  type Counterexample,
  type EquivalenceProof,
  proveConsumption,
  proveEquivalence,
  type ProofCounts,
  type ProofTask,
} from './proof/prove.js';
export { proveTranscription, type RuleProof, type TranscriptionTask } from './proof/prove-transcription.js';
export { bnfRailroad, pegRailroad, type PegSource, type RailroadOptions } from './diagrams/railroad.js';
export type { Link } from './diagrams/railroad-layout.js';
export type { RuleReference } from './diagrams/railroad-shape.js';
export { longestPeg, readPeg } from './peg/read-peg.js';
export {
  PegLimitError,
  PegSyntaxError,
  PegTextError,
  RepeatedRuleError,
  UndecidableExpressionError,
  type TextPlace,
} from './peg/errors.js';
export { pegText } from './grammars.js';
export { NoWordError, type SampleOptions } from './sampling/sample.js';
export { eventPlace, trace, type TraceEvent, type TraceStep, type TraceTask } from './peg/trace.js';
export { countDerivationsOfTree, flattenTails, sameTree } from './ambiguity/tree-derivations.js';
export { characterSuite, type ConformanceTest, type SuiteOptions, wMethodSuite } from './proof/w-method.js';

/** A rule of a revision. Every call throws UnknownNameError where there is no such revision or rule. */
export interface RuleOf {
  readonly revision: RevisionId;
  /** In the document's spelling; its reference rule by default. */
  readonly rule?: string;
}

/** What there is to say about a document: who wrote it and when, what it changed. @throws UnknownNameError */
export function about(revision: RevisionId): DocumentAbout {
  if (!Object.hasOwn(abouts, revision)) throw unknownName('revision', revision, revisions);
  return abouts[revision];
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

/** The same strings, each drawn when it is asked for: for more than are worth keeping. */
export function drawStrings(of: RuleOf, options: SampleOptions): Generator<string> {
  return drawWords(automatonOf(of), options);
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

/** The same near misses, each drawn when it is asked for. */
export function drawNearMisses(of: RuleOf, options: SampleOptions): Generator<NearMiss> {
  return drawNearMissesOf(automatonOf(of), options);
}

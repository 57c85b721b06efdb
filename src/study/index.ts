/**
 * The public names of uri-revisions-cli/grammar: the documents' grammars, and any other grammar, as objects of study.
 * @module uri-revisions-cli/grammar
 */
import { type RevisionId, revisions } from '../../generated/registry/ids.js';
import { alphabetsOf, type RoleAlphabet } from './relations/alphabet.js';
import { type Ambiguity, ambiguity as ambiguityOf } from '../grammar/ambiguity/ambiguity.js';
import type { Automaton } from '../core/automaton/automaton.js';
import { StudiedGrammar } from '../grammar/automata/studied-grammar.js';
import { minimalTable, tableOf } from '../grammar/automata/table-automaton.js';
import type { BnfGrammar } from '../grammar/bnf/bnf.js';
import { compareWithin, type RuleIn } from './relations/scope.js';
import type { CompareOptions, Comparison } from './relations/compare-rules.js';
import { shareOfWords as shareOfWordsOf, type WordShare } from './sampling/count.js';
import { coveringWords as coveringWordsOf, type CoveringWord } from './sampling/cover.js';
import {
  type DerivationOptions,
  type DerivationsOfText,
  explainDerivations,
} from '../grammar/ambiguity/tree-derivations.js';
import type { Limits } from '../core/base/limits.js';
import {
  type GeneratedParserFiles,
  type GenerateOptions,
  generateParser as generateParserOf,
  type OmittedRule,
} from '../grammar/emit/generate-parser.js';
import { type MatrixOptions, matrixOf, type MatrixRow } from './relations/matrix.js';
import {
  drawNearMisses as drawNearMissesOf,
  type NearMiss,
  nearMissesOf,
  sampleNearMisses as sampleNearMissesOf,
} from './sampling/near-miss.js';
import { grammarOf, readingOf } from './grammars.js';
import { drawWords, type SampleOptions, sampleWords as sampleWordsOf } from './sampling/sample.js';

export type { About, Change, DocumentAbout, Evidence, Exercise, Policy } from '../core/about.js';
export type { Automaton } from '../core/automaton/automaton.js';
export { accepts } from '../core/automaton/walk.js';
export type { CodeUnitSet } from '../core/base/code-units.js';
export {
  defaultLimits,
  LimitError,
  type Limits,
  StateLimitError,
  StepLimitError,
  TimeLimitError,
  together,
} from '../core/base/limits.js';
export { equalRuns, differing, type FieldValues } from '../core/base/compare-values.js';
export { statusInWords } from '../core/base/status.js';
export { type ConclusionInput, conclusionOf } from '../core/compare.js';
export type { TextPlace } from '../core/base/text-place.js';
export { type ComponentRow, componentRows, hostKind } from '../core/tree/component-rows.js';
export { ruleRoles } from '../core/tree/rule-roles.js';
export type { Correction } from '../core/tree/rule.js';
export type { Ambiguity, CountedText } from '../grammar/ambiguity/ambiguity.js';
export { type Count, countDerivations } from '../grammar/ambiguity/derivation-count.js';
export { type Derivation, derivationsOf } from '../grammar/ambiguity/derivations.js';
export type { Growth } from '../grammar/ambiguity/growth.js';
export {
  countDerivationsOfTree,
  type DerivationOptions,
  type DerivationsOfText,
  flattenTails,
  type PickedReading,
  sameTree,
} from '../grammar/ambiguity/tree-derivations.js';
export { shortestWord } from '../grammar/automata/explore.js';
export { minimalAutomaton } from '../grammar/automata/minimal-dfa.js';
export type { Scope, StudiedGrammar } from '../grammar/automata/studied-grammar.js';
export { TableSizeError } from '../grammar/automata/verdict-table.js';
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
} from '../grammar/bnf/bnf.js';
export { NonTailRecursionError } from '../grammar/bnf/errors.js';
export type { GeneratedParserFiles, GenerateOptions, OmittedRule } from '../grammar/emit/generate-parser.js';
export type { NamedRule } from '../grammar/emit/runtime.js';
export {
  checkDecidable,
  EmptyRepetitionError,
  LeftRecursionError,
  PegRecursionError,
  UndefinedRuleError,
} from '../grammar/peg/check-peg.js';
export {
  PegLimitError,
  PegSyntaxError,
  PegTextError,
  RepeatedRuleError,
  UndecidableExpressionError,
} from '../grammar/peg/errors.js';
export { interpret } from '../grammar/peg/interpret.js';
export { naivePeg } from '../grammar/peg/naive-transcription.js';
export {
  type PegChoice,
  type PegClass,
  type PegExpression,
  type PegGrammar,
  pegIdentifier,
  type PegLookahead,
  type PegReference,
  type PegRepetition,
  type PegRule,
  type PegSequence,
  type PegSpan,
  withoutPlace,
} from '../grammar/peg/peg.js';
export { editedPeg, maxPegLength, readPeg } from '../grammar/peg/read-peg.js';
export { eventPlace, trace, type TraceEvent, type TraceStep, type TraceTask } from '../grammar/peg/trace.js';
export {
  proveTranscription,
  type RuleProof,
  type TranscriptionTask,
} from '../grammar/proof/prove-transcription.js';
export {
  type ConsumptionProof,
  type Counterexample,
  type EquivalenceProof,
  type ProofCounts,
  type ProofTask,
  proveConsumption,
  proveEquivalence,
} from '../grammar/proof/prove.js';
export {
  characterSuite,
  type ConformanceTest,
  type SuiteOptions,
  wMethodSuite,
} from '../grammar/proof/w-method.js';
export {
  type AmbiguousRule,
  type Departure,
  type FailedRule,
  type Preference,
  repairHint,
  type RepairHint,
  type RepairKind,
  transcribe,
  type TranscribedRule,
  type TranscribeOptions,
  type Transcription,
} from '../grammar/transcribe/transcribe.js';
export { automatonDot, automatonSvg } from './diagrams/automaton-svg.js';
export type { Link } from './diagrams/railroad-layout.js';
export type { RuleReference } from './diagrams/railroad-shape.js';
export { bnfRailroad, pegRailroad, type PegSource, type RailroadOptions } from './diagrams/railroad.js';
export { decisiveSteps } from './formatting/decisive-steps.js';
export { formatAmbiguity, formatDerivations } from './formatting/format-derivations.js';
export {
  formatComparison,
  formatDiff,
  formatPrintedDiff,
  type NamedComparison,
} from './formatting/format-diff.js';
export {
  formatMigration,
  formatMigrationGroups,
  migrationMarkdown,
  beyondInWords,
  placeInWords,
} from './formatting/format-migration.js';
export { type Certificate, certificateOf } from './certificate.js';
export { formatCounterexamples, formatDepartures, formatVerdict } from './formatting/format-proof.js';
export { formatAlgorithmStrength, formatStrength } from './formatting/format-strength.js';
export { formatAlphabets, formatCounts, formatMatrix } from './formatting/format-tables.js';
export { type Jsonable, jsonable } from './formatting/jsonable.js';
export { pegText, stepsBetween } from './grammars.js';
export { migrateByBase } from './migrate-by-base.js';
export { migrateGrammars } from './migrate-grammars.js';
export { migrate, type MigrateOptions } from './migrate.js';
export {
  type ChangedComponent,
  type ClassAdvice,
  type ClassEvidence,
  type Migration,
  type MigrationClass,
  type MigrationGroup,
  migrationGroups,
  type MigrationPart,
  type RereadClass,
  type RereadPart,
  type RulePlace,
  type Step,
  type VerdictClass,
} from './migration/migrate.js';
export {
  type Alphabet,
  alphabetOf,
  alphabetsOf,
  occursIn,
  type RoleAlphabet,
  type RoleLanguages,
} from './relations/alphabet.js';
export {
  compareAutomata,
  type CompareOptions,
  type Comparison,
  type Relation,
  type Witness,
} from './relations/compare-rules.js';
export type {
  CorrectionEffect,
  GrammarDiff,
  MatchedRule,
  LanguageChange,
  PrintedDiff,
  SingleRule,
} from './relations/diff.js';
export type { MatrixCell, MatrixOptions, MatrixRow } from './relations/matrix.js';
export { PrefixError } from './relations/scope.js';
export { countWords, printableAscii, shareOfWords, type WordShare } from './sampling/count.js';
export type { CoveredOption, CoveringWord } from './sampling/cover.js';
export { type NearMiss, NoNearMissError } from './sampling/near-miss.js';
export { NoWordError, type SampleOptions } from './sampling/sample.js';
export {
  type AlgorithmAnswers,
  type AlgorithmCase,
  type AlgorithmQuestions,
  algorithmStrength,
  algorithmSuite,
  type AlgorithmSuiteTask,
  type StatedAlgorithmCase,
  type StrengthForAlgorithm,
} from './suites/algorithm-cases.js';
export {
  type Algorithm,
  type AlgorithmCaseNotes,
  algorithms,
  type AlgorithmStrength,
  type AnswerFormat,
  answerFormats,
  type DecidingStep,
  type FaultShare,
  type StatedAnswer,
  type UntestedFault,
  type WrongAnswer,
} from './suites/algorithm.js';
export type {
  EquivalentAnswer,
  EquivalentQuestion,
  NormalizeAnswer,
  NormalizeQuestion,
} from './suites/normalize.js';
export { readAnswers } from './suites/read-cases.js';
export type { ResolveAnswer, ResolveQuestion } from './suites/resolve-question.js';
export * from './about.js';
export * from './cases.js';
export * from './diff.js';
export {
  type ReadDialect,
  readDialects,
  readRegex,
  type ReadRegexOptions,
  RegexError,
  type RegexLanguage,
} from './javascript-regex.js';
export {
  lintPeg,
  type PegFinding,
  type PegFindingKind,
  pegFindingKinds,
  type PegLint,
  type PegLintOptions,
  type UnknownPart,
} from './peg-lint.js';
export { type PegLanguageOptions, pegTree, readPegLanguage } from './peg-language.js';
export * from './read-grammar.js';
export { shelf, type ShelfGrammar, shelfGrammar } from './shelf.js';
export { type UrlClass, type UrlComponents, type UrlReading, urlReading } from './url-reading.js';
export * from './regular-expression.js';
export * from './verdicts.js';

/** A rule of a revision. Every call throws UnknownNameError if no such revision or rule exists. */
export interface RuleOf {
  /**
   * A document, a grammar that readGrammar has read, or the learnt language of a parser, as uri-revisions-cli/audit
   * reads it.
   */
  readonly revision: RevisionId | StudiedGrammar;
  /** In the document's spelling; its reference rule by default. */
  readonly rule?: string;
}

/** Returns the grammar and the rule that a call is about. */
function ruleFor({ revision, rule }: RuleOf): RuleIn {
  const grammar = grammarOf(revision);
  return { grammar, rule: rule ?? grammar.start };
}

/** Returns the complete corrected BNF of a revision, or the BNF of another grammar. */
export function bnfOf(revision: RuleOf['revision']): BnfGrammar {
  return grammarOf(revision).bnf;
}

/** Returns the minimal automaton of a rule. */
export function automatonOf(of: RuleOf): Automaton {
  const { grammar, rule } = ruleFor(of);
  return grammar.automaton(rule);
}

/** Returns the minimal automaton with the language of another one. Time is at most quadratic in the states. */
export function minimized(automaton: Automaton): Automaton {
  return minimalTable(tableOf(automaton));
}

/**
 * Decides how the languages of two rules relate. If one was learnt, only strings after its prefix, in characters that
 * learning asked about, are compared. @throws StateLimitError, TimeLimitError, PrefixError
 * @example
 * const { relation, onlySecond } = compareRules(
 *   { revision: 'rfc2396', rule: 'host' },
 *   { revision: 'rfc3986', rule: 'host' },
 * );
 * [relation, onlySecond.map(({ text }) => text)]; // ['subset', ['', 'a!', '0%aa', 'a-']]
 */
export function compareRules(first: RuleOf, second: RuleOf, options?: CompareOptions): Comparison {
  return compareWithin(ruleFor(first), ruleFor(second), options);
}

/** Options of a matrix, and its columns: all documents by default. */
export interface MatrixChoice extends MatrixOptions {
  readonly revisions?: readonly RuleOf['revision'][];
}

/**
 * Compares every role, or every rule name, across revisions. A learnt language has the role of a reference; a learnt
 * language with a prefix is compared with the strings after that prefix. @throws StateLimitError, TimeLimitError,
 * PrefixError
 */
export function matrix(options?: MatrixChoice): readonly MatrixRow[] {
  const { revisions: ids = revisions } = options ?? {};
  return matrixOf(ids.map(grammarOf), options);
}

/**
 * Lists the characters that may occur in each role (all roles by default) of each revision; a learnt language has the
 * role of a reference.
 */
export function alphabets(
  roles?: readonly string[],
  among: readonly RuleOf['revision'][] = revisions,
): readonly RoleAlphabet[] {
  return alphabetsOf(among.map(grammarOf), roles);
}

/**
 * Counts the strings of printing characters that a rule derives, for each length up to one, with their share of all
 * such strings. The default limits allow lengths up to about ten thousand, as the numbers have as many digits.
 * @throws StateLimitError, TimeLimitError
 * @example
 * countStrings({ revision: 'rfc3986', rule: 'dec-octet' }, 3).map(({ count }) => count); // [0n, 10n, 90n, 156n]
 */
export function countStrings(of: RuleOf, length: number, limits?: Limits): readonly WordShare[] {
  return shareOfWordsOf(automatonOf(of), length, limits);
}

/**
 * Decides whether a rule is ambiguous. @throws StateLimitError, TimeLimitError
 * @example
 * const found = ambiguity({ revision: 'rfc3986', rule: 'host' });
 * found.ambiguous && found.shortest; // { text: '0.0.0.0', count: 2n }
 */
export function ambiguity(of: RuleOf, limits?: Limits): Ambiguity {
  const { grammar, rule } = ruleFor(of);
  return ambiguityOf(grammar.bnf, rule, limits);
}

/**
 * Returns the number of derivations of a text, the first of them, and the document's reading. @throws StateLimitError,
 * TimeLimitError
 * @example
 * derivations('1.1.1.1', { revision: 'rfc3986', rule: 'host' }).count; // 2n
 */
export function derivations(
  text: string,
  of: RuleOf,
  options?: Omit<DerivationOptions, 'reading'>,
): DerivationsOfText {
  const { grammar, rule } = ruleFor(of);
  const reading = readingOf(of.revision, rule, text);
  return explainDerivations(grammar.bnf, rule, text, { ...options, reading });
}

/**
 * Returns random strings of a length, uniformly distributed; the default limits allow some million of them.
 * @throws NoWordError, StateLimitError, TimeLimitError
 * @example
 * sampleStrings({ revision: 'rfc3986', rule: 'dec-octet' }, { length: 3, count: 3, seed: 1 }); // ['139', '147', '105']
 */
export function sampleStrings(of: RuleOf, options: SampleOptions): readonly string[] {
  return sampleWordsOf(automatonOf(of), options);
}

/** Yields the same strings, each drawn on demand: any number of them. */
export function drawStrings(of: RuleOf, options: SampleOptions): Generator<string> {
  return drawWords(automatonOf(of), options);
}

/** Returns a few short strings that together use every alternative of every rule that the rule reaches. */
export function coveringStrings(of: RuleOf, limits?: Limits): readonly CoveringWord[] {
  const { grammar, rule } = ruleFor(of);
  return coveringWordsOf(grammar.bnf, rule, limits);
}

/**
 * Returns the underivable strings one edit away from a derivable text. The default limits allow a text of some thousand
 * characters: the results outnumber its characters, and each is as long.
 * @throws StateLimitError, TimeLimitError
 * @example
 * nearMisses('9', { revision: 'rfc3986', rule: 'dec-octet' }).map(({ text }) => text); // ['', 'a', 'a9', '09', '9a']
 */
export function nearMisses(text: string, of: RuleOf, limits?: Limits): readonly NearMiss[] {
  return nearMissesOf(automatonOf(of), text, limits);
}

/**
 * Returns random near misses of random strings. @throws NoNearMissError, NoWordError, StateLimitError, TimeLimitError
 */
export function sampleNearMisses(of: RuleOf, options: SampleOptions): readonly NearMiss[] {
  return sampleNearMissesOf(automatonOf(of), options);
}

/** Yields the same near misses, each drawn on demand. */
export function drawNearMisses(of: RuleOf, options: SampleOptions): Generator<NearMiss> {
  return drawNearMissesOf(automatonOf(of), options);
}

/**
 * Transcribes a grammar, proves the transcription, and returns the modules of a typed parser; they import only
 * `uri-revisions/runtime`. The same grammar and options give the same texts. Rules that the reference rule does not
 * need and that cannot be parsed are left out.
 * @returns every rule left out, if the reference rule or one that it uses could not be transcribed
 * @throws as transcribe and minimalAutomaton; UnknownNameError for a learnt language, which has no rules
 * @example
 * const made = generateParser(readGrammar('hour = DIGIT / %x31 DIGIT'));
 * 'files' in made && [...made.files.keys()]; // ['index.ts', 'rules.ts', 'parser.ts', 'automaton.ts', 'bnf.ts', 'grammar.peggy']
 */
export function generateParser(
  grammar: RevisionId | StudiedGrammar,
  options?: GenerateOptions,
): GeneratedParserFiles | { readonly failed: readonly OmittedRule[] } {
  return generateParserOf(grammarOf(grammar), options);
}

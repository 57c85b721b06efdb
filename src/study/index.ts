/**
 * The public names of uri-revisions-cli/grammar: the documents' grammars, and any other, as objects of study.
 * @module uri-revisions-cli/grammar
 */
import { abouts } from '../../generated/registry/abouts.js';
import { differences } from '../../generated/registry/differences.js';
import { type RevisionId, revisions } from '../../generated/registry/ids.js';
import type { DocumentAbout } from '../about.js';
import {
  aCount,
  aString,
  knownOptions,
  listOf,
  oneOf,
  optional,
  type OptionChecks,
  recordOf,
} from '../base/arguments.js';
import { type Status, statusInWords as inWords } from '../base/status.js';
import { knownName } from '../base/unknown-name.js';
import { alphabetsOf, type RoleAlphabet } from './relations/alphabet.js';
import { type Ambiguity, ambiguity as ambiguityOf } from './ambiguity/ambiguity.js';
import type { Automaton } from '../automaton/automaton.js';
import { StudiedGrammar } from './automata/studied-grammar.js';
import type { BnfGrammar } from './bnf/bnf.js';
import { aGrammar, comparing, limits as ifLimits, optionsOf, sampling } from './kinds.js';
import { compareWithin, type RuleIn } from './relations/scope.js';
import type { CompareOptions, Comparison } from './relations/compare-rules.js';
import { shareOfWords as shareOfWordsOf, type WordShare } from './sampling/count.js';
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
import { stepsBetween } from './steps.js';
import { drawWords, type SampleOptions, sampleWords as sampleWordsOf } from './sampling/sample.js';

export type { About, Change, DocumentAbout, Evidence, Exercise, Policy } from '../about.js';
export type { Alphabet, RoleAlphabet } from './relations/alphabet.js';
export type { Ambiguity } from './ambiguity/ambiguity.js';
export type { Growth } from './ambiguity/growth.js';
export * from './calls.js';
export { PrefixError } from './relations/scope.js';
export type { Scope, StudiedGrammar } from './automata/studied-grammar.js';
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
export type { CompareOptions, Comparison, Relation, Witness } from './relations/compare-rules.js';
export { printableAscii, type WordShare } from './sampling/count.js';
export type { CoveredOption, CoveringWord } from './sampling/cover.js';
export type { Count } from './ambiguity/derivation-count.js';
export type { Derivation } from './ambiguity/derivations.js';
export type { GrammarDiff, KeptRule, LanguageChange, SingleRule } from './relations/diff.js';
export type { CorrectionEffect, PrintedDiff } from './relations/diff-printed.js';
export { TableSizeError } from './automata/verdict-table.js';
export { CharacterRangeError, NonTailRecursionError } from './bnf/errors.js';
export type { DerivationOptions, DerivationsOfText, PickedReading } from './ambiguity/explain-derivations.js';
export type { NamedComparison } from './formatting/format-diff.js';
export { type Jsonable, jsonable } from './formatting/jsonable.js';
export {
  defaultLimits,
  LimitError,
  type Limits,
  StateLimitError,
  StepLimitError,
  TimeLimitError,
} from '../base/limits.js';
export type { MatrixCell, MatrixOptions, MatrixRow } from './relations/matrix.js';
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
export { ruleRoles } from '../tree/rule-roles.js';
export {
  EmptyRepetitionError,
  LeftRecursionError,
  PegRecursionError,
  UndefinedRuleError,
} from './peg/check-peg.js';
export type {
  ConsumptionProof,
  Counterexample,
  EquivalenceProof,
  ProofCounts,
  ProofTask,
} from './proof/prove.js';
export type { RuleProof, TranscriptionTask } from './proof/prove-transcription.js';
export type { PegSource, RailroadOptions } from './diagrams/railroad.js';
export type { Link } from './diagrams/railroad-layout.js';
export type { RuleReference } from './diagrams/railroad-shape.js';
export { longestPeg } from './peg/read-peg.js';
export {
  PegLimitError,
  PegSyntaxError,
  PegTextError,
  RepeatedRuleError,
  UndecidableExpressionError,
} from './peg/errors.js';
export type { TextPlace } from '../base/text-place.js';
export * from './algorithm-cases.js';
export * from './cases.js';
export * from './census.js';
export {
  type ChangedComponent,
  type ClassEvidence,
  type ClassAdvice,
  migrate,
  type MigrateOptions,
  type Migration,
  type MigrationClass,
  type MigrationGroup,
  type MigrationPart,
  type RereadClass,
  type RereadPart,
  type RulePlace,
  type Step,
  type VerdictClass,
} from './migrate.js';
export * from './generate.js';
export * from './classroom.js';
export * from './read-grammar.js';
export * from './regular-expression.js';
export * from './side-by-side.js';
export * from './verdicts.js';
export { pegText } from './grammars.js';
export { NoWordError, type SampleOptions } from './sampling/sample.js';
export type { TraceEvent, TraceStep, TraceTask } from './peg/trace.js';
export type { RepairHint } from './transcribe/hint.js';
export type {
  AmbiguousRule,
  FailedRule,
  Departure,
  Preference,
  RepairKind,
  TranscribedRule,
  TranscribeOptions,
  Transcription,
} from './transcribe/transcribe.js';
export type { ConformanceTest, SuiteOptions } from './proof/w-method.js';

/** A rule of a revision. Every call throws UnknownNameError where there is no such revision or rule. */
export interface RuleOf {
  /** A document, a grammar that readGrammar has read, or the language that was learnt of a parser, as uri-revisions-cli/audit reads it. */
  readonly revision: RevisionId | StudiedGrammar;
  /** In the document's spelling; its reference rule by default. */
  readonly rule?: string;
}

/** The grammar and the rule that a call asks of. */
function ruleFor(call: string, of: RuleOf): RuleIn {
  if (of instanceof StudiedGrammar) {
    throw new TypeError(
      `${call}: a grammar alone is no rule: give { revision: grammar }, and perhaps a rule`,
    );
  }
  recordOf({ revision: aGrammar, rule: optional(aString) })(of, `${call}: the rule`);
  const grammar = grammarOf(of.revision);
  return { grammar, rule: of.rule ?? grammar.start };
}

function samplingFor(call: string, options: SampleOptions): SampleOptions {
  return optionsOf<SampleOptions>(call, sampling, 'length', 'seed')(options, `${call}: the options`);
}

/** What there is to say about a document: who wrote it and when, what it changed. @throws UnknownNameError */
export function about(revision: RevisionId): DocumentAbout {
  return abouts[knownName('revision', revision, revisions)];
}

/** The standing of a document: `Proposed Standard, obsoleted by RFC 3986`. */
export function statusInWords(status: Status): string {
  const names = listOf(aString);
  const aStatus = recordOf({ kind: aString, std: optional(aString), obsoletedBy: names, updatedBy: names });
  aStatus(status, 'statusInWords: the status');
  return inWords(status);
}

/** The corrected BNF of a revision, whole, or that of another grammar. */
export function bnfOf(revision: RuleOf['revision']): BnfGrammar {
  return grammarOf(revision).bnf;
}

/** The minimal automaton of a rule, for a call. */
function automatonFor(call: string, of: RuleOf): Automaton {
  const { grammar, rule } = ruleFor(call, of);
  return grammar.automaton(rule);
}

/** The minimal automaton of a rule. */
export function automatonOf(of: RuleOf): Automaton {
  return automatonFor('automatonOf', of);
}

/**
 * Decides how the languages of two rules relate. Where one was learnt, it is what may follow its prefix, in characters
 * that were asked about, that is compared in either. @throws StateLimitError, TimeLimitError, PrefixError
 * @example
 * const { relation, onlySecond } = compareRules(
 *   { revision: 'rfc2396', rule: 'host' },
 *   { revision: 'rfc3986', rule: 'host' },
 * );
 * [relation, onlySecond.map(({ text }) => text)]; // ['subset', ['', 'a!', '0%aa', 'a-']]
 */
export function compareRules(first: RuleOf, second: RuleOf, options?: CompareOptions): Comparison {
  return compareWithin(
    ruleFor('compareRules', first),
    ruleFor('compareRules', second),
    knownOptions('compareRules', comparing, options),
  );
}

/**
 * What became of every rule from one revision to another; where the later one follows the earlier, with the class of each
 * difference, its evidence, and beyond the number of witnesses each string that tells one reason from another. Of a learnt language, its relation to the
 * reference rule. @throws StateLimitError, TimeLimitError, PrefixError
 * @example
 * const added = diff('rfc2396', 'rfc2732').rules.filter(({ change }) => change === 'added');
 * added.slice(0, 2).map((one) => 'rule' in one && [one.rule, one.example]); // [['ipv6reference', '[a]'], ['IPv6address', 'a']]
 */
export function diff(
  before: RuleOf['revision'],
  after: RuleOf['revision'],
  options?: CompareOptions,
): GrammarDiff {
  const known = knownOptions('diff', comparing, options);
  if (typeof before !== 'string' || typeof after !== 'string') {
    return diffGrammars(grammarOf(before), grammarOf(after), known);
  }
  const classes = about(after).follows === before ? differences[after] : undefined;
  const found = diffGrammars(grammarOf(before), grammarOf(after), known, classes);
  return { ...found, steps: stepsBetween(before, after) };
}

/** What each correction of a revision changed. @throws StateLimitError, TimeLimitError */
export function diffPrinted(revision: RevisionId, options?: CompareOptions): PrintedDiff {
  const known = knownOptions('diffPrinted', comparing, options);
  return diffPrintedGrammar(grammarOf(revision), printedReadings(revision), known);
}

/** Options of a matrix, and what its columns are: all documents by default. */
export interface MatrixChoice extends MatrixOptions {
  readonly revisions?: readonly RuleOf['revision'][];
}

/** A function, so that a bundle without matrix need not carry what builds automata. */
function matrixOptions(): OptionChecks<MatrixChoice> {
  const [by, against] = [oneOf('role', 'rule'), oneOf('previous', 'first')];
  return { ...comparing, by, against, revisions: listOf(aGrammar) };
}

/**
 * Every role, or every rule name, across revisions. What was learnt of a parser has the role of a reference; after a
 * prefix, it is compared with what may follow that. @throws StateLimitError, TimeLimitError, PrefixError
 */
export function matrix(options?: MatrixChoice): readonly MatrixRow[] {
  const known = knownOptions('matrix', matrixOptions(), options);
  const { revisions: ids = revisions } = known;
  return matrixOf(ids.map(grammarOf), known);
}

/** Which characters may occur in which role, all roles by default, in which revision; a learnt language has that of a reference. */
export function alphabets(
  roles?: readonly string[],
  among: readonly RuleOf['revision'][] = revisions,
): readonly RoleAlphabet[] {
  optional(listOf(aString))(roles, 'alphabets: the roles');
  listOf(aGrammar)(among, 'alphabets: the revisions');
  return alphabetsOf(among.map(grammarOf), roles);
}

/**
 * How many strings of printing characters a rule derives of each length up to one, and which share that is of all. By
 * default up to some ten thousand, as the numbers have as many digits.
 * @throws StateLimitError, TimeLimitError
 * @example
 * countStrings({ revision: 'rfc3986', rule: 'dec-octet' }, 3).map(({ count }) => count); // [0n, 10n, 90n, 156n]
 */
export function countStrings(of: RuleOf, length: number, limits?: Limits): readonly WordShare[] {
  aCount(length, 'countStrings: the length');
  ifLimits(limits, 'countStrings: the limits');
  return shareOfWordsOf(automatonFor('countStrings', of), length, limits);
}

/**
 * Decides whether a rule is ambiguous. @throws StateLimitError, TimeLimitError
 * @example
 * const found = ambiguity({ revision: 'rfc3986', rule: 'host' });
 * found.ambiguous && found.shortest; // { text: '0.0.0.0', count: 2n }
 */
export function ambiguity(of: RuleOf, limits?: Limits): Ambiguity {
  const { grammar, rule } = ruleFor('ambiguity', of);
  ifLimits(limits, 'ambiguity: the limits');
  return ambiguityOf(grammar.bnf, rule, limits);
}

const derivationOptions: OptionChecks<Omit<DerivationOptions, 'reading'>> = {
  most: aCount,
  limits: ifLimits,
};

/**
 * How many derivations a text has, the first of them, and the document's reading. @throws StateLimitError, TimeLimitError
 * @example
 * derivations('1.1.1.1', { revision: 'rfc3986', rule: 'host' }).count; // 2n
 */
export function derivations(
  text: string,
  of: RuleOf,
  options?: Omit<DerivationOptions, 'reading'>,
): DerivationsOfText {
  aString(text, 'derivations: the text');
  const { grammar, rule } = ruleFor('derivations', of);
  const known = knownOptions('derivations', derivationOptions, options);
  const reading = readingOf(of.revision, rule, text);
  return explainDerivations(grammar.bnf, rule, text, { ...known, reading });
}

/**
 * Random strings of a length, each as likely as any other; by default up to some million of them.
 * @throws NoWordError, StateLimitError, TimeLimitError
 * @example
 * sampleStrings({ revision: 'rfc3986', rule: 'dec-octet' }, { length: 3, count: 3, seed: 1 }); // ['139', '147', '105']
 */
export function sampleStrings(of: RuleOf, options: SampleOptions): readonly string[] {
  return sampleWordsOf(automatonFor('sampleStrings', of), samplingFor('sampleStrings', options));
}

/** The same strings, each drawn when it is asked for: any number of them. */
export function drawStrings(of: RuleOf, options: SampleOptions): Generator<string> {
  return drawWords(automatonFor('drawStrings', of), samplingFor('drawStrings', options));
}

/** A few short strings that together use every alternative of every rule that the rule reaches. */
export function coveringStrings(of: RuleOf, limits?: Limits): readonly CoveringWord[] {
  const { grammar, rule } = ruleFor('coveringStrings', of);
  ifLimits(limits, 'coveringStrings: the limits');
  return coveringWordsOf(grammar.bnf, rule, limits);
}

/**
 * The strings one edit away from a derivable text that are not derivable; by default of a text of some thousand
 * characters, as there are more of them than it has characters, and each is as long.
 * @throws StateLimitError, TimeLimitError
 * @example
 * nearMisses('9', { revision: 'rfc3986', rule: 'dec-octet' }).map(({ text }) => text); // ['', 'a', 'a9', '09', '9a']
 */
export function nearMisses(text: string, of: RuleOf, limits?: Limits): readonly NearMiss[] {
  aString(text, 'nearMisses: the text');
  ifLimits(limits, 'nearMisses: the limits');
  return nearMissesOf(automatonFor('nearMisses', of), text, limits);
}

/** Random near misses of random strings. @throws NoNearMissError, NoWordError, StateLimitError, TimeLimitError */
export function sampleNearMisses(of: RuleOf, options: SampleOptions): readonly NearMiss[] {
  return sampleNearMissesOf(automatonFor('sampleNearMisses', of), samplingFor('sampleNearMisses', options));
}

/** The same near misses, each drawn when it is asked for. */
export function drawNearMisses(of: RuleOf, options: SampleOptions): Generator<NearMiss> {
  return drawNearMissesOf(automatonFor('drawNearMisses', of), samplingFor('drawNearMisses', options));
}

/**
 * Functions of uri-revisions-cli/grammar about lists of cases: suites that kill faults, and the strength of any list.
 */
import { knownName } from '../core/base/unknown-name.js';
import { taggedDfas } from '../../generated/registry/tagged-dfas.js';
import { DfaTable } from '../core/automaton/dfa-table.js';
import type { Revision } from '../core/revision.js';
import { type Scope, StudiedGrammar } from '../grammar/automata/studied-grammar.js';
import { grammarOf, rolesOf } from './grammars.js';
import { shelf, shelfGrammar } from './shelf.js';
import type { Algorithm } from './suites/algorithm.js';
import { bnfSuite } from './suites/bnf-suite.js';
import {
  maxCaseLength,
  type Purpose,
  type StatedCase,
  type Strength,
  type SuiteCase,
} from './suites/case.js';
import { type ComponentSource, componentStrength, componentSuite } from './suites/components.js';
import { type SuiteChoice, type VerdictSource, verdictStrength, verdictSuite } from './suites/verdict.js';
import {
  type AnyCase,
  formatsFor,
  type SchemaFormat,
  type SuiteFormat,
  type SuiteHeading,
  suiteVersion,
  writeSuite as writeSuiteOf,
} from './suites/write-cases.js';
import { asciiSize } from '../core/base/ascii.js';
import { contains } from '../core/base/code-units.js';
import { codeUnitsByLegibility } from '../grammar/automata/product.js';

export {
  type KilledShare,
  maxCaseLength,
  type Purpose,
  purposes,
  type StatedCase,
  type Strength,
  type SuiteCase,
  type UntestedRule,
  type WrongCase,
} from './suites/case.js';
export { caseSchema } from './suites/write-cases.js';
export { type FaultCounts, type FaultKind, faultKinds } from './suites/case.js';
export { CaseFormatError, type CaseFormat, caseFormats, readCases } from './suites/read-cases.js';
export { type AnyCase, type SuiteFormat, suiteFormats, type SuiteHeading } from './suites/write-cases.js';

/** The rule under test and the purpose of its cases. */
export interface StrengthTask {
  /** The rule, in the document's spelling; its reference rule by default. */
  readonly start?: string | undefined;
  /** `verdict` by default. */
  readonly purpose?: Purpose | undefined;
  /** Limit on the steps in which the faults of the automaton are tried; three thousand million by default. */
  readonly steps?: number | undefined;
}

/** A request for a suite. */
export interface SuiteTask extends StrengthTask {
  /** The maximum number of cases; by default, as many as are needed to kill every fault. */
  readonly size?: number | undefined;
  /** Seed that determines the suite; 0 by default. */
  readonly seed?: number | undefined;
}

/** Returns the grammar and the rule of a document or of a learnt language. */
function ruleOf(
  of: Revision | StudiedGrammar,
  start: string | undefined,
): { readonly grammar: StudiedGrammar; readonly rule: string } {
  const grammar = of instanceof StudiedGrammar ? of : grammarOf(of.id);
  return { grammar, rule: start === undefined ? grammar.start : knownName('rule', start, grammar.rules) };
}

/** Returns what components need of a document. Only the reference rule has components. */
function componentsIn(
  call: string,
  document: Revision | StudiedGrammar,
  start: string | undefined,
): ComponentSource {
  const { grammar, rule } = ruleOf(document, start);
  if (document instanceof StudiedGrammar) {
    throw new RangeError(`${call}: only documents have components; other grammars are tested for verdicts`);
  }
  if (rule !== grammar.start) {
    throw new RangeError(`${call}: components are tested for ${grammar.start}, the reference rule`);
  }
  const automaton = document.automaton();
  if (!(automaton instanceof DfaTable))
    throw new TypeError(`${call}: the revision must be one of this package`);
  return { grammar, automaton, tagged: taggedDfas[document.id], data: rolesOf(document.id) };
}

/**
 * Yields cases that kill the faults of a rule, the strongest first: each kills most of the faults that its predecessors
 * left. The cases kill every fault, unless `size` ends them earlier. The generator returns the strength of its cases.
 * The same task gives the same cases. A learnt language has no BNF: its faults are those of its automaton, and every
 * text begins with its prefix.
 * @throws RangeError if components of a rule other than the reference rule are requested; UnknownNameError,
 *   StateLimitError, LimitError
 */
export function suite(
  document: Revision | StudiedGrammar,
  { start, purpose, size, seed, steps }: SuiteTask = {},
): Generator<SuiteCase, Strength> {
  const choice = { size, seed };
  if (purpose === 'components') return componentSuite(componentsIn('suite', document, start), choice);
  const { grammar, rule } = ruleOf(document, start);
  if (grammar.scope !== undefined) return learntSuite(grammar, choice, steps);
  const source = { rule, automaton: grammar.automaton(rule), bnf: grammar.bnf, steps };
  if (document instanceof StudiedGrammar) return verdictSuite(source, choice);
  return verdictSuite(source, choice, (text) => document.components(text, { start: rule }));
}

/**
 * Yields few cases that kill every fault of a rule's BNF, none of which can be left out, each with a fault in words.
 * Faults of the automaton do not count.
 * @throws RangeError for a learnt language, which has no BNF; UnknownNameError, StateLimitError
 */
export function smallSuite(
  document: Revision | StudiedGrammar,
  { start, size }: Pick<SuiteTask, 'start' | 'size'> = {},
): Generator<SuiteCase, undefined> {
  const { grammar, rule } = ruleOf(document, start);
  if (grammar.scope !== undefined) throw new RangeError('smallSuite: a language without rules has no BNF');
  return bnfSuite({ rule, automaton: grammar.automaton(rule), bnf: grammar.bnf }, size);
}

/**
 * Returns the share of a rule's faults that a list of cases kills, what the list never tests, and its wrong cases. For
 * a learnt language, a text without its prefix or with a character that learning never asked about tests nothing and is
 * not wrong.
 * @throws RangeError if a case is too long; otherwise as `suite`
 */
export function strength(
  given: readonly StatedCase[],
  document: Revision | StudiedGrammar,
  { start, purpose, steps }: StrengthTask = {},
): Strength {
  const long = given.findIndex(({ text }) => text.length > maxCaseLength);
  if (long >= 0) throw new RangeError(`strength: case ${long} has more than ${maxCaseLength} characters`);
  if (purpose === 'components') return componentStrength(componentsIn('strength', document, start), given);
  const { grammar, rule } = ruleOf(document, start);
  if (grammar.scope !== undefined) return learntStrength(grammar, given, steps);
  return verdictStrength({ rule, automaton: grammar.automaton(rule), bnf: grammar.bnf, steps }, given);
}

/** The task as the heading of a suite describes it. */
export interface HeadingTask extends Omit<SuiteTask, 'purpose'> {
  readonly purpose?: Purpose | Algorithm | undefined;
}

/** Returns the heading of a suite, for writeSuite. @throws UnknownNameError */
export function suiteHeading(
  document: Revision | StudiedGrammar,
  { start, purpose = 'verdict', seed = 0 }: HeadingTask = {},
): SuiteHeading {
  const { grammar, rule } = ruleOf(document, start);
  return { version: suiteVersion, revision: grammar.revision, start: rule, purpose, seed };
}

/**
 * Writes a suite as text, in pieces, as its cases arrive; adds their strength if the iterator returns it.
 * @throws UnknownNameError for a format that does not support the purpose
 */
export function writeSuite(
  format: SuiteFormat,
  heading: SuiteHeading,
  given: Iterator<AnyCase, object | undefined>,
): Generator<string> {
  knownName(`format for ${heading.purpose}`, format, formatsFor(heading.purpose));
  return writeSuiteOf(format, heading, given, format === 'json-schema' ? schemaFormat(heading) : undefined);
}

/** Returns the format of JSON Schema that a rule of the shelf describes. */
function schemaFormat({ revision, start }: SuiteHeading): SchemaFormat | undefined {
  const { formats: [name] = [], source } = shelf.find((one) => one.name === revision) ?? {};
  return name !== undefined && shelfGrammar(revision).start === start ? { name, source } : undefined;
}

/**
 * Yields cases that kill every fault of the automaton of a learnt language, like verdictSuite. They begin with its
 * prefix and use only characters that learning asked about. Returns their strength.
 */
function* learntSuite(
  grammar: StudiedGrammar,
  choice: SuiteChoice,
  steps: number | undefined,
): Generator<SuiteCase, Strength> {
  const { prefix, unasked } = scopeOf(grammar);
  const cases = verdictSuite({ ...sourceOf(grammar, unasked), steps }, choice);
  let next = cases.next();
  for (; next.done !== true; next = cases.next()) yield { ...next.value, text: prefix + next.value.text };
  return after(prefix, next.value);
}

/**
 * Returns the strength of a list of cases. A case without the prefix, or with a character never asked about, tests
 * nothing.
 */
function learntStrength(
  grammar: StudiedGrammar,
  cases: readonly StatedCase[],
  steps: number | undefined,
): Strength {
  const { prefix, unasked } = scopeOf(grammar);
  const isAsked = (text: string): boolean =>
    Array.from({ length: text.length }, (_, i) => text.charCodeAt(i)).every(
      (unit) => !contains(unasked, unit),
    );
  const applicable = cases
    .filter(({ text }) => text.startsWith(prefix) && isAsked(text.slice(prefix.length)))
    .map((stated) => ({ ...stated, text: stated.text.slice(prefix.length) }));
  return {
    ...after(prefix, verdictStrength({ ...sourceOf(grammar, unasked), steps }, applicable)),
    cases: cases.length,
  };
}

function scopeOf({ scope = { prefix: '', unasked: [] } }: StudiedGrammar): Scope {
  return scope;
}

function after(prefix: string, strength: Strength): Strength {
  const whole = <Case extends { readonly text: string }>(one: Case): Case => ({
    ...one,
    text: prefix + one.text,
  });
  return { ...strength, untested: strength.untested.map(whole), wrong: strength.wrong.map(whole) };
}

/** Returns the automaton without the classes that learning never asked about, and the spelling of the others. */
function sourceOf(grammar: StudiedGrammar, unasked: Scope['unasked']): VerdictSource {
  const automaton = grammar.automaton(grammar.start);
  const numbers = new Map<number, number>();
  const characters = [...codeUnitsByLegibility].filter((unit) => {
    if (contains(unasked, unit)) return false;
    const c = automaton.classOf(unit);
    const isNew = !numbers.has(c);
    if (isNew) numbers.set(c, numbers.size);
    return isNew || unit < asciiSize;
  });
  const classes = [...numbers.keys()];
  return {
    rule: grammar.start,
    characters,
    automaton: {
      initial: automaton.initial,
      dead: automaton.dead,
      classCount: classes.length,
      classOf: (unit) => numbers.get(automaton.classOf(unit)) ?? 0,
      step: (state, c) => automaton.step(state, classes[c] ?? 0),
      accepting: (state) => automaton.accepting(state),
    },
  };
}

/** The calls of uri-revisions-cli/grammar on lists of cases: suites that kill faults, and the strength of any list. */
import { knownName } from '../core/base/unknown-name.js';
import { taggedDfas } from '../../generated/registry/tagged-dfas.js';
import { DfaTable } from '../core/automaton/dfa-table.js';
import type { Revision } from '../core/revision.js';
import { type Scope, StudiedGrammar } from '../grammar/automata/studied-grammar.js';
import { grammarOf, rolesOf } from './grammars.js';
import type { Algorithm } from './suites/algorithm.js';
import { longestCase, type Purpose, type StatedCase, type Strength, type SuiteCase } from './suites/case.js';
import { type ComponentSource, componentStrength, componentSuite } from './suites/components.js';
import { type SuiteChoice, type VerdictSource, verdictStrength, verdictSuite } from './suites/verdict.js';
import {
  type AnyCase,
  formatsFor,
  type SuiteFormat,
  type SuiteHeading,
  suiteVersion,
  writeSuite as writeSuiteOf,
} from './suites/write-cases.js';
import { asciiSize } from '../core/base/ascii.js';
import { contains } from '../core/base/code-units.js';
import { mostLegibleFirst } from '../grammar/automata/product.js';

export {
  type KilledShare,
  longestCase,
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

/** What is tested, of which rule. */
export interface StrengthTask {
  /** The rule, in the document's spelling; its reference rule by default. */
  readonly start?: string | undefined;
  /** `verdict` by default. */
  readonly purpose?: Purpose | undefined;
}

/** Which suite is asked for. */
export interface SuiteTask extends StrengthTask {
  /** How many cases at most; by default as many as it takes to kill every fault. */
  readonly size?: number | undefined;
  /** A suite is determined by its seed, which is 0 by default. */
  readonly seed?: number | undefined;
}

/** The grammar and the rule of a document, or of a learnt language. */
function ruleOf(
  of: Revision | StudiedGrammar,
  start: string | undefined,
): { readonly grammar: StudiedGrammar; readonly rule: string } {
  const grammar = of instanceof StudiedGrammar ? of : grammarOf(of.id);
  return { grammar, rule: start === undefined ? grammar.start : knownName('rule', start, grammar.rules) };
}

/** What is needed of a document for its components, which the reference rule alone has. */
function componentsIn(
  call: string,
  document: Revision | StudiedGrammar,
  start: string | undefined,
): ComponentSource {
  const { grammar, rule } = ruleOf(document, start);
  if (document instanceof StudiedGrammar) {
    throw new RangeError(
      `${call}: components are of documents only; another grammar is tested for its verdicts`,
    );
  }
  if (rule !== grammar.start) {
    throw new RangeError(`${call}: components are tested of ${grammar.start}, the reference rule, only`);
  }
  const automaton = document.automaton();
  if (!(automaton instanceof DfaTable))
    throw new TypeError(`${call}: the revision must be one of this package`);
  return { grammar, automaton, tagged: taggedDfas[document.id], data: rolesOf(document.id) };
}

/**
 * Cases that kill the faults of a rule, the strongest first: each kills most of what those before it have left. At the end
 * every fault is killed, unless the size ends them earlier. What the generator returns is the strength of its cases.
 * The same task gives the same cases. Of a learnt language, which has no BNF, the faults are those of its automaton, and
 * every text begins with its prefix.
 * @throws RangeError where components of another rule than the reference rule are asked for; UnknownNameError, StateLimitError
 */
export function suite(
  document: Revision | StudiedGrammar,
  { start, purpose, size, seed }: SuiteTask = {},
): Generator<SuiteCase, Strength> {
  const choice = { size, seed };
  if (purpose === 'components') return componentSuite(componentsIn('suite', document, start), choice);
  const { grammar, rule } = ruleOf(document, start);
  if (grammar.scope !== undefined) return learntSuite(grammar, choice);
  const source = { rule, automaton: grammar.automaton(rule), bnf: grammar.bnf };
  if (document instanceof StudiedGrammar) return verdictSuite(source, choice);
  return verdictSuite(source, choice, (text) => document.components(text, { start: rule }));
}

/**
 * Which share of the faults of a rule a list of cases kills, what it never tests, and where it is wrong. Of a learnt language
 * a text without its prefix, or with a character that was not asked about, tests nothing and is not wrong.
 * @throws RangeError where a case is too long, else as `suite`
 */
export function strength(
  given: readonly StatedCase[],
  document: Revision | StudiedGrammar,
  { start, purpose }: StrengthTask = {},
): Strength {
  const long = given.findIndex(({ text }) => text.length > longestCase);
  if (long >= 0) throw new RangeError(`strength: case ${long} has more than ${longestCase} characters`);
  if (purpose === 'components') return componentStrength(componentsIn('strength', document, start), given);
  const { grammar, rule } = ruleOf(document, start);
  if (grammar.scope !== undefined) return learntStrength(grammar, given);
  return verdictStrength({ rule, automaton: grammar.automaton(rule), bnf: grammar.bnf }, given);
}

/** What the heading of a suite tells of its task. */
export interface HeadingTask extends Omit<SuiteTask, 'purpose'> {
  readonly purpose?: Purpose | Algorithm | undefined;
}

/** The heading of a suite, for writeSuite. @throws UnknownNameError */
export function suiteHeading(
  document: Revision | StudiedGrammar,
  { start, purpose = 'verdict', seed = 0 }: HeadingTask = {},
): SuiteHeading {
  const { grammar, rule } = ruleOf(document, start);
  return { version: suiteVersion, revision: grammar.revision, start: rule, purpose, seed };
}

/**
 * A suite as text, in pieces, as its cases come; with its strength, if they come with it.
 * @throws UnknownNameError of a format that has no shape for the purpose
 */
export function writeSuite(
  format: SuiteFormat,
  heading: SuiteHeading,
  given: Iterator<AnyCase, object | undefined>,
): Generator<string> {
  knownName(`format for ${heading.purpose}`, format, formatsFor(heading.purpose));
  return writeSuiteOf(format, heading, given);
}

/**
 * Cases that kill every fault of the automaton of a language that was learnt of a parser, as verdictSuite has them. They
 * begin with its prefix, and have only characters that were asked about. Returns their strength.
 */
function* learntSuite(grammar: StudiedGrammar, choice: SuiteChoice): Generator<SuiteCase, Strength> {
  const { prefix, unasked } = scopeOf(grammar);
  const cases = verdictSuite(sourceOf(grammar, unasked), choice);
  let next = cases.next();
  for (; next.done !== true; next = cases.next()) yield { ...next.value, text: prefix + next.value.text };
  return after(prefix, next.value);
}

/** The strength of a list of cases. One without the prefix, or with a character that was not asked about, says nothing. */
function learntStrength(grammar: StudiedGrammar, cases: readonly StatedCase[]): Strength {
  const { prefix, unasked } = scopeOf(grammar);
  const isAsked = (text: string): boolean =>
    Array.from({ length: text.length }, (_, i) => text.charCodeAt(i)).every(
      (unit) => !contains(unasked, unit),
    );
  const telling = cases
    .filter(({ text }) => text.startsWith(prefix) && isAsked(text.slice(prefix.length)))
    .map((stated) => ({ ...stated, text: stated.text.slice(prefix.length) }));
  return { ...after(prefix, verdictStrength(sourceOf(grammar, unasked), telling)), cases: cases.length };
}

function scopeOf({ scope = { prefix: '', unasked: [] } }: StudiedGrammar): Scope {
  return scope;
}

function after(prefix: string, strength: Strength): Strength {
  const whole = <Told extends { readonly text: string }>(one: Told): Told => ({
    ...one,
    text: prefix + one.text,
  });
  return { ...strength, untested: strength.untested.map(whole), wrong: strength.wrong.map(whole) };
}

/** The automaton without the classes of which nothing was asked about, and what spells the others. */
function sourceOf(grammar: StudiedGrammar, unasked: Scope['unasked']): VerdictSource {
  const automaton = grammar.automaton(grammar.start);
  const numbers = new Map<number, number>();
  const characters = [...mostLegibleFirst].filter((unit) => {
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

/** The calls of uri-revisions-cli/grammar on lists of cases: suites that kill faults, and the strength of any list. */
import {
  aCount,
  aFunction,
  anInteger,
  type Check,
  aString,
  knownOptions,
  listOf,
  aBoolean,
  oneOf,
  optional,
  type OptionChecks,
  recordOf,
} from '../base/arguments.js';
import { knownName } from '../base/unknown-name.js';
import { wrongType } from '../base/wrong-type.js';
import { taggedDfas } from '../../generated/registry/tagged-dfas.js';
import { DfaTable } from '../automaton/dfa-table.js';
import type { Revision } from '../revision.js';
import { StudiedGrammar } from './automata/studied-grammar.js';
import { grammarOf, rolesOf } from './grammars.js';
import { type Algorithm, algorithms } from './suites/algorithms/algorithm.js';
import {
  longestCase,
  type Purpose,
  purposes,
  type StatedCase,
  type Strength,
  type SuiteCase,
} from './suites/case.js';
import { caseFormats, type CaseFormat, readCases as readCasesOf } from './suites/read-cases.js';
import { type ComponentSource, componentStrength, componentSuite } from './suites/components/components.js';
import { learntStrength, learntSuite } from './suites/learnt.js';
import { verdictStrength, verdictSuite } from './suites/verdict.js';
import {
  type AnyCase,
  formatsFor,
  type SuiteFormat,
  type SuiteHeading,
  suiteVersion,
  writeSuite as writeSuiteOf,
} from './suites/write-cases.js';

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
export { caseSchema } from './suites/case-schema.js';
export { type FaultCounts, type FaultKind, faultKinds } from './suites/fault.js';
export { CaseFormatError, type CaseFormat, caseFormats } from './suites/read-cases.js';
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

const strengthTask: OptionChecks<StrengthTask> = { start: aString, purpose: oneOf(...purposes) };
const suiteTask: OptionChecks<SuiteTask> = { ...strengthTask, size: aCount, seed: anInteger };
const aRevision = recordOf({ id: aString, components: aFunction, automaton: aFunction });

/** The grammar and the rule of a document, or of a learnt language. */
function ruleOf(
  call: string,
  of: Revision | StudiedGrammar,
  start: string | undefined,
): { readonly grammar: StudiedGrammar; readonly rule: string } {
  if (!(of instanceof StudiedGrammar)) aRevision(of, `${call}: the revision`);
  const grammar = of instanceof StudiedGrammar ? of : grammarOf(of.id);
  return { grammar, rule: start === undefined ? grammar.start : knownName('rule', start, grammar.rules) };
}

/** What is needed of a document for its components, which the reference rule alone has. */
function componentsIn(
  call: string,
  document: Revision | StudiedGrammar,
  start: string | undefined,
): ComponentSource {
  const { grammar, rule } = ruleOf(call, document, start);
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
export function suite(document: Revision | StudiedGrammar, task?: SuiteTask): Generator<SuiteCase, Strength> {
  const { start, purpose, size, seed } = knownOptions('suite', suiteTask, task);
  const choice = { size, seed };
  if (purpose === 'components') return componentSuite(componentsIn('suite', document, start), choice);
  const { grammar, rule } = ruleOf('suite', document, start);
  if (grammar.scope !== undefined) return learntSuite(grammar, choice);
  const source = { rule, automaton: grammar.automaton(rule), bnf: grammar.bnf };
  if (document instanceof StudiedGrammar) return verdictSuite(source, choice);
  return verdictSuite(source, choice, (text) => document.components(text, { start: rule }));
}

/** A text that is not too long. */
const aCaseText: Check = (value, what) => {
  aString(value, what);
  if ((value as string).length > longestCase)
    throw new RangeError(`${what} must have at most ${longestCase} characters`);
};
const aCase = recordOf({ text: aCaseText, valid: optional(aBoolean), place: optional(aString) });
const cases = listOf(aCase);

/**
 * Which share of the faults of a rule a list of cases kills, what it never tests, and where it is wrong. Of a learnt language
 * a text without its prefix, or with a character that was not asked about, tests nothing and is not wrong.
 * @throws RangeError where a case is too long, else as `suite`
 */
export function strength(
  given: readonly StatedCase[],
  document: Revision | StudiedGrammar,
  task?: StrengthTask,
): Strength {
  cases(given, 'strength: the cases');
  const { start, purpose } = knownOptions('strength', strengthTask, task);
  if (purpose === 'components') return componentStrength(componentsIn('strength', document, start), given);
  const { grammar, rule } = ruleOf('strength', document, start);
  if (grammar.scope !== undefined) return learntStrength(grammar, given);
  return verdictStrength({ rule, automaton: grammar.automaton(rule), bnf: grammar.bnf }, given);
}

/** What the heading of a suite tells of its task. */
export interface HeadingTask extends Omit<SuiteTask, 'purpose'> {
  readonly purpose?: Purpose | Algorithm | undefined;
}

const aPurpose = oneOf(...purposes, ...algorithms);
const headingTask: OptionChecks<HeadingTask> = { ...suiteTask, purpose: aPurpose };

/** The heading of a suite, for writeSuite. @throws UnknownNameError */
export function suiteHeading(document: Revision | StudiedGrammar, task?: HeadingTask): SuiteHeading {
  const { start, purpose = 'verdict', seed = 0 } = knownOptions('suiteHeading', headingTask, task);
  const { grammar, rule } = ruleOf('suiteHeading', document, start);
  return { version: suiteVersion, revision: grammar.revision, start: rule, purpose, seed };
}

const aHeading = recordOf({
  version: aCount,
  revision: aString,
  start: aString,
  purpose: aPurpose,
  seed: anInteger,
});

/**
 * A suite as text, in pieces, as its cases come; with its strength, if they come with it.
 * @throws UnknownNameError of a format that has no shape for the purpose
 */
export function writeSuite(
  format: SuiteFormat,
  heading: SuiteHeading,
  given: Iterator<AnyCase, object | undefined>,
): Generator<string> {
  aHeading(heading, 'writeSuite: the heading');
  oneOf(...formatsFor(heading.purpose))(format, `writeSuite: the format of ${heading.purpose}`);
  recordOf({ next: aFunction })(given, 'writeSuite: the cases');
  return writeSuiteOf(format, heading, given);
}

const aCaseFormat = optional(oneOf(...caseFormats));

/** The cases of a list, in a format, which is otherwise told from the list. @throws CaseFormatError */
export function readCases(list: string, format?: CaseFormat): readonly StatedCase[] {
  if (typeof list !== 'string') throw wrongType('readCases: the list must be a string', list);
  aCaseFormat(format, 'readCases: the format');
  return readCasesOf(list, format);
}

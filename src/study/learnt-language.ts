/**
 * Learnt languages stored as JSON, in the format that README.md of src/audit documents; reading one gives a grammar for
 * the studies.
 */
import type { Automaton } from '../core/automaton/automaton.js';
import {
  aBoolean,
  aCount,
  aString,
  type Check,
  listOf,
  oneOf,
  optional,
  recordOf,
} from '../core/base/arguments.js';
import { brand } from '../core/base/brand.js';
import { hexadecimal } from '../core/base/character.js';
import { type CodeUnitSet, lastCodeUnit } from '../core/base/code-units.js';
import { jsonFault } from '../core/base/json-fault.js';
import { maxParserNameLength } from '../core/base/limits.js';
import { placeIn } from '../core/base/text-place.js';
import { visible } from '../core/base/visible.js';
import { classSets, distancesToAcceptance, stepsFrom } from '../grammar/automata/explore.js';
import { type GrammarSource, type Scope, StudiedGrammar } from '../grammar/automata/studied-grammar.js';
import { minimalTable, type TableAutomaton } from '../grammar/automata/table-automaton.js';
import type { BnfExpression, BnfGrammar, BnfRule } from '../grammar/bnf/bnf.js';

/** Characters that the parser treats alike, as far as learning asked. */
export interface LearntClass {
  readonly set: CodeUnitSet;
  /** The characters that learning asked about, as a text; they represent the others. */
  readonly asked: string;
}

/** Assumptions of the result, besides the parser being deterministic. */
export interface Assumptions {
  /**
   * Upper bound on the number of states that the parser's automaton has beyond this one; undefined if learning ended
   * before it could assume any bound.
   */
  readonly extraStates: number | undefined;
  /** The classes of the automaton, in their order; the characters of a class are equivalent. */
  readonly classes: readonly LearntClass[];
  /** Code units that learning never asked about: no text with one of them counts as accepted. */
  readonly unasked: CodeUnitSet;
}

/** A text that a parser counts at a place: numbers of its repetitions that are distinguished. */
export interface Repetition {
  readonly text: string;
  /** The text after the repetitions in the strings that were asked about. */
  readonly after: string;
  /** A text repeated after that, whose number must match; absent if none has to. */
  readonly matched?: string;
  /** Count of the numbers of repetitions that are distinguished or, with `matched`, the highest number. */
  readonly distinguished: number;
  /** True if no numbers that were asked about were treated alike; they may be distinguished without end. */
  readonly isAll: boolean;
}

/** The place where states multiply, if a limit ended learning. */
export interface StateGrowth {
  /** Text after the prefix through which most states are reached. */
  readonly place: string;
  /** Number of states reached through it. */
  readonly states: number;
  /** Numbers of them that are reached by no further characters, by one, by two, … */
  readonly lengths: readonly number[];
  /** The repeated text at the place of which most numbers are distinguished; absent if none was found. */
  readonly repetition?: Repetition;
}

/** The result of learning. */
export interface Learnt {
  /** The minimal automaton of the strings that may follow the prefix; its dead state counts as one. */
  readonly automaton: TableAutomaton;
  readonly prefix: string;
  readonly assumptions: Assumptions;
  /** Number of texts that the parser was asked about. */
  readonly queries: number;
  /** Number of texts for which the parser threw an undocumented error, which counts as a refusal; absent if zero. */
  readonly thrown?: number;
  /** The limit that ended learning, if one did: the result is then only a guess. */
  readonly stopped?: 'states' | 'queries';
  /** The place where states multiply; absent unless a limit ended learning. */
  readonly growth?: StateGrowth;
}

/** Default limits on the states and the questions of learning. */
export const defaultLimits = { states: 5000, queries: 20_000_000 } as const;

/** Value of the first member of a file. */
const format = 'uri-revisions learnt language';
const version = 1;

/** The rule of a learnt language. */
export const learntRule = 'language';

/** The parser that was asked, and when. */
export interface LearntOf {
  readonly name: string;
  readonly version: string;
  /** Year, month and day: `2026-01-31`. */
  readonly date: string;
}

/** The contents of a file of a learnt language. */
export interface StoredLanguage {
  readonly format: typeof format;
  readonly version: typeof version;
  readonly parser: { readonly name: string; readonly version: string };
  readonly date: string;
  /** Text before all strings of the language, and not part of them. */
  readonly prefix: string;
  /** Number of texts that the parser was asked about. */
  readonly queries: number;
  /** Number of texts for which the parser threw an undocumented error, which counts as a refusal; absent if zero. */
  readonly thrown?: number;
  readonly assumptions: {
    /**
     * Upper bound on the additional states of the parser's automaton; null if learning ended before it could assume any
     * bound.
     */
    readonly extraStates: number | null;
    /** The limit that ended learning, if one did: the result is then only a guess. */
    readonly stopped?: 'states' | 'queries';
    /** Code units that learning never asked about, as ranges: no text with one of them counts as accepted. */
    readonly unasked: CodeUnitSet;
  };
  /** The classes: ranges of code units, inclusive; and those of them that the parser was asked about, as a text. */
  readonly classes: readonly LearntClass[];
  /** The accepting states; 0 is the initial state. */
  readonly accepting: readonly number[];
  /** For each state, the next state by class. */
  readonly rows: readonly (readonly number[])[];
  /** The place where states multiply; absent unless a limit ended learning. */
  readonly growth?: StateGrowth;
}

/** Thrown for a file that does not contain a learnt language. */
export class LearntFileError extends Error {
  declare readonly name: 'LearntFileError';

  /**
   * @param place the member at fault, as `$.rows[3][0]`, or a line and a column
   * @param problem the problem there
   */
  constructor(
    readonly place: string,
    readonly problem: string,
  ) {
    super(`not a learnt-language file: ${place} ${problem}`);
  }

  static {
    brand(this, 'LearntFileError');
  }
}

/** Converts a learnt language to the contents of its file. */
export function storedLanguage(learnt: Learnt, { name, version: ofParser, date }: LearntOf): StoredLanguage {
  const { automaton, assumptions, prefix, queries, thrown, stopped, growth } = learnt;
  const { accepting, rows } = automaton.table;
  const { extraStates, classes, unasked } = assumptions;
  return {
    format,
    version,
    parser: { name, version: ofParser },
    date,
    prefix,
    queries,
    ...(thrown !== undefined && { thrown }),
    assumptions: { extraStates: extraStates ?? null, ...(stopped !== undefined && { stopped }), unasked },
    classes,
    accepting: accepting.flatMap((isAccepting, state) => (isAccepting ? [state] : [])),
    rows,
    ...(growth !== undefined && { growth }),
  };
}

/** The contents of a file, with the language as an automaton and as a grammar. */
export interface LearntLanguage {
  readonly stored: StoredLanguage;
  readonly automaton: TableAutomaton;
  /** For the studies; its only rule is `language`. */
  readonly grammar: StudiedGrammar;
}

/** Reads the text of a file. Time is at most quadratic in the number of states. @throws LearntFileError */
export function readLearnt(text: string): LearntLanguage {
  const kept = checked(text);
  const accepting = kept.rows.map(() => false);
  for (const state of kept.accepting) accepting[state] = true;
  const automaton = minimalTable({ classes: classesOf(kept), accepting, rows: kept.rows });
  const scope = { prefix: kept.prefix, unasked: kept.assumptions.unasked };
  return { stored: kept, automaton, grammar: learntGrammar(automaton, nameOf(kept), scope) };
}

/** Returns a learnt language as a grammar for the studies. */
export function learntGrammar(automaton: Automaton, name: string, scope: Scope): StudiedGrammar {
  return new StudiedGrammar(languageSource(automaton, name, scope));
}

/** Returns the grammar of a language that has only an automaton, with one rule. */
export function languageSource(
  automaton: Automaton,
  name: string,
  scope: Scope,
  start = learntRule,
): GrammarSource {
  return {
    bnf: rightLinear(automaton, name, start),
    start,
    roles: { [start]: 'reference' },
    automaton: (rule) => (rule === start ? automaton : undefined),
    scope,
  };
}

/** Returns the name and the version of a parser, safe for a terminal. */
export function nameOf({ parser }: Pick<StoredLanguage, 'parser'>): string {
  return visible(`${parser.name} ${parser.version}`);
}

/** Twice the learner's default limit. */
const maxStates = 2 * defaultLimits.states;

/** Checks for inclusive ranges of code units. */
const ranges: Check = listOf((value, what) => {
  listOf(aCount)(value, what);
  const [from, to, ...more] = value as readonly number[];
  if (from === undefined || to === undefined || more.length > 0 || from > to || to > lastCodeUnit) {
    throw new TypeError(`${what} must be two code units, the first not after the second`);
  }
});

/** Checks for a name no longer than an adapter may declare. */
const aName: Check = (value, what) => {
  aString(value, what);
  if ((value as string).length > maxParserNameLength) {
    throw new RangeError(`${what} must have at most ${maxParserNameLength} characters`);
  }
};

const aFile = recordOf({
  format: aString,
  version: aCount,
  parser: recordOf({ name: aName, version: aName }),
  date: aString,
  prefix: aString,
  queries: aCount,
  thrown: optional(aCount),
  assumptions: recordOf({
    extraStates: (value, what) => {
      if (value !== null) aCount(value, what);
    },
    stopped: optional(oneOf('states', 'queries')),
    unasked: ranges,
  }),
  classes: listOf(recordOf({ set: ranges, asked: aString })),
  accepting: listOf(aCount),
  rows: listOf(listOf(aCount)),
  growth: optional(
    recordOf({
      place: aString,
      states: aCount,
      lengths: listOf(aCount),
      repetition: optional(
        recordOf({
          text: aString,
          after: aString,
          matched: optional(aString),
          distinguished: aCount,
          isAll: aBoolean,
        }),
      ),
    }),
  ),
});

/** Parses and checks the text of a file. @throws LearntFileError */
function checked(text: string): StoredLanguage {
  const value = parsed(text);
  const { format: named } = (value ?? {}) as { readonly format?: unknown };
  if (named !== format) throw new LearntFileError('$.format', `must be "${format}"`);
  try {
    aFile(value, '$');
  } catch (error) {
    if (!(error instanceof TypeError || error instanceof RangeError)) throw error;
    const [, place = '$', problem = error.message] = /^(\S+) ([^]*)$/.exec(error.message) ?? [];
    throw new LearntFileError(place, problem);
  }
  const kept = value as StoredLanguage;
  const { version: found }: { readonly version: number } = kept;
  if (found !== version) {
    throw new LearntFileError('$.version', `is ${found}; this program reads version ${version}`);
  }
  checkTable(kept);
  return kept;
}

function parsed(text: string): unknown {
  const fault = jsonFault(text);
  if (fault === undefined) return JSON.parse(text) as unknown;
  const { line, column } = placeIn(text, fault);
  throw new LearntFileError(`line ${line}, column ${column}:`, 'this is not JSON');
}

function invalidState(place: string, count: number): LearntFileError {
  return new LearntFileError(place, `is not a valid state: there are ${count}`);
}

/** Checks that every state and class referred to exists. */
function checkTable({ rows, accepting, classes }: StoredLanguage): void {
  const count = rows.length;
  if (count === 0) throw new LearntFileError('$.rows', 'must contain at least one state');
  if (count > maxStates) throw new LearntFileError('$.rows', `has more than ${maxStates} states`);
  const isState = (state: number | undefined): boolean => state !== undefined && state < count;
  const noState = accepting.findIndex((state) => !isState(state));
  if (noState >= 0) throw invalidState(`$.accepting[${noState}]`, count);
  for (const [i, row] of rows.entries()) {
    if (row.length !== classes.length) {
      throw new LearntFileError(
        `$.rows[${i}]`,
        `must have a state for each of the ${classes.length} classes`,
      );
    }
    const wrong = row.findIndex((state) => !isState(state));
    if (wrong >= 0) throw invalidState(`$.rows[${i}][${wrong}]`, count);
  }
}

/** Returns the class of each code unit. @throws LearntFileError if one has none or two */
function classesOf({ classes }: StoredLanguage): Uint16Array {
  const none = 0xffff;
  if (classes.length > none) throw new LearntFileError('$.classes', `has more than ${none} classes`);
  const of = new Uint16Array(lastCodeUnit + 1).fill(none);
  for (const [c, { set }] of classes.entries()) {
    for (const [from, to] of set) {
      if (of.subarray(from, to + 1).some((known) => known !== none)) {
        throw new LearntFileError(`$.classes[${c}].set`, 'contains a code unit of an earlier class');
      }
      of.fill(c, from, to + 1);
    }
  }
  const left = of.indexOf(none);
  if (left >= 0) throw new LearntFileError('$.classes', `is incomplete: code unit ${left} is missing`);
  return of;
}

const nowhere = { start: 0, end: 0 };

/**
 * Returns the right-linear grammar of an automaton; its texts are in the notation of RFC 2234 §3. The rule of the
 * initial state has the given name, the others are numbered; a state from which nothing is accepted has no rule, except
 * the initial one.
 * @param revision the name of the grammar
 */
function rightLinear(automaton: Automaton, revision: string, start: string): BnfGrammar {
  const others = [...distancesToAcceptance(automaton).keys()].filter((state) => state !== automaton.initial);
  const names = new Map([[automaton.initial, start]]);
  for (const state of others.sort((a, b) => a - b)) names.set(state, `state-${names.size}`);
  const sets = classSets(automaton);
  const rules = [...names].map(([state, name]): BnfRule => {
    const steps = [...stepsFrom(automaton, state, sets)].flatMap(([next, set]) => {
      const nameOfNext = names.get(next);
      return nameOfNext === undefined ? [] : [[nameOfNext, set] as const];
    });
    const isAccepting = automaton.accepting(state);
    const text = `${name} = ${[...steps.map(written), ...(isAccepting ? ['""'] : [])].join(' / ')}`;
    return {
      name,
      origin: 'document',
      printed: text,
      corrected: text,
      corrections: [],
      section: '',
      expression: anyOf([...steps.map(step), ...(isAccepting ? [inSequence()] : [])]),
      span: nowhere,
    };
  });
  return { revision, rules };
}

function step([name, set]: readonly [string, CodeUnitSet]): BnfExpression {
  const characters = set.map(([from, to]): BnfExpression => ({ type: 'range', from, to, span: nowhere }));
  return inSequence(anyOf(characters), { type: 'reference', name, span: nowhere });
}

function written([name, set]: readonly [string, CodeUnitSet]): string {
  const ranges = set.map(([from, to]) => `%x${hexadecimal(from)}${from === to ? '' : `-${hexadecimal(to)}`}`);
  return `${ranges.length === 1 ? ranges.join('') : `( ${ranges.join(' / ')} )`} ${name}`;
}

function inSequence(...items: readonly BnfExpression[]): BnfExpression {
  return { type: 'sequence', items, span: nowhere };
}

function anyOf(alternatives: readonly BnfExpression[]): BnfExpression {
  const [only, more] = alternatives;
  if (only !== undefined && more === undefined) return only;
  return { type: 'alternation', alternatives, span: nowhere };
}

/** Regular expressions, of JavaScript or translated to it, as languages for the studies. */
import { JS, TooManyNodesError, visitAst, CharSet, type TransitionIterable } from 'refa';
import type { DfaTable } from '../core/automaton/dfa-table.js';
import { brand } from '../core/base/brand.js';
import { lastCodeUnit } from '../core/base/code-units.js';
import { Budget, type Limits, together } from '../core/base/limits.js';
import { pairs, highSurrogates, lowSurrogates } from '../core/base/surrogates.js';
import { knownName } from '../core/base/unknown-name.js';
import { quoted, visible } from '../core/base/visible.js';
import { minimalTableOf } from '../grammar/automata/minimal-dfa.js';
import { StudiedGrammar } from '../grammar/automata/studied-grammar.js';
import { languageSource } from './learnt-language.js';
import { type ReadDialect, readDialects, type TranslatedDialect } from './regex/engines.js';
import { isAnchored, type JsPattern, PatternAutomaton } from './regex/lookaround.js';
import { noBackreferences, translate, type Translation, UntranslatableError } from './regex/translate.js';
import { pairsBetween, type SurrogatePairs } from '../grammar/bnf/code-points.js';

/** A state between two code units. */
interface UnitState<T> {
  readonly state: T;
  /** True after a high surrogate alone: no low one follows. */
  readonly isHigh: boolean;
  /** Inside a pair: the low surrogates that complete it. */
  readonly low?: SurrogatePairs['low'];
}

const [highs, lows] = [rangeOf(highSurrogates), rangeOf(lowSurrogates)];

/** Returns the states and steps over code units of an automaton over code points. */
function inCodeUnits<T>(automaton: TransitionIterable<T>): TransitionIterable<UnitState<T>> {
  const { initial, getOut, isFinal } = automaton.transitionIterator();
  const known = new Map<T, Map<string, UnitState<T>>>();
  const unitState = (state: T, isHigh = false, low?: SurrogatePairs['low']): UnitState<T> => {
    const own = known.get(state) ?? new Map<string, UnitState<T>>();
    const key = `${isHigh} ${low?.join() ?? ''}`;
    const found = own.get(key) ?? { state, isHigh, ...(low && { low }) };
    known.set(state, own.set(key, found));
    return found;
  };
  const unitSteps = ({ state, isHigh, low }: UnitState<T>): Map<UnitState<T>, CharSet> => {
    if (low !== undefined) return new Map([[unitState(state), rangeOf(low)]]);
    const out = new Map<UnitState<T>, CharSet>();
    const add = (to: UnitState<T>, set: CharSet): void => {
      if (!set.isEmpty) out.set(to, out.get(to)?.union(set) ?? set);
    };
    for (const [next, points] of getOut(state)) {
      const all = points.resize(lastCodeUnit);
      const units = isHigh ? all.without(lows) : all;
      add(unitState(next), units.without(highs));
      add(unitState(next, true), units.intersect(highs));
      for (const { min, max } of points.ranges) {
        if (max <= lastCodeUnit) continue;
        for (const { high, low } of pairsBetween(Math.max(min, lastCodeUnit + 1), max)) {
          add(unitState(next, false, low), rangeOf(high));
        }
      }
    }
    return out;
  };
  return {
    maxCharacter: lastCodeUnit,
    transitionIterator: () => ({
      initial: unitState(initial),
      getOut: unitSteps,
      isFinal: ({ state, low }) => low === undefined && isFinal(state),
    }),
  };
}

function rangeOf([min, max]: readonly [number, number]): CharSet {
  return CharSet.empty(lastCodeUnit).union([{ min, max }]);
}

export { type ReadDialect, readDialects } from './regex/engines.js';

/** Options for reading a regular expression. */
export interface ReadRegexOptions {
  /** Any of `dgimsuv`; `d` and `g` change nothing. None by default. */
  readonly flags?: string | undefined;
  /** JavaScript by default. Flags of any other are in its pattern: `(?i)`. */
  readonly dialect?: ReadDialect | undefined;
  /** Name of the language in messages and results; the literal by default. */
  readonly name?: string | undefined;
  readonly limits?: Limits | undefined;
}

/** Thrown for a regular expression that cannot be read, or whose language need not be regular. */
export class RegexError extends Error {
  declare readonly name: 'RegexError';

  constructor(
    readonly pattern: string,
    /** In UTF-16 code units from 0; undefined for a flag. */
    readonly offset: number | undefined,
    /** The text of the construct at fault; empty if the pattern ended before it was complete. */
    readonly construct: string,
    readonly problem: string,
  ) {
    super(
      offset === undefined
        ? `the flag ${quoted(construct)} of the regular expression is ${problem}`
        : `the regular expression cannot be read at offset ${offset}: ${problem}${construct === '' ? '' : `, at ${quoted(construct)}`}`,
    );
  }

  static {
    brand(this, 'RegexError');
  }
}

/** The language of a regular expression; its only rule is `language`. */
export class RegexLanguage extends StudiedGrammar {
  /** @param isWhole true if each alternative has `^` and `$` around it: the pattern matches whole texts only */
  constructor(
    automaton: DfaTable,
    name: string,
    readonly isWhole: boolean,
  ) {
    super(languageSource(automaton, name, { prefix: '', unasked: [] }));
  }
}

/** The longest literal in names and messages. */
const maxName = 60;

/** Maximum length of a pattern in UTF-16 code units, and of groups and sets inside each other. */
export const maxRegex = { length: 100_000, depth: 250 } as const;

/**
 * Reads a regular expression, of JavaScript (ECMAScript 2024, with Annex B) unless a dialect is named, for the studies,
 * which accept it in place of a revision. Its language is that of the texts in which the pattern is found, as by `RegExp.prototype.test`; with
 * `^` and `$` around all alternatives it matches whole texts. Anchors, word boundaries and lookarounds are supported.
 * @throws RegexError for a syntax error, a backreference, the flag `y`, or a Unicode property that refa does not know;
 *   StateLimitError, TimeLimitError
 * @example
 * compareRules({ revision: readRegex('^https?:', { flags: 'i' }) }, { revision: 'rfc3986', rule: 'URI' }).relation; // 'overlapping'
 */
export function readRegex(
  pattern: string,
  { flags = '', dialect = 'javascript', name, limits }: ReadRegexOptions = {},
): RegexLanguage {
  const known = knownName('dialect', dialect, readDialects);
  const literal = known === 'javascript' ? `/${pattern === '' ? '(?:)' : pattern}/${flags}` : pattern;
  const within = together(limits);
  const budget = new Budget(() => `the automaton of ${quoted(literal, maxName)}`, within);
  const parsed =
    known === 'javascript'
      ? parse(pattern, flags, within, budget)
      : parseTranslated(pattern, flags, known, within, budget);
  const automaton = new PatternAutomaton(parsed, budget);
  const table =
    automaton.maxCharacter === lastCodeUnit
      ? minimalTableOf(automaton, budget)
      : minimalTableOf(inCodeUnits(automaton), budget);
  const { alternatives } = parsed;
  const isWhole = isAnchored(alternatives, 'behind') && isAnchored(alternatives, 'ahead');
  return new RegexLanguage(table, visible(name ?? shortened(literal)), isWhole);
}

function shortened(literal: string): string {
  return literal.length > maxName ? `${literal.slice(0, maxName)}…` : literal;
}

/** Reads a pattern; of JavaScript also a literal between slashes, with flags. @throws as `readRegex` */
export function readRegexText(text: string, options: Omit<ReadRegexOptions, 'flags'> = {}): RegexLanguage {
  if ((options.dialect ?? 'javascript') !== 'javascript') return readRegex(text, options);
  const [, pattern = text, flags] = /^\/([^]+)\/([a-z]*)$/.exec(text) ?? [];
  return readRegex(pattern, { ...options, flags });
}

const lastCodePoint = pairs[1];

/** Parses the translation of a pattern. @throws RegexError with the place in the pattern; StateLimitError */
function parseTranslated(
  pattern: string,
  flags: string,
  dialect: TranslatedDialect,
  limits: Limits,
  budget: Budget,
): JsPattern {
  checkLength(pattern);
  const [flag] = flags;
  if (flag !== undefined)
    throw new RegexError(pattern, undefined, flag, `for JavaScript only: write (?${flag}) into the pattern`);
  const { source, originOf } = translated(pattern, dialect);
  try {
    return parse(source, 'v', limits, budget);
  } catch (error) {
    if (!(error instanceof RegexError) || error.offset === undefined) throw error;
    const offset = originOf(error.offset);
    throw new RegexError(pattern, offset, pattern.slice(offset, offset + 20), error.problem);
  }
}

function translated(pattern: string, dialect: TranslatedDialect): Translation {
  try {
    return translate(pattern, dialect);
  } catch (error) {
    if (!(error instanceof UntranslatableError)) throw error;
    throw new RegexError(pattern, error.offset, error.construct, error.message);
  }
}

/** Parses a pattern of JavaScript. @throws RegexError, StateLimitError */
function parse(pattern: string, flags: string, { states }: Limits, budget: Budget): JsPattern {
  checkFlags(pattern, flags);
  checkSize(pattern, flags.includes('v'));
  const read = (source: string): JS.ParseResult =>
    // Later versions have modifiers such as "(?i:", which refa ignores.
    JS.Parser.fromLiteral({ source, flags }, { ecmaVersion: 2024 }).parse({
      backreferences: 'unknown',
      maxBackreferenceWords: 0,
      maxNodes: states,
    });
  try {
    const { expression } = read(pattern);
    visitAst(expression, {
      onUnknownEnter: ({ source: { start, end } = { start: 0, end: 0 } }) => {
        throw new RegexError(pattern, start, pattern.slice(start, end), noBackreferences);
      },
    });
    // refa 0.12 states the last code unit for the flag "v", whose sets have all code points.
    const maxCharacter = /[uv]/.test(flags) ? lastCodePoint : lastCodeUnit;
    return { alternatives: expression.alternatives, maxCharacter };
  } catch (error) {
    if (error instanceof TooManyNodesError) budget.spend(states + 1);
    if (error instanceof RegexError || !(error instanceof Error)) throw error;
    const problem = error.message
      .replace(/^Invalid regular expression: /, '')
      .replace(`/${pattern}/${flags}: `, '');
    if (error instanceof SyntaxError && 'index' in error && typeof error.index === 'number') {
      throw new RegexError(pattern, error.index, pattern.slice(error.index, error.index + 20), problem);
    }
    for (const { 0: property, index } of pattern.matchAll(/\\p\{[^{}]*\}/gi)) {
      try {
        read(property);
      } catch {
        throw new RegexError(pattern, index, property, problem);
      }
    }
    throw error;
  }
}

function checkFlags(pattern: string, flags: string): void {
  for (const [i, flag] of Array.from(flags).entries()) {
    const problem = !'dgimsuvy'.includes(flag)
      ? 'unknown'
      : flags.indexOf(flag) < i
        ? 'given twice'
        : flag === 'y'
          ? 'not supported'
          : flag === 'v' && flags.includes('u')
            ? 'not allowed with "u"'
            : undefined;
    if (problem !== undefined) throw new RegexError(pattern, undefined, flag, problem);
  }
}

function checkLength(pattern: string): void {
  const { length } = maxRegex;
  if (pattern.length > length) {
    throw new RegexError(pattern, length, pattern.slice(length, length + 20), `longer than ${length}`);
  }
}

/** @param hasSets true if character classes may contain others. @throws RegexError */
function checkSize(pattern: string, hasSets: boolean): void {
  const { depth } = maxRegex;
  checkLength(pattern);
  let groups = 0;
  let classes = 0;
  for (let i = 0; i < pattern.length; i++) {
    const unit = pattern[i];
    if (unit === '\\') i++;
    else if (unit === '[' && (classes === 0 || hasSets)) classes++;
    else if (unit === ']' && classes > 0) classes--;
    else if (unit === '(' && classes === 0) groups++;
    else if (unit === ')' && classes === 0) groups--;
    if (groups + classes > depth) throw new RegexError(pattern, i, unit ?? '', `nested deeper than ${depth}`);
  }
}

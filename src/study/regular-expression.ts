/**
 * The function of uri-revisions-cli/grammar that writes a rule as one regular expression, proved to accept the same
 * strings.
 */
import { brand } from '../core/base/brand.js';
import type { RevisionId } from '../../generated/registry/ids.js';
import type { Automaton } from '../core/automaton/automaton.js';
import { Budget, LimitError, type Limits, together } from '../core/base/limits.js';
import { knownName } from '../core/base/unknown-name.js';
import { quoted } from '../core/base/visible.js';
import { countingAutomaton } from '../grammar/ambiguity/derivation-count.js';
import { ambiguityGrowth } from '../grammar/ambiguity/growth.js';
import { minimalAutomaton } from '../grammar/automata/minimal-dfa.js';
import { findWord, jointLetters } from '../grammar/automata/product.js';
import type { StudiedGrammar } from '../grammar/automata/studied-grammar.js';
import { type BnfExpression, type BnfGrammar, parts, type RepetitionExpression } from '../grammar/bnf/bnf.js';
import { barrenRules, withoutBarren } from '../grammar/bnf/graph.js';
import { unknownRule } from '../grammar/bnf/errors.js';
import { grammarOf, pegText, rolesOf } from './grammars.js';
import { readPeg } from '../grammar/peg/read-peg.js';
import { dialectSyntax, type RegexDialect, regexDialects } from './regex/dialects.js';
import { isPair, ofCodePoints, PairedOnly } from './regex/code-points.js';
import { GroupPlan, regexOfRule, withWholeGroups } from './regex/from-bnf.js';
import { committedLoops } from './regex/committed-loops.js';
import { readRegex, type ReadRegex } from './regex/read-regex.js';
import { hasBeyondAscii, nothing, type Regex, RegexMaker, unmarked } from './regex/regex.js';
import { writeRegex } from './regex/write-regex.js';
import { compareAutomata } from './relations/compare-rules.js';
import { naiveRule } from '../grammar/peg/naive-transcription.js';
import { type PegExpression, type PegGrammar, pegIdentifier, withoutGuards } from '../grammar/peg/peg.js';

export { type RegexDialect, regexDialects } from './regex/dialects.js';

/** Options for writing a regular expression. */
export interface RegexOptions {
  readonly dialect: RegexDialect;
  /** The reference rule by default. */
  readonly rule?: string | undefined;
  /**
   * The rules whose texts are captured. By default, the rules that give components for a document, none for any other
   * grammar.
   */
  readonly groups?: readonly string[] | undefined;
  /** True to write lines with the names of rules as comments, if the dialect has free spacing. */
  readonly multiline?: boolean | undefined;
  readonly limits?: Limits | undefined;
}

/** A rule as a regular expression. */
export interface RuleRegex {
  readonly revision: string;
  readonly rule: string;
  readonly dialect: RegexDialect;
  /** In JavaScript a literal between slashes; in any other dialect the text to compile. It matches whole texts. */
  readonly text: string;
  /**
   * The captured groups, from left to right. Names are unique: if a component or rule occurs in several places, each
   * place has a group, such as `path` and `path2`; only the groups on the matched path take part in a match.
   */
  readonly groups: readonly RegexGroup[];
  /**
   * Growth of the steps that a backtracking engine needs to refuse a text, by its length; `unknown` if computing it
   * exceeded the limits.
   */
  readonly backtracking: Backtracking;
  /**
   * True if an engine that uses stack for the turns of a loop, such as Java's and PCRE's, may overflow it on a long
   * text: the expression has an unbounded loop of more than single characters that may give turns back.
   */
  readonly stacks: boolean;
  /**
   * True if the dialect reads code points and the rule derives texts with lone surrogates, which the proof leaves out.
   */
  readonly pairsOnly: boolean;
}

/** A group of a regular expression. */
export interface RegexGroup {
  readonly name: string;
  /** The component, or the rule. */
  readonly of: string;
}

/** Growth of a backtracking engine's steps with the length of a text. */
export type Backtracking = 'linear' | 'polynomial' | 'exponential' | 'unknown';

/** Thrown if a dialect cannot express a rule. */
export class RegexDialectError extends Error {
  declare readonly name: 'RegexDialectError';
  constructor(
    readonly dialect: RegexDialect,
    problem: string,
  ) {
    super(problem);
  }

  static {
    brand(this, 'RegexDialectError');
  }
}

/** Thrown if the generated expression does not accept the same strings as the rule. The expression is not returned. */
export class RegexProofError extends Error {
  declare readonly name: 'RegexProofError';
  constructor(
    readonly rule: string,
    /** A string on which they differ, if known. */
    readonly text: string | undefined,
  ) {
    const where = text === undefined ? '' : `: they differ on ${quoted(text, 60)}`;
    super(`the regular expression generated from "${rule}" could not be proved equal${where}`);
  }

  static {
    brand(this, 'RegexProofError');
  }
}

/**
 * Writes a rule as one regular expression of the same structure. The result is read back by the rules of the dialect,
 * and its automaton is compared with that of the rule. Parts that add nothing are left out if a backtracking engine
 * would try many ways because of them.
 * @throws RegexDialectError, RegexProofError, NonTailRecursionError, UnknownNameError, StateLimitError, TimeLimitError
 * @example
 * regexOf('rfc3986', { dialect: 'javascript', rule: 'dec-octet' }).text; // '/^(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9][0-9]|[0-9])$/'
 */
export function regexOf(revision: RevisionId | StudiedGrammar, options: RegexOptions): RuleRegex {
  const grammar = grammarOf(revision);
  const { rule = grammar.start, groups, multiline = false } = options;
  const dialect = knownName('dialect', options.dialect, regexDialects);
  if (multiline && dialectSyntax[dialect].freeSpacing === undefined) {
    throw new RegexDialectError(dialect, `the dialect ${dialect} has no free-spacing mode`);
  }
  const automaton = grammar.automaton(rule);
  if (barrenRules(grammar.bnf.rules).has(rule))
    throw new RegexDialectError(dialect, `"${rule}" derives no string`);
  const limits = together(options.limits);
  const make = new RegexMaker(rule, multiline, limits);
  const regex = capturing(revision, grammar, { rule, groups }, make);
  const isOfCodePoints = !dialectSyntax[dialect].readsCodeUnits && hasBeyondAscii(regex);
  const language = (expression: BnfExpression): Automaton =>
    minimalAutomaton(grammarWith(rule, expression), rule, limits);
  const written = (e: Regex): Omit<RuleRegex, 'revision' | 'rule'> => {
    const pointed = isOfCodePoints ? ofCodePoints(e, make) : e;
    if (pointed === undefined) {
      const problem = `all strings of "${rule}" contain lone surrogates, which the dialect ${dialect} cannot read`;
      throw new RegexDialectError(dialect, problem);
    }
    const shape = dialectSyntax[dialect].unrolled ? unrolled(pointed, make) : pointed;
    const { text: optimistic, groups: named } = writeRegex(shape, dialect, multiline);
    const text = withoutLosses(optimistic, dialect, limits);
    const loops = readRegex(text, dialect);
    const read = loops.expression;
    const readable = (all: Automaton): Automaton => (isOfCodePoints ? new PairedOnly(all) : all);
    const difference = wordOfOne(readable(automaton), readable(language(read)), limits);
    if (difference !== undefined) throw new RegexProofError(rule, difference);
    const backtracking = backtrackingOf(read, rule, limits);
    return {
      dialect,
      text,
      groups: named,
      backtracking,
      stacks: dialectSyntax[dialect].possessive !== '' && stacks(loops),
      pairsOnly: isOfCodePoints && wordOfOne(automaton, new PairedOnly(automaton), limits) !== undefined,
    };
  };
  const plain = written(regex);
  const isSame = (one: BnfExpression, other: BnfExpression): boolean =>
    compareAutomata(language(one), language(other), { witnesses: 0, limits }).relation === 'equal';
  const chosen = plain.backtracking === 'linear' ? plain : written(withoutRedundancy(regex, make, isSame));
  return { revision: grammar.revision, rule, ...chosen };
}

/** Returns a shortest text that only one of two languages contains. */
function wordOfOne(one: Automaton, other: Automaton, limits: Limits): string | undefined {
  const budget = new Budget('the proof of a regular expression', limits);
  const { word } = findWord(one, other, jointLetters(one, other), (a, b) => a !== b, budget);
  return word && String.fromCharCode(...word);
}

/** Removes possessive signs that would lose matches. */
function withoutLosses(text: string, dialect: RegexDialect, limits: Limits): string {
  const { expression, possessive } = readRegex(text, dialect);
  if (possessive.size === 0) return text;
  const right = committed(expression, possessive.keys(), limits);
  const signs = new Set([...possessive].flatMap(([loop, offset]) => (right.has(loop) ? [] : [offset])));
  return text.replace(/[^]/g, (unit, offset: number) => (signs.has(offset) ? '' : unit));
}

function committed(
  e: BnfExpression,
  loops: Iterable<RepetitionExpression>,
  limits: Limits,
): ReadonlySet<RepetitionExpression> {
  try {
    return committedLoops(e, loops, limits);
  } catch (error) {
    if (error instanceof LimitError) return new Set();
    throw error;
  }
}

/** Fewer turns than this use little stack. */
const maxCheapTurns = 100;

function stacks({ expression, possessive }: ReadRegex): boolean {
  const isDeep = (e: BnfExpression): boolean =>
    e.type === 'repetition' &&
    (e.max === null || e.max > maxCheapTurns) &&
    !possessive.has(e) &&
    !isSet(e.body);
  const visit = (e: BnfExpression): boolean => isDeep(e) || parts(e).some(visit);
  return visit(expression);
}

function isSet(e: BnfExpression): boolean {
  return e.type === 'range' || isPair(e) || (e.type === 'alternation' && e.alternatives.every(isSet));
}

/**
 * Returns the rule's expression with groups: the given rules, or by default the components of a document. @throws
 * UnknownNameError
 */
function capturing(
  revision: RevisionId | StudiedGrammar,
  { bnf: printed, rules }: StudiedGrammar,
  { rule, groups }: { readonly rule: string; readonly groups: readonly string[] | undefined },
  make: RegexMaker,
): Regex {
  const plan = new GroupPlan();
  const bnf = withoutBarren(printed);
  if (groups === undefined && typeof revision === 'string') {
    const { sources, neverUndefined } = rolesOf(revision).roles;
    const read = inReadingOrder(bnf, readPeg(pegText(revision)));
    for (const source of sources) plan.addRole(read.rules, source);
    const regex = regexOfRule(read, rule, plan, make);
    return regex.grouped ? withWholeGroups(regex, neverUndefined, make) : regex;
  }
  for (const name of groups ?? []) {
    if (!rules.includes(name)) throw unknownRule(name, rules);
    plan.addRule(bnf.rules, name);
  }
  return regexOfRule(bnf, rule, plan, make);
}

function grammarWith(name: string, expression: BnfExpression): BnfGrammar {
  const texts = { printed: '', corrected: '', corrections: [], section: '' };
  const rule = { name, origin: 'document', ...texts, expression, span: expression.span } as const;
  return { revision: 'regex', rules: [rule] };
}

/**
 * Returns the growth of backtracking. A backtracking engine tries every way through an expression before it refuses a
 * text: the number of ways grows like the number of derivations.
 */
function backtrackingOf(read: BnfExpression, rule: string, limits: Limits): Backtracking {
  try {
    const automaton = countingAutomaton(grammarWith(rule, read), rule, limits);
    const growth = ambiguityGrowth(automaton, limits);
    return growth === 'bounded' ? 'linear' : growth === 'infinite' ? 'exponential' : growth;
  } catch (error) {
    if (error instanceof LimitError) return 'unknown';
    throw error;
  }
}

/**
 * Removes parts without a group that add nothing to the language and only multiply its derivations, all of which
 * backtracking engines try: `*( label "." ) label` becomes `label` if a label may have dots.
 */
function withoutRedundancy(
  regex: Regex,
  make: RegexMaker,
  isSame: (one: BnfExpression, other: BnfExpression) => boolean,
): Regex {
  const known = new Map<string, Regex>();
  const read = (e: Regex): BnfExpression =>
    readRegex(writeRegex(e, 'javascript', false).text, 'javascript').expression;

  const without = (
    parts: readonly Regex[],
    mayGo: (part: Regex) => boolean,
    joined: (...parts: readonly Regex[]) => Regex,
  ): Regex => {
    let left = parts.map(lean);
    for (const part of left.filter(mayGo)) {
      const others = left.filter((other) => other !== part);
      if (others.length > 0 && isSame(read(joined(...others)), read(joined(...left)))) left = others;
    }
    return joined(...left);
  };

  const made = (e: Regex): Regex => {
    switch (e.type) {
      case 'sequence': {
        const mayGo = (item: Regex): boolean => item.nullable && !item.grouped;
        return without(e.items, mayGo, (...items) => make.sequence(...items));
      }
      case 'choice': {
        const mayGo = (one: Regex): boolean => one !== nothing && !one.grouped;
        return without(e.alternatives, mayGo, (...alternatives) => make.choice(...alternatives));
      }
      default:
        return make.ofParts(e, lean);
    }
  };

  const lean = (e: Regex): Regex => {
    const done = known.get(e.key) ?? made(e);
    known.set(e.key, done);
    return done;
  };
  return lean(regex);
}

/**
 * Reorders the alternatives of a grammar's rules as its transcription tries them, so that an engine that takes the
 * first match picks the same derivation as the document's policy. A rule changes only if each of its alternatives is an
 * alternative of the transcription, apart from guards and places.
 */
function inReadingOrder(grammar: BnfGrammar, peg: PegGrammar): BnfGrammar {
  const transcribed = new Map(peg.rules.map(({ name, expression }) => [name, expression]));
  const rules = grammar.rules.map((rule) => {
    const { name, expression } = rule;
    const own = transcribed.get(pegIdentifier(name));
    if (expression.type !== 'alternation' || own === undefined) return rule;
    const order = alternativesOf(own).map((one) => keyOf(withoutGuards(one)));
    const places = expression.alternatives.map((one) => order.indexOf(keyOf(copyOf(one))));
    if (places.includes(-1) || new Set(places).size < order.length) return rule;
    const alternatives = expression.alternatives
      .map((one, i) => ({ one, place: places[i] ?? 0 }))
      .sort((a, b) => a.place - b.place)
      .map(({ one }) => one);
    return { ...rule, expression: { ...expression, alternatives } };
  });
  return { ...grammar, rules };
}

function copyOf(e: BnfExpression): PegExpression {
  const [rule] = readPeg(naiveRule('copy', e)).rules;
  return rule?.expression ?? { type: 'sequence', items: [], span: e.span };
}

/** Returns the alternatives, including those of nested choices with nothing but guards around them. */
function alternativesOf(e: PegExpression): readonly PegExpression[] {
  const inner = withoutGuards(e);
  return inner.type === 'choice' ? inner.alternatives.flatMap(alternativesOf) : [inner];
}

/** Returns a key that equal expressions share, wherever they occur. */
function keyOf(e: PegExpression): string {
  return JSON.stringify(e, (key, value: unknown) => (key === 'span' ? undefined : value));
}

/**
 * Unrolls loops whose turns are single characters or longer: `(?:[a-z]|%[0-9])*` becomes `[a-z]*(?:%[0-9][a-z]*)*`.
 * The result has as many ways, but a run of characters is one turn. Engines may use stack for a turn of more than one
 * character, or limit the number of turns.
 */
function unrolled(regex: Regex, make: RegexMaker): Regex {
  const known = new Map<Regex, Regex>();

  const loop = (min: number, max: number | null, body: Regex): Regex => {
    const inner = unmarked(body);
    if (max !== null || min > 1 || inner.type !== 'choice' || inner.grouped)
      return make.repetition(min, max, body);
    const set = inner.alternatives.find((one) => unmarked(one).type === 'set');
    const others = inner.alternatives.filter((one) => one !== set);
    if (set === undefined || others.some(({ nullable }) => nullable)) return make.repetition(min, max, body);
    const run = make.repetition(0, null, set);
    const rest = make.repetition(0, null, make.sequence(make.choice(...others), run));
    return min === 0 ? make.sequence(run, rest) : make.sequence(body, run, rest);
  };

  const made = (e: Regex): Regex =>
    e.type === 'repetition' ? loop(e.min, e.max, visit(e.body)) : make.ofParts(e, visit);

  const visit = (e: Regex): Regex => {
    const done = known.get(e) ?? made(e);
    known.set(e, done);
    return done;
  };
  return visit(regex);
}

/**
 * The faults of a BNF: each small change of one of its rules that a person may make by mistake. A fault that does not
 * change the language of the start rule is equivalent; a joint walk of both automata decides that.
 */
import type { Automaton } from '../../core/automaton/automaton.js';
import { asciiSize } from '../../core/base/ascii.js';
import { LazyDfa } from '../../core/automaton/lazy-dfa.js';
import { PartialDerivatives } from '../../core/automaton/partial-derivatives.js';
import { bothCases } from '../../core/base/character.js';
import { codeUnits, type CodeUnitSet, lastCodeUnit } from '../../core/base/code-units.js';
import { Budget, type Limits, StateLimitError } from '../../core/base/limits.js';
import { derivationNfa } from '../../grammar/automata/derivation-nfa.js';
import { findWord, jointLetters } from '../../grammar/automata/product.js';
import {
  type BnfExpression,
  type BnfGrammar,
  type BnfRule,
  type LiteralExpression,
  type RangeExpression,
  references,
  type RepetitionExpression,
} from '../../grammar/bnf/bnf.js';
import { letteredBnf } from '../../grammar/emit/letters.js';
import { NonTailRecursionError, wording } from '../../grammar/bnf/errors.js';
import type { FaultKind } from './case.js';

/** A fault of a BNF that changes the language of the start rule. */
export interface BnfFault {
  readonly kind: FaultKind;
  readonly rule: string;
  /** The change: `"a"-"f" has "g" as well`. */
  readonly change: string;
  /** A shortest text whose verdict changes. */
  readonly witness: string;
  /** Returns the automaton of the changed grammar. Each call creates a new one, as it grows during a walk. */
  readonly automaton: () => Automaton;
}

/** A change of a BNF, in words. */
export type BnfChange = Pick<BnfFault, 'kind' | 'rule' | 'change'>;

/** The small changes of a grammar. */
export interface BnfFaults {
  /** Changes that alter the language of the start rule. */
  readonly faults: readonly BnfFault[];
  /** Changes that are proved equivalent. */
  readonly equivalent: readonly BnfChange[];
  /** Changes whose automaton is too large to decide. */
  readonly undecided: readonly BnfChange[];
}

/**
 * Limit on pairs of states: ten times the largest automaton of a document. A count of steps decides, never the clock.
 */
const faultLimits: Limits = { states: 20_000, milliseconds: Infinity };

/** An expression that replaces another. */
interface Change {
  readonly kind: FaultKind;
  readonly change: string;
  readonly expression: BnfExpression;
}

/** Cache of the faults, by grammar and start rule. */
const known = new WeakMap<BnfGrammar, Map<string, BnfFaults>>();

/**
 * Returns the faults of the rules that a start rule reaches, computed once for each grammar object. Changes that give
 * the same grammar are one fault; a change that gives a grammar whose language need not be regular is left out.
 * @param original the automaton of the start rule
 * @throws UnknownNameError
 */
export function bnfFaults(grammar: BnfGrammar, start: string, original: Automaton): BnfFaults {
  const ofGrammar = known.get(grammar) ?? new Map<string, BnfFaults>();
  known.set(grammar, ofGrammar);
  const found = ofGrammar.get(start) ?? findFaults(grammar, start, original);
  ofGrammar.set(start, found);
  return found;
}

function findFaults(grammar: BnfGrammar, start: string, original: Automaton): BnfFaults {
  const faults: BnfFault[] = [];
  const equivalent: BnfChange[] = [];
  const undecided: BnfChange[] = [];
  const unchanged = letteredBnf(grammar);
  const first = grammar.rules.findIndex(({ name }) => name === start);
  for (const [place, rule] of reachedRules(grammar, start)) {
    const seen = new Set([keyOf(unchanged, place)]);
    const recursive = reachedRules(grammar, rule.name, false).some(([, { name }]) => name === rule.name);
    for (const { kind, change, expression } of changesOf(rule.expression)) {
      const changed = { ...grammar, rules: grammar.rules.with(place, { ...rule, expression }) };
      const lettered = letteredBnf(changed);
      const key = keyOf(lettered, place);
      if (seen.has(key) || (recursive && !isRegular(changed, start))) continue;
      seen.add(key);
      const automaton = (): Automaton =>
        new LazyDfa(new PartialDerivatives(lettered.bnf), first, lettered.letters);
      const about = { kind, rule: rule.name, change };
      const found = difference(original, automaton());
      if (found === undefined) undecided.push(about);
      else if (found.witness === undefined) equivalent.push(about);
      else faults.push({ ...about, witness: found.witness, automaton });
    }
  }
  return { faults, equivalent, undecided };
}

/**
 * Returns a shortest text that only one automaton accepts, if there is one; undefined if that is too large to decide.
 */
function difference(
  original: Automaton,
  mutant: Automaton,
): { readonly witness: string | undefined } | undefined {
  const budget = new Budget('the automaton of a fault', faultLimits);
  try {
    const { word } = findWord(original, mutant, jointLetters(original, mutant), differ, budget);
    return { witness: word && String.fromCharCode(...word) };
  } catch (error) {
    if (error instanceof StateLimitError) return undefined;
    throw error;
  }
}

const differ = (one: boolean, other: boolean): boolean => one !== other;

/**
 * Returns the rules that a rule refers to, directly or indirectly, with their indices in the grammar; includes the rule
 * itself on request.
 */
function reachedRules(
  { rules }: BnfGrammar,
  start: string,
  itself = true,
): readonly (readonly [place: number, rule: BnfRule])[] {
  const expressionOf = new Map(rules.map(({ name, expression }) => [name, expression]));
  const below = (name: string): readonly string[] => references(expressionOf.get(name) ?? empty);
  const reached = new Set(itself ? [start] : below(start));
  for (const name of reached) for (const next of below(name)) reached.add(next);
  return [...rules.entries()].filter(([, { name }]) => reached.has(name));
}

/**
 * Returns a rule in compact form as text, the characters of a class in their order, with its letters: one letter may
 * stand for other characters in another grammar.
 */
function keyOf({ bnf, letters, runs }: ReturnType<typeof letteredBnf>, place: number): string {
  const expression = JSON.stringify(bnf[place], (_, value: unknown) =>
    Array.isArray(value) && value[0] === 'of' ? ['of', Array.from(String(value[1])).sort().join('')] : value,
  );
  const borders = letters && runs.map(([first]) => `${first}:${letters.of(first)}`);
  return [expression, borders].join();
}

/** Tests whether a changed grammar is regular: a changed rule may call itself outside tail position. */
function isRegular(grammar: BnfGrammar, start: string): boolean {
  try {
    derivationNfa(grammar, start);
    return true;
  } catch (error) {
    if (error instanceof NonTailRecursionError) return false;
    throw error;
  }
}

const span = { start: 0, end: 0 };
const empty: BnfExpression = { type: 'sequence', items: [], span };

/** Yields all faults of an expression, from its outside to its inside. */
function* changesOf(e: BnfExpression): Generator<Change> {
  yield* outerChanges(e);
  switch (e.type) {
    case 'sequence':
      yield* within(e.items, (items) => ({ ...e, items }));
      break;
    case 'alternation':
      yield* within(
        e.alternatives.filter((part) => !isSet(part)),
        (alternatives) => ({
          ...e,
          alternatives: [...alternatives, ...e.alternatives.filter(isSet)],
        }),
      );
      break;
    case 'repetition':
      yield* within([e.body], ([body = e.body]) => ({ ...e, body }));
      break;
    default:
  }
}

/** Yields the faults of the children of an expression, each in its place. */
function* within(
  parts: readonly BnfExpression[],
  whole: (parts: readonly BnfExpression[]) => BnfExpression,
): Generator<Change> {
  for (const [i, part] of parts.entries()) {
    for (const change of changesOf(part))
      yield { ...change, expression: whole(parts.with(i, change.expression)) };
  }
}

function* outerChanges(e: BnfExpression): Generator<Change> {
  switch (e.type) {
    case 'range':
      yield* classChanges([e], []);
      break;
    case 'alternation': {
      const set = e.alternatives.filter(isSet);
      for (const [i, dropped] of e.alternatives.entries()) {
        const alternatives = e.alternatives.filter((_, other) => other !== i);
        const change = `the alternative ${inWords(dropped)} is dropped`;
        yield { kind: 'alternative', change, expression: oneOf(alternatives) };
      }
      if (set.length > 0)
        yield* classChanges(
          set,
          e.alternatives.filter((part) => !isSet(part)),
        );
      break;
    }
    case 'repetition':
      yield* boundChanges(e);
      break;
    default:
  }
}

type CharacterSet = RangeExpression | LiteralExpression;

function isSet(e: BnfExpression): e is CharacterSet {
  return e.type === 'range' || (e.type === 'literal' && e.text.length === 1);
}

/**
 * Yields sets with one character too many or too few at each end of each run of characters. @param others other
 * alternatives that may replace them
 */
function* classChanges(
  members: readonly CharacterSet[],
  others: readonly BnfExpression[],
): Generator<Change> {
  const set = codeUnits(
    members.flatMap((e) =>
      e.type === 'range'
        ? [[e.from, e.to] as const]
        : (e.ignoreCase ? bothCases(e.text) : [e.text]).map(
            (c) => [c.charCodeAt(0), c.charCodeAt(0)] as const,
          ),
    ),
  );
  const changed = (units: CodeUnitSet, change: string): Change => {
    const ranges = units.map(([from, to]): BnfExpression => ({ type: 'range', from, to, span }));
    return { kind: 'class', change, expression: oneOf([...others, ...ranges]) };
  };
  // Tables of a grammar of US-ASCII do not distinguish other characters.
  const end = (set.at(-1)?.[1] ?? 0) < asciiSize ? asciiSize - 1 : lastCodeUnit;
  for (const [from, to] of set) {
    for (const unit of new Set([from, to])) {
      const without = set.flatMap(([a, b]): (readonly [number, number])[] =>
        a <= unit && unit <= b
          ? [
              [a, unit - 1],
              [unit + 1, b],
            ]
          : [[a, b]],
      );
      yield changed(codeUnits(without), `${characterInWords(unit)} is missing from the class`);
    }
    for (const unit of [from - 1, to + 1]) {
      if (unit < 0 || unit > end) continue;
      yield changed(codeUnits([...set, [unit, unit]]), `${characterInWords(unit)} is added to the class`);
    }
  }
}

function oneOf(alternatives: readonly BnfExpression[]): BnfExpression {
  const [only = empty] = alternatives;
  return alternatives.length === 1 ? only : { type: 'alternation', alternatives, span };
}

/** Yields faults of repetition bounds. An option has no bounds: it is only made mandatory. */
function* boundChanges(e: RepetitionExpression): Generator<Change> {
  const { min, max } = e;
  if (min === 0 && max === 1) {
    yield { kind: 'option', change: `the option ${inWords(e.body)} is mandatory`, expression: e.body };
    return;
  }
  const less = [min - 1, min === max ? min - 1 : max] as const;
  const more = [min + 1, min === max ? min + 1 : max] as const;
  const upper =
    max === null || min === max
      ? []
      : ([
          [min, max - 1],
          [min, max + 1],
        ] as const);
  for (const [least, most] of [less, more, ...upper]) {
    if (least < 0 || (most !== null && most < least)) continue;
    const change = `${inWords(e.body)} occurs ${timesInWords(least, most)} instead of ${timesInWords(min, max)} times`;
    yield { kind: 'bound', change, expression: { ...e, min: least, max: most } };
  }
}

function inWords(e: BnfExpression): string {
  const words = wording(e, (name) => name);
  return words === '' ? 'void' : words;
}

function characterInWords(unit: number): string {
  return JSON.stringify(String.fromCharCode(unit));
}

function timesInWords(min: number, max: number | null): string {
  if (max === null) return `${min} or more`;
  return min === max ? `${min}` : `${min} to ${max}`;
}

/** Texts as a prefix tree, its nodes in depth-first order; the root is the empty text. */
export class TextTree {
  /** The last code unit of each node's prefix. */
  readonly units: readonly number[];
  /** The length of each node's prefix. */
  readonly depths: readonly number[];
  /** The next node that is not a descendant. */
  readonly ends: readonly number[];
  /** The number of the text that ends there, or −1. */
  readonly texts: readonly number[];
  /** All code units that occur, in their order. */
  readonly alphabet: readonly number[];

  /** @param texts all distinct */
  constructor(texts: readonly string[]) {
    const units = [0];
    const depths = [0];
    const ends = [0];
    const numbers = [-1];
    const way = [0];
    const close = (length: number): void => {
      for (let node = way.length > length + 1 ? way.pop() : undefined; node !== undefined;) {
        ends[node] = units.length;
        node = way.length > length + 1 ? way.pop() : undefined;
      }
    };
    const sorted = [...texts.keys()].sort((a, b) => ((texts[a] ?? '') < (texts[b] ?? '') ? -1 : 1));
    let before = '';
    for (const number of sorted) {
      const text = texts[number] ?? '';
      let shared = 0;
      while (shared < text.length && text.charCodeAt(shared) === before.charCodeAt(shared)) shared += 1;
      close(shared);
      for (let i = shared; i < text.length; i++) {
        way.push(units.length);
        units.push(text.charCodeAt(i));
        depths.push(i + 1);
        ends.push(0);
        numbers.push(-1);
      }
      numbers[way.at(-1) ?? 0] = number;
      before = text;
    }
    close(-1);
    this.units = units;
    this.depths = depths;
    this.ends = ends;
    this.texts = numbers;
    this.alphabet = [...new Set(units.slice(1))].sort((a, b) => a - b);
  }
}

/**
 * Yields the numbers of the texts on which two automata give different verdicts. Shared prefixes are walked once, by
 * both automata, and the walk stops where the two can no longer differ.
 */
export function* distinguishingTexts(tree: TextTree, first: Automaton, second: Automaton): Generator<number> {
  const { units, depths, ends, texts } = tree;
  const pairs = new Pairs(tree, first, second);
  const way = [0];
  for (let node = 0; node < units.length;) {
    const depth = depths[node] ?? 0;
    const pair = depth === 0 ? 0 : pairs.after(way[depth - 1] ?? 0, units[node] ?? 0);
    way[depth] = pair;
    const text = texts[node] ?? -1;
    if (text >= 0 && pairs.differs(pair)) yield text;
    node = pairs.canDiffer(pair) ? node + 1 : (ends[node] ?? units.length);
  }
}

/**
 * Limit on pairs. If there are more, or if finding all would take more steps than the texts have characters, pairs are
 * found as they occur, and it is unknown whether they can differ.
 */
const maxPairs = 20_000;

/** The pairs of states that two automata reach on the same text, numbered from the initial one, 0. */
class Pairs {
  private readonly firsts: number[] = [];
  private readonly seconds: number[] = [];
  private readonly numbers = new Map<number, Map<number, number>>();
  private readonly steps: number[] = [];
  private readonly classOf = new Map<number, number>();
  private readonly classes: (readonly [number, number])[] = [];
  private readonly live: Uint8Array | undefined;

  constructor(
    { alphabet, units }: TextTree,
    private readonly first: Automaton,
    private readonly second: Automaton,
  ) {
    const known = new Map<string, number>();
    for (const unit of alphabet) {
      const both = [first.classOf(unit), second.classOf(unit)] as const;
      const c = known.get(both.join()) ?? this.classes.push(both) - 1;
      known.set(both.join(), c);
      this.classOf.set(unit, c);
    }
    this.numberOf(first.initial, second.initial);
    const most = Math.min(maxPairs, units.length / this.classes.length);
    for (let pair = 0; pair < this.firsts.length && pair < most; pair++) {
      for (let c = 0; c < this.classes.length; c++) this.step(pair, c);
    }
    if (this.firsts.length <= most) this.live = this.livePairs();
  }

  after(pair: number, unit: number): number {
    return this.step(pair, this.classOf.get(unit) ?? 0);
  }

  differs(pair: number): boolean {
    return this.first.accepting(this.firsts[pair] ?? 0) !== this.second.accepting(this.seconds[pair] ?? 0);
  }

  canDiffer(pair: number): boolean {
    return this.live?.[pair] !== 0;
  }

  private step(pair: number, c: number): number {
    const place = pair * this.classes.length + c;
    const known = this.steps[place];
    if (known !== undefined) return known;
    const [a = 0, b = 0] = this.classes[c] ?? [];
    const next = this.numberOf(
      this.first.step(this.firsts[pair] ?? 0, a),
      this.second.step(this.seconds[pair] ?? 0, b),
    );
    return (this.steps[place] = next);
  }

  private numberOf(first: number, second: number): number {
    let ofFirst = this.numbers.get(first);
    if (ofFirst === undefined) this.numbers.set(first, (ofFirst = new Map<number, number>()));
    const known = ofFirst.get(second);
    if (known !== undefined) return known;
    this.seconds.push(second);
    const number = this.firsts.push(first) - 1;
    ofFirst.set(second, number);
    return number;
  }

  /** Returns 1 for each pair from which some text leads to different verdicts. */
  private livePairs(): Uint8Array {
    const sources = this.firsts.map((): number[] => []);
    for (const [place, pair] of this.steps.entries()) {
      sources[pair]?.push(Math.floor(place / this.classes.length));
    }
    const live = new Set([...this.firsts.keys()].filter((pair) => this.differs(pair)));
    for (const pair of live) for (const source of sources[pair] ?? []) live.add(source);
    return Uint8Array.from(this.firsts, (_, pair) => (live.has(pair) ? 1 : 0));
  }
}

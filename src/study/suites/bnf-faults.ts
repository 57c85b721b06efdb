/**
 * The faults of a BNF: each small change of one of its rules that a person may make by mistake. A fault that leaves the
 * language of the start rule as it is, is equivalent: that is decided by walking both automata side by side.
 */
import type { Automaton } from '../../automaton/automaton.js';
import type { CompactBnf } from '../../automaton/compact-bnf.js';
import { unmentioned } from '../../automaton/dfa-table.js';
import { LazyDfa } from '../../automaton/lazy-dfa.js';
import { PartialDerivatives } from '../../automaton/partial-derivatives.js';
import { bothCases } from '../../base/character.js';
import { type CodeUnitSet, codeUnits } from '../../base/code-units.js';
import { Budget, type Limits, StateLimitError } from '../../base/limits.js';
import { derivationNfa } from '../automata/derivation-nfa.js';
import { findWord, jointLetters } from '../automata/product.js';
import {
  type BnfExpression,
  type BnfGrammar,
  type BnfRule,
  type LiteralExpression,
  type RangeExpression,
  references,
  type RepetitionExpression,
} from '../bnf/bnf.js';
import { compactBnf } from '../bnf/compact.js';
import { NonTailRecursionError } from '../bnf/errors.js';
import { wording } from '../bnf/wording.js';
import type { FaultKind } from './fault.js';

/** A fault of a BNF that changes the language of the start rule. */
export interface BnfFault {
  readonly kind: FaultKind;
  readonly rule: string;
  /** What is changed: `"a"-"f" has "g" as well`. */
  readonly change: string;
  /** A shortest text whose verdict it changes. */
  readonly witness: string;
  /** The automaton of the changed grammar, made anew by each call, as it grows while it is walked. */
  readonly automaton: () => Automaton;
}

/** A change of a BNF, in words. */
export type BnfChange = Pick<BnfFault, 'kind' | 'rule' | 'change'>;

/** The small changes of a grammar. */
export interface BnfFaults {
  /** Those that change the language of the start rule. */
  readonly faults: readonly BnfFault[];
  /** Those that are proved not to. */
  readonly equivalent: readonly BnfChange[];
  /** Those whose automaton is too large to tell. */
  readonly undecided: readonly BnfChange[];
}

/** Pairs of states: ten times what the largest automaton of a document has. A count of steps decides, never the clock. */
const faultLimits: Limits = { states: 20_000, milliseconds: Infinity };

/** An expression in the place of another. */
interface Change {
  readonly kind: FaultKind;
  readonly change: string;
  readonly expression: BnfExpression;
}

/** The faults that are known, by grammar and start rule. */
const known = new WeakMap<BnfGrammar, Map<string, BnfFaults>>();

/**
 * The faults of the rules that a start rule reaches, found once for each grammar object. Changes that make the same grammar
 * are one fault; one that makes a grammar whose language need not be regular is left out.
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
  const compact = compactBnf(grammar);
  const first = grammar.rules.findIndex(({ name }) => name === start);
  for (const [place, rule] of reachedRules(grammar, start)) {
    const seen = new Set([keyOf(compact[place])]);
    const recursive = reachedRules(grammar, rule.name, false).some(([, { name }]) => name === rule.name);
    for (const { kind, change, expression } of changesOf(rule.expression)) {
      const changed = { ...grammar, rules: grammar.rules.with(place, { ...rule, expression }) };
      const changedBnf: CompactBnf = compactBnf(changed);
      const key = keyOf(changedBnf[place]);
      if (seen.has(key) || (recursive && !isRegular(changed, start))) continue;
      seen.add(key);
      const automaton = (): Automaton => new LazyDfa(new PartialDerivatives(changedBnf), first);
      const told = { kind, rule: rule.name, change };
      const found = difference(original, automaton());
      if (found === undefined) undecided.push(told);
      else if (found.witness === undefined) equivalent.push(told);
      else faults.push({ ...told, witness: found.witness, automaton });
    }
  }
  return { faults, equivalent, undecided };
}

/** A shortest text that one automaton accepts and the other does not, if there is one; undefined where that is too large to tell. */
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

/** The rules that a rule refers to, directly or not, with their places in the grammar; the rule itself if it is asked for. */
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

/** An expression in compact form as text, the characters of a class in their order. */
function keyOf(expression: CompactBnf[number] | undefined): string {
  return JSON.stringify(expression, (_, value: unknown) =>
    Array.isArray(value) && value[0] === 'of' ? ['of', Array.from(String(value[1])).sort().join('')] : value,
  );
}

/** A changed rule may call itself where it is not last. */
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

/** All faults of an expression, from its outside to its inside. */
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

/** The faults of the parts of an expression, each in its place. */
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

/** One character. */
type CharacterSet = RangeExpression | LiteralExpression;

function isSet(e: BnfExpression): e is CharacterSet {
  return e.type === 'range' || (e.type === 'literal' && e.text.length === 1);
}

/** At each end of each run of characters, one too many or one too few. @param others what else may come in their place */
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
      if (unit < 0 || unit >= unmentioned) continue;
      yield changed(codeUnits([...set, [unit, unit]]), `${characterInWords(unit)} is in the class as well`);
    }
  }
}

function oneOf(alternatives: readonly BnfExpression[]): BnfExpression {
  const [only = empty] = alternatives;
  return alternatives.length === 1 ? only : { type: 'alternation', alternatives, span };
}

/** An option has no bounds to be mistaken: it is there or not. */
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
    const change = `${inWords(e.body)} comes ${timesInWords(least, most)} instead of ${timesInWords(min, max)} times`;
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

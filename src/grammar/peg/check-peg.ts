/**
 * Checks the conditions under which a PEG denotes regular languages by its form, before the proof; errors name the
 * violation.
 */
import { brand } from '../../core/base/brand.js';
import { strongComponents } from '../../core/base/strong-components.js';
import { callsItselfInside, formatCycle, unknownRule } from '../bnf/errors.js';
import { reachedFrom } from '../bnf/graph.js';
import { PegTextError } from './errors.js';
import { uncoveredBy, unsupported } from './terms.js';
import {
  expressionsIn,
  type PegExpression,
  type PegGrammar,
  pegParts,
  type PegReference,
  pegReferences,
  type PegRule,
  type PegSpan,
} from './peg.js';

/** A rule calls itself before it has consumed anything: no parser terminates. */
export class LeftRecursionError extends PegTextError {
  declare readonly name: 'LeftRecursionError';
  constructor(
    text: string,
    span: PegSpan,
    rule: string,
    readonly cycle: readonly string[],
  ) {
    super(text, span, rule, `it calls itself (${formatCycle(cycle)}) before it consumes a character`);
  }

  static {
    brand(this, 'LeftRecursionError');
  }
}

/** A rule calls itself, and something follows the call. */
export class PegRecursionError extends PegTextError {
  declare readonly name: 'PegRecursionError';
  constructor(
    text: string,
    span: PegSpan,
    rule: string,
    readonly cycle: readonly string[],
  ) {
    super(text, span, rule, `it ${callsItselfInside(cycle)}`);
  }

  static {
    brand(this, 'PegRecursionError');
  }
}

/** An unbounded repetition of an expression that can succeed without consuming: no parser terminates. */
export class EmptyRepetitionError extends PegTextError {
  declare readonly name: 'EmptyRepetitionError';
  constructor(text: string, span: PegSpan, rule: string) {
    super(text, span, rule, 'an expression that can match the empty string is repeated without bound');
  }

  static {
    brand(this, 'EmptyRepetitionError');
  }
}

/** An expression calls a rule that does not exist. */
export class UndefinedRuleError extends PegTextError {
  declare readonly name: 'UndefinedRuleError';

  static {
    brand(this, 'UndefinedRuleError');
  }
}

/** Checks a grammar. Linear, except for rules that are nullable by one another. @throws PegTextError */
export function checkDecidable(grammar: PegGrammar): void {
  for (const [, fault] of undecidable(grammar)) throw fault;
}

/**
 * Returns expressions without which a grammar is decidable, each with the reason. Of calls inside rules that recur, these
 * are only the calls that close a cycle, in the order of the text. @throws UndefinedRuleError
 */
export function withoutWhich(grammar: PegGrammar): ReadonlyMap<PegExpression, PegTextError> {
  const faults = new Map<PegExpression, PegTextError>();
  for (const [e, fault] of undecidable(grammar)) if (!faults.has(e)) faults.set(e, fault);
  const called = new Map<string, string[]>();
  const add = (rule: string, name: string): void => {
    called.set(rule, [...(called.get(rule) ?? []), name]);
  };
  for (const { name, expression } of grammar.rules)
    for (const { call } of callsOutsideLookahead(expression, true))
      if (!faults.has(call)) add(name, call.name);
  for (const [call, fault] of faults) {
    if (!(fault instanceof PegRecursionError) || call.type !== 'reference') continue;
    if (reachedFrom([call.name], called).has(fault.rule)) continue;
    faults.delete(call);
    add(fault.rule, call.name);
  }
  return faults;
}

/** Yields the expressions because of which a grammar is not decidable. @throws UndefinedRuleError */
function* undecidable({ text, rules: list }: PegGrammar): Generator<readonly [PegExpression, PegTextError]> {
  const rules = new Map(list.map((rule) => [rule.name, rule]));
  for (const { name, expression } of list) {
    for (const e of expressionsIn(expression)) {
      if (e.type !== 'reference' || rules.has(e.name) || uncoveredBy(e) !== undefined) continue;
      throw new UndefinedRuleError(text, e.span, name, unknownRule(e.name, [...rules.keys()]).problem);
    }
  }
  const mayBeEmpty = emptiness(rules);
  for (const { name, expression } of list) {
    for (const e of expressionsIn(expression)) {
      if (e.type === 'repetition' && e.max === null && mayBeEmpty(e.body))
        yield [e, new EmptyRepetitionError(text, e.span, name)];
    }
  }
  const calls = new Calls(list, (e) => [...leftmostCalls(e, mayBeEmpty)].map(({ name }) => name));
  for (const { name, expression, span } of list) {
    if (!calls.isRecursive(name)) continue;
    const error = new LeftRecursionError(text, span, name, calls.way(name, name));
    for (const call of leftmostCalls(expression, mayBeEmpty))
      if (calls.inCircle(name, call.name)) yield [call, error];
  }
  yield* innerRecursion(text, list);
}

/** Returns the rules that can reach themselves, found once for each list of rules. */
export function recursiveRules({ rules }: PegGrammar): ReadonlySet<string> {
  let found = recursive.get(rules);
  if (found === undefined) {
    const calls = new Calls(rules, pegReferences);
    found = new Set(rules.map(({ name }) => name).filter((name) => calls.isRecursive(name)));
    recursive.set(rules, found);
  }
  return found;
}
const recursive = new WeakMap<readonly PegRule[], ReadonlySet<string>>();

/** Call graph of rules, for some kinds of calls. */
class Calls {
  private readonly called: ReadonlyMap<string, readonly string[]>;
  /** The rules that each rule reaches and is reached by, if there are any. */
  private readonly circles = new Map<string, ReadonlySet<string>>();

  constructor(rules: readonly PegRule[], callsOf: (expression: PegExpression) => readonly string[]) {
    this.called = new Map(rules.map(({ name, expression }) => [name, callsOf(expression)]));
    const components = strongComponents(this.called.keys(), (name) => this.called.get(name) ?? []);
    for (const { nodes, cyclic } of components) {
      const circle = new Set(nodes);
      if (cyclic) for (const name of nodes) this.circles.set(name, circle);
    }
  }

  isRecursive(rule: string): boolean {
    return this.circles.has(rule);
  }

  /** Tests whether the called rule reaches the caller. */
  inCircle(caller: string, called: string): boolean {
    return this.circles.get(caller)?.has(called) === true;
  }

  /** Returns a shortest path of at least one call, both ends included. */
  way(from: string, to: string): readonly string[] {
    const callers = new Map<string, string>();
    const reached = [from];
    for (const caller of reached) {
      for (const next of this.called.get(caller) ?? []) {
        if (callers.has(next)) continue;
        callers.set(next, caller);
        reached.push(next);
      }
    }
    const way = [to];
    do way.push(callers.get(way.at(-1) ?? from) ?? from);
    while (way.at(-1) !== from);
    return way.reverse();
  }
}

/**
 * Returns a test whether an expression can succeed without consuming, judged by its form: a lookahead counts as
 * succeeding.
 */
export function emptiness(rules: ReadonlyMap<string, PegRule>): (e: PegExpression) => boolean {
  const empty = new Set<string>();
  const mayBeEmpty = (e: PegExpression): boolean => {
    switch (e.type) {
      case 'class':
        return false;
      case 'reference':
        return empty.has(e.name) || e.name === unsupported.predicate;
      case 'sequence':
        return e.items.every(mayBeEmpty);
      case 'choice':
        return e.alternatives.some(mayBeEmpty);
      case 'repetition':
        return e.min === 0 || mayBeEmpty(e.body);
      case 'lookahead':
        return true;
    }
  };
  const callsOf = (name: string): readonly string[] => {
    const rule = rules.get(name);
    return rule === undefined ? [] : pegReferences(rule.expression);
  };
  // A rule comes after the rules that it calls, except in a cycle, which may need a second pass.
  for (const { nodes } of strongComponents(rules.keys(), callsOf)) {
    for (let before = -1; before !== empty.size;) {
      before = empty.size;
      for (const name of [...nodes].reverse()) {
        const rule = rules.get(name);
        if (rule !== undefined && mayBeEmpty(rule.expression)) empty.add(name);
      }
    }
  }
  return mayBeEmpty;
}

/** Yields the calls of rules at the start of an expression. */
function* leftmostCalls(
  e: PegExpression,
  mayBeEmpty: (e: PegExpression) => boolean,
): Generator<PegReference> {
  if (e.type === 'reference') yield e;
  for (const part of pegParts(e)) {
    yield* leftmostCalls(part, mayBeEmpty);
    if (e.type === 'sequence' && !mayBeEmpty(part)) return;
  }
}

/**
 * Yields each call on a cycle of calls that does not end its rule. A call inside a lookahead is on no such cycle: anything at
 * all may follow a lookahead's body, so the followers do not accumulate.
 */
function* innerRecursion(
  text: string,
  rules: readonly PegRule[],
): Generator<readonly [PegExpression, PegTextError]> {
  const calls = new Calls(rules, (e) => [...callsOutsideLookahead(e, true)].map(({ call }) => call.name));
  for (const { name, expression } of rules) {
    for (const { call, tail } of callsOutsideLookahead(expression, true)) {
      if (tail || !calls.inCircle(name, call.name)) continue;
      const back = call.name === name ? [name] : calls.way(call.name, name);
      yield [call, new PegRecursionError(text, call.span, name, [name, ...back])];
    }
  }
}

interface Call {
  readonly call: PegReference;
  /** True if it ends the rule that contains it. */
  readonly tail: boolean;
}

function* callsOutsideLookahead(e: PegExpression, tail: boolean): Generator<Call> {
  if (e.type === 'reference') yield { call: e, tail };
  if (e.type === 'lookahead') return;
  const parts = pegParts(e);
  const repeats = e.type === 'repetition' && e.max !== 1;
  for (const [i, part] of parts.entries()) {
    const last = e.type !== 'sequence' || i === parts.length - 1;
    yield* callsOutsideLookahead(part, tail && last && !repeats);
  }
}

/**
 * Returns the rules with guards that may read any number of characters before one is consumed, in the order of the
 * grammar. Linear.
 */
export function lookingAhead(peg: PegGrammar): readonly string[] {
  const recursive = recursiveRules(peg);
  const expressions = new Map(peg.rules.map(({ name, expression }) => [name, expression]));
  const known = new Map<string, boolean>();
  const ofRule = (name: string): boolean => {
    const found = known.get(name);
    if (found !== undefined) return found;
    const expression = expressions.get(name);
    const result = recursive.has(name) || (expression !== undefined && isUnbounded(expression));
    known.set(name, result);
    return result;
  };
  const isUnbounded = (e: PegExpression): boolean => {
    if (e.type === 'reference') return ofRule(e.name);
    return (e.type === 'repetition' && e.max === null) || pegParts(e).some(isUnbounded);
  };
  const looks = (e: PegExpression): boolean =>
    (e.type === 'lookahead' && isUnbounded(e.body)) || pegParts(e).some(looks);
  return peg.rules.flatMap(({ name, expression }) => (looks(expression) ? [name] : []));
}

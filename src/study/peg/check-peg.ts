/** What must hold for a PEG to denote regular languages by its form: checked before the proof, named where it does not. */
import { NonTailRecursionError, unknownRule } from '../bnf/errors.js';
import { type PegExpression, type PegGrammar, pegParts, pegReferences } from './peg.js';

/** A rule calls itself before it has consumed anything: no parser ends. */
export class LeftRecursionError extends Error {
  override readonly name = 'LeftRecursionError';
  constructor(
    readonly rule: string,
    readonly cycle: readonly string[],
  ) {
    super(`rule "${rule}" calls itself (${cycle.join(' > ')}) before anything is consumed`);
  }
}

/** A repetition without bound over an expression that can succeed on nothing: no parser ends. */
export class EmptyRepetitionError extends Error {
  override readonly name = 'EmptyRepetitionError';
  constructor(
    readonly rule: string,
    /** Where the repetition starts in grammar.peggy. */
    readonly offset: number,
  ) {
    super(
      `rule "${rule}" repeats without bound, at offset ${String(offset)}, an expression that can succeed on nothing`,
    );
  }
}

/** @throws LeftRecursionError, EmptyRepetitionError, NonTailRecursionError, UnknownNameError */
export function checkDecidable(grammar: PegGrammar): void {
  const rules = new Map(grammar.rules.map(({ name, expression }) => [name, expression]));
  const mayBeEmpty = emptiness(rules);
  for (const [name, expression] of rules) {
    visit(expression, (e) => {
      if (e.type === 'reference' && !rules.has(e.name)) throw unknownRule(e.name, [...rules.keys()]);
      if (e.type === 'repetition' && e.max === null && mayBeEmpty(e.body))
        throw new EmptyRepetitionError(name, e.span.start);
    });
  }
  const calls = new Map([...rules].map(([name, e]) => [name, [...leftmostCalls(e, mayBeEmpty)]]));
  for (const name of rules.keys()) {
    const cycle = path(calls, name, name);
    if (cycle) throw new LeftRecursionError(name, cycle);
  }
  checkTailRecursion(rules);
}

/** The rules that can reach themselves. */
export function recursiveRules(grammar: PegGrammar): ReadonlySet<string> {
  const calls = new Map(grammar.rules.map(({ name, expression }) => [name, pegReferences(expression)]));
  return new Set([...calls.keys()].filter((name) => path(calls, name, name)));
}

function visit(expression: PegExpression, see: (e: PegExpression) => void): void {
  see(expression);
  for (const part of pegParts(expression)) visit(part, see);
}

/** Whether an expression can succeed without consuming, as far as its form tells: a lookahead counts as succeeding. */
function emptiness(rules: ReadonlyMap<string, PegExpression>): (e: PegExpression) => boolean {
  const empty = new Set<string>();
  const mayBeEmpty = (e: PegExpression): boolean => {
    switch (e.type) {
      case 'class':
        return false;
      case 'reference':
        return empty.has(e.name);
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
  for (let before = -1; before !== empty.size;) {
    before = empty.size;
    for (const [name, e] of rules) if (mayBeEmpty(e)) empty.add(name);
  }
  return mayBeEmpty;
}

/** The rules that an expression may call where it starts. */
function* leftmostCalls(e: PegExpression, mayBeEmpty: (e: PegExpression) => boolean): Generator<string> {
  if (e.type === 'reference') yield e.name;
  for (const part of pegParts(e)) {
    yield* leftmostCalls(part, mayBeEmpty);
    if (e.type === 'sequence' && !mayBeEmpty(part)) return;
  }
}

/**
 * On a cycle of calls each call must end its rule. A call inside a lookahead is on no such cycle: what follows a
 * lookahead's body is anything at all, so the followers do not pile up.
 */
function checkTailRecursion(rules: ReadonlyMap<string, PegExpression>): void {
  const calls = new Map<string, { readonly name: string; readonly tail: boolean }[]>();
  for (const [name, expression] of rules) calls.set(name, [...callsOutsideLookahead(expression, true)]);
  const names = new Map([...calls].map(([name, called]) => [name, called.map((call) => call.name)]));
  for (const [name, called] of calls) {
    for (const call of called) {
      const back = call.tail ? undefined : call.name === name ? [name] : path(names, call.name, name);
      if (back) throw new NonTailRecursionError(name, call.name === name ? [name, name] : [name, ...back]);
    }
  }
}

function* callsOutsideLookahead(e: PegExpression, tail: boolean): Generator<{ name: string; tail: boolean }> {
  if (e.type === 'reference') yield { name: e.name, tail };
  if (e.type === 'lookahead') return;
  const parts = pegParts(e);
  const repeats = e.type === 'repetition' && e.max !== 1;
  for (const [i, part] of parts.entries()) {
    const last = e.type !== 'sequence' || i === parts.length - 1;
    yield* callsOutsideLookahead(part, tail && last && !repeats);
  }
}

/** A shortest way of at least one call, both ends included. */
function path(
  calls: ReadonlyMap<string, readonly string[]>,
  from: string,
  to: string,
): readonly string[] | undefined {
  const ways = [[from]];
  const seen = new Set<string>();
  for (const way of ways) {
    for (const next of calls.get(way.at(-1) ?? from) ?? []) {
      if (next === to) return [...way, next];
      if (seen.has(next)) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  }
  return undefined;
}

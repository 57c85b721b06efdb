/** Graph of rules: their uses, reachability, and rules that derive nothing. */
import {
  type BnfExpression,
  type BnfGrammar,
  type BnfRule,
  parts,
  references,
  type SourceSpan,
  withParts,
} from './bnf.js';
import { ruleIn } from './errors.js';

/** Successors by rule name. */
export type Graph = ReadonlyMap<string, readonly string[]>;

export function usesOf(rules: readonly BnfRule[]): Graph {
  return new Map(rules.map(({ name, expression }) => [name, references(expression)]));
}

export function usersOf(rules: readonly BnfRule[]): Graph {
  const users = new Map<string, string[]>(rules.map(({ name }) => [name, []]));
  for (const [name, used] of usesOf(rules)) for (const other of used) users.get(other)?.push(name);
  return users;
}

/** Returns the names, and all names reachable from them. Linear in the graph. */
export function reachedFrom(names: Iterable<string>, graph: Graph): ReadonlySet<string> {
  const reached = new Set(names);
  for (const name of reached) for (const next of graph.get(name) ?? []) reached.add(next);
  return reached;
}
/** The rules that are being built, one within another, to attribute a limit to one of them. */
export class OpenRules {
  /** Outermost first. */
  readonly names: string[] = [];
  private readonly entered: number[] = [];

  /** @param size size of the result before the rule is built */
  enter(name: string, size: number): void {
    this.names.push(name);
    this.entered.push(size);
  }

  leave(): void {
    this.names.pop();
    this.entered.pop();
  }

  /** Returns the innermost rule that contributes at least half of the result; undefined if there is none. */
  largest(size: number): string | undefined {
    return this.names[this.entered.findLastIndex((entered) => 2 * (size - entered) >= size)];
  }
}

/**
 * Returns the rule and all rules reachable from it, in their order. A rule that `stops` is neither returned nor
 * followed.
 * @throws UnknownNameError
 */
export function rulesUsedBy(
  rules: readonly BnfRule[],
  start: string,
  stops: (name: string) => boolean = () => false,
): readonly BnfRule[] {
  const used = new Set([ruleIn(rules, start).name]);
  for (const name of used) {
    for (const other of references(ruleIn(rules, name).expression)) if (!stops(other)) used.add(other);
  }
  return rules.filter(({ name }) => used.has(name));
}

/** Returns the names of the rules that derive no string. Each round finds some that do. */
export function barrenRules(rules: readonly BnfRule[]): ReadonlySet<string> {
  const barren = new Set(rules.map(({ name }) => name));
  for (let size = Infinity; barren.size < size;) {
    size = barren.size;
    for (const { name, expression } of rules) if (!isBarren(expression, barren)) barren.delete(name);
  }
  return barren;
}

/** Tests whether an expression derives no string, given the rules that derive none. */
function isBarren(e: BnfExpression, barren: ReadonlySet<string>): boolean {
  switch (e.type) {
    case 'reference':
      return barren.has(e.name);
    case 'sequence':
      return e.items.some((item) => isBarren(item, barren));
    case 'alternation':
      return e.alternatives.every((alternative) => isBarren(alternative, barren));
    case 'repetition':
      return e.min > 0 && isBarren(e.body, barren);
    default:
      return false;
  }
}

/** Returns an expression that derives no string. */
export function barrenAt(span: SourceSpan): BnfExpression {
  return { type: 'alternation', alternatives: [], span };
}

/**
 * Removes parts that derive no string, without changing the languages: alternatives and repetitions of such parts are
 * removed, and a rule that derives none has no alternative. An expression without such parts is the same object.
 */
export function withoutBarren(grammar: BnfGrammar): BnfGrammar {
  const barren = barrenRules(grammar.rules);
  const has = (e: BnfExpression): boolean => isBarren(e, barren) || parts(e).some(has);
  const without = (e: BnfExpression): BnfExpression => {
    if (!has(e)) return e;
    if (isBarren(e, barren)) return barrenAt(e.span);
    if (e.type === 'repetition' && isBarren(e.body, barren))
      return { type: 'sequence', items: [], span: e.span };
    if (e.type !== 'alternation') return withParts(e, without);
    const alternatives = e.alternatives.filter((one) => !isBarren(one, barren)).map(without);
    const [only] = alternatives;
    return only !== undefined && alternatives.length === 1 ? only : { ...e, alternatives };
  };
  if (!grammar.rules.some(({ expression }) => has(expression))) return grammar;
  return {
    ...grammar,
    rules: grammar.rules.map((rule) => {
      const expression = without(rule.expression);
      return expression === rule.expression ? rule : { ...rule, expression };
    }),
  };
}

/**
 * Checks the conditions under which a grammar's language is regular, and locates each fault: every reference defined,
 * no name twice, recursion in tail position only, no repetition of the empty string.
 */
import { strongComponents } from '../../core/base/strong-components.js';
import { quoted } from '../../core/base/visible.js';
import { unknownName } from '../../core/base/unknown-name.js';
import {
  parts,
  referencesIn,
  type BnfExpression,
  type BnfRule,
  type ReferenceExpression,
  type SourceSpan,
} from './bnf.js';
import { formatCycle } from './errors.js';

/** A fault of a rule, and its place in the file. */
export interface RuleFault {
  readonly rule: BnfRule;
  readonly span: SourceSpan;
  readonly problem: string;
  /** Present if it is recursion that is not in tail position. */
  readonly recursive?: true;
  /** The rule that is used and not defined, if that is the fault. */
  readonly missing?: string;
}

/** A reference in a rule, and its position there. */
interface Use {
  readonly rule: BnfRule;
  readonly reference: ReferenceExpression;
  /** True if only the empty string needs to precede it. */
  readonly first: boolean;
  /** True if nothing can follow it. */
  readonly tail: boolean;
}

/** Returns the faults of a grammar, in the order of its rules; none if it is usable. */
export function ruleFaults(rules: readonly BnfRule[]): readonly RuleFault[] {
  const names = nameFaults(rules);
  if (names.length > 0) return names;
  return [...recursionFaults(rules), ...repetitionFaults(rules, nullableRules(rules))];
}

/** Returns the rules that are defined twice, and the references to rules that are not defined. */
export function nameFaults(rules: readonly BnfRule[]): readonly RuleFault[] {
  const defined = new Set<string>();
  const faults: RuleFault[] = [];
  for (const rule of rules) {
    if (defined.has(rule.name)) {
      faults.push({ rule, span: rule.span, problem: `rule "${rule.name}" is defined twice` });
    }
    defined.add(rule.name);
  }
  const names = [...defined];
  for (const rule of rules) {
    for (const { name, span } of referencesIn(rule.expression)) {
      if (!defined.has(name)) faults.push(faultOf(rule, span, () => unknown(name, names), { missing: name }));
    }
  }
  return faults;
}

function unknown(name: string, names: readonly string[]): string {
  return name.startsWith('<')
    ? `${quoted(name, maxNameLength)} is defined in words only: it needs a rule`
    : unknownName('rule', name, names).problem;
}

const maxNameLength = 60;

/** Creates a fault whose problem is worded on demand: there may be many, and the words of each take a search. */
function faultOf(
  rule: BnfRule,
  span: SourceSpan,
  problem: () => string,
  kind: Pick<RuleFault, 'recursive' | 'missing'> = {},
): RuleFault {
  return {
    rule,
    span,
    ...kind,
    get problem() {
      return problem();
    },
  };
}

/** Returns the recursion that is not in tail position, with a shortest cycle of each. */
export function recursionFaults(rules: readonly BnfRule[]): readonly RuleFault[] {
  const uses = usesOf(rules);
  const { edges, component } = graphOf(rules, uses);
  const first = graphOf(
    rules,
    uses.filter((use) => use.first),
  );
  const faults: RuleFault[] = [];
  for (const { rule, reference, first: begins, tail } of uses) {
    const { name, span } = reference;
    const faultMessage = (what: string, among: Edges) => (): string =>
      `"${name}" ${what}: ${formatCycle([rule.name, ...shortestWay(name, rule.name, among)])}`;
    const problem =
      begins && isSame(first.component, name, rule.name)
        ? faultMessage('begins with itself (left recursion)', first.edges)
        : !tail && isSame(component, name, rule.name)
          ? faultMessage('contains itself before its end (recursion not in tail position)', edges)
          : undefined;
    if (problem !== undefined) faults.push(faultOf(rule, span, problem, { recursive: true }));
  }
  return faults;
}

/** For each rule, the rules that it uses. */
type Edges = ReadonlyMap<string, readonly string[]>;

function isSame(component: ReadonlyMap<string, number>, one: string, other: string): boolean {
  return component.has(one) && component.get(one) === component.get(other);
}

/** Returns the uses as a graph, and a number for each rule, which rules share if they reach each other. */
function graphOf(
  rules: readonly BnfRule[],
  uses: readonly Use[],
): { readonly edges: Edges; readonly component: ReadonlyMap<string, number> } {
  const targets = new Map(rules.map(({ name }) => [name, new Set<string>()]));
  for (const { rule, reference } of uses) targets.get(rule.name)?.add(reference.name);
  const edges = new Map(Array.from(targets, ([name, used]) => [name, [...used]]));
  const components = strongComponents(edges.keys(), (name) => edges.get(name) ?? []);
  return {
    edges,
    component: new Map(components.flatMap(({ nodes }, i) => nodes.map((name) => [name, i] as const))),
  };
}

/** Returns the rules on a shortest path from one to another, both included. */
function shortestWay(from: string, to: string, edges: Edges): readonly string[] {
  const before = new Map<string, string | undefined>([[from, undefined]]);
  for (const [name] of before) {
    if (name === to) break;
    for (const next of edges.get(name) ?? []) if (!before.has(next)) before.set(next, name);
  }
  const way: string[] = [];
  for (let at: string | undefined = to; at !== undefined; at = before.get(at)) way.unshift(at);
  return way;
}

function repetitionFaults(rules: readonly BnfRule[], nullable: ReadonlySet<string>): readonly RuleFault[] {
  return faultsOfParts(rules, (e) =>
    e.type === 'repetition' && e.max !== 1 && isNullable(e.body, nullable)
      ? 'the repeated expression can match the empty string'
      : undefined,
  );
}

/** Returns the faults of expressions, at any depth in rules. */
export function faultsOfParts(
  rules: readonly BnfRule[],
  problemOf: (e: BnfExpression) => string | undefined,
): readonly RuleFault[] {
  const visit = (rule: BnfRule, e: BnfExpression): RuleFault[] => {
    const problem = problemOf(e);
    const own = problem === undefined ? [] : [{ rule, span: e.span, problem }];
    return [...own, ...parts(e).flatMap((part) => visit(rule, part))];
  };
  return rules.flatMap((rule) => visit(rule, rule.expression));
}

/** Returns the rules that derive the empty string. */
export function nullableRules(rules: readonly BnfRule[]): ReadonlySet<string> {
  const nullable = new Set<string>();
  for (let size = -1; size < nullable.size;) {
    size = nullable.size;
    for (const { name, expression } of rules) if (isNullable(expression, nullable)) nullable.add(name);
  }
  return nullable;
}

/** Tests whether an expression derives the empty string, given the rules that do. */
export function isNullable(e: BnfExpression, nullable: ReadonlySet<string>): boolean {
  switch (e.type) {
    case 'literal':
      return e.text === '';
    case 'range':
      return false;
    case 'reference':
      return nullable.has(e.name);
    case 'sequence':
      return e.items.every((item) => isNullable(item, nullable));
    case 'alternation':
      return e.alternatives.some((alternative) => isNullable(alternative, nullable));
    case 'repetition':
      return e.min === 0 || isNullable(e.body, nullable);
  }
}

function usesOf(rules: readonly BnfRule[]): readonly Use[] {
  const nullable = nullableRules(rules);
  return rules.flatMap((rule) => usesIn(rule, nullable));
}

function usesIn(rule: BnfRule, nullable: ReadonlySet<string>): readonly Use[] {
  const uses: Use[] = [];
  const visit = (e: BnfExpression, first: boolean, tail: boolean): void => {
    switch (e.type) {
      case 'reference':
        uses.push({ rule, reference: e, first, tail });
        break;
      case 'sequence':
        e.items.forEach((item, index) => {
          const before = e.items.slice(0, index);
          const canBegin = first && before.every((other) => isNullable(other, nullable));
          visit(item, canBegin, tail && index === e.items.length - 1);
        });
        break;
      case 'repetition':
        visit(e.body, first, tail && e.max === 1);
        break;
      default:
        for (const part of parts(e)) visit(part, first, tail);
    }
  };
  visit(rule.expression, true, true);
  return uses;
}

/**
 * What the rules of a grammar must fulfil for its language to be regular, each with the place of the fault:
 * every reference defined, no name twice, recursion in tail position only, no repetition of the empty string.
 */
import { unknownName } from '../../base/unknown-name.js';
import {
  parts,
  referencesIn,
  type BnfExpression,
  type BnfRule,
  type ReferenceExpression,
  type SourceSpan,
} from './bnf.js';

/** A fault of a rule, and where in its file. */
export interface RuleFault {
  readonly rule: BnfRule;
  readonly span: SourceSpan;
  readonly problem: string;
}

/** A reference in a rule, and its place there. */
interface Use {
  readonly rule: BnfRule;
  readonly reference: ReferenceExpression;
  /** Nothing but the empty string needs to stand before it. */
  readonly first: boolean;
  /** Nothing can follow it. */
  readonly tail: boolean;
}

/** The faults of a grammar, in the order of its rules; none, if it can be worked with. */
export function ruleFaults(rules: readonly BnfRule[]): readonly RuleFault[] {
  const names = nameFaults(rules);
  if (names.length > 0) return names;
  const nullable = nullableRules(rules);
  const uses = rules.flatMap((rule) => usesIn(rule, nullable));
  return [...recursionFaults(rules, uses), ...repetitionFaults(rules, nullable)];
}

function nameFaults(rules: readonly BnfRule[]): readonly RuleFault[] {
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
      if (defined.has(name)) continue;
      faults.push({ rule, span, problem: unknownName('rule', name, names).problem });
    }
  }
  return faults;
}

function recursionFaults(rules: readonly BnfRule[], uses: readonly Use[]): readonly RuleFault[] {
  const reach = reachability(rules, uses);
  const reachFirst = reachability(
    rules,
    uses.filter(({ first }) => first),
  );
  const faults: RuleFault[] = [];
  for (const { rule, reference, first, tail } of uses) {
    const { name, span } = reference;
    if (first && reachFirst.get(name)?.has(rule.name) === true) {
      faults.push({ rule, span, problem: `"${name}" begins with itself (left recursion)` });
    } else if (!tail && reach.get(name)?.has(rule.name) === true) {
      const problem = `"${name}" contains itself with something still to follow (recursion not in tail position)`;
      faults.push({ rule, span, problem });
    }
  }
  return faults;
}

function repetitionFaults(rules: readonly BnfRule[], nullable: ReadonlySet<string>): readonly RuleFault[] {
  const faults: RuleFault[] = [];
  const visit = (rule: BnfRule, e: BnfExpression): void => {
    if (e.type === 'repetition' && e.max !== 1 && isNullable(e.body, nullable)) {
      faults.push({ rule, span: e.span, problem: 'what is repeated can be the empty string' });
    }
    for (const part of parts(e)) visit(rule, part);
  };
  for (const rule of rules) visit(rule, rule.expression);
  return faults;
}

/** The rules that derive the empty string. */
function nullableRules(rules: readonly BnfRule[]): ReadonlySet<string> {
  const nullable = new Set<string>();
  for (let size = -1; size < nullable.size;) {
    size = nullable.size;
    for (const { name, expression } of rules) if (isNullable(expression, nullable)) nullable.add(name);
  }
  return nullable;
}

function isNullable(e: BnfExpression, nullable: ReadonlySet<string>): boolean {
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

/** For each rule, itself and the rules that a chain of these uses leads to. */
function reachability(
  rules: readonly BnfRule[],
  uses: readonly Use[],
): ReadonlyMap<string, ReadonlySet<string>> {
  const targets = new Map<string, string[]>(rules.map(({ name }) => [name, []]));
  for (const { rule, reference } of uses) targets.get(rule.name)?.push(reference.name);
  return new Map(
    rules.map(({ name }) => {
      const reached = new Set([name]);
      for (const next of reached) for (const target of targets.get(next) ?? []) reached.add(target);
      return [name, reached];
    }),
  );
}

/**
 * Expands recursion that is not in tail position to a depth: the rules of such a cycle get a copy for each depth, and a
 * reference beyond the last is dropped, so that the result derives no string that the rules do not; or it becomes any
 * text, so that the result derives all strings that the rules do.
 */
import { lastCodeUnit } from '../../core/base/code-units.js';
import { strongComponents } from '../../core/base/strong-components.js';
import { type BnfExpression, type BnfRule, references } from './bnf.js';
import { recursionFaults, type RuleFault } from './check-rules.js';

export interface BoundedRules {
  readonly rules: readonly BnfRule[];
  /** The names of the rules that were cut. */
  readonly bounded: readonly string[];
  /** The rules that derive nothing within the depth. */
  readonly faults: readonly RuleFault[];
}

/** Writes the notice to show wherever the rules are written. @param rules those that were cut */
export function boundedNotice({
  depth,
  rules,
}: {
  readonly depth: number;
  readonly rules: readonly string[];
}): string {
  return `Incomplete: the recursion of ${rules.join(', ')} is expanded to a depth of ${depth}; deeper nesting is not derivable here.`;
}

/**
 * Expands the recursion of the rules to a depth. A reference from a rule of a cycle to itself, or to an earlier rule of
 * the cycle, leads one level deeper.
 * @param maxDepth maximum number of rules in the result
 */
export function boundedRecursion(
  rules: readonly BnfRule[],
  depth: number,
  maxDepth: number,
  beyond: 'nothing' | 'any text' = 'nothing',
): BoundedRules | 'too many' {
  const cut = cutComponents(rules);
  if (cut.size === 0) return { rules, bounded: [], faults: [] };
  if (rules.length + depth * cut.size > maxDepth) return 'too many';
  const names = new Set(rules.map(({ name }) => name));
  const index = new Map(rules.map(({ name }, i) => [name, i]));
  const anyText = beyond === 'nothing' ? undefined : anyTextRule(rules, names);
  const place = (name: string): number => index.get(name) ?? 0;
  const nameAt = (name: string, level: number): string => {
    if (level === 0) return name;
    let copy = `inner${level}-${name}`;
    while (names.has(copy)) copy = `x-${copy}`;
    return copy;
  };
  const faults: RuleFault[] = [];
  const copies = new Map<string, BnfRule>();
  for (let level = depth; level >= 0; level--) {
    for (const rule of [...rules].reverse()) {
      const members = cut.get(rule.name);
      if (members === undefined) continue;
      const nameOf = (name: string): string | undefined => {
        if (!members.has(name)) return name;
        const copy = nameAt(name, place(name) <= place(rule.name) ? level + 1 : level);
        return copies.has(copy) ? copy : anyText?.name;
      };
      const expression = within(rule.expression, nameOf);
      const name = nameAt(rule.name, level);
      if (expression !== undefined)
        copies.set(name, { ...rule, name, expression, ...(level > 0 && { copyOf: rule.name }) });
      else if (level === 0) {
        const problem = `"${rule.name}" derives nothing within a depth of ${depth}`;
        faults.push({ rule, span: rule.span, problem });
      }
    }
  }
  const outer = rules.map((rule) => copies.get(rule.name) ?? rule);
  const kept = new Set(outer);
  const inner = [...copies.values()].filter((rule) => !kept.has(rule)).reverse();
  const used = new Set([...outer, ...inner].flatMap(({ expression }) => references(expression)));
  return {
    rules: [
      ...outer,
      ...[...inner, ...(anyText === undefined ? [] : [anyText])].filter(({ name }) => used.has(name)),
    ],
    bounded: rules.filter(({ name }) => cut.has(name)).map(({ name }) => name),
    faults,
  };
}

/** Returns a rule of a new name that derives every text. */
function anyTextRule(rules: readonly BnfRule[], names: ReadonlySet<string>): BnfRule | undefined {
  const [model] = rules;
  if (model === undefined) return undefined;
  let name = 'any-text';
  while (names.has(name)) name = `x-${name}`;
  const span = { start: 0, end: 0 };
  const body: BnfExpression = { type: 'range', from: 0, to: lastCodeUnit, span };
  return { ...model, name, expression: { type: 'repetition', min: 0, max: null, body, span } };
}

/** Maps each rule of a cycle with recursion that is not in tail position to the rules of that cycle. */
function cutComponents(rules: readonly BnfRule[]): ReadonlyMap<string, ReadonlySet<string>> {
  const faulty = new Set(recursionFaults(rules).map(({ rule }) => rule.name));
  const uses = new Map(rules.map(({ name, expression }) => [name, references(expression)]));
  const components = strongComponents(uses.keys(), (name) => uses.get(name) ?? []);
  return new Map(
    components
      .filter(({ nodes }) => nodes.some((name) => faulty.has(name)))
      .flatMap(({ nodes }) => {
        const members = new Set(nodes);
        return nodes.map((name) => [name, members] as const);
      }),
  );
}

/** Removes the references without a name from an expression; returns undefined if nothing is left. */
function within(e: BnfExpression, nameOf: (name: string) => string | undefined): BnfExpression | undefined {
  switch (e.type) {
    case 'reference': {
      const name = nameOf(e.name);
      return name === undefined ? undefined : { ...e, name };
    }
    case 'sequence': {
      const items = e.items.map((item) => within(item, nameOf));
      return items.every((item) => item !== undefined) ? { ...e, items } : undefined;
    }
    case 'alternation': {
      const left = e.alternatives.flatMap((alternative) => within(alternative, nameOf) ?? []);
      return left.length < 2 ? left[0] : { ...e, alternatives: left };
    }
    case 'repetition': {
      const body = within(e.body, nameOf);
      if (body !== undefined) return { ...e, body };
      return e.min === 0 ? { type: 'sequence', items: [], span: e.span } : undefined;
    }
    default:
      return e;
  }
}

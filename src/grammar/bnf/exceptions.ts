/** Rewrites the exceptions of EBNF, "A - B", by a function that subtracts languages. */
import { strongComponents } from '../../core/base/strong-components.js';
import {
  type BnfExpression,
  type BnfRule,
  parts,
  references,
  type SequenceExpression,
  withParts,
} from './bnf.js';
import type { RuleFault } from './check-rules.js';
import { reachedFrom, usesOf } from './graph.js';

/**
 * Returns an expression of the strings that the first derives and the second does not, with these rules, or the problem
 * in words.
 */
export type Subtract = (
  rules: readonly BnfRule[],
  from: BnfExpression,
  except: BnfExpression,
) => BnfExpression | string;

/**
 * Rewrites the exceptions in rules, each after those that it uses.
 * @param isSound tests whether no rule that a rule reaches has a fault; exceptions in other rules are left
 * @param bounded the rules that recursion was cut in: subtracting too little would add strings
 */
export function withoutExceptions(
  rules: readonly BnfRule[],
  isSound: (rule: string) => boolean,
  bounded: ReadonlySet<string>,
  subtract: Subtract,
): { readonly rules: readonly BnfRule[]; readonly faults: readonly RuleFault[] } {
  const has = (e: BnfExpression): boolean => isException(e) || parts(e).some(has);
  if (!rules.some(({ expression }) => has(expression))) return { rules, faults: [] };
  const graph = usesOf(rules);
  const byName = new Map(rules.map((rule) => [rule.name, rule]));
  const faults: RuleFault[] = [];
  const failed = new Set<string>();
  const rewritten = (rule: BnfRule): BnfRule => {
    const visit = (e: BnfExpression): BnfExpression => {
      const inner = withParts(e, visit);
      if (!isException(inner)) return inner;
      const [from, except] = inner.items;
      const used = reachedFrom(references(e), graph);
      if (from === undefined || except === undefined || [...used].some((name) => failed.has(name)))
        return inner;
      const isCut = [...reachedFrom(references(except), graph)].some((name) => bounded.has(name));
      const found = used.has(rule.name)
        ? 'an exception cannot be recursive'
        : isCut
          ? 'the excepted part cannot be recursive: it would be cut at the maximum depth'
          : subtract([...byName.values()], from, except);
      if (typeof found !== 'string') return found;
      faults.push({ rule, span: e.span, problem: found });
      failed.add(rule.name);
      return inner;
    };
    return { ...rule, expression: visit(rule.expression) };
  };
  const order = strongComponents(graph.keys(), (name) => graph.get(name) ?? []).flatMap(({ nodes }) => nodes);
  for (const name of order) {
    const rule = byName.get(name);
    if (rule !== undefined && has(rule.expression) && isSound(name)) byName.set(name, rewritten(rule));
  }
  return { rules: rules.map((rule) => byName.get(rule.name) ?? rule), faults };
}

function isException(e: BnfExpression): e is SequenceExpression {
  return e.type === 'sequence' && e.isException === true;
}

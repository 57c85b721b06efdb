/** Rules that derive no string, not even the empty one: each way through them leads back to one of them, for ever. */
import {
  type BnfExpression,
  type BnfGrammar,
  type BnfRule,
  parts,
  type SourceSpan,
  withParts,
} from '../bnf.js';

/** The names of the rules that derive no string. Each round finds some that do. */
export function barrenRules(rules: readonly BnfRule[]): ReadonlySet<string> {
  const barren = new Set(rules.map(({ name }) => name));
  for (let size = Infinity; barren.size < size;) {
    size = barren.size;
    for (const { name, expression } of rules) if (!isBarren(expression, barren)) barren.delete(name);
  }
  return barren;
}

/** Whether an expression derives no string, given the rules that derive none. */
export function isBarren(e: BnfExpression, barren: ReadonlySet<string>): boolean {
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

/** What derives no string. */
export function barrenAt(span: SourceSpan): BnfExpression {
  return { type: 'alternation', alternatives: [], span };
}

/**
 * The grammar without what derives no string, which leaves the languages as they are: alternatives and repetitions of
 * such are left out, and a rule that derives none has no alternative. An expression without them is the same object.
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

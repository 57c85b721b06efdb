/** A rule of a BNF with all that it uses, or with all that use it. */
import { type BnfRule, references } from '../bnf.js';
import { ruleIn } from '../errors.js';

/**
 * The rule and those that it leads to, in their order. A rule that `stops` is neither taken nor gone on from.
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

/** The names, and those of the rules that lead to one of them. Linear in the grammar. */
export function withRulesThatUse(rules: readonly BnfRule[], names: Iterable<string>): ReadonlySet<string> {
  const users = new Map<string, string[]>();
  for (const { name, expression } of rules)
    for (const used of references(expression)) {
      const known = users.get(used);
      if (known === undefined) users.set(used, [name]);
      else known.push(name);
    }
  const found = new Set(names);
  for (const name of found) for (const user of users.get(name) ?? []) found.add(user);
  return found;
}

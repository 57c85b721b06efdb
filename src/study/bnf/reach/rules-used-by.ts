/** A rule of a BNF with all that it uses. */
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

/** Reachability between rules. */

import type { RuleEntry } from './rule.js';

/** Returns the rules from which one of these can be reached, including these. */
export function rulesReaching<Name extends string>(
  rules: readonly Pick<RuleEntry<Name>, 'name' | 'uses'>[],
  targets: readonly Name[],
): ReadonlySet<Name> {
  const reaching = new Set<Name>(targets);
  for (let size = 0; size < reaching.size;) {
    size = reaching.size;
    for (const { name, uses } of rules) if (uses.some((used) => reaching.has(used))) reaching.add(name);
  }
  return reaching;
}

/** Returns the rules from whose definition a rule can be reached; the rule itself too if it is recursive. */
export function rulesHolding(
  rules: readonly Pick<RuleEntry, 'name' | 'uses'>[],
  target: string,
): ReadonlySet<string> {
  const reaching = rulesReaching(rules, [target]);
  return new Set(rules.filter(({ uses }) => uses.some((used) => reaching.has(used))).map(({ name }) => name));
}

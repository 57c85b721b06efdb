/** The lineage of rules: which rule of one revision became which rule of another. */
import type { StudiedGrammar } from '../automata/studied-grammar.js';

/** A rule before and after. `before` is undefined where the rule was added, `after` where it was dropped. */
export interface RuleLineage {
  readonly role: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/**
 * Matches the rules of two revisions: first those with one name and one role, then those with one role, in the order
 * of the documents, then those with one name. In the order of the earlier document, added rules last. What was learnt of
 * a parser has no rules of its own: only the reference rules are matched.
 */
export function lineageOf(before: StudiedGrammar, after: StudiedGrammar): readonly RuleLineage[] {
  if (before.scope !== undefined || after.scope !== undefined) {
    return [{ role: before.role(before.start), before: before.start, after: after.start }];
  }
  const matched = new Map<string, string>();
  const taken = new Set<string>();
  const match = (fits: (earlier: string, later: string) => boolean): void => {
    for (const earlier of before.rules) {
      if (matched.has(earlier)) continue;
      const later = after.rules.find((rule) => !taken.has(rule) && fits(earlier, rule));
      if (later === undefined) continue;
      matched.set(earlier, later);
      taken.add(later);
    }
  };
  const sameRole = (earlier: string, later: string): boolean => before.role(earlier) === after.role(later);
  match((earlier, later) => earlier === later && sameRole(earlier, later));
  match(sameRole);
  match((earlier, later) => earlier === later);
  return [
    ...before.rules.map((rule) => ({ role: before.role(rule), before: rule, after: matched.get(rule) })),
    ...after.rules
      .filter((rule) => !taken.has(rule))
      .map((rule) => ({ role: after.role(rule), before: undefined, after: rule })),
  ];
}

/** A first guess of roles.json: what rules of the same names play in the documents before. */
import { type BnfGrammar, references } from '../../src/study/bnf/bnf.js';
import type { RuleRole } from '../../src/tree/rule-roles.js';
import type { RolesFile } from '../load/roles.js';

/**
 * A rule has the role of the first of these documents that has a rule of its name, or none; the sources of components are
 * those of the first document, as far as the rules that they name exist and refer to each other.
 */
export function guessedRoles(grammar: BnfGrammar, documents: readonly RolesFile[]): RolesFile {
  const [last] = documents;
  const spelling = new Map(grammar.rules.map(({ name }) => [folded(name), name]));
  const known = (names: readonly string[]): string[] =>
    names.flatMap((name) => spelling.get(folded(name)) ?? []);
  const uses = new Map(grammar.rules.map(({ name, expression }) => [name, references(expression)]));

  const choosesRule = (name: string): boolean => {
    const expression = grammar.rules.find((rule) => rule.name === name)?.expression;
    return (
      expression?.type === 'alternation' && expression.alternatives.every(({ type }) => type === 'reference')
    );
  };

  const rules: Partial<Record<string, RuleRole>> = {};
  for (const { rules: earlier } of [...documents].reverse()) {
    for (const [name, role] of Object.entries(earlier)) {
      for (const own of known([name])) if (role !== undefined) rules[own] = role;
    }
  }
  const sources = (last?.sources ?? []).flatMap((source) => {
    if (!('rules' in source) || source.unless !== undefined) return [];
    const parts = known(source.rules);
    const whole = known(source.in).filter((rule) => parts.some((part) => uses.get(rule)?.includes(part)));
    return whole.length === 0 ? [] : [{ ...source, in: whole, rules: parts }];
  });
  return {
    rules,
    sources,
    hostKind: known(last?.hostKind ?? []).filter(choosesRule),
    neverUndefined: last?.neverUndefined ?? [],
    carriers: known(last?.carriers ?? []),
  };
}

/** The documents write one name as abs_path and abs-path, and hostPort would be hostport. */
function folded(name: string): string {
  return name.toLowerCase().replaceAll('_', '-');
}

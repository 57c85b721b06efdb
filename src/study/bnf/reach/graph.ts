/** Which rules use which, and what is reached by that. */
import { type BnfRule, references } from '../bnf.js';

/** By the names of rules, those that they lead to. */
export type Graph = ReadonlyMap<string, readonly string[]>;

/** By each rule, those that it uses. */
export function usesOf(rules: readonly BnfRule[]): Graph {
  return new Map(rules.map(({ name, expression }) => [name, references(expression)]));
}

/** By each rule, those that use it. */
export function usersOf(rules: readonly BnfRule[]): Graph {
  const users = new Map<string, string[]>(rules.map(({ name }) => [name, []]));
  for (const [name, used] of usesOf(rules)) for (const other of used) users.get(other)?.push(name);
  return users;
}

/** The names, and what they lead to. Linear in the graph. */
export function reachedFrom(names: Iterable<string>, graph: Graph): ReadonlySet<string> {
  const reached = new Set(names);
  for (const name of reached) for (const next of graph.get(name) ?? []) reached.add(next);
  return reached;
}

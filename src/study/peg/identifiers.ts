/** Names of rules as identifiers of a transcription: each another, and none like that of a reading `rule__where`. */
import { type BnfExpression, type BnfGrammar, type BnfRule, withParts } from '../bnf/bnf.js';
import { pegIdentifier } from './peg.js';

/** By each name its identifier: the usual one, where it can be had. */
function identifiersOf(names: readonly string[]): ReadonlyMap<string, string> {
  const identifiers = new Map<string, string>();
  const taken = new Set<string>();
  const take = (name: string, identifier: string): void => {
    identifiers.set(name, identifier);
    taken.add(identifier);
  };
  const isUsual = (name: string): boolean => simple(name) === pegIdentifier(name);
  // Those that keep their usual identifier come first.
  for (const name of [...names.filter(isUsual), ...names.filter((name) => !isUsual(name))]) {
    const wanted = simple(name);
    let identifier = wanted;
    for (let number = 2; taken.has(identifier); number++) identifier = `${wanted}_${number}`;
    take(name, identifier);
  }
  return identifiers;
}

/** Without two underscores in a row, and without one at the end, which those of a reading would follow. */
function simple(name: string): string {
  return pegIdentifier(name).replaceAll(/_+/g, '_').replace(/_$/, '');
}

/** The grammar with another name for each rule that cannot have its usual identifier: the one that it has. */
export function withIdentifiers(grammar: BnfGrammar): BnfGrammar {
  const identifiers = identifiersOf(grammar.rules.map(({ name }) => name));
  const changed = new Map(
    [...identifiers].filter(([name, identifier]) => identifier !== pegIdentifier(name)),
  );
  if (changed.size === 0) return grammar;
  const nameOf = (name: string): string => changed.get(name) ?? name;
  const rename = (e: BnfExpression): BnfExpression =>
    e.type === 'reference' ? { ...e, name: nameOf(e.name) } : withParts(e, rename);
  return {
    ...grammar,
    rules: grammar.rules.map((rule): BnfRule => ({
      ...rule,
      name: nameOf(rule.name),
      expression: rename(rule.expression),
    })),
  };
}

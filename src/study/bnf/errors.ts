/** The rules of a grammar by name, and the named errors of grammars that do not denote a regular language by their form. */
import { brand } from '../../base/brand.js';
import { sectionInWords } from '../../base/citation.js';
import { type UnknownNameError, unknownName } from '../../base/unknown-name.js';
import { visible } from '../../base/visible.js';
import type { BnfGrammar } from './bnf.js';

/** A rule calls itself elsewhere than in tail position: its language need not be regular. */
export class NonTailRecursionError extends Error {
  declare readonly name: 'NonTailRecursionError';
  constructor(
    /** The rule that is reached again. */
    readonly rule: string,
    /** The rules on the way, from the rule back to itself. */
    readonly cycle: readonly string[],
  ) {
    super(`rule "${rule}" ${callsItselfInside(cycle)}`);
  }

  static {
    brand(this, 'NonTailRecursionError');
  }
}

/** A grammar mentions a character that the tables do not distinguish. */
export class CharacterRangeError extends RangeError {
  declare readonly name: 'CharacterRangeError';
  constructor(readonly rule: string) {
    super(
      `rule "${rule}" mentions a character beyond US-ASCII, which the tables of automata do not distinguish`,
    );
  }

  static {
    brand(this, 'CharacterRangeError');
  }
}

/** What is wrong with recursion that is not in tail position, as a predicate. */
export function callsItselfInside(cycle: readonly string[]): string {
  return (
    `calls itself (${formatCycle(cycle)}) with something still to follow; ` +
    'only recursion in tail position denotes a regular language by its form'
  );
}

/** The rule of a name. @throws UnknownNameError */
export function ruleIn<Rule extends { readonly name: string }>(rules: readonly Rule[], name: string): Rule {
  const found = rules.find((rule) => rule.name === name);
  if (found === undefined)
    throw unknownRule(
      name,
      rules.map((rule) => rule.name),
    );
  return found;
}

/** A rule with its place, for a message: `"host" (rfc3986, section 3.2.2)`, `"a" (dates.abnf, line 2)`. */
export function toldRule({ revision, rules }: BnfGrammar, name: string): string {
  const section = rules.find((rule) => rule.name === name)?.section ?? '';
  const place = section === '' || section.startsWith('line ') ? section : sectionInWords(section);
  return `"${name}" (${[visible(revision), place].filter((part) => part !== '').join(', ')})`;
}

/** The expressions of rules by their names, of each list of rules once: what is asked of each rule asks for all. */
const tables = new WeakMap<object, ReadonlyMap<string, unknown>>();

/** The expressions of rules by their names; asking for another one throws UnknownNameError. */
export function expressionLookup<Expression>(
  rules: readonly { readonly name: string; readonly expression: Expression }[],
): (name: string) => Expression {
  let expressions = tables.get(rules) as ReadonlyMap<string, Expression> | undefined;
  if (expressions === undefined) {
    expressions = new Map(rules.map(({ name, expression }) => [name, expression]));
    tables.set(rules, expressions);
  }
  const table = expressions;
  return (name) => {
    const expression = table.get(name);
    if (expression === undefined) throw unknownRule(name, [...table.keys()]);
    return expression;
  };
}

/** The error of a reference to a rule, or a request for one, that the grammar does not define. */
export function unknownRule(rule: string, known: readonly string[]): UnknownNameError {
  return unknownName('rule', rule, known);
}

/** The rules on a way, those in the middle left out where they are many. */
export function formatCycle(cycle: readonly string[]): string {
  return (cycle.length > 8 ? [...cycle.slice(0, 4), '…', ...cycle.slice(-3)] : cycle).join(' > ');
}

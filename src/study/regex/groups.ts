/**
 * Which parts of a grammar's expressions are captured, and as what: of a document those that roles.json says give a
 * component, or any rules that are asked for.
 */
import { repeatedRoles, type RoleSource } from '../../tree/roles.js';
import {
  type BnfExpression,
  type BnfRule,
  type LiteralExpression,
  parts,
  type SequenceExpression,
} from '../bnf/bnf.js';
import type { Regex, RegexMaker } from './regex.js';
import { complete } from './whole-groups.js';

/** A stretch of a sequence's items. */
interface Stretch {
  readonly first: number;
  readonly last: number;
  readonly name: string;
}

/** What is captured, by the expressions of a grammar. */
export class GroupPlan {
  private readonly names = new Map<BnfExpression, string[]>();
  private readonly always = new Map<BnfExpression, string[]>();
  private readonly stretches = new Map<SequenceExpression, Stretch[]>();
  private readonly beginnings = new Map<
    LiteralExpression,
    { readonly name: string; readonly length: number }
  >();

  /** An expression that may be captured as a whole, or always has some component. */
  around(e: BnfExpression, make: RegexMaker, made: Regex): Regex {
    const group = (this.names.get(e) ?? []).reduce((inner, name) => make.group(name, inner), made);
    return (this.always.get(e) ?? []).reduce((inner, name) => complete(inner, name, make), group);
  }

  /** A sequence of which some neighbours may be captured together. */
  within(e: SequenceExpression, make: RegexMaker, items: readonly Regex[]): Regex {
    let left: readonly (Regex | undefined)[] = items;
    for (const { first, last, name } of this.stretches.get(e) ?? []) {
      const inner = left.slice(first, last + 1).flatMap((item) => item ?? []);
      const group = make.group(name, make.sequence(...inner));
      left = left.map((item, i) => (i === first ? group : i > first && i <= last ? undefined : item));
    }
    return make.sequence(...left.flatMap((item) => item ?? []));
  }

  /** How many of the first characters of a literal are captured. */
  beginning(e: LiteralExpression): { readonly name: string; readonly length: number } | undefined {
    return this.beginnings.get(e);
  }

  /** Captures the references to a rule, wherever they are. */
  addRule(rules: readonly BnfRule[], rule: string): void {
    const visit = (e: BnfExpression): void => {
      if (e.type === 'reference' && e.name === rule) this.capture(e, rule);
      for (const part of parts(e)) visit(part);
    };
    for (const { expression } of rules) visit(expression);
  }

  /** Captures what gives a role its text. Roles that occur any number of times are left out, and those without text. */
  addRole(rules: readonly BnfRule[], source: RoleSource): void {
    if ((repeatedRoles as readonly string[]).includes(source.role)) return;
    for (const { name, expression } of rules) {
      if (!source.in.includes(name)) continue;
      if ('rules' in source) {
        if (source.unless === undefined) this.reach(expression, source.rules, source.role);
        else this.exclude(rules, source.rules, source.unless, source.role);
      } else if ('literal' in source) this.begin(expression, source.literal, source.role);
      else if ('anchor' in source)
        this.always.set(expression, [...(this.always.get(expression) ?? []), source.role]);
    }
  }

  private capture(e: BnfExpression, name: string): void {
    this.names.set(e, [...(this.names.get(e) ?? []), name]);
  }

  /** From the first to the last of some rules, as far as there is nothing else at either end. */
  private reach(e: BnfExpression, rules: readonly string[], role: string): void {
    const has = (part: BnfExpression): boolean =>
      part.type === 'reference' ? rules.includes(part.name) : parts(part).some(has);
    if (e.type === 'reference') {
      if (has(e)) this.capture(e, role);
      return;
    }
    const items = parts(e);
    const places = items.flatMap((item, i) => (has(item) ? [i] : []));
    const [first = 0, last = first] = [places[0], places.at(-1)];
    if (e.type === 'sequence' && first < last) {
      const [begin, end] = [items[first], items[last]];
      if (begin && end && atEdge(begin, rules, 0) && atEdge(end, rules, -1)) {
        const known = this.stretches.get(e) ?? [];
        const isApart = known.every((other) => other.last < first || last < other.first);
        if (isApart) this.stretches.set(e, [...known, { first, last, name: role }]);
        return;
      }
    }
    if (e.type === 'repetition' && e.max !== 1) {
      if (places.length > 0 && atEdge(e.body, rules, 0) && atEdge(e.body, rules, -1)) this.capture(e, role);
      return;
    }
    for (const i of places) {
      const item = items[i];
      if (item !== undefined) this.reach(item, rules, role);
    }
  }

  /** The alternatives of some rules but one. */
  private exclude(
    rules: readonly BnfRule[],
    captured: readonly string[],
    unless: string,
    role: string,
  ): void {
    for (const { name, expression } of rules) {
      if (!captured.includes(name) || expression.type !== 'alternation') continue;
      for (const one of expression.alternatives) {
        if (one.type !== 'reference' || one.name !== unless) this.capture(one, role);
      }
    }
  }

  private begin(e: BnfExpression, literal: string, role: string): void {
    if (e.type === 'literal') {
      if (e.text.toLowerCase().startsWith(literal.toLowerCase()))
        this.beginnings.set(e, { name: role, length: literal.length });
    } else if (e.type === 'sequence') {
      if (e.items[0] !== undefined) this.begin(e.items[0], literal, role);
    } else for (const part of parts(e)) this.begin(part, literal, role);
  }
}

/** Whether an expression begins (0) or ends (−1) with one of some rules, where it is not empty. */
function atEdge(e: BnfExpression, rules: readonly string[], edge: 0 | -1): boolean {
  switch (e.type) {
    case 'reference':
      return rules.includes(e.name);
    case 'sequence': {
      const item = e.items.at(edge);
      return item !== undefined && atEdge(item, rules, edge);
    }
    case 'alternation':
      return e.alternatives.every((one) => atEdge(one, rules, edge));
    case 'repetition':
      return atEdge(e.body, rules, edge);
    default:
      return false;
  }
}

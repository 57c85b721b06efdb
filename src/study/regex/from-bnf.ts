/**
 * Converts a rule to a regular expression of the same structure: references are expanded in place, and tail recursion
 * becomes repetition. Mutually recursive rules are solved one after another: X = a X / b is a* b (Arden 1961).
 */
import { bothCases } from '../../core/base/character.js';
import { codeUnits, codeUnitsOf } from '../../core/base/code-units.js';
import { strongComponents } from '../../core/base/strong-components.js';
import { repeatedRoles, type RoleSource } from '../../core/tree/roles.js';
import {
  type BnfExpression,
  type BnfGrammar,
  type BnfRule,
  type LiteralExpression,
  parts,
  references,
  type SequenceExpression,
} from '../../grammar/bnf/bnf.js';
import { expressionLookup, NonTailRecursionError } from '../../grammar/bnf/errors.js';
import { nothing, type Regex, type RegexMaker, setOf, unmarked } from './regex.js';

/** A rule in terms of the rules of its cycle: each after a prefix, or none of them. */
interface Equation {
  readonly loops: ReadonlyMap<string, Regex>;
  readonly rest: Regex | undefined;
}

/** Returns the expression of a rule. @throws NonTailRecursionError, UnknownNameError, StateLimitError */
export function regexOfRule(grammar: BnfGrammar, rule: string, plan: GroupPlan, make: RegexMaker): Regex {
  return new Builder(grammar, plan, make).rule(rule);
}

class Builder {
  private readonly expressionOf: (rule: string) => BnfExpression;
  private readonly built = new Map<string, Regex>();
  /** For each recursive rule, the rules of its cycle. */
  private readonly cycles: ReadonlyMap<string, readonly string[]>;

  constructor(
    { rules }: BnfGrammar,
    private readonly plan: GroupPlan,
    private readonly make: RegexMaker,
  ) {
    this.expressionOf = expressionLookup(rules);
    const uses = new Map(rules.map(({ name, expression }) => [name, references(expression)]));
    this.cycles = new Map(
      strongComponents(uses.keys(), (name) => uses.get(name) ?? [])
        .filter(({ cyclic }) => cyclic)
        .flatMap(({ nodes }) => nodes.map((name) => [name, nodes] as const)),
    );
  }

  rule(name: string): Regex {
    const known = this.built.get(name);
    if (known !== undefined) return known;
    const cycle = this.cycles.get(name);
    const made = cycle === undefined ? this.expression(this.expressionOf(name)) : this.solved(name, cycle);
    const marked = this.make.ofRule(name, made);
    this.built.set(name, marked);
    return marked;
  }

  private expression(e: BnfExpression): Regex {
    return this.plan.around(e, this.make, this.plain(e));
  }

  private plain(e: BnfExpression): Regex {
    switch (e.type) {
      case 'literal':
        return this.literal(e);
      case 'range':
        return setOf(codeUnits([[e.from, e.to]]));
      case 'reference':
        return this.rule(e.name);
      case 'sequence':
        return this.plan.within(
          e,
          this.make,
          e.items.map((item) => this.expression(item)),
        );
      case 'alternation':
        return this.make.choice(...e.alternatives.map((alternative) => this.expression(alternative)));
      case 'repetition':
        return this.make.repetition(e.min, e.max, this.expression(e.body));
    }
  }

  /** Converts a literal. Its first characters may be a group of their own. */
  private literal(e: LiteralExpression): Regex {
    const { text, ignoreCase } = e;
    const characters = text.split('').map((character) => {
      const spellings = ignoreCase ? bothCases(character) : [character];
      return setOf(codeUnitsOf(spellings.map((spelling) => spelling.charCodeAt(0))));
    });
    const begun = this.plan.beginning(e);
    if (begun === undefined) return this.make.sequence(...characters);
    const { name, length } = begun;
    const group = this.make.group(name, this.make.sequence(...characters.slice(0, length)));
    return this.make.sequence(group, ...characters.slice(length));
  }

  /** Solves a rule of a cycle: the others are substituted into its equation, the last one first. */
  private solved(name: string, cycle: readonly string[]): Regex {
    const members = new Set(cycle);
    const others = cycle.filter((other) => other !== name);
    const equations = new Map(
      [name, ...others].map((member) => [member, this.equation(this.expressionOf(member), members, member)]),
    );
    for (const other of [...others].reverse()) {
      const solution = this.withoutItself(other, equations.get(other));
      equations.delete(other);
      for (const [member, equation] of equations) {
        equations.set(member, this.substituted(equation, other, solution));
      }
    }
    return this.withoutItself(name, equations.get(name)).rest ?? nothing;
  }

  /** Solves X = a X / b as a* b. */
  private withoutItself(name: string, equation: Equation = { loops: new Map(), rest: undefined }): Equation {
    const { make } = this;
    const own = equation.loops.get(name);
    if (own === undefined) return equation;
    const again = make.repetition(0, null, own);
    const loops = [...equation.loops].filter(([other]) => other !== name);
    return {
      loops: new Map(loops.map(([other, prefix]) => [other, make.sequence(again, prefix)])),
      rest: equation.rest && make.sequence(again, equation.rest),
    };
  }

  private substituted(equation: Equation, name: string, solution: Equation): Equation {
    const prefix = equation.loops.get(name);
    if (prefix === undefined) return equation;
    const loops = new Map([...equation.loops].filter(([other]) => other !== name));
    return this.either([{ loops, rest: equation.rest }, this.after(prefix, solution)]);
  }

  /** Returns the equation of an expression. @throws NonTailRecursionError */
  private equation(e: BnfExpression, members: ReadonlySet<string>, rule: string): Equation {
    if (!references(e).some((name) => members.has(name)))
      return { loops: new Map(), rest: this.expression(e) };
    switch (e.type) {
      case 'reference':
        return { loops: new Map([[e.name, nothing]]), rest: undefined };
      case 'alternation':
        return this.either(e.alternatives.map((alternative) => this.equation(alternative, members, rule)));
      case 'sequence': {
        const [last, ...before] = [...e.items].reverse();
        if (last === undefined) return { loops: new Map(), rest: nothing };
        const inner = before.find((item) => references(item).some((name) => members.has(name)));
        if (inner !== undefined) throw new NonTailRecursionError(rule, [rule, ...references(inner)]);
        const prefix = this.make.sequence(...before.reverse().map((item) => this.expression(item)));
        return this.after(prefix, this.equation(last, members, rule));
      }
      case 'repetition': {
        if (e.max !== 1) throw new NonTailRecursionError(rule, [rule, ...references(e.body)]);
        const body = this.equation(e.body, members, rule);
        return e.min === 0 ? this.either([body, { loops: new Map(), rest: nothing }]) : body;
      }
      default:
        return { loops: new Map(), rest: this.expression(e) };
    }
  }

  private after(prefix: Regex, { loops, rest }: Equation): Equation {
    const { make } = this;
    return {
      loops: new Map(Array.from(loops, ([name, inner]) => [name, make.sequence(prefix, inner)])),
      rest: rest && make.sequence(prefix, rest),
    };
  }

  private either(equations: readonly Equation[]): Equation {
    const loops = new Map<string, Regex>();
    for (const [name, prefix] of equations.flatMap((equation) => [...equation.loops])) {
      const known = loops.get(name);
      loops.set(name, known === undefined ? prefix : this.make.choice(known, prefix));
    }
    const rests = equations.flatMap(({ rest }) => rest ?? []);
    return { loops, rest: rests.length === 0 ? undefined : this.make.choice(...rests) };
  }
}

/** Adjacent items of a sequence. */
interface Stretch {
  readonly first: number;
  readonly last: number;
  readonly name: string;
}

/** The captured groups, by the expressions of a grammar. */
export class GroupPlan {
  private readonly names = new Map<BnfExpression, string[]>();
  private readonly always = new Map<BnfExpression, string[]>();
  private readonly stretches = new Map<SequenceExpression, Stretch[]>();
  private readonly beginnings = new Map<
    LiteralExpression,
    { readonly name: string; readonly length: number }
  >();

  /** Adds the groups around an expression that is captured as a whole, or that always has some component. */
  around(e: BnfExpression, make: RegexMaker, made: Regex): Regex {
    const group = (this.names.get(e) ?? []).reduce((inner, name) => make.group(name, inner), made);
    return (this.always.get(e) ?? []).reduce((inner, name) => complete(inner, name, make), group);
  }

  /** Adds the groups around adjacent items of a sequence. */
  within(e: SequenceExpression, make: RegexMaker, items: readonly Regex[]): Regex {
    let left: readonly (Regex | undefined)[] = items;
    for (const { first, last, name } of this.stretches.get(e) ?? []) {
      const inner = left.slice(first, last + 1).flatMap((item) => item ?? []);
      const group = make.group(name, make.sequence(...inner));
      left = left.map((item, i) => (i === first ? group : i > first && i <= last ? undefined : item));
    }
    return make.sequence(...left.flatMap((item) => item ?? []));
  }

  /** Returns how many of the first characters of a literal are captured. */
  beginning(e: LiteralExpression): { readonly name: string; readonly length: number } | undefined {
    return this.beginnings.get(e);
  }

  /** Captures every reference to a rule. */
  addRule(rules: readonly BnfRule[], rule: string): void {
    const visit = (e: BnfExpression): void => {
      if (e.type === 'reference' && e.name === rule) this.capture(e, rule);
      for (const part of parts(e)) visit(part);
    };
    for (const { expression } of rules) visit(expression);
  }

  /** Captures the text of a role. Roles that may repeat, and those without text, are left out. */
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

  /** Captures from the first to the last of some rules, if nothing else can be at either end. */
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

  /** Captures the alternatives of some rules except one. */
  private exclude(
    rules: readonly BnfRule[],
    captured: readonly string[],
    unless: string,
    role: string,
  ): void {
    for (const { name, expression } of rules) {
      if (!captured.includes(name) || expression.type !== 'alternation') continue;
      for (const alternative of expression.alternatives) {
        if (alternative.type !== 'reference' || alternative.name !== unless) this.capture(alternative, role);
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

/** Tests whether a non-empty expression begins (0) or ends (−1) with one of some rules. */
function atEdge(e: BnfExpression, rules: readonly string[], edge: 0 | -1): boolean {
  switch (e.type) {
    case 'reference':
      return rules.includes(e.name);
    case 'sequence': {
      const item = e.items.at(edge);
      return item !== undefined && atEdge(item, rules, edge);
    }
    case 'alternation':
      return e.alternatives.every((alternative) => atEdge(alternative, rules, edge));
    case 'repetition':
      return atEdge(e.body, rules, edge);
    default:
      return false;
  }
}

/**
 * Merges adjacent groups and completes the components that are never undefined. @param always the components that are
 * never undefined
 */
export function withWholeGroups(regex: Regex, always: readonly string[], make: RegexMaker): Regex {
  return always.reduce((e, of) => complete(e, of, make), joined(regex, make));
}

/** Merges adjacent groups of one component. */
function joined(regex: Regex, make: RegexMaker): Regex {
  const known = new Map<Regex, Regex>();
  const visit = (e: Regex): Regex => {
    if (!e.grouped) return e;
    const done = known.get(e) ?? made(e);
    known.set(e, done);
    return done;
  };
  const made = (e: Regex): Regex => {
    if (e.type !== 'sequence') return make.ofParts(e, visit);
    const items: Regex[] = [];
    for (const item of e.items.map(visit)) {
      const last = items.at(-1);
      const [first = item, ...others] = last?.type === 'group' ? partsOf(item) : [item];
      if (last?.type !== 'group' || first.type !== 'group' || last.of !== first.of) items.push(item);
      else items.splice(-1, 1, make.group(last.of, make.sequence(last.body, first.body)), ...others);
    }
    return make.sequence(...items);
  };
  return visit(regex);
}

function partsOf(e: Regex): readonly Regex[] {
  const inner = unmarked(e);
  return inner.type === 'sequence' ? inner.items : [e];
}

/** Adds empty groups so that a component always has a group, if possible. */
function complete(e: Regex, of: string, make: RegexMaker): Regex {
  const empty = make.group(of, nothing);
  switch (has(e, of)) {
    case 'always':
      return e;
    case 'never':
      return make.sequence(e, empty);
    case 'sometimes':
  }
  switch (e.type) {
    case 'sequence': {
      const at = e.items.findIndex((item) => has(item, of) !== 'never');
      return make.sequence(...e.items.map((item, i) => (i === at ? complete(item, of, make) : item)));
    }
    case 'choice':
      return make.choice(...e.alternatives.map((alternative) => complete(alternative, of, make)));
    case 'repetition':
      return e.min === 0 && e.max === 1 ? make.choice(complete(e.body, of, make), empty) : e;
    case 'group':
      return make.group(e.of, complete(e.body, of, make));
    case 'rule':
      return make.ofRule(e.rule, complete(e.body, of, make));
    default:
      return e;
  }
}

/** Reports whether a group of a component is in each match, in none, or in some. */
function has(e: Regex, of: string): 'always' | 'never' | 'sometimes' {
  if (!e.grouped) return 'never';
  switch (e.type) {
    case 'group':
      return e.of === of ? 'always' : has(e.body, of);
    case 'rule':
      return has(e.body, of);
    case 'repetition': {
      const inner = has(e.body, of);
      return inner === 'always' && e.min === 0 ? 'sometimes' : inner;
    }
    case 'sequence': {
      const all = e.items.map((item) => has(item, of));
      return all.includes('always') ? 'always' : all.includes('sometimes') ? 'sometimes' : 'never';
    }
    case 'choice': {
      const all = new Set(e.alternatives.map((alternative) => has(alternative, of)));
      const [only = 'never', more] = all;
      return more === undefined ? only : 'sometimes';
    }
    default:
      return 'never';
  }
}

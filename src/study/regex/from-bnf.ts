/**
 * A rule as a regular expression of its own structure: what it refers to is written in its place, and recursion in tail
 * position becomes a repetition. Of rules that lead to each other so, one after another is solved for: X = a X / b is
 * a* b (Arden 1961).
 */
import { bothCases } from '../../base/character.js';
import { codeUnits, codeUnitsOf } from '../../base/code-units.js';
import { strongComponents } from '../../base/strong-components.js';
import { type BnfExpression, type BnfGrammar, type LiteralExpression, references } from '../bnf/bnf.js';
import { expressionLookup, NonTailRecursionError } from '../bnf/errors.js';
import type { GroupPlan } from './groups.js';
import { nothing, type Regex, type RegexMaker, setOf } from './regex.js';

/** What a rule is, in terms of the rules of its cycle: each after a prefix, or none of them. */
interface Equation {
  readonly loops: ReadonlyMap<string, Regex>;
  readonly rest: Regex | undefined;
}

/** The expression of a rule. @throws NonTailRecursionError, UnknownNameError, StateLimitError */
export function regexOfRule(grammar: BnfGrammar, rule: string, plan: GroupPlan, make: RegexMaker): Regex {
  return new Builder(grammar, plan, make).rule(rule);
}

class Builder {
  private readonly expressionOf: (rule: string) => BnfExpression;
  private readonly built = new Map<string, Regex>();
  /** By each rule that leads to itself, those of its cycle. */
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
        return this.make.choice(...e.alternatives.map((one) => this.expression(one)));
      case 'repetition':
        return this.make.repetition(e.min, e.max, this.expression(e.body));
    }
  }

  /** Its first characters may be a group of their own. */
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

  /** A rule of a cycle: the others are put in its equation, the last one first. */
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

  /** X = a X / b as a* b. */
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

  /** @throws NonTailRecursionError */
  private equation(e: BnfExpression, members: ReadonlySet<string>, rule: string): Equation {
    if (!references(e).some((name) => members.has(name)))
      return { loops: new Map(), rest: this.expression(e) };
    switch (e.type) {
      case 'reference':
        return { loops: new Map([[e.name, nothing]]), rest: undefined };
      case 'alternation':
        return this.either(e.alternatives.map((one) => this.equation(one, members, rule)));
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

/** What roles.json makes of one rule: where emitted code marks the beginning and the end of roles. */
import type { PegExpression, PegGrammar } from '../../src/grammar/peg.js';
import { pegParts } from '../../src/grammar/peg.js';
import type { ComponentRole, RoleSource } from '../../src/syntax/roles.js';
import { placesMark } from '../../src/syntax/parser.js';
import { markRoles } from '../../src/syntax/roles.js';

/** A mark: an index into the array of marks. */
export type Mark = number;

/** The marks of a role that occurs once: where it begins and where it ends. */
export function marksOf(role: ComponentRole): readonly [Mark, Mark] {
  const index = markRoles.findIndex((known) => known === role);
  return [2 * index, 2 * index + 1];
}

/** The first of the marks that tell whether a rule stands where a source says "unless". */
const firstUnlessMark = placesMark + 1;

/** Roles by the rule whose nodes give them, and which rules matter for roles at all. */
export class RoleTable {
  private readonly sources = new Map<string, RoleSource[]>();
  private readonly unless: readonly string[];
  private readonly withRole: ReadonlySet<string>;
  /** Rules with roles below them. */
  readonly relevant: ReadonlySet<string>;

  /**
   * @param base the rule that a peggy identifier transcribes, as a peggy identifier without variant
   */
  constructor(
    peg: PegGrammar,
    sources: readonly RoleSource[],
    private readonly identifier: (ruleName: string) => string,
    private readonly base: (identifier: string) => string,
  ) {
    for (const source of sources) {
      for (const rule of source.in) {
        this.sources.set(identifier(rule), [...(this.sources.get(identifier(rule)) ?? []), source]);
      }
    }
    this.unless = [...new Set(sources.flatMap((s) => ('unless' in s ? [identifier(s.unless)] : [])))];
    this.withRole = new Set(sources.flatMap((s) => ('rules' in s ? s.rules.map(identifier) : [])));
    this.relevant = this.reaching(peg);
  }

  /** Whether a rule, or one below it, gives a role. */
  matters(name: string): boolean {
    return this.relevant.has(name) || this.withRole.has(this.base(name));
  }

  private reaching(peg: PegGrammar): ReadonlySet<string> {
    const relevant = new Set<string>();
    for (let size = -1; size < relevant.size;) {
      size = relevant.size;
      for (const { name, expression } of peg.rules) {
        const own = this.base(name);
        if (own === 'host' || this.sources.has(own) || references(expression).some((r) => relevant.has(r))) {
          relevant.add(name);
        }
      }
    }
    return relevant;
  }

  /** The sources that read a role off the children of a rule. */
  childSources(rule: string, child: string): readonly RoleSource[] {
    const name = this.base(child);
    return (this.sources.get(this.base(rule)) ?? []).filter(
      (source) => 'rules' in source && source.rules.some((r) => this.identifier(r) === name),
    );
  }

  /** The sources that read a role off the literal that a rule begins with. */
  literalSources(rule: string): readonly Exclude<RoleSource, { rules: unknown }>[] {
    return (this.sources.get(this.base(rule)) ?? []).flatMap((source) => ('rules' in source ? [] : [source]));
  }

  /** The mark that must not be set for a source to apply. */
  conditionOf(source: RoleSource): Mark | undefined {
    return 'unless' in source ? this.unlessMark(this.identifier(source.unless)) : undefined;
  }

  /** The mark that a child sets where some source says "unless" of it. */
  unlessMark(child: string): Mark | undefined {
    const index = this.unless.indexOf(this.base(child));
    return index < 0 ? undefined : firstUnlessMark + index;
  }
}

function references(expression: PegExpression): readonly string[] {
  return expression.type === 'reference' ? [expression.name] : pegParts(expression).flatMap(references);
}

/**
 * roles.json → a transcription with tags: separate letters at the start and the end of each role. The parts of a tagged
 * text that the transcription consumes show the places of its roles.
 */
import { type CodeUnitSet, codeUnitsOf, contains, onlyCharacter } from '../../core/base/code-units.js';
import { rulesReaching } from '../../core/tree/reaching.js';
import {
  commonRegisters,
  hostKindRegister,
  placesRegister,
  productionRegister,
  registerOf,
  schemeRegister,
} from '../../core/tree/role-registers.js';
import type { ComponentRole, Roles, RoleSource } from '../../core/tree/roles.js';
import { emptiness } from '../peg/check-peg.js';
import {
  childRules,
  type PegClass,
  type PegExpression,
  type PegGrammar,
  pegIdentifier,
  pegParts,
  type PegReference,
  type PegRule,
  withoutPlace,
} from '../peg/peg.js';

/** Effect of a tag on a register. */
interface RegisterChange {
  readonly register: number;
  /** `first`: the place, unless it is set; `last`: the place; `count`: the place is stored and counted; or a number. */
  readonly to: 'first' | 'last' | 'count' | number;
}

/** Effects of one tag: changes of registers at its place. */
export type Tag = readonly RegisterChange[];

/** Roles that tags cannot find although the tree shows them. */
export class UntaggableError extends Error {
  override readonly name = 'UntaggableError';

  constructor(
    /** The text in roles.json that requires it. */
    readonly asked: string,
    problem: string,
    /** Its source, unless it is in "hostKind". */
    readonly source?: RoleSource,
  ) {
    super(problem);
  }
}

export interface TaggedPeg {
  readonly peg: PegGrammar;
  /** In the order of their letters, see letterOf. */
  readonly tags: readonly Tag[];
  /** Pairs of tags: the first occurs right after the character, the second everywhere else. */
  readonly endings: readonly {
    readonly character: number;
    readonly there: number;
    readonly elsewhere: number;
  }[];
}

/** The letters of tags are the last code units, which no grammar mentions. */
const firstLetter = 0xff00;

export function letterOf(tag: number): number {
  return firstLetter + tag;
}

/** Tests whether a set contains only letters of tags. */
export function isOfTags(set: CodeUnitSet): boolean {
  return (set[0]?.[0] ?? 0) >= firstLetter;
}

/**
 * Inserts tags for the roles of roles.json.
 * @param ruleNames the rules of the document, in its spelling and order
 * @throws UntaggableError
 */
export function tagRoles(peg: PegGrammar, roles: Roles, ruleNames: readonly string[]): TaggedPeg {
  const tagger = new Tagger(peg, roles, ruleNames);
  const rules = peg.rules.map((rule) => tagger.rule(rule));
  return { peg: { text: peg.text, rules }, tags: tagger.tags, endings: tagger.endings };
}

type ChildSource = Extract<RoleSource, { rules: unknown }>;

interface Alternative {
  readonly plain: PegExpression;
  readonly tagged: PegExpression;
}

const nowhere = { start: 0, end: 0 };

class Tagger {
  readonly tags: Tag[] = [];
  readonly endings: TaggedPeg['endings'][number][] = [];
  private readonly letters = new Map<string, number>();
  private readonly names: ReadonlyMap<string, string>;
  private readonly mayBeEmpty: (e: PegExpression) => boolean;

  constructor(
    private readonly peg: PegGrammar,
    private readonly roles: Roles,
    private readonly ruleNames: readonly string[],
  ) {
    this.names = new Map(ruleNames.map((name) => [pegIdentifier(name), name]));
    this.mayBeEmpty = emptiness(new Map(peg.rules.map((rule) => [rule.name, rule])));
    this.requireOneKind();
  }

  /**
   * Checks that a host has at most one kind. The tree is read from its root, tags from left to right: both then see the
   * same kind.
   */
  private requireOneKind(): void {
    const rules = this.peg.rules.map(({ name, expression }) => {
      return { name: this.nameOf(name), expression, uses: childRules(expression).map((e) => this.nameOf(e)) };
    });
    const reaching = rulesReaching(rules, this.roles.hostKind);
    for (const { name, expression, uses } of rules) {
      if (!this.roles.hostKind.includes(name)) continue;
      if (maxChildren(expression) > 1) throw new UntaggableError(name, `"${name}" may have several children`);
      const inner = uses.find((used) => reaching.has(used));
      if (inner !== undefined)
        throw new UntaggableError(name, `"${name}" may have a host within it: "${inner}"`);
    }
  }

  rule(rule: PegRule): PegRule {
    const alternatives = this.alternatives(rule).map(({ tagged }) => tagged);
    const [only] = alternatives;
    const { span } = rule.expression;
    const tagged: PegExpression =
      alternatives.length === 1 && only !== undefined ? only : { type: 'choice', alternatives, span };
    return { ...rule, expression: this.between(this.carrying(this.nameOf(rule.name)), tagged, []) };
  }

  /** Returns the tag that marks a rule as carrier of the reading. */
  private carrying(rule: string): Tag {
    const list = this.roles.carriers.findIndex((carriers) => carriers.includes(rule));
    return list < 0 ? [] : [{ register: productionRegister + list, to: this.ruleNames.indexOf(rule) }];
  }

  /** Returns the alternatives of a rule, plain and with tags. */
  private alternatives({ name, expression }: PegRule): readonly Alternative[] {
    const rule = this.nameOf(name);
    const sources = this.roles.sources.filter((source) => source.in.includes(rule));
    const alternatives = expression.type === 'choice' ? expression.alternatives : [expression];
    return alternatives.map((plain) => {
      const inside = this.tagLiterals(plain, this.tagChildren(plain, rule, sources), sources);
      const endings = sources.flatMap((source) => ('ending' in source ? [this.endingTag(source)] : []));
      return { plain, tagged: sequence([inside, ...endings]) };
    });
  }

  /** Returns the name in the document's spelling. */
  private nameOf(identifier: string): string {
    return this.names.get(withoutPlace(identifier)) ?? identifier;
  }

  private tagChildren(e: PegExpression, rule: string, sources: readonly RoleSource[]): PegExpression {
    const visit = (part: PegExpression): PegExpression => {
      switch (part.type) {
        case 'reference':
          return this.tagChild(part, rule, sources);
        case 'sequence':
          return { ...part, items: part.items.map(visit) };
        case 'choice':
          return { ...part, alternatives: part.alternatives.map(visit) };
        case 'repetition':
          return { ...part, body: visit(part.body) };
        case 'class':
        case 'lookahead':
          return part;
      }
    };
    return visit(e);
  }

  private tagChild(e: PegReference, rule: string, sources: readonly RoleSource[]): PegExpression {
    const child = this.nameOf(e.name);
    const given = sources.flatMap((source) =>
      'rules' in source && source.rules.includes(child) ? [source] : [],
    );
    const always = given.filter(({ unless }) => unless === undefined);
    const kind: Tag = this.roles.hostKind.includes(rule)
      ? [{ register: hostKindRegister, to: this.ruleNames.indexOf(child) }]
      : [];
    return this.between(
      always.flatMap(({ role }) => beginning(role)),
      always.length === given.length ? e : this.tagAlternatives(e, given),
      [...kind, ...always.flatMap(({ role }) => end(role))],
    );
  }

  /** Tags the alternatives of a rule, each with the roles of the sources that do not exclude it. */
  private tagAlternatives(e: PegReference, sources: readonly ChildSource[]): PegExpression {
    const rule = this.peg.rules.find(({ name }) => name === e.name);
    const alternatives = rule === undefined ? [] : this.alternatives(rule);
    return {
      type: 'choice',
      span: e.span,
      alternatives: alternatives.map(({ plain, tagged }) => {
        const roles = sources.flatMap((source) => (this.excludes(plain, source) ? [] : [source.role]));
        return this.between(roles.flatMap(beginning), tagged, roles.flatMap(end));
      }),
    };
  }

  /** Tests whether the match of an alternative has a child that excludes the role of a source. */
  private excludes(alternative: PegExpression, source: ChildSource): boolean {
    const { unless } = source;
    const isExcluding = (identifier: string): boolean => this.nameOf(identifier) === unless;
    if (itemsOf(alternative).some((e) => e.type === 'reference' && isExcluding(e.name))) return true;
    if (unless === undefined || !childRules(alternative).some(isExcluding)) return false;
    throw new UntaggableError(unless, `an alternative may have a "${unless}" or none`, source);
  }

  /** Tags literals that an expression begins with. */
  private tagLiterals(
    plain: PegExpression,
    tagged: PegExpression,
    sources: readonly RoleSource[],
  ): PegExpression {
    const prefix = literalPrefix(plain);
    const items = [...itemsOf(tagged)];
    const insert = (place: number, changes: Tag): void => {
      let characters = 0;
      let i = 0;
      for (; characters < place && i < items.length; i++) {
        const item = items[i];
        if (item?.type === 'class' && !isOfTags(item.set)) characters++;
      }
      items.splice(i, 0, this.tag(changes));
    };
    for (const source of sources) {
      if ('rules' in source || 'ending' in source) continue;
      const literal = 'literal' in source ? source.literal : source.anchor;
      if (!prefix.startsWith(literal)) {
        if (!mayBeginWith(plain, literal, this.mayBeEmpty)) continue;
        throw new UntaggableError(literal, `an alternative may begin with "${literal}" or not`, source);
      }
      insert('literal' in source ? 0 : literal.length, beginning(source.role));
      insert(literal.length, end(source.role));
    }
    return items.length === itemsOf(tagged).length ? tagged : sequence(items);
  }

  private endingTag(source: Extract<RoleSource, { ending: string }>): PegExpression {
    const { role, ending } = source;
    if (ending.length !== 1) throw new UntaggableError(ending, `"${ending}" is not one character`, source);
    const there = this.numberOf([...beginning(role), ...end(role)], `there ${ending} ${role}`);
    const elsewhere = this.numberOf([], `elsewhere ${ending}`);
    if (!this.endings.some((known) => known.there === there)) {
      this.endings.push({ character: ending.charCodeAt(0), there, elsewhere });
    }
    return { type: 'class', set: codeUnitsOf([letterOf(there), letterOf(elsewhere)]), span: nowhere };
  }

  private between(before: Tag, e: PegExpression, after: Tag): PegExpression {
    const items = [
      ...(before.length > 0 ? [this.tag(before)] : []),
      e,
      ...(after.length > 0 ? [this.tag(after)] : []),
    ];
    return sequence(items);
  }

  private tag(changes: Tag): PegClass {
    const letter = letterOf(this.numberOf(changes, JSON.stringify(changes)));
    return { type: 'class', set: codeUnitsOf([letter]), span: nowhere };
  }

  private numberOf(tag: Tag, key: string): number {
    const number = this.letters.get(key) ?? this.tags.push(tag) - 1;
    this.letters.set(key, number);
    return number;
  }
}

function itemsOf(e: PegExpression): readonly PegExpression[] {
  return e.type === 'sequence' ? e.items.flatMap(itemsOf) : [e];
}

function sequence(items: readonly PegExpression[]): PegExpression {
  const [only] = items;
  return items.length === 1 && only !== undefined ? only : { type: 'sequence', items, span: nowhere };
}

/** Returns the maximum number of children of a node, infinity if it is unbounded. */
function maxChildren(e: PegExpression): number {
  const parts = pegParts(e).map(maxChildren);
  switch (e.type) {
    case 'reference':
      return 1;
    case 'class':
    case 'lookahead':
      return 0;
    case 'sequence':
      return parts.reduce((sum, most) => sum + most, 0);
    case 'choice':
      return Math.max(...parts);
    case 'repetition':
      return maxChildren(e.body) === 0 ? 0 : maxChildren(e.body) * (e.max ?? Infinity);
  }
}

function beginning(role: ComponentRole): Tag {
  const register = registerOf(role);
  const change: RegisterChange = { register, to: register === placesRegister ? 'count' : 'first' };
  return register < commonRegisters ? [change] : [change, { register: schemeRegister, to: 0 }];
}

function end(role: ComponentRole): Tag {
  const register = registerOf(role);
  return [register === placesRegister ? { register, to: 'count' } : { register: register + 1, to: 'last' }];
}

/** Returns the characters that an expression begins with, up to the first that is not the only one possible. */
export function literalPrefix(expression: PegExpression): string {
  let prefix = '';
  const read = (e: PegExpression): boolean => {
    if (e.type === 'sequence') return e.items.every(read);
    const character = e.type === 'class' ? onlyCharacter(e.set) : undefined;
    prefix += character ?? '';
    return character !== undefined;
  };
  read(expression);
  return prefix;
}

/**
 * Tests whether the match of an expression may begin with a literal. Rules that it refers to match nothing of the
 * literal.
 * @param mayBeEmpty tests whether an expression can match nothing
 */
function mayBeginWith(
  expression: PegExpression,
  literal: string,
  mayBeEmpty: (e: PegExpression) => boolean,
): boolean {
  /** Returns the possible numbers of literal characters matched, from those matched before. */
  const after = (e: PegExpression, before: ReadonlySet<number>): ReadonlySet<number> => {
    switch (e.type) {
      case 'class':
        return new Set(
          [...before].flatMap((i) => {
            if (i === literal.length) return [i];
            return contains(e.set, literal.charCodeAt(i)) ? [i + 1] : [];
          }),
        );
      case 'sequence':
        return e.items.reduce((matched, item) => after(item, matched), before);
      case 'choice':
        return new Set(e.alternatives.flatMap((alternative) => [...after(alternative, before)]));
      case 'repetition': {
        let matched = before;
        for (let size = -1; size < matched.size;) {
          size = matched.size;
          matched = new Set([...matched, ...after(e.body, matched)]);
        }
        return matched;
      }
      case 'reference':
        return mayBeEmpty(e) ? before : new Set([...before].filter((i) => i === literal.length));
      case 'lookahead':
        return before;
    }
  };
  return after(expression, new Set([0])).has(literal.length);
}

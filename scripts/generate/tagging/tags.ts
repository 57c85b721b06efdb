/**
 * roles.json → a transcription with tags: letters of their own that stand where the beginning and the end of a role are
 * to be marked. What the transcription consumes of a text with tags tells how the text is marked.
 */
import { type CodeUnitSet, codeUnitsOf } from '../../../src/base/code-units.js';
import {
  type PegClass,
  type PegExpression,
  type PegGrammar,
  pegIdentifier,
  pegParts,
  type PegReference,
  type PegRule,
  withoutPlace,
} from '../../../src/study/peg/peg.js';
import { hostKindRegister, placesRegister, schemeRegister } from '../../../src/tree/role-registers.js';
import { commonRoles, type ComponentRole, registerRoles, type RoleSource } from '../../../src/tree/roles.js';
import { literalPrefix } from '../literal-prefix.js';

/** What passing a tag does to a mark. */
export interface MarkChange {
  readonly mark: number;
  /** `first`: the place, unless it is set; `last`: the place; `count`: the place is kept and counted; or a number. */
  readonly to: 'first' | 'last' | 'count' | number;
}

/** What is done at one place. */
export type Tag = readonly MarkChange[];

/** A transcription with tags. */
export interface TaggedPeg {
  readonly peg: PegGrammar;
  /** By their letters, see `tagOf`. */
  readonly tags: readonly Tag[];
  /** Of two tags the first must be where the character stands right before, the second where it does not. */
  readonly endings: readonly {
    readonly character: number;
    readonly there: number;
    readonly elsewhere: number;
  }[];
}

/** The letters of tags are the last code units, which no grammar mentions. */
const firstLetter = 0xff00;

/** The letter of a tag. */
export function letterOf(tag: number): number {
  return firstLetter + tag;
}

/** Whether a set has nothing but letters of tags. */
export function isOfTags(set: CodeUnitSet): boolean {
  return (set[0]?.[0] ?? 0) >= firstLetter;
}

/**
 * Puts tags where roles.json sees roles.
 * @param ruleNames the rules of the document, in its spelling and order
 */
export function tagRoles(
  peg: PegGrammar,
  sources: readonly RoleSource[],
  ruleNames: readonly string[],
): TaggedPeg {
  const tagger = new Tagger(peg, sources, ruleNames);
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

  constructor(
    private readonly peg: PegGrammar,
    private readonly sources: readonly RoleSource[],
    private readonly ruleNames: readonly string[],
  ) {
    this.names = new Map(ruleNames.map((name) => [pegIdentifier(name), name]));
  }

  rule(rule: PegRule): PegRule {
    const alternatives = this.alternatives(rule);
    const [only] = alternatives;
    if (alternatives.length === 1 && only !== undefined) return { ...rule, expression: only.tagged };
    const { span } = rule.expression;
    return {
      ...rule,
      expression: { type: 'choice', alternatives: alternatives.map(({ tagged }) => tagged), span },
    };
  }

  /** The alternatives of a rule, plain and with tags. */
  private alternatives({ name, expression }: PegRule): readonly Alternative[] {
    const rule = this.nameOf(name);
    const sources = this.sources.filter((source) => source.in.includes(rule));
    const alternatives = expression.type === 'choice' ? expression.alternatives : [expression];
    return alternatives.map((plain) => {
      const inside = this.tagLiterals(plain, this.tagChildren(plain, rule, sources), sources);
      const endings = sources.flatMap((source) => ('ending' in source ? [this.endingTag(source)] : []));
      return { plain, tagged: sequence([inside, ...endings]) };
    });
  }

  /** The name in the document's spelling. */
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
    const kind: Tag = rule === 'host' ? [{ mark: hostKindRegister, to: this.ruleNames.indexOf(child) }] : [];
    return this.between(
      always.flatMap(({ role }) => beginning(role)),
      always.length === given.length ? e : this.tagAlternatives(e, given),
      [...kind, ...always.flatMap(({ role }) => end(role))],
    );
  }

  /** The alternatives of a rule, each in the roles that what it refers to does not exclude. */
  private tagAlternatives(e: PegReference, sources: readonly ChildSource[]): PegExpression {
    const rule = this.peg.rules.find(({ name }) => name === e.name);
    const alternatives = rule === undefined ? [] : this.alternatives(rule);
    return {
      type: 'choice',
      span: e.span,
      alternatives: alternatives.map(({ plain, tagged }) => {
        const roles = sources.flatMap(({ role, unless }) =>
          unless === undefined || this.refers(plain, unless) ? [] : [role],
        );
        return this.between(roles.flatMap(beginning), tagged, roles.flatMap(end));
      }),
    };
  }

  /** Whether what an alternative matches has a child of a rule. @throws Error where it may or may not */
  private refers(alternative: PegExpression, rule: string): boolean {
    const isRule = (part: PegExpression): boolean =>
      part.type === 'reference' && this.nameOf(part.name) === rule;
    if (itemsOf(alternative).some(isRule)) return true;
    const mayRefer = (part: PegExpression): boolean => isRule(part) || pegParts(part).some(mayRefer);
    if (mayRefer(alternative)) throw new Error(`an alternative may have a "${rule}" or none`);
    return false;
  }

  /** Tags for literals that an expression begins with. */
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
      if (!prefix.startsWith(literal)) continue;
      insert('literal' in source ? 0 : literal.length, beginning(source.role));
      insert(literal.length, end(source.role));
    }
    return items.length === itemsOf(tagged).length ? tagged : sequence(items);
  }

  private endingTag({ role, ending }: Extract<RoleSource, { ending: string }>): PegExpression {
    if (ending.length !== 1) throw new Error(`the ending "${ending}" of ${role} is not one character`);
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

function beginning(role: ComponentRole): Tag {
  const index = registerRoles.findIndex((known) => known === role);
  const mark: MarkChange =
    index < 0 ? { mark: placesRegister, to: 'count' } : { mark: 2 * index, to: 'first' };
  return commonRoles.some((common) => common === role) ? [mark] : [mark, { mark: schemeRegister, to: 0 }];
}

function end(role: ComponentRole): Tag {
  const index = registerRoles.findIndex((known) => known === role);
  return [index < 0 ? { mark: placesRegister, to: 'count' } : { mark: 2 * index + 1, to: 'last' }];
}

/**
 * Positions in a grammar while a text is read, each of them what remains to be read: Antimirov's partial derivatives
 * (1996) of the BNF, with a mark where each rule that has begun will end. Equal positions are one object. They are
 * finitely many because a rule that calls itself does so in tail position, where its end is marked once.
 */
import type { CompactBnf, CompactExpression, CompactRepetition } from './compact-bnf.js';

/** The end of a rule, by its index. */
export type RuleEnd = readonly ['end', rule: number];

/** What a position may begin with. */
export type Item = CompactExpression | RuleEnd;

/** An item, and the position behind it. */
export interface Position {
  readonly id: number;
  readonly item: Item;
  /** Undefined at the end of the text only. */
  readonly next: Position | undefined;
  /** The positions in front of this one, by their items. */
  readonly before: Map<Item, Position>;
}

/** The positions of one grammar. */
export class Positions {
  /** Nothing remains to be read. */
  readonly end: Position = { id: 0, item: '', next: undefined, before: new Map() };
  private count = 1;
  private readonly ends: readonly RuleEnd[];
  private readonly rests = new Map<CompactRepetition, CompactRepetition>();

  constructor(readonly bnf: CompactBnf) {
    this.ends = bnf.map((_, rule) => ['end', rule]);
  }

  /** Before a text that a rule derives. */
  start(rule: number): Position {
    return this.put(rule, this.end);
  }

  /** The positions that are reached from these without reading, themselves included. */
  closure(from: Iterable<Position>): ReadonlySet<Position> {
    const reached = new Set(from);
    for (const position of reached) for (const next of this.entered(position)) reached.add(next);
    return reached;
  }

  /** The position after a character, unless it cannot come here. Rules that end with the character have ended. */
  read({ item, next }: Position, character: string): Position | undefined {
    if (next === undefined || !readable(item).includes(character)) return undefined;
    let after = typeof item === 'string' && item.length > 1 ? this.put(item.slice(1), next) : next;
    while (isEnd(after.item) && after.next !== undefined) after = after.next;
    return after;
  }

  private entered({ item, next }: Position): readonly Position[] {
    if (next === undefined) return [];
    if (typeof item === 'number') return [this.put(this.bnf[item] ?? '', this.ending(item, next))];
    if (typeof item === 'string') return item === '' ? [next] : [];
    switch (item[0]) {
      case 'of':
        return [];
      case 'end':
        return [next];
      case 'or':
        return item[1].map((alternative) => this.put(alternative, next));
      case 'then':
        return [item[1].reduceRight((after, part) => this.put(part, after), next)];
      case 'times': {
        const [, body, min, max] = item;
        const once = this.put(body, max === 1 ? next : this.put(this.rest(item), next));
        return min === 0 ? [once, next] : [once];
      }
    }
  }

  private put(item: Item, next: Position): Position {
    let position = next.before.get(item);
    if (position === undefined) {
      position = { id: this.count++, item, next, before: new Map() };
      next.before.set(item, position);
    }
    return position;
  }

  /** The end of a rule in front of a position, unless it is marked there already. */
  private ending(rule: number, next: Position): Position {
    for (let p: Position | undefined = next; p !== undefined && isEnd(p.item); p = p.next) {
      if (p.item[1] === rule) return next;
    }
    const end = this.ends[rule];
    return end === undefined ? next : this.put(end, next);
  }

  /** What remains of a repetition after one time. */
  private rest(repetition: CompactRepetition): CompactRepetition {
    const [, body, min, max] = repetition;
    if (min === 0 && max === null) return repetition;
    let rest = this.rests.get(repetition);
    if (rest === undefined) {
      rest = ['times', body, Math.max(min - 1, 0), max === null ? null : max - 1];
      this.rests.set(repetition, rest);
    }
    return rest;
  }
}

/** The characters that an item reads itself, without anything being entered. */
export function readable(item: Item): string {
  if (typeof item === 'string') return item.charAt(0);
  return typeof item === 'object' && item[0] === 'of' ? item[1] : '';
}

/** Whether a rule ends here. */
export function isEnd(item: Item): item is RuleEnd {
  return typeof item === 'object' && item[0] === 'end';
}

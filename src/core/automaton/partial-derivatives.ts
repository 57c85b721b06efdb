/**
 * Antimirov's partial derivatives (1996) of the BNF. Each is one possible continuation of a text: the items that remain
 * to be read, with a separate item for the end of each rule that has begun. Equal derivatives are one object. They are
 * finitely many because a rule that calls itself does so as its last item, where its end stands once.
 */
import type { CompactBnf, CompactExpression, CompactRepetition } from './compact-bnf.js';

/** The end of a rule, by its index. */
export type RuleEnd = readonly ['end', rule: number];

/** The possible first items of a partial derivative. */
export type Item = CompactExpression | RuleEnd;

/** An item, and the rest after it. */
export interface PartialDerivative {
  readonly id: number;
  readonly item: Item;
  /** Undefined only at the end of the text. */
  readonly next: PartialDerivative | undefined;
  /** The derivatives that prepend an item to this one, by that item. */
  readonly before: Map<Item, PartialDerivative>;
}

export class PartialDerivatives {
  /** The derivative in which nothing remains to be read. */
  readonly end: PartialDerivative = { id: 0, item: '', next: undefined, before: new Map() };
  private count = 1;
  private readonly ends: readonly RuleEnd[];
  private readonly rests = new Map<CompactRepetition, CompactRepetition>();

  constructor(readonly bnf: CompactBnf) {
    this.ends = bnf.map((_, rule) => ['end', rule]);
  }

  /** Returns the derivative before a text that a rule derives. */
  start(rule: number): PartialDerivative {
    return this.put(rule, this.end);
  }

  /** Returns the derivatives that are reachable from these without reading, including these. */
  closure(from: Iterable<PartialDerivative>): ReadonlySet<PartialDerivative> {
    const reached = new Set(from);
    for (const derivative of reached) for (const next of this.entered(derivative)) reached.add(next);
    return reached;
  }

  /**
   * Returns the derivative by a character, or undefined if the character is not allowed here. Rules that end with the
   * character have ended.
   */
  read({ item, next }: PartialDerivative, character: string): PartialDerivative | undefined {
    if (next === undefined || !readable(item).includes(character)) return undefined;
    let after = typeof item === 'string' && item.length > 1 ? this.put(item.slice(1), next) : next;
    while (isEnd(after.item) && after.next !== undefined) after = after.next;
    return after;
  }

  private entered({ item, next }: PartialDerivative): readonly PartialDerivative[] {
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

  private put(item: Item, next: PartialDerivative): PartialDerivative {
    let derivative = next.before.get(item);
    if (derivative === undefined) {
      derivative = { id: this.count++, item, next, before: new Map() };
      next.before.set(item, derivative);
    }
    return derivative;
  }

  /** Puts the end of a rule in front of a derivative, unless it stands there already. */
  private ending(rule: number, next: PartialDerivative): PartialDerivative {
    for (let p: PartialDerivative | undefined = next; p !== undefined && isEnd(p.item); p = p.next) {
      if (p.item[1] === rule) return next;
    }
    const end = this.ends[rule];
    return end === undefined ? next : this.put(end, next);
  }

  /** Returns the rest of a repetition after one iteration. */
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

/** Returns the characters that an item reads itself, without entering anything. */
export function readable(item: Item): string {
  if (typeof item === 'string') return item.charAt(0);
  return typeof item === 'object' && item[0] === 'of' ? item[1] : '';
}

export function isEnd(item: Item): item is RuleEnd {
  return typeof item === 'object' && item[0] === 'end';
}

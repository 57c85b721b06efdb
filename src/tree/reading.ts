/**
 * A string together with its reading, and the look-ups in it that findings, scheme parts and explanations
 * share: which production carried what, answered from the syntax tree.
 */

import type { Components } from './components.js';
import type { Span } from './read-components.js';
import type { SyntaxNode } from './node.js';
import { rulesHolding } from './production.js';
import type { RuleEntry } from './rule.js';

export type { Span };

/** What a Reading is made of. */
export interface ReadingSource {
  readonly text: string;
  readonly derivable: boolean;
  /** The syntax tree of the text, parsed each time; for a text that is derivable. */
  readonly parse: () => SyntaxNode;
  /** Undefined where the text is not derivable. */
  readonly components: Components | undefined;
  /** Whether a rule of the document derives a text. */
  readonly accepts: (text: string, rule: string) => boolean;
  /** The rules whose nodes may hold nodes of a rule. */
  readonly holding: (rule: string) => ReadonlySet<string>;
}

/** Of a longer text the tree is not kept once it is gone through, and so opened: its nodes take twenty times the memory. */
const longestOpened = 10_000;

/** A string and its reading. Nodes are sought when they are asked for, and found places kept. */
export class Reading {
  readonly text: string;
  readonly derivable: boolean;
  readonly components: Components | undefined;
  readonly accepts: (text: string, rule: string) => boolean;
  private readonly parse: () => SyntaxNode;
  private readonly holding: ReadingSource['holding'];
  private parsed: SyntaxNode | undefined;
  /** The nodes of the rules that were asked for. */
  private readonly asked = new Map<string, readonly Span[]>();
  private readonly firsts = new Map<string, Span | undefined>();

  constructor({ text, derivable, parse, components, accepts, holding }: ReadingSource) {
    this.text = text;
    this.derivable = derivable;
    this.parse = parse;
    this.components = components;
    this.accepts = accepts;
    this.holding = holding;
  }

  /** Whether the tree is parsed again when it is asked for. */
  get isLong(): boolean {
    return this.text.length > longestOpened;
  }

  /** Undefined where the text is not derivable. */
  get tree(): SyntaxNode | undefined {
    if (this.derivable) this.parsed ??= this.parse();
    return this.parsed;
  }

  /**
   * Where the nodes of a rule stand, from left to right; none where the reading does not use it. Time linear in the nodes
   * that may hold one; a long text is parsed for each rule.
   * @param sign a character that every string of the rule has: what is without it is not gone into
   */
  nodes(rule: string, sign = ''): readonly Span[] {
    let found = this.asked.get(rule);
    if (found === undefined) this.asked.set(rule, (found = [...this.found(rule, sign)]));
    return found;
  }

  /** Whether the reading uses a rule. */
  uses(rule: string): boolean {
    return this.firstNode(rule) !== undefined;
  }

  /** The text of the first node of a rule, undefined where there is none. */
  first(rule: string): string | undefined {
    const node = this.firstNode(rule);
    return node && this.of(node);
  }

  /** The texts of the nodes of a rule, from left to right. */
  all(rule: string): readonly string[] {
    return this.nodes(rule).map((node) => this.of(node));
  }

  /** The text of a span. */
  of({ start, end }: Span): string {
    return this.text.slice(start, end);
  }

  private firstNode(rule: string): Span | undefined {
    const known = this.asked.get(rule);
    if (known !== undefined) return known[0];
    if (!this.firsts.has(rule)) this.firsts.set(rule, this.found(rule, '').next().value ?? undefined);
    return this.firsts.get(rule);
  }

  private *found(rule: string, sign: string): Generator<Span, void> {
    const { text } = this;
    let next = text.indexOf(sign);
    if (!this.derivable || next < 0) return;
    const holding = this.holding(rule);
    const waiting = [this.isLong ? this.parse() : this.tree];
    for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
      const { start, end } = node;
      if (next >= 0 && next < start) next = text.indexOf(sign, start);
      if (next < 0 || next + sign.length > end) continue;
      if (node.rule === rule) yield { start, end };
      if (!holding.has(node.rule)) continue;
      const { children } = node;
      for (let i = children.length - 1; i >= 0; i--) {
        const child = children[i];
        if (child !== undefined) waiting.push(child);
      }
    }
  }
}

/** What a language tells of a text and of its rules. */
interface ReadingLanguage<Name extends string> {
  accepts(text: string, options?: { readonly start: Name }): boolean;
  parse(text: string): SyntaxNode;
  components(text: string): Components;
  readonly rules: readonly RuleEntry[];
}

/** The readings of a document. */
export function readingsOf<Name extends string>(document: ReadingLanguage<Name>): (text: string) => Reading {
  const known = new Map<string, ReadonlySet<string>>();
  const holding = (rule: string): ReadonlySet<string> => {
    let rules = known.get(rule);
    if (rules === undefined) known.set(rule, (rules = rulesHolding(document.rules, rule)));
    return rules;
  };
  return (text) => {
    const derivable = document.accepts(text);
    return new Reading({
      text,
      derivable,
      parse: () => document.parse(text),
      components: derivable ? document.components(text) : undefined,
      accepts: (part, start) => document.accepts(part, { start: start as Name }),
      holding,
    });
  };
}

/**
 * A string together with its reading, and the look-ups in it that findings, scheme parts and explanations
 * share: which production carried what, answered from the syntax tree.
 */

import type { Components } from './components.js';
import type { Span } from './read-components.js';
import type { SyntaxNode } from './node.js';

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
}

const none: readonly Span[] = [];

/** Of a longer text the tree is not kept once it is gone through, and so opened: its nodes take twenty times the memory. */
const longestOpened = 10_000;

/** A string and its reading. Making one takes time linear in the tree, of which it keeps where the nodes stand. */
export class Reading {
  readonly text: string;
  readonly derivable: boolean;
  readonly components: Components | undefined;
  readonly accepts: (text: string, rule: string) => boolean;
  private readonly parse: () => SyntaxNode;
  private parsed: SyntaxNode | undefined;
  /**
   * Where nodes stand, by their rules, from left to right: for each run of nodes that touch and are of one length, where
   * it begins and ends, and that length.
   */
  private readonly runs = new Map<string, number[]>();
  /** The nodes of the rules that were asked for. */
  private readonly asked = new Map<string, readonly Span[]>();

  constructor({ text, derivable, parse, components, accepts }: ReadingSource) {
    this.text = text;
    this.derivable = derivable;
    this.parse = parse;
    this.components = components;
    this.accepts = accepts;
    if (!derivable) return;
    const waiting = [this.isLong ? parse() : this.tree];
    for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
      const { rule, start, end, children } = node;
      const runs = this.runs.get(rule);
      if (runs === undefined) this.runs.set(rule, [start, end, end - start]);
      else if (start === runs.at(-2) && start < end && end - start === runs.at(-1))
        runs[runs.length - 2] = end;
      else runs.push(start, end, end - start);
      for (let i = children.length - 1; i >= 0; i--) {
        const child = children[i];
        if (child !== undefined) waiting.push(child);
      }
    }
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

  /** Where the nodes of a rule stand, from left to right; none where the reading does not use it. */
  nodes(rule: string): readonly Span[] {
    const runs = this.runs.get(rule);
    if (runs === undefined) return none;
    const known = this.asked.get(rule);
    if (known !== undefined) return known;
    const found: Span[] = [];
    for (let i = 0; i < runs.length; i += 3) {
      const length = runs[i + 2] ?? 0;
      const end = (runs[i + 1] ?? 0) - length;
      for (let at = runs[i] ?? 0; at <= end; at += length || 1) found.push({ start: at, end: at + length });
    }
    this.asked.set(rule, found);
    return found;
  }

  /** Whether the reading uses a rule. */
  uses(rule: string): boolean {
    return this.runs.has(rule);
  }

  /** The text of the first node of a rule, undefined where there is none. */
  first(rule: string): string | undefined {
    const [start, , length = 0] = this.runs.get(rule) ?? [];
    return start === undefined ? undefined : this.text.slice(start, start + length);
  }

  /** The texts of the nodes of a rule, from left to right. */
  all(rule: string): readonly string[] {
    return this.nodes(rule).map((node) => this.of(node));
  }

  /** The text of a span. */
  of({ start, end }: Span): string {
    return this.text.slice(start, end);
  }
}

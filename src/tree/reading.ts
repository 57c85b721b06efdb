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
  /** Undefined where the text is not derivable. */
  readonly tree: SyntaxNode | undefined;
  /** Undefined where the text is not derivable. */
  readonly components: Components | undefined;
  /** Whether a rule of the document derives a text. */
  readonly accepts: (text: string, rule: string) => boolean;
}

/** A string and its reading. Making one takes time linear in the tree; look-ups by rule are then constant. */
export class Reading implements ReadingSource {
  readonly text: string;
  readonly tree: SyntaxNode | undefined;
  readonly components: Components | undefined;
  readonly accepts: (text: string, rule: string) => boolean;
  private readonly byRule = new Map<string, SyntaxNode[]>();

  constructor({ text, tree, components, accepts }: ReadingSource) {
    this.text = text;
    this.tree = tree;
    this.components = components;
    this.accepts = accepts;
    const waiting = tree === undefined ? [] : [tree];
    for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
      const same = this.byRule.get(node.rule);
      if (same === undefined) this.byRule.set(node.rule, [node]);
      else same.push(node);
      for (let i = node.children.length - 1; i >= 0; i--) {
        const child = node.children[i];
        if (child !== undefined) waiting.push(child);
      }
    }
  }

  get derivable(): boolean {
    return this.tree !== undefined;
  }

  /** The nodes of a rule, from left to right; none where the reading does not use it. */
  nodes(rule: string): readonly SyntaxNode[] {
    return this.byRule.get(rule) ?? [];
  }

  /** Whether the reading uses a rule. */
  uses(rule: string): boolean {
    return this.byRule.has(rule);
  }

  /** The text of the first node of a rule, undefined where there is none. */
  first(rule: string): string | undefined {
    const node = this.nodes(rule)[0];
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
}

/**
 * Reading of a string in one document: everything that its grammar determines, in one pass. The tree, the error and the
 * nodes of rules, which findings, scheme parts and explanations use, are created on demand.
 */

import { Registers } from '../automaton/registers.js';
import { characterAt } from '../base/character.js';
import type { Components } from '../tree/components.js';
import type { UriSyntaxError } from './error.js';
import { componentsIn, productionIn, type RoleSpans, type Span, spansIn } from '../tree/read-components.js';
import type { SyntaxNode } from '../tree/node.js';
import { rulesHolding } from '../tree/reaching.js';
import type { RuleEntry } from '../tree/rule.js';

export type { Span };

/** Members of a document that readings need; a language has them. */
export interface ReadDocument {
  readonly start: string;
  readonly rules: readonly Pick<RuleEntry, 'name' | 'uses'>[];
  walk(text: string, options?: ReadOptions): Registers | number;
  accepts(text: string, options?: ReadOptions): boolean;
  parse(text: string, options?: ReadOptions): SyntaxNode;
  safeParse(
    text: string,
    options?: ReadOptions,
  ): { readonly ok: true } | { readonly ok: false; readonly error: UriSyntaxError };
}

/** Start rule of a reading. */
export interface ReadOptions {
  readonly start?: string | undefined;
}

/** Maximum length of a text whose tree is kept after traversal: its opened nodes take twenty times the memory. */
const maxCachedTreeLength = 10_000;

/** A string and its reading. Members cache their results. */
export class Reading {
  /** Length of the longest prefix that a derivable text extends; undefined if the text is derivable. */
  readonly offset: number | undefined;
  private readonly registers: Registers | undefined;
  private parsed: SyntaxNode | undefined;
  private read: Components | undefined;
  private refused: UriSyntaxError | undefined;
  /** The nodes of the rules requested so far. */
  private asked: Map<string, readonly Span[]> | undefined;
  private firsts: Map<string, Span | undefined> | undefined;

  /** @param start the rule that the text is read from @throws UnknownNameError */
  constructor(
    private readonly document: DocumentReadings,
    readonly text: string,
    readonly start: string,
  ) {
    const stop = document.of.walk(text, { start });
    if (typeof stop === 'number') this.offset = stop;
    else {
      // The document overwrites its own registers at the next call.
      this.registers = new Registers(stop.values.slice(), stop.places.slice());
    }
  }

  get derivable(): boolean {
    return this.offset === undefined;
  }

  /** The character where the text stops; undefined if the text is derivable or incomplete. */
  get found(): string | undefined {
    return this.offset === undefined ? undefined : characterAt(this.text, this.offset);
  }

  /** Undefined if the text is not derivable; so are all members below, except the error. */
  get components(): Components | undefined {
    return (this.read ??= this.registers && componentsIn(this.registers, this.text, this.document.names));
  }

  /** The productions that carry the reading, outermost first. */
  get production(): readonly string[] | undefined {
    return this.registers && productionIn(this.registers, this.document.names);
  }

  get spans(): RoleSpans | undefined {
    return this.registers && spansIn(this.registers);
  }

  get tree(): SyntaxNode | undefined {
    if (this.derivable) this.parsed ??= this.parse();
    return this.parsed;
  }

  /** Undefined if the text is derivable. */
  get error(): UriSyntaxError | undefined {
    if (this.derivable || this.refused) return this.refused;
    const result = this.document.of.safeParse(this.text, { start: this.start });
    if (!result.ok) this.refused = result.error;
    return this.refused;
  }

  /** True if the tree is parsed at every access. */
  get isLong(): boolean {
    return this.text.length > maxCachedTreeLength;
  }

  /** Tests whether a rule of the document derives a text. */
  accepts(text: string, rule: string): boolean {
    return this.document.of.accepts(text, { start: rule });
  }

  /**
   * Returns the spans of the nodes of a rule, from left to right; none if the reading does not use it. Time is linear
   * in the nodes that may contain one; a long text is parsed for each rule.
   * @param sign a character in every string of the rule; nodes without it are skipped
   */
  nodes(rule: string, sign = ''): readonly Span[] {
    this.asked ??= new Map();
    let found = this.asked.get(rule);
    if (found === undefined) this.asked.set(rule, (found = [...this.seek(rule, sign)]));
    return found;
  }

  uses(rule: string): boolean {
    return this.firstNode(rule) !== undefined;
  }

  /** Returns the text of the first node of a rule, undefined if there is none. */
  first(rule: string): string | undefined {
    const node = this.firstNode(rule);
    return node && this.of(node);
  }

  /** Returns the texts of the nodes of a rule, from left to right. */
  all(rule: string): readonly string[] {
    return this.nodes(rule).map((node) => this.of(node));
  }

  of({ start, end }: Span): string {
    return this.text.slice(start, end);
  }

  private parse(): SyntaxNode {
    return this.document.of.parse(this.text, { start: this.start });
  }

  private firstNode(rule: string): Span | undefined {
    const known = this.asked?.get(rule);
    if (known !== undefined) return known[0];
    this.firsts ??= new Map();
    if (!this.firsts.has(rule)) this.firsts.set(rule, this.seek(rule, '').next().value ?? undefined);
    return this.firsts.get(rule);
  }

  private *seek(rule: string, sign: string): Generator<Span, void> {
    const { text } = this;
    let next = text.indexOf(sign);
    if (!this.derivable || next < 0) return;
    const holding = this.document.holding(rule);
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

export class DocumentReadings {
  readonly names: readonly string[];
  private readonly known = new Map<string, ReadonlySet<string>>();
  private last: Reading | undefined;

  constructor(readonly of: ReadDocument) {
    this.names = of.rules.map(({ name }) => name);
  }

  /** Returns the reading of a text; for the same text as in the last call, the same object. @throws UnknownNameError */
  reading(text: string, start = this.of.start): Reading {
    const { last } = this;
    if (last?.text === text && last.start === start) return last;
    return (this.last = new Reading(this, text, start));
  }

  /** Returns the rules whose nodes may contain nodes of a rule. */
  holding(rule: string): ReadonlySet<string> {
    let rules = this.known.get(rule);
    if (rules === undefined) this.known.set(rule, (rules = rulesHolding(this.of.rules, rule)));
    return rules;
  }
}

/**
 * A string in one document: everything that the document's grammar says of it, by one walk. The tree, the error and the
 * nodes of rules, which findings, scheme parts and explanations look up, are made when they are asked for.
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

/** What readings need of a document: a language has it. */
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

/** Where a text is read from. */
export interface ReadOptions {
  readonly start?: string | undefined;
}

/** Of a longer text the tree is not kept once it is gone through, and so opened: its nodes take twenty times the memory. */
const longestOpened = 10_000;

/** A string and its reading. What a member finds it keeps. */
export class Reading {
  /** Where the text stops being the beginning of a derivable one; undefined where it is derivable. */
  readonly offset: number | undefined;
  private readonly registers: Registers | undefined;
  private parsed: SyntaxNode | undefined;
  private read: Components | undefined;
  private refused: UriSyntaxError | undefined;
  /** The nodes of the rules that were asked for. */
  private asked: Map<string, readonly Span[]> | undefined;
  private firsts: Map<string, Span | undefined> | undefined;

  /** @param start the rule that the text is read from @throws UnknownNameError */
  constructor(
    private readonly document: DocumentReadings,
    readonly text: string,
    readonly start: string,
  ) {
    const walked = document.of.walk(text, { start });
    if (typeof walked === 'number') this.offset = walked;
    else {
      // Those of the document are another text's at the next call.
      this.registers = new Registers(walked.values.slice(), walked.places.slice());
    }
  }

  get derivable(): boolean {
    return this.offset === undefined;
  }

  /** The character where the text stops; undefined where it is derivable or ends too early. */
  get found(): string | undefined {
    return this.offset === undefined ? undefined : characterAt(this.text, this.offset);
  }

  /** Undefined where the text is not derivable, as all that follows but the error. */
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

  /** Undefined where the text is derivable. */
  get error(): UriSyntaxError | undefined {
    if (this.derivable || this.refused) return this.refused;
    const result = this.document.of.safeParse(this.text, { start: this.start });
    if (!result.ok) this.refused = result.error;
    return this.refused;
  }

  /** Whether the tree is parsed again when it is asked for. */
  get isLong(): boolean {
    return this.text.length > longestOpened;
  }

  /** Whether a rule of the document derives a text. */
  accepts(text: string, rule: string): boolean {
    return this.document.of.accepts(text, { start: rule });
  }

  /**
   * Where the nodes of a rule stand, from left to right; none where the reading does not use it. Time linear in the nodes
   * that may hold one; a long text is parsed for each rule.
   * @param sign a character that every string of the rule has: what is without it is not gone into
   */
  nodes(rule: string, sign = ''): readonly Span[] {
    this.asked ??= new Map();
    let found = this.asked.get(rule);
    if (found === undefined) this.asked.set(rule, (found = [...this.seek(rule, sign)]));
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

/** The readings of a document. */
export class DocumentReadings {
  readonly names: readonly string[];
  private readonly known = new Map<string, ReadonlySet<string>>();
  private last: Reading | undefined;

  constructor(readonly of: ReadDocument) {
    this.names = of.rules.map(({ name }) => name);
  }

  /** The reading of a text; that of the last text once more is the same. @throws UnknownNameError */
  reading(text: string, start = this.of.start): Reading {
    const { last } = this;
    if (last?.text === text && last.start === start) return last;
    return (this.last = new Reading(this, text, start));
  }

  /** The rules whose nodes may hold nodes of a rule. */
  holding(rule: string): ReadonlySet<string> {
    let rules = this.known.get(rule);
    if (rules === undefined) this.known.set(rule, (rules = rulesHolding(this.of.rules, rule)));
    return rules;
  }
}

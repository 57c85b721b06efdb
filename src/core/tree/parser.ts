/** Runtime of all generated parsers: the table of their rules, and nodes that open on demand. */

import { asciiSize } from '../base/ascii.js';
import type { SyntaxNode } from './node.js';
import type { GrammarData } from './rule.js';

/** A rule of a generated parser. The functions return the end of the match, or -1. */
export interface ParserRule<Name extends string = string> {
  /** In the document's spelling. */
  readonly name: Name;
  /** Matches without nodes; absent if the children are needed at once. */
  readonly scan: ((text: string, start: number) => number) | undefined;
  /** Matches and adds the child nodes; absent if the rule refers to no other. */
  readonly parts: ((text: string, start: number, children: SyntaxNode<Name>[]) => number) | undefined;
}

export interface GeneratedParser<Name extends string = string> {
  /** Returns the tree of a text; undefined if the start rule does not match it as a whole. */
  parse(text: string, options: { readonly startRule: Name }): SyntaxNode<Name> | undefined;
}

/**
 * Returns two functions for a generated parser. One declares its rules: those of the document in their order, then
 * readings of them at particular places, each with the index of its rule. The other parses from a rule.
 */
export function ruleTable<Name extends string>({
  names,
  start,
}: Pick<GrammarData<Name>, 'names' | 'start'>): [
  rule: (parts: ParserRule<Name>['parts'], scan?: ParserRule['scan'], index?: number) => ParserRule<Name>,
  parse: GeneratedParser<Name>['parse'],
] {
  const rules: ParserRule<Name>[] = [];
  return [
    (parts, scan, index = rules.length) => {
      const rule = { name: names[index] ?? start, scan, parts };
      rules.push(rule);
      return rule;
    },
    (text, { startRule }) => {
      const rule = rules[names.indexOf(startRule)];
      const nodes = emptyNodeList<Name>();
      return rule !== undefined && add(nodes, rule, text, 0) === text.length ? nodes[0] : undefined;
    },
  ];
}

const noChildren: readonly never[] = Object.freeze([]);

/**
 * A node of a generated parser. Nodes below the rules that components are read from are parsed on first access. This
 * changes nothing: a rule matches the same at a place whenever it is tried.
 */
export class ParsedNode<Name extends string> implements SyntaxNode<Name> {
  readonly rule: Name;
  readonly #parser: ParserRule<Name>;
  #children: readonly SyntaxNode<Name>[] | undefined;

  constructor(
    parser: ParserRule<Name>,
    /** The whole text that was parsed. */
    readonly source: string,
    readonly start: number,
    readonly end: number,
    children?: readonly SyntaxNode<Name>[],
  ) {
    this.rule = parser.name;
    this.#parser = parser;
    this.#children = children;
  }

  get children(): readonly SyntaxNode<Name>[] {
    if (this.#children !== undefined) return this.#children;
    const { parts } = this.#parser;
    if (parts === undefined) return noChildren;
    const children = emptyNodeList<Name>();
    parts(this.source, this.start, children);
    return (this.#children = children);
  }

  /** Returns the node as plain data, for JSON and for copies. */
  toJSON(): SyntaxNode<Name> {
    const { rule, start, end, children } = this;
    return { rule, start, end, children };
  }

  /** Returns the form that console.log shows in Node. */
  [Symbol.for('nodejs.util.inspect.custom')](): SyntaxNode<Name> {
    return this.toJSON();
  }
}

/**
 * Returns an empty list of nodes. Most stay short: this one first grows to four elements in V8, a literal `[]` to
 * sixteen.
 */
function emptyNodeList<Name extends string>(): SyntaxNode<Name>[] {
  return new Array<SyntaxNode<Name>>();
}

/** Matches a rule and adds its node to the children. Called by generated parsers. */
export function add<Name extends string>(
  children: SyntaxNode<Name>[],
  rule: ParserRule<Name>,
  text: string,
  start: number,
): number {
  const { scan, parts } = rule;
  if (scan !== undefined) {
    const end = scan(text, start);
    if (end >= 0) children.push(new ParsedNode(rule, text, start, end));
    return end;
  }
  const own = emptyNodeList<Name>();
  const end = parts?.(text, start, own) ?? -1;
  if (end >= 0) children.push(new ParsedNode(rule, text, start, end, own));
  return end;
}

/** Index of characters beyond US-ASCII in the tables of generated parsers; the end of the text comes next. */
const beyond = asciiSize;

/** Returns the character at a place, as an index into the tables of generated parsers. */
export function at(text: string, place: number): number {
  if (place >= text.length) return beyond + 1;
  const code = text.charCodeAt(place);
  return code < beyond ? code : beyond;
}

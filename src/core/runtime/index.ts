/**
 * Exports for the parsers that `uri-revisions generate` writes, and nothing else: nodes, automata, the diagnosis.
 * @module uri-revisions/runtime
 */
import type { CompactBnf } from '../automaton/compact-bnf.js';
import type { EncodedAutomaton } from '../automaton/dfa-table.js';
import { Recognizer } from '../automaton/recognizer.js';
import { checkNames } from '../base/arguments.js';
import { unknownName } from '../base/unknown-name.js';
import { notAText } from '../base/wrong-type.js';
import type { StartOption } from '../language.js';
import { diagnosisOf } from '../reading/diagnosis.js';
import type { SyntaxNode } from '../tree/node.js';
import type { GeneratedParser } from '../tree/parser.js';
import type { Alphabet } from '../reading/alphabet.js';
import { NotDerivableError } from './error.js';

export type { CompactBnf, CompactExpression, CompactRepetition } from '../automaton/compact-bnf.js';
export type { EncodedAutomaton } from '../automaton/dfa-table.js';
export { UnknownNameError } from '../base/unknown-name.js';
export type { StartOption } from '../language.js';
export type { RuleNode, SyntaxNode } from '../tree/node.js';
export { add, at, type GeneratedParser, ParsedNode, type ParserRule, ruleTable } from '../tree/parser.js';
export { Alphabet } from '../reading/alphabet.js';
export { NotDerivableError } from './error.js';

/** The rules of a generated parser by name. */
export interface GrammarRules<Name extends string = string, Start extends Name = Name> {
  /** Name of the grammar in messages. */
  readonly id: string;
  /** The reference rule: the default start of every call. */
  readonly start: Start;
  /** The rules in their order; then, if recursion is expanded to a depth, the rule of each copy. */
  readonly names: readonly Name[];
}

/** Result of safeParse of a generated parser. */
export type TextResult<Tree extends SyntaxNode = SyntaxNode> =
  { readonly ok: true; readonly tree: Tree } | { readonly ok: false; readonly error: NotDerivableError };

/**
 * A generated parser. Every call throws TypeError if the text is not a string. It throws UnknownNameError if `start` is
 * not a rule of the grammar or an option is unknown. `accepts` takes time linear in the text. The trees of `parse` and
 * `safeParse` may take quadratic time, if a repetition has a guard that reads ahead to the end of the text.
 * @typeParam Name the names of the rules
 * @typeParam Nodes the nodes of each rule
 * @typeParam Start the reference rule
 */
export interface TextParser<
  Name extends string = string,
  Nodes extends Record<Name, SyntaxNode<Name>> = Record<Name, SyntaxNode<Name>>,
  Start extends Name = Name,
> {
  /** Tests whether the text is derivable from the start rule. */
  accepts(text: string, options?: StartOption<Name>): boolean;
  /** Returns the reading of the text. @throws NotDerivableError if the text is not derivable */
  parse<Rule extends Name = Start>(text: string, options?: StartOption<Rule>): Nodes[Rule];
  safeParse<Rule extends Name = Start>(text: string, options?: StartOption<Rule>): TextResult<Nodes[Rule]>;
}

/** Parts of a generated parser. */
export interface ParserParts<Name extends string, Start extends Name> extends GeneratedParser<Name> {
  readonly grammar: GrammarRules<Name, Start>;
  /** The expressions of the rules. */
  readonly bnf: CompactBnf;
  /** The minimal automaton of the reference rule. */
  readonly automaton: EncodedAutomaton;
  /** The letters of its tables, if it mentions characters beyond US-ASCII. */
  readonly alphabet?: Alphabet;
}

const optionNames = ['start'];

/** Binds a generated parser to its automaton. */
export function defineParser<
  Name extends string,
  Nodes extends Record<Name, SyntaxNode<Name>>,
  Start extends Name,
>(parts: ParserParts<Name, Start>): TextParser<Name, Nodes, Start> {
  const { id, names, start: reference } = parts.grammar;
  const indices = new Map<string, number>();
  names.forEach((name, i) => {
    if (!indices.has(name)) indices.set(name, i);
  });
  const referenceIndex = names.indexOf(reference);
  const { bnf, automaton, alphabet } = parts;
  const recognizer = new Recognizer(bnf, referenceIndex, automaton, alphabet);

  /** Returns the index of the start rule of a call. */
  const ruleOf = (text: unknown, options: StartOption<Name> | undefined): number => {
    if (typeof text !== 'string') throw notAText(id, text);
    if (options === undefined) return referenceIndex;
    checkNames(id, optionNames, options);
    const { start } = options;
    if (start === undefined) return referenceIndex;
    const rule = indices.get(start);
    if (rule === undefined) throw unknownName(`rule of ${id}`, start, [...indices.keys()]);
    return rule;
  };

  const safeParse = <Rule extends Name = Start>(
    text: string,
    options?: StartOption<Rule>,
  ): TextResult<Nodes[Rule]> => {
    const rule = ruleOf(text, options);
    const tree = recognizer.accepts(rule, text)
      ? parts.parse(text, { startRule: names[rule] ?? reference })
      : undefined;
    if (tree !== undefined) return { ok: true, tree: tree as Nodes[Rule] };
    const rules = { id, names, sections: [] };
    const diagnosis =
      alphabet?.diagnosisOf(text, rule, rules, recognizer) ?? diagnosisOf(text, rule, rules, recognizer);
    return { ok: false, error: new NotDerivableError(diagnosis) };
  };

  return {
    accepts(text, options) {
      // The common call takes a shortcut.
      if (options === undefined && typeof text === 'string') return recognizer.acceptsReference(text);
      return recognizer.accepts(ruleOf(text, options), text);
    },
    parse(text, options) {
      const result = safeParse(text, options);
      if (!result.ok) throw result.error;
      return result.tree;
    },
    safeParse,
  };
}

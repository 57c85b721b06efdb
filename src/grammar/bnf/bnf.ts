/**
 * Rule AST of all three BNF notations of the documents, the starting point of every study of a grammar (automata,
 * proof, diff, ambiguity, diagrams). Types and small traversals only.
 */

import { bothCases } from '../../core/base/character.js';
import { codeUnits, type CodeUnitSet, codeUnitsOf } from '../../core/base/code-units.js';
import type { Correction, RuleOrigin } from '../../core/tree/rule.js';

/** A span of the file that prints a rule, in UTF-16 code units from 0, end exclusive. */
export interface SourceSpan {
  readonly start: number;
  readonly end: number;
}

/** A BNF expression. Spans point into printed.bnf, even if a correction changed the text. */
export type BnfExpression =
  | LiteralExpression
  | RangeExpression
  | ReferenceExpression
  | SequenceExpression
  | AlternationExpression
  | RepetitionExpression;

/** One or more characters that stand for themselves. */
export interface LiteralExpression {
  readonly type: 'literal';
  readonly text: string;
  /** True in RFC 2234 (§2.3): its literals match either case. The other notations enumerate both. */
  readonly ignoreCase: boolean;
  readonly span: SourceSpan;
}

/** One character between two code points, both included (`%x31-39`; a single `%x22` has from = to). */
export interface RangeExpression {
  readonly type: 'range';
  readonly from: number;
  readonly to: number;
  readonly span: SourceSpan;
}

/** The name of a rule, in the spelling of its definition. */
export interface ReferenceExpression {
  readonly type: 'reference';
  readonly name: string;
  readonly span: SourceSpan;
}

/** Items one after another; no items is the empty string (`void`). */
export interface SequenceExpression {
  readonly type: 'sequence';
  readonly items: readonly BnfExpression[];
  readonly span: SourceSpan;
  /** Set by the notations of EBNF for the strings of a first item that the second does not derive, until it is rewritten. */
  readonly isException?: true;
}

/** Any one of two or more alternatives. */
export interface AlternationExpression {
  readonly type: 'alternation';
  readonly alternatives: readonly BnfExpression[];
  readonly span: SourceSpan;
}

/** The body min to max times, unbounded if max is null. `[ x ]` is 0 to 1 times. */
export interface RepetitionExpression {
  readonly type: 'repetition';
  readonly min: number;
  readonly max: number | null;
  readonly body: BnfExpression;
  readonly span: SourceSpan;
}

/** One rule of a revision's grammar. */
export interface BnfRule {
  /** In the document's own spelling. */
  readonly name: string;
  readonly origin: RuleOrigin;
  /** The rule as printed there, name included, character for character. */
  readonly printed: string;
  /** The rule with its corrections applied; equal to printed if there are none. */
  readonly corrected: string;
  readonly corrections: readonly Correction[];
  /** Section of the document; for a rule that is printed elsewhere, with the document's name: "RFC 2234 §6.1". */
  readonly section: string;
  readonly expression: BnfExpression;
  readonly span: SourceSpan;
  /** The name for each printed name, if the listing's rules have other names than it prints. */
  readonly renames?: ReadonlyMap<string, string>;
  /** The original rule, if this is a copy for a depth of recursion. */
  readonly copyOf?: string;
}

/** Returns the name that the author wrote for each rule: a copy has that of its original. */
export function writtenNames(rules: readonly BnfRule[]): (rule: string) => string {
  const names = new Map(rules.map(({ name, copyOf = name }) => [name, copyOf]));
  return (rule) => names.get(rule) ?? rule;
}

/** A revision's grammar: printed rules with corrections applied, in the document's order. */
export interface BnfGrammar {
  readonly revision: string;
  readonly rules: readonly BnfRule[];
}

/** Returns the direct parts of an expression, left to right. */
export function parts(expression: BnfExpression): readonly BnfExpression[] {
  switch (expression.type) {
    case 'sequence':
      return expression.items;
    case 'alternation':
      return expression.alternatives;
    case 'repetition':
      return [expression.body];
    default:
      return [];
  }
}

/** Maps the direct parts of an expression; one without parts stays unchanged. */
export function withParts(
  expression: BnfExpression,
  turned: (part: BnfExpression) => BnfExpression,
): BnfExpression {
  switch (expression.type) {
    case 'sequence':
      return { ...expression, items: expression.items.map(turned) };
    case 'alternation':
      return { ...expression, alternatives: expression.alternatives.map(turned) };
    case 'repetition':
      return { ...expression, body: turned(expression.body) };
    default:
      return expression;
  }
}

/** Returns the references in an expression, from left to right. */
export function referencesIn(e: BnfExpression): readonly ReferenceExpression[] {
  return e.type === 'reference' ? [e] : parts(e).flatMap(referencesIn);
}

/** Returns the rule names that an expression refers to, in order of first use. */
export function references(expression: BnfExpression): readonly string[] {
  return [...new Set(referencesIn(expression).map(({ name }) => name))];
}

/** Returns the sets of characters that an expression mentions. */
export function setsIn(e: BnfExpression): readonly CodeUnitSet[] {
  if (e.type === 'range') return [codeUnits([[e.from, e.to]])];
  if (e.type === 'literal') return e.text.split('').map((c) => spellings(c, e.ignoreCase));
  return parts(e).flatMap(setsIn);
}

/** Returns the characters that match one of a literal. */
export function spellings(character: string, ignoreCase: boolean): CodeUnitSet {
  return codeUnitsOf((ignoreCase ? bothCases(character) : [character]).map((c) => c.charCodeAt(0)));
}

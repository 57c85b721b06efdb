/**
 * Parsing expressions, after Ford (POPL 2004), as far as grammar.peggy files use them and the proof can decide:
 * no code, no recursion but in tail position. Types, the names of rules, and small walks.
 */
import type { CodeUnitSet } from '../../base/code-units.js';

/** A stretch of grammar.peggy, in UTF-16 code units from 0, end exclusive. */
export interface PegSpan {
  readonly start: number;
  readonly end: number;
}

/** A parsing expression. What it consumes is a prefix of the input, and only one: there is no second try. */
export type PegExpression = PegClass | PegSequence | PegChoice | PegRepetition | PegLookahead | PegReference;

/** One code unit of a set. A literal is a sequence of these, one for each code unit. */
export interface PegClass {
  readonly type: 'class';
  readonly set: CodeUnitSet;
  readonly span: PegSpan;
}

/** Items one after another; no items is the empty string. */
export interface PegSequence {
  readonly type: 'sequence';
  readonly items: readonly PegExpression[];
  readonly span: PegSpan;
}

/** The first alternative that matches, and no other. */
export interface PegChoice {
  readonly type: 'choice';
  readonly alternatives: readonly PegExpression[];
  readonly span: PegSpan;
}

/** As many times as the body matches, at most max, and fewer than min is failure. No bound where max is null. */
export interface PegRepetition {
  readonly type: 'repetition';
  readonly min: number;
  readonly max: number | null;
  readonly body: PegExpression;
  readonly span: PegSpan;
}

/** `&body` or, negated, `!body`: consumes nothing. */
export interface PegLookahead {
  readonly type: 'lookahead';
  readonly negated: boolean;
  readonly body: PegExpression;
  readonly span: PegSpan;
}

export interface PegReference {
  readonly type: 'reference';
  /** A peggy identifier. */
  readonly name: string;
  readonly span: PegSpan;
}

/** One rule of a grammar.peggy. */
export interface PegRule {
  /** A peggy identifier. */
  readonly name: string;
  readonly expression: PegExpression;
  readonly span: PegSpan;
}

/** The rules of a grammar.peggy, in its order. */
export interface PegGrammar {
  /** The text that the places of expressions are in. */
  readonly text: string;
  /** How much of the text its reader has written, where the rest is put there by `editedPeg`. */
  readonly own?: number;
  readonly rules: readonly PegRule[];
}

/** A rule's name as grammar.peggy writes it. */
export function pegIdentifier(name: string): string {
  return name.replaceAll('-', '_').replaceAll('+', 'plus');
}

/** The identifier without the `__where` of a reading: `host__to_port` is a reading of `host`. */
export function withoutPlace(identifier: string): string {
  return identifier.replace(/__.*/, '');
}

/**
 * Whether it names a state of a rule that is written as an automaton: `host__state_2` reads what is left of a `host` from
 * there on. It is a part of its rule, and makes no node.
 */
export function isState(identifier: string): boolean {
  return /__state_\d+$/.test(identifier);
}

/** The direct parts of an expression, left to right. */
export function pegParts(expression: PegExpression): readonly PegExpression[] {
  switch (expression.type) {
    case 'sequence':
      return expression.items;
    case 'choice':
      return expression.alternatives;
    case 'repetition':
    case 'lookahead':
      return [expression.body];
    default:
      return [];
  }
}

/** A lookahead, or a choice of such. */
function isGuard(e: PegExpression): boolean {
  return e.type === 'lookahead' || (e.type === 'choice' && e.alternatives.every(isGuard));
}

/** An expression without its guards, and with the rules of its readings. */
export function withoutGuards(e: PegExpression): PegExpression {
  switch (e.type) {
    case 'reference':
      return { ...e, name: withoutPlace(e.name) };
    case 'sequence': {
      const items = e.items.filter((item) => !isGuard(item)).map(withoutGuards);
      return items.length === 1 && items[0] !== undefined ? items[0] : { ...e, items };
    }
    case 'choice':
      return { ...e, alternatives: e.alternatives.map(withoutGuards) };
    case 'repetition':
      return { ...e, body: withoutGuards(e.body) };
    default:
      return e;
  }
}

/** The peggy identifiers that an expression refers to, from left to right. */
export function pegReferences(e: PegExpression): readonly string[] {
  return e.type === 'reference' ? [e.name] : pegParts(e).flatMap(pegReferences);
}

/** The rules whose nodes are children of what an expression matches: a lookahead makes none. */
export function childRules(expression: PegExpression): readonly string[] {
  if (expression.type === 'reference') return isState(expression.name) ? [] : [expression.name];
  return expression.type === 'lookahead' ? [] : pegParts(expression).flatMap(childRules);
}

/** The expressions of a rule, by its name in the document, and of its readings. */
export function transcriptionsOf(peg: PegGrammar, rule: string): readonly PegExpression[] {
  const identifier = pegIdentifier(rule);
  return peg.rules.flatMap(({ name, expression }) => (withoutPlace(name) === identifier ? [expression] : []));
}

/** The peggy identifiers of the rules that the children of a rule's nodes are of, in the order of first use. */
export function childrenOf(peg: PegGrammar, rule: string): ReadonlySet<string> {
  return new Set(transcriptionsOf(peg, rule).flatMap(childRules).map(withoutPlace));
}

/** The sets of characters that rules mention. */
export function characterSets(rules: readonly PegRule[]): readonly CodeUnitSet[] {
  const setsOf = (e: PegExpression): readonly CodeUnitSet[] =>
    e.type === 'class' ? [e.set] : pegParts(e).flatMap(setsOf);
  return rules.flatMap(({ expression }) => setsOf(expression));
}

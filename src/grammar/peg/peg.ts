/**
 * Parsing expressions, after Ford (POPL 2004), restricted to those that grammar.peggy files use and the proof can
 * decide: no code, and only tail recursion. Types, the names of rules, and small traversals.
 */
import type { CodeUnitSet } from '../../core/base/code-units.js';
import { type BnfExpression, type BnfGrammar, type BnfRule, withParts } from '../bnf/bnf.js';

/** A span of grammar.peggy, in UTF-16 code units from 0, end exclusive. */
export interface PegSpan {
  readonly start: number;
  readonly end: number;
}

/** A parsing expression. It consumes a prefix of the input, and only one: there is no second try. */
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

/** The body as many times as it matches, at most max; fewer than min is failure. Unbounded if max is null. */
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
  /** The text that the spans of expressions refer to. */
  readonly text: string;
  /** Length of the part of the text that the author wrote, if `editedPeg` added the rest. */
  readonly authoredLength?: number;
  readonly rules: readonly PegRule[];
}

/** Returns a rule's own text in its grammar, trimmed. */
export function textOfRule({ text }: PegGrammar, { span }: PegRule): string {
  return text.slice(span.start, span.end).trim();
}

/** Returns a rule's name as written in grammar.peggy. */
export function pegIdentifier(name: string): string {
  return name.replaceAll('-', '_').replaceAll('+', 'plus');
}

/** Removes the `__where` of a reading from the identifier: `host__to_port` is a reading of `host`. */
export function withoutPlace(identifier: string): string {
  return identifier.replace(/__.*/, '');
}

/**
 * Tests whether the identifier is a state of a rule that is written as an automaton: `host__state_2` reads the rest of
 * a `host` from there on. It belongs to its rule, and makes no node.
 */
export function isState(identifier: string): boolean {
  return /__state_\d+$/.test(identifier);
}

/** Renames rules and the references to them. */
export function renamedRules(
  rules: readonly PegRule[],
  nameOf: (identifier: string) => string,
): readonly PegRule[] {
  const rename = (e: PegExpression): PegExpression =>
    e.type === 'reference' ? { ...e, name: nameOf(e.name) } : withPegParts(e, rename);
  return rules.map((rule) => ({ ...rule, name: nameOf(rule.name), expression: rename(rule.expression) }));
}

/** Returns the direct parts of an expression, left to right. */
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

/** Yields an expression and all expressions in it, outermost first. */
export function* expressionsIn(expression: PegExpression): Generator<PegExpression> {
  yield expression;
  for (const part of pegParts(expression)) yield* expressionsIn(part);
}

/** Maps each of the expression's direct parts. */
export function withPegParts(
  e: PegExpression,
  change: (part: PegExpression) => PegExpression,
): PegExpression {
  switch (e.type) {
    case 'sequence':
      return { ...e, items: e.items.map(change) };
    case 'choice':
      return { ...e, alternatives: e.alternatives.map(change) };
    case 'repetition':
    case 'lookahead':
      return { ...e, body: change(e.body) };
    default:
      return e;
  }
}

/** Tests whether an expression is a lookahead, or a choice of lookaheads. */
function isGuard(e: PegExpression): boolean {
  return e.type === 'lookahead' || (e.type === 'choice' && e.alternatives.every(isGuard));
}

/** Removes the guards of an expression, and replaces readings by their rules. */
export function withoutGuards(e: PegExpression): PegExpression {
  if (e.type === 'reference') return { ...e, name: withoutPlace(e.name) };
  if (e.type === 'lookahead') return e;
  if (e.type !== 'sequence') return withPegParts(e, withoutGuards);
  const items = e.items.filter((item) => !isGuard(item)).map(withoutGuards);
  return items.length === 1 && items[0] !== undefined ? items[0] : { ...e, items };
}

/** Returns the peggy identifiers that an expression refers to, from left to right. */
export function pegReferences(e: PegExpression): readonly string[] {
  return e.type === 'reference' ? [e.name] : pegParts(e).flatMap(pegReferences);
}

/** Returns the rules whose nodes are children of an expression's match: a lookahead makes none. */
export function childRules(expression: PegExpression): readonly string[] {
  if (expression.type === 'reference') return isState(expression.name) ? [] : [expression.name];
  return expression.type === 'lookahead' ? [] : pegParts(expression).flatMap(childRules);
}

/** Returns the expressions of a rule, by its name in the document, and of its readings. */
export function transcriptionsOf(
  { rules }: Pick<PegGrammar, 'rules'>,
  rule: string,
): readonly PegExpression[] {
  const identifier = pegIdentifier(rule);
  return rules.flatMap(({ name, expression }) => (withoutPlace(name) === identifier ? [expression] : []));
}

/** Returns the peggy identifiers of the rules of the children of a rule's nodes, in the order of first use. */
export function childrenOf(peg: Pick<PegGrammar, 'rules'>, rule: string): ReadonlySet<string> {
  return new Set(transcriptionsOf(peg, rule).flatMap(childRules).map(withoutPlace));
}

/** Returns the sets of characters that rules mention. */
export function characterSets(rules: readonly PegRule[]): readonly CodeUnitSet[] {
  const setsOf = (e: PegExpression): readonly CodeUnitSet[] =>
    e.type === 'class' ? [e.set] : pegParts(e).flatMap(setsOf);
  return rules.flatMap(({ expression }) => setsOf(expression));
}

/** Returns an identifier for each name: the usual one, if it is free. */
export function identifiersOf(names: readonly string[]): ReadonlyMap<string, string> {
  const identifiers = new Map<string, string>();
  const taken = new Set<string>();
  const take = (name: string, identifier: string): void => {
    identifiers.set(name, identifier);
    taken.add(identifier);
  };
  const isUsual = (name: string): boolean => simple(name) === pegIdentifier(name);
  // Names that keep their usual identifier come first.
  for (const name of [...names.filter(isUsual), ...names.filter((name) => !isUsual(name))]) {
    const wanted = simple(name);
    let identifier = wanted;
    for (let number = 2; taken.has(identifier); number++) identifier = `${wanted}_${number}`;
    take(name, identifier);
  }
  return identifiers;
}

/**
 * Returns a name without two underscores in a row, and without one at the end, which those of a reading would follow.
 */
function simple(name: string): string {
  return pegIdentifier(name).replaceAll(/_+/g, '_').replace(/_$/, '');
}

/** Renames each rule of the grammar that cannot have its usual identifier to the one that it has. */
export function withIdentifiers(grammar: BnfGrammar): BnfGrammar {
  const identifiers = identifiersOf(grammar.rules.map(({ name }) => name));
  const changed = new Map(
    [...identifiers].filter(([name, identifier]) => identifier !== pegIdentifier(name)),
  );
  if (changed.size === 0) return grammar;
  const nameOf = (name: string): string => changed.get(name) ?? name;
  const rename = (e: BnfExpression): BnfExpression =>
    e.type === 'reference' ? { ...e, name: nameOf(e.name) } : withParts(e, rename);
  return {
    ...grammar,
    rules: grammar.rules.map((rule): BnfRule => ({
      ...rule,
      name: nameOf(rule.name),
      expression: rename(rule.expression),
    })),
  };
}

/**
 * Parsing expressions, after Ford (POPL 2004), as far as grammar.peggy files use them and the proof can decide:
 * no code, no recursion but in tail position. Types, the names of rules, and small walks.
 */
import type { CodeUnitSet } from '../../core/base/code-units.js';
import { type BnfExpression, type BnfGrammar, type BnfRule, withParts } from '../bnf/bnf.js';

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

/** A rule as the text of its grammar has it, without what stands around it. */
export function textOfRule({ text }: PegGrammar, { span }: PegRule): string {
  return text.slice(span.start, span.end).trim();
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

/** Rules under other names, and what refers to them. */
export function renamedRules(
  rules: readonly PegRule[],
  nameOf: (identifier: string) => string,
): readonly PegRule[] {
  const rename = (e: PegExpression): PegExpression =>
    e.type === 'reference' ? { ...e, name: nameOf(e.name) } : withPegParts(e, rename);
  return rules.map((rule) => ({ ...rule, name: nameOf(rule.name), expression: rename(rule.expression) }));
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

/** The expression with each of its direct parts changed. */
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

/** A lookahead, or a choice of such. */
function isGuard(e: PegExpression): boolean {
  return e.type === 'lookahead' || (e.type === 'choice' && e.alternatives.every(isGuard));
}

/** An expression without its guards, and with the rules of its readings. */
export function withoutGuards(e: PegExpression): PegExpression {
  if (e.type === 'reference') return { ...e, name: withoutPlace(e.name) };
  if (e.type === 'lookahead') return e;
  if (e.type !== 'sequence') return withPegParts(e, withoutGuards);
  const items = e.items.filter((item) => !isGuard(item)).map(withoutGuards);
  return items.length === 1 && items[0] !== undefined ? items[0] : { ...e, items };
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
export function transcriptionsOf(
  { rules }: Pick<PegGrammar, 'rules'>,
  rule: string,
): readonly PegExpression[] {
  const identifier = pegIdentifier(rule);
  return rules.flatMap(({ name, expression }) => (withoutPlace(name) === identifier ? [expression] : []));
}

/** The peggy identifiers of the rules that the children of a rule's nodes are of, in the order of first use. */
export function childrenOf(peg: Pick<PegGrammar, 'rules'>, rule: string): ReadonlySet<string> {
  return new Set(transcriptionsOf(peg, rule).flatMap(childRules).map(withoutPlace));
}

/** The sets of characters that rules mention. */
export function characterSets(rules: readonly PegRule[]): readonly CodeUnitSet[] {
  const setsOf = (e: PegExpression): readonly CodeUnitSet[] =>
    e.type === 'class' ? [e.set] : pegParts(e).flatMap(setsOf);
  return rules.flatMap(({ expression }) => setsOf(expression));
}

/** By each name its identifier: the usual one, where it can be had. */
export function identifiersOf(names: readonly string[]): ReadonlyMap<string, string> {
  const identifiers = new Map<string, string>();
  const taken = new Set<string>();
  const take = (name: string, identifier: string): void => {
    identifiers.set(name, identifier);
    taken.add(identifier);
  };
  const isUsual = (name: string): boolean => simple(name) === pegIdentifier(name);
  // Those that keep their usual identifier come first.
  for (const name of [...names.filter(isUsual), ...names.filter((name) => !isUsual(name))]) {
    const wanted = simple(name);
    let identifier = wanted;
    for (let number = 2; taken.has(identifier); number++) identifier = `${wanted}_${number}`;
    take(name, identifier);
  }
  return identifiers;
}

/** Without two underscores in a row, and without one at the end, which those of a reading would follow. */
function simple(name: string): string {
  return pegIdentifier(name).replaceAll(/_+/g, '_').replace(/_$/, '');
}

/** The grammar with another name for each rule that cannot have its usual identifier: the one that it has. */
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

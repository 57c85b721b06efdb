/** Shapes of railroad diagrams, before layout, and the conversion of BNF and PEG expressions to them. */
import type { BnfExpression } from '../../grammar/bnf/bnf.js';
import { bothCases } from '../../core/base/character.js';
import {
  type CodeUnitSet,
  codeUnits,
  codeUnitsOf,
  complement,
  onlyCharacter,
} from '../../core/base/code-units.js';
import { type PegExpression, pegIdentifier } from '../../grammar/peg/peg.js';

/** A diagram, or an item of one. */
export type Shape =
  | { readonly type: 'literal'; readonly text: string; readonly ignoreCase: boolean }
  /** Any one character of a set. */
  | { readonly type: 'class'; readonly set: CodeUnitSet }
  | { readonly type: 'rule'; readonly rule: RuleReference }
  | { readonly type: 'sequence'; readonly items: readonly Shape[] }
  /** One of several alternatives; in a PEG, the first that matches, from the top. */
  | { readonly type: 'choice'; readonly alternatives: readonly Shape[] }
  | { readonly type: 'option'; readonly body: Shape }
  /** One or more repetitions; `times` is their count, if bounded. */
  | { readonly type: 'loop'; readonly body: Shape; readonly times?: string }
  | { readonly type: 'lookahead'; readonly negated: boolean; readonly body: Shape }
  | { readonly type: 'end of text' };

/** A rule that a diagram refers to. */
export interface RuleReference {
  /** In the document's spelling. */
  readonly name: string;
  /** The context that a variant in grammar.peggy is for: `to port` of `host__to_port`. */
  readonly variant?: string;
}

/** Converts a BNF expression. Alternatives that are single characters become one class. */
export function bnfShape(expression: BnfExpression): Shape {
  const set = characters(expression);
  switch (expression.type) {
    case 'literal':
      return { type: 'literal', text: expression.text, ignoreCase: expression.ignoreCase };
    case 'range':
      return characterShape(set ?? []);
    case 'reference':
      return { type: 'rule', rule: { name: expression.name } };
    case 'sequence':
      return sequence(expression.items.map(bnfShape));
    case 'alternation': {
      if (set !== undefined) return characterShape(set);
      const classes = expression.alternatives.map(characters);
      return choice(withClasses(expression.alternatives.map(bnfShape), classes, false));
    }
    case 'repetition':
      return repetition(bnfShape(expression.body), expression.min, expression.max);
  }
}

/** Converts a parsing expression. `ruleNames` are the rules in the document's spelling. */
export function pegShape(expression: PegExpression, ruleNames: readonly string[]): Shape {
  const shape = (e: PegExpression): Shape => pegShape(e, ruleNames);
  switch (expression.type) {
    case 'class':
      return characterShape(expression.set);
    case 'reference':
      return { type: 'rule', rule: ruleReference(expression.name, ruleNames) };
    case 'sequence':
      return sequence(expression.items.map(shape));
    case 'choice': {
      const classes = expression.alternatives.map((e) => (e.type === 'class' ? e.set : undefined));
      return choice(withClasses(expression.alternatives.map(shape), classes, true));
    }
    case 'repetition':
      return repetition(shape(expression.body), expression.min, expression.max);
    case 'lookahead': {
      const { negated, body } = expression;
      const isAny = body.type === 'class' && complement(body.set).length === 0;
      return negated && isAny ? { type: 'end of text' } : { type: 'lookahead', negated, body: shape(body) };
    }
  }
}

/** Converts an identifier: `host__to_port` is the rule `host` in one context. */
export function ruleReference(identifier: string, ruleNames: readonly string[]): RuleReference {
  const [base = identifier, variant] = identifier.split('__');
  const name = ruleNames.find((rule) => pegIdentifier(rule) === base) ?? base;
  return variant === undefined ? { name } : { name, variant: variant.replaceAll('_', ' ') };
}

/** Returns the characters of an expression that derives only single characters and names no rule. */
function characters(expression: BnfExpression): CodeUnitSet | undefined {
  switch (expression.type) {
    case 'literal': {
      if (expression.text.length !== 1) return undefined;
      const { text, ignoreCase } = expression;
      const spellings = ignoreCase ? bothCases(text) : [text];
      return codeUnitsOf(spellings.map((c) => c.charCodeAt(0)));
    }
    case 'range':
      return codeUnits([[expression.from, expression.to]]);
    case 'alternation': {
      const sets = expression.alternatives.map(characters);
      return sets.every((set) => set !== undefined) ? codeUnits(sets.flat()) : undefined;
    }
    default:
      return undefined;
  }
}

/**
 * Merges alternatives that are single characters into one class; only neighbours if their order counts. A lone class
 * stays unchanged.
 */
function withClasses(
  shapes: readonly Shape[],
  sets: readonly (CodeUnitSet | undefined)[],
  ordered: boolean,
): readonly Shape[] {
  const groups: { shape: Shape; sets: CodeUnitSet[] }[] = [];
  shapes.forEach((shape, i) => {
    const set = sets[i];
    const open = ordered ? groups.at(-1) : groups.find((group) => group.sets.length > 0);
    if (set === undefined) groups.push({ shape, sets: [] });
    else if (open !== undefined && open.sets.length > 0) open.sets.push(set);
    else groups.push({ shape, sets: [set] });
  });
  return groups.map((group) =>
    group.sets.length < 2 ? group.shape : characterShape(codeUnits(group.sets.flat())),
  );
}

/** Merges adjacent literals: 1993 and 1995 write `h t t p : / /`. */
function sequence(items: readonly Shape[]): Shape {
  const merged: Shape[] = [];
  for (const item of items.flatMap((shape) => (shape.type === 'sequence' ? shape.items : [shape]))) {
    const last = merged.at(-1);
    if (last?.type === 'literal' && item.type === 'literal' && last.ignoreCase === item.ignoreCase) {
      merged[merged.length - 1] = { ...last, text: last.text + item.text };
    } else {
      merged.push(item);
    }
  }
  const [only] = merged;
  return only !== undefined && merged.length === 1 ? only : { type: 'sequence', items: merged };
}

function choice(alternatives: readonly Shape[]): Shape {
  const [only] = alternatives;
  return only !== undefined && alternatives.length === 1 ? only : { type: 'choice', alternatives };
}

function repetition(body: Shape, min: number, max: number | null): Shape {
  if (max === 0) return sequence([]);
  if (max === 1) return min === 0 ? { type: 'option', body } : body;
  const times = timesLabel(Math.max(min, 1), max);
  const loop: Shape = { type: 'loop', body, ...(times !== undefined && { times }) };
  return min === 0 ? { type: 'option', body: loop } : loop;
}

function timesLabel(min: number, max: number | null): string | undefined {
  if (max === null) return min === 1 ? undefined : `${min} times or more`;
  return min === max ? `${min} times` : `${min} to ${max} times`;
}

/** Converts a set of one character to a literal, any other to a class. */
function characterShape(set: CodeUnitSet): Shape {
  const text = onlyCharacter(set);
  return text === undefined ? { type: 'class', set } : { type: 'literal', text, ignoreCase: false };
}

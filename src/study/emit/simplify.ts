/**
 * Rewrites parsing expressions into forms that run fast and match the same: rules of one character are inlined, choices
 * of characters become one set, `!a b` of two sets their difference. Used where no nodes are wanted.
 */
import { type CodeUnitSet, codeUnits, complement } from '../../base/code-units.js';
import type { PegExpression } from '../peg/peg.js';

/** The simple form of each rule. @param expressionOf the expression of a rule */
export function simplified(expressionOf: ExpressionOf): ExpressionOf {
  const known = new Map<string, PegExpression>();
  const simple = (rule: string): PegExpression => {
    const found = known.get(rule);
    if (found !== undefined) return found;
    const expression = expressionOf(rule);
    // What a rule that calls itself has within it is a call.
    known.set(rule, { type: 'reference', name: rule, span: expression.span });
    const rewritten = rewrite(expression);
    known.set(rule, rewritten);
    return rewritten;
  };
  const rewrite = (e: PegExpression): PegExpression => {
    switch (e.type) {
      case 'class':
        return e;
      case 'reference': {
        const inlined = simple(e.name);
        return isSmall(inlined) ? inlined : e;
      }
      case 'choice':
        return choice({ ...e, alternatives: e.alternatives.map(rewrite) }, expressionOf);
      case 'sequence':
        return sequence({ ...e, items: e.items.map(rewrite) }, expressionOf);
      case 'repetition':
      case 'lookahead':
        return { ...e, body: rewrite(e.body) };
    }
  };
  return simple;
}

/** The longest sequence that is inlined: an escape, `%` and two digits. */
const inlinedCharacters = 3;

/** Whether an expression is better inlined than called: a set, an escape, or a choice of these. */
function isSmall(e: PegExpression): boolean {
  switch (e.type) {
    case 'class':
      return true;
    case 'sequence':
      return e.items.length <= inlinedCharacters && e.items.every(({ type }) => type === 'class');
    case 'choice':
      return e.alternatives.every(isSmall);
    default:
      return false;
  }
}

type ExpressionOf = (rule: string) => PegExpression;

type Choice = Extract<PegExpression, { type: 'choice' }>;
type Sequence = Extract<PegExpression, { type: 'sequence' }>;

/** Flattens nested choices; merges the sets into one in front, past what cannot begin with their characters. */
function choice(e: Choice, expressionOf: ExpressionOf): PegExpression {
  const alternatives = e.alternatives.flatMap((a) => (a.type === 'choice' ? a.alternatives : [a]));
  let set: CodeUnitSet = [];
  const rest: PegExpression[] = [];
  for (const alternative of alternatives) {
    if (
      alternative.type === 'class' &&
      rest.every((earlier) => {
        const first = firstSet(earlier, expressionOf);
        return first !== undefined && intersection(first, alternative.set).length === 0;
      })
    ) {
      set = codeUnits([...set, ...alternative.set]);
    } else {
      rest.push(alternative);
    }
  }
  if (set.length === 0) return { ...e, alternatives: rest };
  const characters: PegExpression = { type: 'class', set, span: e.span };
  return rest.length === 0 ? characters : { ...e, alternatives: [characters, ...rest] };
}

/** Flattens nested sequences; turns `!set x` into x without the characters of the set, where x begins with one. */
function sequence(e: Sequence, expressionOf: ExpressionOf): PegExpression {
  const items: PegExpression[] = [];
  for (const item of e.items.flatMap((i) => (i.type === 'sequence' ? i.items : [i]))) {
    const before = items.at(-1);
    if (before?.type === 'lookahead' && before.negated && before.body.type === 'class') {
      const difference = without(item, before.body.set, expressionOf);
      if (difference !== undefined) {
        items[items.length - 1] = difference;
        continue;
      }
    }
    items.push(item);
  }
  const [only] = items;
  return items.length === 1 && only !== undefined ? only : { ...e, items };
}

/** What the expression matches where the next character is not in the set; undefined where that cannot be told simply. */
function without(e: PegExpression, set: CodeUnitSet, expressionOf: ExpressionOf): PegExpression | undefined {
  if (e.type === 'class') return { ...e, set: intersection(e.set, complement(set)) };
  if (e.type === 'choice') {
    const alternatives = e.alternatives.map((a) => without(a, set, expressionOf));
    return alternatives.every((a) => a !== undefined) ? { ...e, alternatives } : undefined;
  }
  const first = firstSet(e, expressionOf);
  return first !== undefined && intersection(first, set).length === 0 ? e : undefined;
}

/** The characters that an expression must begin with; undefined where that is not easy to tell. */
function firstSet(e: PegExpression, expressionOf: ExpressionOf): CodeUnitSet | undefined {
  switch (e.type) {
    case 'class':
      return e.set;
    case 'sequence':
      return e.items[0] === undefined ? undefined : firstSet(e.items[0], expressionOf);
    case 'reference':
      return firstSet(expressionOf(e.name), expressionOf);
    case 'repetition':
      return e.min > 0 ? firstSet(e.body, expressionOf) : undefined;
    case 'choice': {
      const sets = e.alternatives.map((alternative) => firstSet(alternative, expressionOf));
      return sets.every((set) => set !== undefined) ? codeUnits(sets.flat()) : undefined;
    }
    case 'lookahead':
      return undefined;
  }
}

function intersection(a: CodeUnitSet, b: CodeUnitSet): CodeUnitSet {
  return complement(codeUnits([...complement(a), ...complement(b)]));
}

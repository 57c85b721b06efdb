/**
 * Rewrites parsing expressions into forms that run fast and match the same: rules of one character are inlined, choices
 * of characters become one set, `!a b` of two sets their difference. Used where no nodes are wanted.
 */
import { type CodeUnitSet, codeUnits, complement } from '../../src/grammar/code-units.js';
import type { PegExpression } from '../../src/grammar/peg.js';

/** The longest expression that is inlined: an escape, `%` and two digits. */
const inlinedCharacters = 3;

/**
 * @param inlined the expression of a rule that may be inlined, or undefined
 */
export function simplify(
  expression: PegExpression,
  inlined: (rule: string) => PegExpression | undefined,
): PegExpression {
  const rewrite = (e: PegExpression): PegExpression => {
    switch (e.type) {
      case 'class':
        return e;
      case 'reference': {
        const body = inlined(e.name);
        if (body === undefined) return e;
        const simple = rewrite(body);
        return longest(simple) <= inlinedCharacters ? simple : e;
      }
      case 'choice':
        return choice({ ...e, alternatives: e.alternatives.map(rewrite) });
      case 'sequence':
        return sequence({ ...e, items: e.items.map(rewrite) });
      case 'repetition':
      case 'lookahead':
        return { ...e, body: rewrite(e.body) };
    }
  };
  return rewrite(expression);
}

/** How many characters an expression without references can consume; Infinity where that is not bounded. */
function longest(expression: PegExpression): number {
  switch (expression.type) {
    case 'class':
      return 1;
    case 'sequence':
      return expression.items.reduce((sum, item) => sum + longest(item), 0);
    case 'choice':
      return Math.max(...expression.alternatives.map(longest));
    case 'lookahead':
      return 0;
    case 'repetition':
    case 'reference':
      return Infinity;
  }
}

type Choice = Extract<PegExpression, { type: 'choice' }>;
type Sequence = Extract<PegExpression, { type: 'sequence' }>;

/** Flattens nested choices; moves the sets to the front, as one, past what cannot begin with their characters. */
function choice(e: Choice): PegExpression {
  const alternatives = e.alternatives.flatMap((a) => (a.type === 'choice' ? a.alternatives : [a]));
  let set: CodeUnitSet = [];
  const rest: PegExpression[] = [];
  for (const alternative of alternatives) {
    if (
      alternative.type === 'class' &&
      rest.every((earlier) => {
        const first = firstSet(earlier);
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
function sequence(e: Sequence): PegExpression {
  const items: PegExpression[] = [];
  for (const item of e.items.flatMap((i) => (i.type === 'sequence' ? i.items : [i]))) {
    const before = items.at(-1);
    if (before?.type === 'lookahead' && before.negated && before.body.type === 'class') {
      const difference = without(item, before.body.set);
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

/** What the expression matches where the next character is not in the set, or undefined where that is no simple thing. */
function without(e: PegExpression, set: CodeUnitSet): PegExpression | undefined {
  if (e.type === 'class') return { ...e, set: intersection(e.set, complement(set)) };
  if (e.type === 'choice') {
    const alternatives = e.alternatives.map((a) => without(a, set));
    return alternatives.every((a) => a !== undefined) ? { ...e, alternatives } : undefined;
  }
  const first = firstSet(e);
  return first !== undefined && intersection(first, set).length === 0 ? e : undefined;
}

/** The characters that an expression must begin with, or undefined where that is not plain to see. */
function firstSet(e: PegExpression): CodeUnitSet | undefined {
  if (e.type === 'class') return e.set;
  const [first] = e.type === 'sequence' ? e.items : [];
  return first === undefined ? undefined : firstSet(first);
}

function intersection(a: CodeUnitSet, b: CodeUnitSet): CodeUnitSet {
  return complement(codeUnits([...complement(a), ...complement(b)]));
}

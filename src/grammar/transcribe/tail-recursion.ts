/**
 * Rewrites recursion in tail position of BNF rules as repetition: no rule reaches itself, and each derives the same.
 */
import { type Budget, LimitError } from '../../core/base/limits.js';
import { strongComponents } from '../../core/base/strong-components.js';
import { barrenAt, barrenRules } from '../bnf/graph.js';
import {
  type BnfExpression,
  type BnfGrammar,
  type BnfRule,
  parts,
  references,
  type RepetitionExpression,
  type SourceSpan,
  withParts,
} from '../bnf/bnf.js';
import { isNullable, nullableRules } from '../bnf/check-rules.js';

const span: SourceSpan = { start: 0, end: 0 };

/** Builds a sequence of items. */
export function inSequence(items: readonly BnfExpression[]): BnfExpression {
  const flat = items.flatMap((item) => (item.type === 'sequence' ? item.items : [item]));
  const [only] = flat;
  return only !== undefined && flat.length === 1 ? only : { type: 'sequence', items: flat, span };
}

export function anyOf(alternatives: readonly BnfExpression[]): BnfExpression {
  const [only] = alternatives;
  return only !== undefined && alternatives.length === 1 ? only : { type: 'alternation', alternatives, span };
}

export function repeated(body: BnfExpression, min: number, max: number | null): BnfExpression {
  return { type: 'repetition', min, max, body, span };
}

/**
 * Returns the bodies of all rules, each after the rules that it uses. If rules reach each other, each body contains the
 * others, so that a long cycle becomes large.
 * @param share number of states that each cycle may use
 * @param at updated with the rule that is being solved
 * @param refuse called with the rules of each cycle that needs more; their bodies then derive nothing
 */
export function flatBodies(
  grammar: BnfGrammar,
  { budget, share }: { readonly budget: Budget; readonly share: number },
  at: { rule: string },
  refuse: (rules: readonly string[], limit: LimitError) => void,
): ReadonlyMap<string, BnfExpression> {
  const barren = barrenRules(grammar.rules);
  const bodies = new Map(
    grammar.rules.map(({ name, expression }) => [name, barren.has(name) ? barrenAt(span) : expression]),
  );
  const uses = (name: string): readonly string[] => {
    const body = bodies.get(name);
    return body === undefined ? [] : references(body);
  };
  const flat = new Map<string, BnfExpression>();
  const solve = (nodes: readonly string[], cyclic: boolean): void => {
    budget.allot(share);
    for (const name of nodes) {
      at.rule = name;
      // Substitutes the other rules on its cycles, one after another.
      const own = new Map(nodes.map((node) => [node, bodies.get(node) ?? inSequence([])]));
      for (const other of nodes) {
        if (other === name) continue;
        const solved = withoutTail(other, own.get(other) ?? inSequence([]));
        for (const [node, body] of own) {
          const found = substituted(body, other, solved);
          budget.spend(size(found));
          own.set(node, found);
        }
      }
      const body = own.get(name) ?? inSequence([]);
      flat.set(name, cyclic ? withoutTail(name, body) : body);
    }
  };
  for (const { nodes, cyclic } of strongComponents([...bodies.keys()], uses)) {
    try {
      solve(nodes, cyclic);
    } catch (error) {
      if (!(error instanceof LimitError)) throw error;
      refuse(nodes, error);
      for (const name of nodes) flat.set(name, barrenAt(span));
    }
  }
  return flat;
}

function substituted(e: BnfExpression, name: string, by: BnfExpression): BnfExpression {
  if (e.type === 'reference') return e.name === name ? by : e;
  return withParts(e, (part) => substituted(part, name, by));
}

/** The expressions before the rule at the end of its own body, and the other ends of the body. */
interface Tails {
  readonly loops: readonly BnfExpression[];
  readonly ends: readonly BnfExpression[];
}

function withoutTail(name: string, body: BnfExpression): BnfExpression {
  const { loops, ends } = tails(name, body);
  if (loops.length === 0) return body;
  return tidy(inSequence([repeated(anyOf(loops), 0, null), anyOf(ends)]));
}

function tails(name: string, e: BnfExpression): Tails {
  if (e.type === 'reference' && e.name === name) return { loops: [inSequence([])], ends: [] };
  if (!references(e).includes(name)) return { loops: [], ends: [e] };
  if (e.type === 'alternation') {
    const all = e.alternatives.map((alternative) => tails(name, alternative));
    return { loops: all.flatMap(({ loops }) => loops), ends: all.flatMap(({ ends }) => ends) };
  }
  if (e.type === 'repetition' && e.max === 1) {
    const { loops, ends } = tails(name, e.body);
    return { loops, ends: e.min === 1 ? ends : [...ends, inSequence([])] };
  }
  if (e.type === 'sequence') {
    const last = e.items.at(-1);
    const { loops, ends } = last === undefined ? { loops: [], ends: [] } : tails(name, last);
    const before = e.items.slice(0, -1);
    const prefixed = (tail: BnfExpression): BnfExpression => inSequence([...before, tail]);
    return { loops: loops.map(prefixed), ends: ends.map(prefixed) };
  }
  return { loops: [], ends: [e] };
}

/** Tests whether a rule is `A [ B rule ]`, which as a PEG is `A ( B A )*`. */
export function repeatsAtItsEnd({ name, expression }: BnfRule): boolean {
  const items = itemsOf(expression);
  const [option, again] = [items.at(-1), items.slice(0, -1)];
  if (option?.type !== 'repetition' || option.min !== 0 || option.max !== 1) return false;
  const last = itemsOf(option.body).at(-1);
  const others = [...again, ...itemsOf(option.body).slice(0, -1)];
  return (
    again.length > 0 &&
    last?.type === 'reference' &&
    last.name === name &&
    others.every((e) => !references(e).includes(name))
  );
}

/** Tests whether two expressions are spelled alike. */
export function alike(a: BnfExpression, b: BnfExpression): boolean {
  return spelling(a) === spelling(b);
}

function spelling(e: BnfExpression): string {
  switch (e.type) {
    case 'literal':
      return JSON.stringify(e.text) + (e.ignoreCase ? 'i' : '');
    case 'range':
      return `${e.from}-${e.to}`;
    case 'reference':
      return e.name;
    case 'repetition':
      return `${e.min}*${e.max ?? ''}(${spelling(e.body)})`;
    default:
      return `${e.type[0] ?? ''}(${parts(e).map(spelling).join(' ')})`;
  }
}

/**
 * Rewrites `*( u v ) u` as `u *( v u )`, which gives nothing back, and `u *u` as `1*u`; other expressions stay
 * unchanged.
 */
export function tidy(e: BnfExpression): BnfExpression {
  if (e.type !== 'sequence') return withParts(e, tidy);
  const items = e.items.map(tidy);
  for (let i = 0; i + 1 < items.length; i++) {
    const moved = rotated(items, i);
    if (moved !== undefined) return tidy(moved);
  }
  return { ...e, items };
}

/** Returns the items of a sequence; any other expression is one item. */
export function itemsOf(e: BnfExpression): readonly BnfExpression[] {
  return e.type === 'sequence' ? e.items : [e];
}

function rotated(items: readonly BnfExpression[], i: number): BnfExpression | undefined {
  const loop = items[i];
  if (loop?.type !== 'repetition' || loop.max === 0) return undefined;
  const body = itemsOf(loop.body);
  let count = 0;
  for (; count < body.length; count++) {
    const [first, second] = [body[count], items[i + 1 + count]];
    if (first === undefined || second === undefined || !alike(first, second)) break;
  }
  if (count === 0) return undefined;
  const [u, v] = [body.slice(0, count), body.slice(count)];
  const rest = items.slice(i + 1 + count);
  if (v.length === 0) {
    const { min, max } = loop;
    return inSequence([
      ...items.slice(0, i),
      repeated(loop.body, min + 1, max === null ? null : max + 1),
      ...rest,
    ]);
  }
  const turned = repeated(inSequence([...v, ...u]), loop.min, loop.max);
  return inSequence([...items.slice(0, i), ...u, turned, ...rest]);
}

/** Maximum number of iterations written one by one, if each needs its own repair. */
const maxUnrolled = 4;

/** Separates the first iterations from those after them: guards are needed only where there is a choice. */
export function unrolled(e: RepetitionExpression): BnfExpression | undefined {
  const { min, max, body } = e;
  if (min > 0 && max !== min) {
    const more = { ...e, min: 0, max: max === null ? null : max - min };
    return inSequence([min === 1 ? body : { ...e, max: min }, more]);
  }
  if (max === null || max < 2 || max > maxUnrolled) return undefined;
  const others = inSequence([body, { ...e, min: Math.max(min - 1, 0), max: max - 1 }]);
  return min > 0 ? others : { ...e, max: 1, body: others };
}

/** Returns the number of names and literals in an expression. */
export function size(e: BnfExpression): number {
  switch (e.type) {
    case 'sequence':
      return e.items.reduce((sum, item) => sum + size(item), 0);
    case 'alternation':
      return e.alternatives.reduce((sum, item) => sum + size(item), 0);
    case 'repetition':
      return size(e.body);
    default:
      return 1;
  }
}

/**
 * Rewrites unbounded repetitions of possibly empty expressions so that they terminate; each rule derives the same. A
 * rule without them is the same object.
 */
export function withoutEmptyTurns(grammar: BnfGrammar): BnfGrammar {
  const nullable = nullableRules(grammar.rules);
  const bodies = new Map(grammar.rules.map(({ name, expression }) => [name, expression]));
  const isEmptying = (e: BnfExpression): boolean => isNullable(e, nullable);

  const turned = (e: BnfExpression): BnfExpression => {
    switch (e.type) {
      case 'sequence':
        return mapped(e, e.items, turned, (items) => ({ ...e, items }));
      case 'alternation':
        return mapped(e, e.alternatives, turned, (alternatives) => ({ ...e, alternatives }));
      case 'repetition': {
        if (e.max === null && isEmptying(e.body)) {
          const body = notEmpty(e.body, new Set());
          return body === undefined ? inSequence([]) : repeated(turned(once(body)), 0, null);
        }
        return mapped(e, [e.body], turned, ([body = e.body]) => ({ ...e, body }));
      }
      default:
        return e;
    }
  };

  /** Returns an expression for the same strings without the empty one; undefined if that is none. */
  const notEmpty = (e: BnfExpression, within: ReadonlySet<string>): BnfExpression | undefined => {
    if (!isEmptying(e)) return e;
    switch (e.type) {
      case 'reference': {
        const body = bodies.get(e.name);
        if (body === undefined || within.has(e.name)) return undefined;
        return notEmpty(body, new Set([...within, e.name]));
      }
      case 'sequence':
        return oneOf(
          e.items.map((item, i) => {
            const first = notEmpty(item, within);
            return first && inSequence([first, ...e.items.slice(i + 1)]);
          }),
        );
      case 'alternation':
        return oneOf(e.alternatives.map((alternative) => notEmpty(alternative, within)));
      case 'repetition':
        return ofRepetition(e, notEmpty(e.body, within));
      default:
        return undefined;
    }
  };

  const rules = grammar.rules.map((rule) => {
    const expression = turned(rule.expression);
    return expression === rule.expression ? rule : { ...rule, expression };
  });
  return rules.every((rule, i) => rule === grammar.rules[i]) ? grammar : { ...grammar, rules };
}

/** Returns the body of an expression repeated at least once, since it will be repeated without bound in any case. */
function once(e: BnfExpression): BnfExpression {
  return e.type === 'repetition' && e.min === 1 && e.max === null ? e.body : e;
}

function ofRepetition(
  { max }: RepetitionExpression,
  body: BnfExpression | undefined,
): BnfExpression | undefined {
  return body === undefined || max === 0
    ? undefined
    : max === 1
      ? body
      : repeated(max === null ? once(body) : body, 1, max);
}

function oneOf(all: readonly (BnfExpression | undefined)[]): BnfExpression | undefined {
  const some = all.filter((one) => one !== undefined);
  return some.length === 0 ? undefined : anyOf(some);
}

/** Maps parts; returns the expression itself if none of them changes. */
function mapped(
  e: BnfExpression,
  all: readonly BnfExpression[],
  change: (part: BnfExpression) => BnfExpression,
  made: (parts: readonly BnfExpression[]) => BnfExpression,
): BnfExpression {
  const changed = all.map(change);
  return changed.every((part, i) => part === all[i]) ? e : made(changed);
}

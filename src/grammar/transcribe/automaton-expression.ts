/**
 * Rewrites languages as expressions derived from their automata, using the names of rules that derive single
 * characters.
 */
import { bothCases } from '../../core/base/character.js';
import { type CodeUnitSet, codeUnitsOf, contains } from '../../core/base/code-units.js';
import { classSets, stepsFrom } from '../automata/explore.js';
import type { TableAutomaton } from '../automata/table-automaton.js';
import type { BnfExpression } from '../bnf/bnf.js';
import { alike, anyOf, inSequence, itemsOf, repeated, size, tidy } from './tail-recursion.js';
import type { NamedSet } from './guard.js';
import type { Languages, RegularTerm } from './languages.js';

/** Maximum number of states of an automaton to write as an expression, which may be exponentially long. */
const maxStates = 60;

/** Reason why no expression was written, in words. */
export type TooLarge = string;

const span = { start: 0, end: 0 };

export class ExpressionBuilder {
  private readonly expressions = new Map<RegularTerm, BnfExpression | TooLarge>();

  constructor(
    private readonly languages: Languages,
    private readonly named: () => readonly NamedSet[],
  ) {}

  /** Returns a language as an expression that is correct on its own, or the reason why there is none. */
  expressionOf(language: RegularTerm): BnfExpression | TooLarge {
    const known = this.expressions.get(language);
    if (known !== undefined) return known;
    const automaton = this.languages.minimal(language, maxStates);
    const found =
      automaton === undefined
        ? `its automaton has more than ${maxStates} states`
        : (this.ofAutomaton(automaton) ?? `its automaton as an expression has more than ${maxItems} parts`);
    this.expressions.set(language, found);
    return found;
  }

  /** Returns an automaton's language as an expression; undefined if it is too long. */
  ofAutomaton(automaton: TableAutomaton): BnfExpression | undefined {
    return automatonExpression(automaton, (set) => this.charactersOf(set));
  }

  /** Writes one character of a set: the rules that derive parts of the set, and the remaining characters. */
  private charactersOf(set: CodeUnitSet): BnfExpression {
    let left = this.languages.classesIn(set);
    const parts: BnfExpression[] = [];
    const size = (one: NamedSet): number => this.languages.classesIn(one.set).size;
    for (const { rule, set: named } of [...this.named()].sort((a, b) => size(b) - size(a))) {
      const own = this.languages.classesIn(named);
      if (own.size < 2 || [...own].some((c) => !left.has(c))) continue;
      parts.push({ type: 'reference', name: rule, span });
      left = new Set([...left].filter((c) => !own.has(c)));
    }
    const others = this.languages.setOf(left);
    parts.push(
      ...(letterIn(others) ?? others.map(([from, to]) => ({ type: 'range', from, to, span }) as const)),
    );
    return anyOf(parts);
  }
}

/** Writes a letter in either case. */
function letterIn(set: CodeUnitSet): readonly BnfExpression[] | undefined {
  const [[first] = [0]] = set;
  const text = String.fromCharCode(first);
  const both = codeUnitsOf(bothCases(text).map((c) => c.charCodeAt(0)));
  if (set.length !== 2 || both.join() !== set.join()) return undefined;
  return [{ type: 'literal', text: text.toLowerCase(), ignoreCase: true, span }];
}

/** Maximum number of names and literals of an expression. */
const maxItems = 300;

/** Up to this number of states, every order of elimination is tried, for the shortest expression. */
const maxExhaustiveStates = 5;

type Labels = ReadonlyMap<number, BnfExpression>;

/** Target of accepting states without a character. */
const end = -1;
const nothing = inSequence([]);

/**
 * Returns an expression for the automaton's language that never gives back, the shortest that is found; undefined if
 * all are too long. States are eliminated one after another (Kleene 1956; Brzozowski and McCluskey 1963). The automaton
 * is deterministic, so the text alone determines the path from a state to the next remaining state. Therefore
 * `first / second` and `*`, tried in order without backtracking, are correct if the expression stands alone: they
 * follow the path through the eliminated state if the text does, and loop as often as the text does.
 * @param charactersOf writes a set of characters
 * @param most the maximum number of names and literals
 */
export function automatonExpression(
  automaton: TableAutomaton,
  charactersOf: (set: CodeUnitSet) => BnfExpression,
  most = maxItems,
): BnfExpression | undefined {
  const { start, labels } = labelled(automaton, charactersOf);
  const inner = [...labels.keys()].filter((state) => state !== start);
  const orders = inner.length <= maxExhaustiveStates ? permutations(inner) : [undefined];
  let best: BnfExpression | undefined;
  for (const order of orders) {
    const found = withoutStates(labels, start, order, most);
    if (found !== undefined && (best === undefined || size(found) < size(best))) best = found;
  }
  return best;
}

/** Returns the live states, and the expressions by which each leads to others and to the end. */
function labelled(
  automaton: TableAutomaton,
  charactersOf: (set: CodeUnitSet) => BnfExpression,
): { readonly start: number; readonly labels: Map<number, Labels> } {
  const { dead, initial } = automaton;
  const sets = classSets(automaton);
  const labels = new Map<number, Labels>();
  for (let state = 0; state < automaton.stateCount; state++) {
    if (state === dead) continue;
    const own = new Map<number, BnfExpression>();
    for (const [target, set] of stepsFrom(automaton, state, sets))
      if (target !== dead) own.set(target, charactersOf(set));
    if (automaton.accepting(state)) own.set(end, nothing);
    labels.set(state, own);
  }
  return { start: initial, labels };
}

/**
 * Eliminates all states except one, in the given order, or else in the order in which the expression seems to grow
 * least.
 */
function withoutStates(
  all: ReadonlyMap<number, Labels>,
  start: number,
  order: readonly number[] | undefined,
  most: number,
): BnfExpression | undefined {
  let labels = all;
  for (let left = [...all.keys()].filter((state) => state !== start); left.length > 0;) {
    const next = order?.[order.length - left.length] ?? lightest(labels, left);
    labels = withoutState(labels, next);
    let items = 0;
    for (const row of labels.values()) for (const label of row.values()) items += size(label);
    if (items > most) return undefined;
    left = left.filter((state) => state !== next);
  }
  const row = labels.get(start);
  const last = row?.get(end);
  if (last === undefined) return undefined;
  return tidy(sequence([loopOf(row?.get(start)), last]));
}

function withoutState(labels: ReadonlyMap<number, Labels>, state: number): ReadonlyMap<number, Labels> {
  const out = labels.get(state) ?? new Map<number, BnfExpression>();
  const loop = loopOf(out.get(state));
  const rest = new Map<number, Labels>();
  for (const [from, row] of labels) {
    if (from === state) continue;
    const way = row.get(state);
    const others = new Map([...row].filter(([to]) => to !== state));
    for (const [to, label] of way === undefined ? [] : out) {
      if (to === state || way === undefined) continue;
      const through = sequence([way, loop, label]);
      const direct = others.get(to);
      others.set(to, direct === undefined ? through : either(through, direct));
    }
    rest.set(from, others);
  }
  return rest;
}

/** Returns the state whose paths are the fewest and shortest to write out. */
function lightest(labels: ReadonlyMap<number, Labels>, states: readonly number[]): number {
  const weight = (state: number): number => {
    const out = labels.get(state) ?? new Map<number, BnfExpression>();
    const into = [...labels].flatMap(([from, row]) => (from === state ? [] : (row.get(state) ?? [])));
    const from = [...out].flatMap(([to, label]) => (to === state ? [] : label));
    const sizes = (all: readonly BnfExpression[]): number => all.reduce((sum, e) => sum + size(e), 0);
    const loop = out.get(state);
    return (
      sizes(into) * from.length +
      sizes(from) * into.length +
      (loop === undefined ? 0 : size(loop) * into.length * from.length)
    );
  };
  return states.reduce((best, state) => (weight(state) < weight(best) ? state : best), states[0] ?? 0);
}

function loopOf(body: BnfExpression | undefined): BnfExpression {
  return body === undefined ? nothing : repeated(body, 0, null);
}

function sequence(items: readonly BnfExpression[]): BnfExpression {
  return tidy(inSequence(items));
}

/** Builds a choice of two, the first tried first; a common prefix is written once. */
function either(first: BnfExpression, second: BnfExpression): BnfExpression {
  const [a, b] = [itemsOf(first), itemsOf(second)];
  let shared = 0;
  for (; shared < Math.min(a.length, b.length); shared++) {
    const [one, other] = [a[shared], b[shared]];
    if (one === undefined || other === undefined || !alike(one, other)) break;
  }
  if (shared > 0)
    return sequence([
      ...a.slice(0, shared),
      either(inSequence(a.slice(shared)), inSequence(b.slice(shared))),
    ]);
  if (b.length === 0) return a.length === 0 ? nothing : repeated(first, 0, 1);
  if (a.length === 0) return first;
  const alternatives = [first, second].flatMap((e) => (e.type === 'alternation' ? e.alternatives : [e]));
  return anyOf(alternatives);
}

function permutations(items: readonly number[]): readonly (readonly number[])[] {
  if (items.length === 0) return [[]];
  return items.flatMap((item) =>
    permutations(items.filter((other) => other !== item)).map((rest) => [item, ...rest]),
  );
}

/** Positions of the expression's characters where it can begin and where it can end. */
interface Ends {
  readonly first: ReadonlySet<number>;
  readonly last: ReadonlySet<number>;
  readonly mayBeEmpty: boolean;
}

/**
 * Tests whether an expression is deterministic by the follow sets of its positions (Glushkov 1961); quadratic in their
 * number. Bounded repetitions are not examined.
 * @param setOf returns the characters of an expression that derives single ones
 */
export function isDeterministic(
  e: BnfExpression,
  setOf: (e: BnfExpression) => CodeUnitSet | undefined,
): boolean {
  const sets: CodeUnitSet[] = [];
  const follow: Set<number>[] = [];
  const bounded: BnfExpression[] = [];
  const link = (from: ReadonlySet<number>, to: ReadonlySet<number>): void => {
    for (const place of from) for (const next of to) follow[place]?.add(next);
  };
  const visit = (part: BnfExpression): Ends => {
    const set = setOf(part);
    if (set !== undefined) {
      follow.push(new Set());
      const place = new Set([sets.push(set) - 1]);
      return { first: place, last: place, mayBeEmpty: false };
    }
    switch (part.type) {
      case 'sequence':
        return part.items.map(visit).reduce(
          (before, item) => {
            link(before.last, item.first);
            return {
              first: before.mayBeEmpty ? union(before.first, item.first) : before.first,
              last: item.mayBeEmpty ? union(before.last, item.last) : item.last,
              mayBeEmpty: before.mayBeEmpty && item.mayBeEmpty,
            };
          },
          { first: new Set<number>(), last: new Set<number>(), mayBeEmpty: true },
        );
      case 'alternation':
        return part.alternatives.map(visit).reduce((one, other) => ({
          first: union(one.first, other.first),
          last: union(one.last, other.last),
          mayBeEmpty: one.mayBeEmpty || other.mayBeEmpty,
        }));
      case 'repetition': {
        const body = visit(part.body);
        if (part.max === null) link(body.last, body.first);
        if (part.min > 1 || (part.max ?? 1) > 1) bounded.push(part);
        return { ...body, mayBeEmpty: body.mayBeEmpty || part.min === 0 };
      }
      default:
        bounded.push(part);
        return { first: new Set(), last: new Set(), mayBeEmpty: false };
    }
  };
  const { first } = visit(e);
  const areApart = (places: ReadonlySet<number>): boolean => {
    const all = [...places].map((place) => sets[place] ?? []);
    return all.every((set, i) => all.slice(0, i).every((other) => !overlap(set, other)));
  };
  return [first, ...follow].every(areApart) && bounded.length === 0;
}

function union(a: ReadonlySet<number>, b: ReadonlySet<number>): ReadonlySet<number> {
  return new Set([...a, ...b]);
}

function overlap(a: CodeUnitSet, b: CodeUnitSet): boolean {
  return a.some(([from]) => contains(b, from)) || b.some(([from]) => contains(a, from));
}

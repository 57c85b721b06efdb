/**
 * An automaton as an expression that never gives back: its states are left out one after another (Kleene 1956; Brzozowski
 * and McCluskey 1963). The way from a state to the next place at which one of those that are left is reached is told by
 * the text alone, as the automaton is deterministic; so `first / second` and `*`, tried in order and never again, are right
 * where the expression stands alone: they take the way through the state that was left out if the text goes there, and
 * round it as often as the text does.
 */
import type { CodeUnitSet } from '../../../base/code-units.js';
import { classSets, stepsFrom } from '../../automata/explore.js';
import type { TableAutomaton } from '../../automata/table-automaton.js';
import type { BnfExpression } from '../../bnf/bnf.js';
import { alike, anyOf, inSequence, itemsOf, repeated, size, tidy } from '../flat.js';

/** Names and literals that an expression may have. */
export const mostItems = 300;

/** Up to so many states every order of leaving them out is tried, for the shortest expression. */
const fewStates = 5;

type Labels = ReadonlyMap<number, BnfExpression>;

/** Where accepting states lead without a character. */
const end = -1;
const nothing = inSequence([]);

/**
 * An expression for the automaton's language, the shortest that is found; undefined where all are long.
 * @param charactersOf how a set of characters is written
 */
export function automatonExpression(
  automaton: TableAutomaton,
  charactersOf: (set: CodeUnitSet) => BnfExpression,
): BnfExpression | undefined {
  const { start, labels } = labelled(automaton, charactersOf);
  const inner = [...labels.keys()].filter((state) => state !== start);
  const orders = inner.length <= fewStates ? permutations(inner) : [undefined];
  let best: BnfExpression | undefined;
  for (const order of orders) {
    const found = withoutStates(labels, start, order);
    if (found !== undefined && (best === undefined || size(found) < size(best))) best = found;
  }
  return best;
}

/** The live states, and by what each leads to others and to the end. */
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

/** Leaves out all states but one, in an order, or else in that in which the expression seems to grow least. */
function withoutStates(
  all: ReadonlyMap<number, Labels>,
  start: number,
  order: readonly number[] | undefined,
): BnfExpression | undefined {
  let labels = all;
  for (let left = [...all.keys()].filter((state) => state !== start); left.length > 0;) {
    const next = order?.[order.length - left.length] ?? lightest(labels, left);
    labels = withoutState(labels, next);
    let items = 0;
    for (const row of labels.values()) for (const label of row.values()) items += size(label);
    if (items > mostItems) return undefined;
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

/** The state whose ways are the fewest and shortest to write out. */
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

/** One of two, the first tried first; what both begin with is written once. */
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

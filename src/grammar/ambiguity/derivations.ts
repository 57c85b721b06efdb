/** Enumerates the derivations of a text from a BNF rule, as trees. Nothing recurses over the text. */
import type { SyntaxNode } from '../../core/tree/node.js';
import type { BnfExpression, BnfGrammar } from '../bnf/bnf.js';
import { contains } from '../../core/base/code-units.js';
import { type DerivationNfa, derivationNfa, emptySteps, successors } from '../automata/derivation-nfa.js';
import { expressionLookup } from '../bnf/errors.js';
import { Budget, type Limits } from '../../core/base/limits.js';
import { reversed, strongComponents } from '../../core/base/strong-components.js';

/** One derivation. */
export interface Derivation {
  /** From left to right: the index of the alternative, and for a repetition whether it continues (0) or stops (1). */
  readonly choices: readonly number[];
  /** The rules it applies. Two derivations with the same tree differ in how a rule's expression derives its part. */
  readonly tree: SyntaxNode;
}

/**
 * Yields the derivations of a text in the order of the BNF: earlier alternatives first, and a repetition continues
 * before it stops. None if the text is not derivable. Of the derivations that repeat an empty loop, only those that do
 * so once. The first takes time linear in the text, times the size of the rule's derivation NFA; every further one
 * takes at most as long.
 * @param nameOf returns the name of a rule in the trees; by default its own
 * @throws StateLimitError, TimeLimitError, NonTailRecursionError, UnknownNameError
 */
export function* derivationsOf(
  grammar: BnfGrammar,
  rule: string,
  text: string,
  limits?: Limits,
  nameOf: (rule: string) => string = (rule) => rule,
): Generator<Derivation> {
  const automaton = derivationNfa(grammar, rule, limits);
  const expressionOf = expressionLookup(grammar.rules);
  for (const choices of paths(automaton, text, limits)) {
    yield { choices, tree: treeOf(expressionOf, rule, choices, nameOf) };
  }
}

/** A step of the current path: a state, and the number of its options that have been followed. */
interface Step {
  readonly state: number;
  readonly offset: number;
  followed: number;
}

/** Yields the accepting paths for a text, as their choices, without running into a dead end. */
function* paths(automaton: DerivationNfa, text: string, limits?: Limits): Generator<readonly number[]> {
  const { rule, states, initial } = automaton;
  const viable = viableStates(
    automaton,
    text,
    new Budget(`listing the derivations of a string from "${rule}"`, limits),
  );
  const looping = loopingStates(automaton);
  const timesRound = new Map<string, number>();
  const choices: number[] = [];
  const path: Step[] = [];
  const push = (state: number, offset: number): boolean => {
    if (viable[offset]?.has(state) !== true) return false;
    if (looping.has(state)) {
      const key = `${String(offset)} ${String(state)}`;
      const times = timesRound.get(key) ?? 0;
      if (times > 1) return false;
      timesRound.set(key, times + 1);
    }
    path.push({ state, offset, followed: 0 });
    return true;
  };
  push(initial, 0);
  for (let step = path.at(-1); step !== undefined; step = path.at(-1)) {
    const state = states[step.state];
    const options = successors(state);
    if (state?.type === 'end' && step.followed++ === 0) yield [...choices];
    if (state?.type === 'choice' && step.followed > 0) choices.pop();
    let followed = false;
    while (!followed && step.followed < options.length) {
      const option = step.followed++;
      const offset = state?.type === 'read' ? step.offset + 1 : step.offset;
      followed = push(options[option] ?? 0, offset);
      if (followed && state?.type === 'choice') choices.push(option);
    }
    if (followed) continue;
    path.pop();
    const key = `${String(step.offset)} ${String(step.state)}`;
    if (looping.has(step.state)) timesRound.set(key, (timesRound.get(key) ?? 1) - 1);
  }
}

/**
 * Returns for each offset the states that the text before it leads to, and from which the rest of it leads to the end.
 */
function viableStates(
  { states, initial }: DerivationNfa,
  text: string,
  budget: Budget,
): readonly ReadonlySet<number>[] {
  const reads = (number: number, offset: number): boolean => {
    const state = states[number];
    return state?.type === 'read' && offset < text.length && contains(state.set, text.charCodeAt(offset));
  };
  const after = (number: number): number => successors(states[number])[0] ?? 0;
  const reached: ReadonlySet<number>[] = [];
  let entries: readonly number[] = [initial];
  for (let offset = 0; offset <= text.length; offset++) {
    const fits = (number: number): boolean => states[number]?.type !== 'read' || reads(number, offset);
    const here = new Set(entries.filter(fits));
    for (const number of here) {
      budget.spend();
      for (const target of emptySteps(states[number])) if (fits(target)) here.add(target);
    }
    reached.push(here);
    entries = [...here].filter((number) => reads(number, offset)).map(after);
  }
  const emptySources = reversed(states.map(emptySteps));
  const viable: ReadonlySet<number>[] = [];
  for (let offset = text.length; offset >= 0; offset--) {
    const candidates = reached[offset] ?? new Set();
    const last = viable[offset + 1];
    const goesOn = (number: number): boolean => reads(number, offset) && last?.has(after(number)) === true;
    const here = new Set([...candidates].filter(last === undefined ? (number) => number === 0 : goesOn));
    for (const number of here) {
      for (const source of emptySources[number] ?? []) if (candidates.has(source)) here.add(source);
    }
    viable[offset] = here;
  }
  return viable;
}

/** Returns the states of empty loops. */
function loopingStates({ states, initial }: DerivationNfa): ReadonlySet<number> {
  const starts = states.flatMap((state) => (state.type === 'read' ? [state.next] : []));
  const components = strongComponents([initial, ...starts], (state) => emptySteps(states[state]));
  return new Set(components.flatMap(({ nodes, cyclic }) => (cyclic ? nodes : [])));
}

interface OpenNode extends SyntaxNode {
  end: number;
  readonly children: OpenNode[];
}

/** A part still to be derived; the next one is last in its list. */
type Pending =
  | { readonly type: 'expression'; readonly expression: BnfExpression }
  | {
      readonly type: 'repeat';
      readonly body: BnfExpression;
      readonly min: number;
      readonly max: number | null;
    }
  | { readonly type: 'close' };

/** Builds the tree of the derivation with these choices. */
function treeOf(
  expressionOf: (rule: string) => BnfExpression,
  rule: string,
  choices: readonly number[],
  nameOf: (rule: string) => string,
): SyntaxNode {
  let offset = 0;
  let taken = 0;
  const open: OpenNode[] = [];
  const root: OpenNode = { rule: '', start: 0, end: 0, children: [] };
  const pending: Pending[] = [];
  const enter = (name: string): void => {
    const expression = expressionOf(name);
    const node: OpenNode = { rule: nameOf(name), start: offset, end: offset, children: [] };
    (open.at(-1) ?? root).children.push(node);
    open.push(node);
    pending.push({ type: 'close' }, { type: 'expression', expression });
  };
  const derive = (e: BnfExpression): void => {
    switch (e.type) {
      case 'literal':
        offset += e.text.length;
        break;
      case 'range':
        offset += 1;
        break;
      case 'reference':
        enter(e.name);
        break;
      case 'sequence':
        for (const expression of [...e.items].reverse()) pending.push({ type: 'expression', expression });
        break;
      case 'alternation': {
        const expression = e.alternatives[choices[taken++] ?? 0];
        if (expression !== undefined) pending.push({ type: 'expression', expression });
        break;
      }
      case 'repetition':
        pending.push({ type: 'repeat', body: e.body, min: e.min, max: e.max });
    }
  };
  enter(rule);
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (next.type === 'expression') derive(next.expression);
    else if (next.type === 'close') {
      const node = open.pop();
      if (node !== undefined) node.end = offset;
    } else {
      const { body, min, max } = next;
      if (max === 0 || (min === 0 && choices[taken++] === 1)) continue;
      pending.push({ type: 'repeat', body, min: Math.max(0, min - 1), max: max === null ? null : max - 1 });
      pending.push({ type: 'expression', expression: body });
    }
  }
  return root.children[0] ?? root;
}

/**
 * NFA → the minimal deterministic automaton of a rule: refa determinizes and minimizes, then states and character
 * classes get canonical numbers, so that equal languages have equal tables.
 */
import { CharSet, DFA, type NodeFactory, type TransitionIterable } from 'refa';
import { DfaTable, unmentioned } from '../../core/automaton/dfa-table.js';
import type { BnfGrammar } from '../bnf/bnf.js';
import { CharacterRangeError, ruleWithPlace } from '../bnf/errors.js';
import { type CodeUnitSet, codeUnits, lastCodeUnit } from '../../core/base/code-units.js';
import { partition } from '../../core/base/partition.js';
import { Budget, defaultLimits, type Limits, StateLimitError } from '../../core/base/limits.js';
import { derivationNfa, type DerivationNfa, emptySteps } from './derivation-nfa.js';
import { minimalTable, type StateTable, type TableAutomaton } from './table-automaton.js';

/** Cache of minimal automata, by grammar, limits and rule. */
const built = new WeakMap<BnfGrammar, WeakMap<Limits, Map<string, DfaTable | TableAutomaton>>>();

/**
 * Returns the minimal automaton of a rule, built once for each grammar object and limits object.
 * @throws StateLimitError, TimeLimitError, NonTailRecursionError, UnknownNameError, CharacterRangeError
 */
export function minimalAutomaton(grammar: BnfGrammar, rule: string, limits?: Limits): DfaTable {
  const automaton = wideAutomaton(grammar, rule, limits);
  if (automaton instanceof DfaTable) return automaton;
  throw new CharacterRangeError(rule);
}

/**
 * Returns the minimal automaton of a rule whose characters may be any code units, built once. The table of a document's
 * automaton does not distinguish characters beyond US-ASCII, as no document does.
 * @throws StateLimitError, TimeLimitError, NonTailRecursionError, UnknownNameError
 */
export function wideAutomaton(grammar: BnfGrammar, rule: string, limits?: Limits): DfaTable | TableAutomaton {
  const byLimits = built.get(grammar) ?? new WeakMap<Limits, Map<string, DfaTable | TableAutomaton>>();
  const within = limits ?? defaultLimits;
  const automata = byLimits.get(within) ?? new Map<string, DfaTable | TableAutomaton>();
  let automaton = automata.get(rule);
  if (automaton === undefined) {
    const dfa = minimalDfa(grammar, rule, limits);
    automaton = narrowTable(dfa, grammar, rule) ?? minimalTable(stateTable(dfa));
    built.set(grammar, byLimits.set(within, automata.set(rule, automaton)));
  }
  return automaton;
}

/** Returns the canonical table; undefined if it must distinguish characters beyond US-ASCII. */
function narrowTable(dfa: DFA, grammar: BnfGrammar, rule: string): DfaTable | undefined {
  try {
    return canonicalTable(dfa, grammar, rule);
  } catch (error) {
    if (error instanceof CharacterRangeError) return undefined;
    throw error;
  }
}

/**
 * Returns the minimal automaton of a rule, with classes by the letters of the grammar.
 * @param units a code unit of each letter
 * @throws as minimalAutomaton
 */
export function letteredAutomaton(
  grammar: BnfGrammar,
  rule: string,
  units: readonly number[],
  limits?: Limits,
): DfaTable {
  return canonicalTable(minimalDfa(grammar, rule, limits), grammar, rule, units);
}

/** Returns the states of a DFA, and one more, from which nothing is accepted. */
function stateTable(dfa: DFA): StateTable {
  const nodes = breadthFirst(dfa.initial, new Set(dfa.nodes()), (node) => [...node.out.values()]);
  const numbers = new Map(nodes.map((node, i) => [node, i]));
  const ranges = nodes.flatMap(({ out }) => [...out.keys()]);
  const { of, first } = partition(ranges.map(({ min, max }) => codeUnits([[min, max]])));
  const rows = nodes.map(({ out }) =>
    first.map((unit) => {
      const target = out.get(unit);
      return (target && numbers.get(target)) ?? nodes.length;
    }),
  );
  return {
    classes: of,
    accepting: [...nodes.map((node) => dfa.finals.has(node)), false],
    rows: [...rows, first.map(() => nodes.length)],
  };
}

/** Returns the minimal automaton of a rule as refa's own data structure. */
export function minimalDfa(grammar: BnfGrammar, rule: string, limits?: Limits): DFA {
  const budget = new Budget(() => `the automaton of ${ruleWithPlace(grammar, rule)}`, limits);
  const nfa = withoutChoices(derivationNfa(grammar, rule, limits), budget);
  const dfa = DFA.fromFA(nfa, new BudgetedFactory(budget));
  dfa.minimize();
  return dfa;
}

/** Returns the derivation NFA in the form from which refa determinizes. */
function withoutChoices({ initial, states }: DerivationNfa, budget: Budget): TransitionIterable<number> {
  const closure = (from: number): ReadonlySet<number> => {
    const reached = new Set([from]);
    for (const state of reached) for (const next of emptySteps(states[state])) reached.add(next);
    return reached;
  };
  const sets = new Map<number, CharSet>();
  const characters = (state: number, set: CodeUnitSet): CharSet => {
    const known =
      sets.get(state) ?? CharSet.empty(lastCodeUnit).union(set.map(([min, max]) => ({ min, max })));
    sets.set(state, known);
    return known;
  };
  const transitions = (from: number): Map<number, CharSet> => {
    const out = new Map<number, CharSet>();
    for (const number of closure(from)) {
      const state = states[number];
      if (state?.type !== 'read') continue;
      // If much may be empty, each character may lead to all continuations.
      budget.keep();
      const other = out.get(state.next);
      const set = characters(number, state.set);
      out.set(state.next, other === undefined ? set : other.union(set));
    }
    return out;
  };
  const isFinal = (state: number): boolean => closure(state).has(0);
  return {
    maxCharacter: lastCodeUnit,
    transitionIterator: () => ({ initial, getOut: transitions, isFinal }),
  };
}

class BudgetedFactory implements NodeFactory<DFA.Node> {
  constructor(private readonly budget: Budget) {}
  readonly createNode = (): DFA.Node => {
    this.budget.spend();
    return DFA.nodeFactory.createNode();
  };
}

/** The class of each code unit, and a code unit of each class. */
interface Classes {
  readonly of: Uint8Array | Uint16Array;
  readonly representatives: readonly number[];
}

/** @param units units to classify; by default US-ASCII, and one for all others @throws CharacterRangeError */
function canonicalTable(dfa: DFA, grammar: BnfGrammar, rule: string, units?: readonly number[]): DfaTable {
  const live = liveStates(dfa);
  const classes = coarsestClasses(live, rule, units);
  const next = (state: DFA.Node, codeUnit: number): DFA.Node | undefined => {
    const target = state.out.get(codeUnit);
    return target !== undefined && live.has(target) ? target : undefined;
  };
  const order = breadthFirst(dfa.initial, live, (state) =>
    classes.representatives.map((codeUnit) => next(state, codeUnit)),
  );
  const rejecting = order.filter((state) => !dfa.finals.has(state));
  const accepting = order.filter((state) => dfa.finals.has(state));
  const classCount = classes.representatives.length;
  const number = new Map([...rejecting, ...accepting].map((state, i) => [state, (i + 1) * classCount]));
  const size = (number.size + 1) * classCount;
  if (size > 0x10000)
    throw new StateLimitError(
      `the table of ${ruleWithPlace(grammar, rule)}`,
      Math.floor(0x10000 / classCount) - 1,
      'as a table has no more places',
    );
  const table = new Uint16Array(size);
  for (const [state, row] of number) {
    classes.representatives.forEach((codeUnit, c) => {
      const target = next(state, codeUnit);
      table[row + c] = (target && number.get(target)) ?? 0;
    });
  }
  const firstAccepting = (rejecting.length + 1) * classCount;
  return new DfaTable(classCount, number.get(dfa.initial) ?? 0, firstAccepting, classes.of, table);
}

/** Returns the states from which a final state can be reached. */
function liveStates(dfa: DFA): ReadonlySet<DFA.Node> {
  const nodes = [...dfa.nodes()];
  const sources = new Map<DFA.Node, DFA.Node[]>(nodes.map((node) => [node, []]));
  for (const node of nodes) for (const [, target] of node.out) sources.get(target)?.push(node);
  const live = new Set(nodes.filter((node) => dfa.finals.has(node)));
  for (const node of live) for (const source of sources.get(node) ?? []) live.add(source);
  return live;
}

/** Puts two code units in one class if every state treats them alike. Classes are numbered by their first code unit. */
function coarsestClasses(
  live: ReadonlySet<DFA.Node>,
  rule: string,
  units: readonly number[] | undefined,
): Classes {
  const sets: CodeUnitSet[] = [];
  for (const { out } of live) {
    const targets = new Map<DFA.Node, (readonly [number, number])[]>();
    for (const [{ min, max }, target] of out) {
      if (live.has(target)) targets.set(target, [...(targets.get(target) ?? []), [min, max]]);
    }
    for (const ranges of targets.values()) sets.push(codeUnits(ranges));
  }
  const { of, first, uniformFrom } = partition(sets);
  if (units !== undefined)
    return { of: Uint16Array.from(units, (unit) => of[unit] ?? 0), representatives: first };
  if (uniformFrom > unmentioned) throw new CharacterRangeError(rule);
  return { of: Uint8Array.from(of.subarray(0, unmentioned + 1)), representatives: first };
}

function breadthFirst(
  initial: DFA.Node,
  live: ReadonlySet<DFA.Node>,
  successors: (state: DFA.Node) => readonly (DFA.Node | undefined)[],
): readonly DFA.Node[] {
  const seen = new Set(live.has(initial) ? [initial] : []);
  for (const state of seen) for (const next of successors(state)) if (next !== undefined) seen.add(next);
  return [...seen];
}

/**
 * NFA → the minimal deterministic automaton of a rule: refa determinizes and minimizes, then states and character
 * classes get canonical numbers, so that equal languages have equal tables.
 */
import { CharSet, DFA, type NodeFactory, type TransitionIterable } from 'refa';
import { DfaTable, maxTableSize } from '../../core/automaton/dfa-table.js';
import { asciiSize } from '../../core/base/ascii.js';
import type { BnfGrammar } from '../bnf/bnf.js';
import { ruleWithPlace } from '../bnf/errors.js';
import { type CodeUnitSet, codeUnits, lastCodeUnit } from '../../core/base/code-units.js';
import { partition } from '../../core/base/partition.js';
import { Budget, defaultLimits, type Limits } from '../../core/base/limits.js';
import { derivationNfa, type DerivationNfa, emptySteps } from './derivation-nfa.js';

/** Cache of minimal automata, by grammar, limits and rule. */
const built = new WeakMap<BnfGrammar, WeakMap<Limits, Map<string, DfaTable>>>();

/**
 * Returns the minimal automaton of a rule, built once for each grammar object and limits object.
 * @throws StateLimitError, TimeLimitError, NonTailRecursionError, UnknownNameError
 */
export function minimalAutomaton(grammar: BnfGrammar, rule: string, limits?: Limits): DfaTable {
  const byLimits = built.get(grammar) ?? new WeakMap<Limits, Map<string, DfaTable>>();
  const within = limits ?? defaultLimits;
  const automata = byLimits.get(within) ?? new Map<string, DfaTable>();
  let automaton = automata.get(rule);
  if (automaton === undefined) {
    automaton = canonicalTable(minimalDfa(grammar, rule, limits));
    built.set(grammar, byLimits.set(within, automata.set(rule, automaton)));
  }
  return automaton;
}

/** Returns the minimal automaton of a rule as refa's own data structure. */
export function minimalDfa(grammar: BnfGrammar, rule: string, limits?: Limits): DFA {
  const budget = new Budget(() => `the automaton of ${ruleWithPlace(grammar, rule)}`, limits);
  return minimized(withoutChoices(derivationNfa(grammar, rule, limits), budget), budget);
}

/** Returns the minimal automaton of states and their steps over code units. @throws StateLimitError, TimeLimitError */
export function minimalTableOf<T>(nfa: TransitionIterable<T>, budget: Budget): DfaTable {
  return canonicalTable(minimized(nfa, budget));
}

function minimized<T>(nfa: TransitionIterable<T>, budget: Budget): DFA {
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
  readonly of: Uint16Array;
  readonly representatives: readonly number[];
}

function canonicalTable(dfa: DFA): DfaTable {
  const live = liveStates(dfa);
  const classes = coarsestClasses(live);
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
  const table = size > maxTableSize ? new Uint32Array(size) : new Uint16Array(size);
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
function coarsestClasses(live: ReadonlySet<DFA.Node>): Classes {
  const sets: CodeUnitSet[] = [];
  for (const { out } of live) {
    const targets = new Map<DFA.Node, (readonly [number, number])[]>();
    for (const [{ min, max }, target] of out) {
      if (live.has(target)) targets.set(target, [...(targets.get(target) ?? []), [min, max]]);
    }
    for (const ranges of targets.values()) sets.push(codeUnits(ranges));
  }
  const { of, first, uniformFrom } = partition(sets);
  const end = Math.max(uniformFrom, asciiSize) + 1;
  return { of: Uint16Array.from(of.subarray(0, end)), representatives: first };
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

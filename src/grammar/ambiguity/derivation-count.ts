/**
 * Counts the derivations of a text from a rule. Empty steps of the derivation NFA are combined, so that each character
 * leads from place to place in a number of ways. Counting is then a product of matrices, over the natural numbers and
 * infinity.
 */
import type { BnfGrammar } from '../bnf/bnf.js';
import { ruleWithPlace } from '../bnf/errors.js';
import { type CodeUnitSet, contains } from '../../core/base/code-units.js';
import { partition } from '../../core/base/partition.js';
import {
  type DerivationNfa,
  derivationNfa,
  emptySteps,
  successors,
  type DerivationState,
} from '../automata/derivation-nfa.js';
import { Budget, type Limits } from '../../core/base/limits.js';
import { reversed, strongComponents } from '../../core/base/strong-components.js';

/** A number of derivations. Infinite if a derivation can repeat an empty loop. */
export type Count = bigint | 'infinite';

export function add(a: Count, b: Count): Count {
  return a === 'infinite' || b === 'infinite' ? 'infinite' : a + b;
}

export function multiply(a: Count, b: Count): Count {
  if (a === 0n || b === 0n) return 0n;
  return a === 'infinite' || b === 'infinite' ? 'infinite' : a * b;
}

/** A place that a character leads to, with the number of ways. */
export interface CountedStep {
  readonly to: number;
  readonly ways: Count;
}

/**
 * A nondeterministic automaton whose steps and ends are counted. Places are 0 … placeCount - 1, and 0 is the initial
 * one; from each an end can be reached.
 */
export interface CountingAutomaton {
  readonly rule: string;
  readonly placeCount: number;
  readonly classCount: number;
  /** Returns the class of a UTF-16 code unit. */
  classOf(codeUnit: number): number;
  /** All code units from here on are of one class. */
  readonly uniformFrom?: number;
  /** Returns the steps from a place by a character of a class. */
  steps(place: number, characterClass: number): readonly CountedStep[];
  /** Returns the number of ways in which a derivation ends at the place. */
  ends(place: number): Count;
}

/**
 * Builds the counting automaton of a rule. Time is the number of places times the size of the derivation NFA.
 * @throws NonTailRecursionError, UnknownNameError, StateLimitError, TimeLimitError
 */
export function countingAutomaton(grammar: BnfGrammar, rule: string, limits?: Limits): CountingAutomaton {
  const budget = new Budget(() => `counting the derivations of ${ruleWithPlace(grammar, rule)}`, limits);
  return withoutEmptySteps(derivationNfa(grammar, rule, limits), budget);
}

/**
 * Counts the derivations of a text from a rule, 0 if it is not derivable. Linear in the text, times the size of the
 * counting automaton.
 * @throws NonTailRecursionError, UnknownNameError, StateLimitError, TimeLimitError
 */
export function countDerivations(grammar: BnfGrammar, rule: string, text: string, limits?: Limits): Count {
  return countWays(countingAutomaton(grammar, rule, limits), text);
}

/** Counts the derivations of a text on an existing automaton. */
export function countWays(automaton: CountingAutomaton, text: string): Count {
  let ways: PlaceCounts = new Map([[0, 1n]]);
  for (let i = 0; i < text.length; i++) ways = read(automaton, ways, automaton.classOf(text.charCodeAt(i)));
  return countEnds(automaton, ways);
}

/** Number of ways in which a text leads to each place; unreachable places are missing. */
export type PlaceCounts = ReadonlyMap<number, Count>;

/** Returns the counts after one more character of a class. */
export function read(automaton: CountingAutomaton, ways: PlaceCounts, characterClass: number): PlaceCounts {
  const next = new Map<number, Count>();
  for (const [place, count] of ways) {
    for (const step of automaton.steps(place, characterClass)) {
      next.set(step.to, add(next.get(step.to) ?? 0n, multiply(count, step.ways)));
    }
  }
  return next;
}

/** Returns the number of derivations that end with these counts. */
export function countEnds(automaton: CountingAutomaton, ways: PlaceCounts): Count {
  let total: Count = 0n;
  for (const [place, count] of ways) total = add(total, multiply(count, automaton.ends(place)));
  return total;
}

function withoutEmptySteps({ rule, initial, states }: DerivationNfa, budget: Budget): CountingAutomaton {
  const reach = emptyWays(states);
  const sets = states.flatMap((state) => (state.type === 'read' ? [state.set] : []));
  const classes = partition(sets);
  // Many places lead to one state: the classes of its set are found once.
  const covered = new Map<CodeUnitSet, readonly number[]>();
  const classesIn = (set: CodeUnitSet): readonly number[] => {
    let known = covered.get(set);
    if (known === undefined) {
      known = classes.first.flatMap((unit, c) => (contains(set, unit) ? [c] : []));
      covered.set(set, known);
    }
    return known;
  };

  // A place is the position of a derivation at the start, or after a character.
  const places = new Map([[initial, 0]]);
  const rows: (readonly CountedStep[])[][] = [];
  const ends: Count[] = [];
  for (const [state] of places) {
    const row = classes.first.map(() => new Map<number, Count>());
    let end: Count = 0n;
    for (const [target, ways] of reach(state)) {
      budget.keep();
      const read = states[target];
      if (read?.type === 'end') end = add(end, ways);
      if (read?.type !== 'read') continue;
      const to = places.get(read.next) ?? places.size;
      places.set(read.next, to);
      for (const c of classesIn(read.set)) row[c]?.set(to, add(row[c].get(to) ?? 0n, ways));
    }
    rows.push(row.map((steps) => [...steps].map(([to, ways]) => ({ to, ways }))));
    ends.push(end);
  }
  return {
    rule,
    placeCount: places.size,
    classCount: classes.first.length,
    classOf: (codeUnit) => classes.of[codeUnit] ?? 0,
    uniformFrom: classes.uniformFrom,
    steps: (place, characterClass) => rows[place]?.[characterClass] ?? [],
    ends: (place) => ends[place] ?? 0n,
  };
}

/** Returns the states from which the end can be reached. */
function usefulStates(states: readonly DerivationState[]): ReadonlySet<number> {
  const sources = reversed(states.map(successors));
  const useful = new Set([0]);
  for (const state of useful) for (const source of sources[state] ?? []) useful.add(source);
  return useful;
}

/** Returns a function that counts the empty paths from a state to each state that reads something, and to the end. */
export function emptyWays(states: readonly DerivationState[]): (from: number) => ReadonlyMap<number, Count> {
  const useful = usefulStates(states);
  const usefulSteps = (state: number): readonly number[] =>
    emptySteps(states[state]).filter((target) => useful.has(target));
  const known = new Map<number, ReadonlyMap<number, Count>>();
  const compute = (from: number): ReadonlyMap<number, Count> => {
    const total = new Map<number, Count>([[from, 1n]]);
    const reached = new Map<number, Count>();
    for (const { nodes, cyclic } of [...strongComponents([from], usefulSteps)].reverse()) {
      const arrived = nodes.reduce<Count>((sum, node) => add(sum, total.get(node) ?? 0n), 0n);
      for (const node of nodes) {
        const ways = cyclic ? 'infinite' : arrived;
        const targets = usefulSteps(node);
        if (targets.length === 0 && useful.has(node)) reached.set(node, ways);
        for (const target of targets) total.set(target, add(total.get(target) ?? 0n, ways));
      }
    }
    return reached;
  };
  return (from) => {
    const ways = known.get(from) ?? compute(from);
    known.set(from, ways);
    return ways;
  };
}

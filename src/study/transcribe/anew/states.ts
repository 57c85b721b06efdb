/**
 * An automaton as rules of a PEG, one for each of its states: what is read from there on. As it is deterministic, the next
 * character tells the one alternative that can match, and where a text may end the rules have read the longest that may.
 */
import { classSets, stepsFrom } from '../../automata/explore.js';
import type { TableAutomaton } from '../../automata/table-automaton.js';
import { characters, choice, type Draft, nothing, repetition, sequence, stateCall } from '../draft.js';

/** The rule of a state. */
export interface StateRule {
  readonly identifier: string;
  readonly draft: Draft;
}

/** What an automaton accepts, and the states that it calls. */
export interface Stated {
  readonly draft: Draft;
  readonly states: readonly StateRule[];
}

/** How many states an automaton may have that is written so. */
export const mostStates = 2000;

/** States inside one another that are written in the place of their calls. */
const deepest = 20;

/** @param rule the identifier of the rule that the states are parts of */
export function asStates(automaton: TableAutomaton, rule: string): Stated {
  const { initial, dead } = automaton;
  const sets = classSets(automaton);
  const steps = automaton.table.rows.map((_, state) => {
    const out = state === dead ? [] : [...stepsFrom(automaton, state, sets)];
    return out.flatMap(([target, set]) => (target === dead ? [] : [{ target, set: characters(set) }]));
  });

  const sources = steps.map(() => 0);
  steps.forEach((out, state) => {
    for (const { target } of out) if (target !== state) sources[target] = (sources[target] ?? 0) + 1;
  });
  const names = new Map<number, string>();
  const wanted: number[] = [];
  const called = (state: number): Draft => {
    let name = names.get(state);
    if (name === undefined) {
      name = `${rule}__state_${names.size + 1}`;
      names.set(state, name);
      wanted.push(state);
    }
    return stateCall(name);
  };
  const from = (state: number, depth: number): Draft => {
    const own = steps[state] ?? [];
    const again = own.find(({ target }) => target === state)?.set;
    const others = own.flatMap(({ target, set }) => {
      if (target === state) return [];
      const isOnly = sources[target] === 1 && target !== initial && depth < deepest;
      const isLast = (steps[target] ?? []).every((step) => step.target === target);
      return [sequence([set, isOnly || isLast ? from(target, depth + 1) : called(target)])];
    });
    const mayEnd = automaton.accepting(state);
    const on = others.length === 0 ? nothing : repetition(choice(others), mayEnd ? 0 : 1, 1);
    return sequence([again === undefined ? nothing : repetition(again, 0, null), on]);
  };
  const draft = (sources[initial] ?? 0) > 0 ? called(initial) : from(initial, 0);
  const states: StateRule[] = [];
  for (const state of wanted) states.push({ identifier: names.get(state) ?? '', draft: from(state, 0) });
  return { draft, states };
}

/**
 * NFA → the minimal deterministic automaton of a rule: refa determinises and minimises, then states and character
 * classes get canonical numbers, so that equal languages have equal tables.
 */
import { DFA, type NodeFactory } from 'refa';
import { AutomatonTable, unmentioned } from '../../automaton/dfa-table.js';
import type { BnfGrammar } from '../bnf/bnf.js';
import { Budget, type Limits, StateLimitError } from '../../base/limits.js';
import { ruleNfa } from './nfa.js';

/** A grammar mentions a character that the tables do not distinguish. */
export class CharacterRangeError extends RangeError {
  override readonly name = 'CharacterRangeError';
  constructor(readonly rule: string) {
    super(
      `rule "${rule}" mentions a character beyond US-ASCII, which the tables of automata do not distinguish`,
    );
  }
}

/** The minimal automaton of a rule. @throws StateLimitError, TimeLimitError, NonTailRecursionError, UnknownNameError */
export function minimalAutomaton(grammar: BnfGrammar, rule: string, limits?: Limits): AutomatonTable {
  return canonicalTable(minimalDfa(grammar, rule, limits), rule);
}

/** The minimal automaton of a rule as refa's own data structure. */
export function minimalDfa(grammar: BnfGrammar, rule: string, limits?: Limits): DFA {
  const computation = `the automaton of "${rule}"`;
  const dfa = DFA.fromFA(
    ruleNfa(grammar, rule, new Budget(computation, limits)),
    new BudgetedFactory(new Budget(computation, limits)),
  );
  dfa.minimize();
  return dfa;
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
  readonly of: Uint8Array;
  readonly representatives: readonly number[];
}

function canonicalTable(dfa: DFA, rule: string): AutomatonTable {
  const live = liveStates(dfa);
  const classes = coarsestClasses(live, rule);
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
    throw new StateLimitError(`the table of "${rule}"`, Math.floor(0x10000 / classCount) - 1);
  const table = new Uint16Array(size);
  for (const [state, row] of number) {
    classes.representatives.forEach((codeUnit, c) => {
      const target = next(state, codeUnit);
      table[row + c] = (target && number.get(target)) ?? 0;
    });
  }
  const firstAccepting = (rejecting.length + 1) * classCount;
  return new AutomatonTable(classCount, number.get(dfa.initial) ?? 0, firstAccepting, classes.of, table);
}

/** The states from which a final state can be reached. */
function liveStates(dfa: DFA): ReadonlySet<DFA.Node> {
  const nodes = [...dfa.nodes()];
  const sources = new Map<DFA.Node, DFA.Node[]>(nodes.map((node) => [node, []]));
  for (const node of nodes) for (const [, target] of node.out) sources.get(target)?.push(node);
  const live = new Set(nodes.filter((node) => dfa.finals.has(node)));
  for (const node of live) for (const source of sources.get(node) ?? []) live.add(source);
  return live;
}

/** Two code units are in one class when every state treats them alike. Classes are numbered by their first code unit. */
function coarsestClasses(live: ReadonlySet<DFA.Node>, rule: string): Classes {
  const of = new Uint8Array(unmentioned + 1);
  const representatives: number[] = [];
  const numbers = new Map([...live].map((state, i) => [state, i]));
  for (const state of live) {
    for (const [{ min, max }] of state.out) {
      if (max > unmentioned && (min > unmentioned || max !== 0xffff)) throw new CharacterRangeError(rule);
    }
  }
  const known = new Map<string, number>();
  for (let codeUnit = 0; codeUnit <= unmentioned; codeUnit++) {
    const column = [...live].map((state) => {
      const target = state.out.get(codeUnit);
      return target === undefined ? '' : (numbers.get(target) ?? '');
    });
    const key = column.join();
    let characterClass = known.get(key);
    if (characterClass === undefined) {
      characterClass = representatives.push(codeUnit) - 1;
      known.set(key, characterClass);
    }
    of[codeUnit] = characterClass;
  }
  return { of, representatives };
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

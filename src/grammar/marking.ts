/**
 * Marking the roles of a text in one walk: an automaton whose moves can have actions, which keep places in registers
 * (Laurikari 2000). generated/<revision>/marking.ts has it as text.
 */
import { decodeAutomaton, decodeNumbers, decodeRuns, type EncodedAutomaton } from './automaton-table.js';
import { marks, places } from '../syntax/marks.js';

/** The automaton, then by columns the numbers of the actions of its moves, those at the end by states, the actions. */
export type EncodedMarking = readonly [
  automaton: EncodedAutomaton,
  moves: string,
  ends: string,
  /** For each action, of which the first is none, how many registers change, then each after the last, and its operand. */
  actions: string,
];

/** Operands of actions; those from `register` on are registers, and those after all registers stand for numbers. */
export const operands = {
  place: 0,
  unset: 1,
  orPlace: 2,
  count: 3,
  register: 4,
  number: 4 + marks.length,
} as const;

/** The automaton as tables; state numbers are offsets of rows. */
export interface Marking {
  readonly initial: number;
  readonly firstAccepting: number;
  readonly classes: Uint8Array;
  /** By state and class: the next state. */
  readonly table: Uint16Array;
  /** By state and class: where the action begins. */
  readonly moves: Uint16Array;
  /** By states. */
  readonly ends: Uint16Array;
  readonly actions: Uint8Array;
}

/** Reads what scripts/marking wrote. Linear in the size of the table. */
export function decodeMarking([automaton, moves, ends, actions]: EncodedMarking): Marking {
  const { initial, firstAccepting, classes, table, classCount, stateCount } = decodeAutomaton(automaton);
  const code: number[] = [];
  const begins: number[] = [];
  const numbers = decodeNumbers(actions);
  for (let i = 0; i < numbers.length;) {
    begins.push(code.length);
    const end = i + 1 + 2 * (numbers[i] ?? 0);
    code.push(end - i);
    let register = 0;
    for (i++; i < end; i += 2) {
      register = (register + (numbers[i] ?? 0)) % marks.length;
      code.push(register, numbers[i + 1] ?? 0);
    }
  }
  const moveActions = new Uint16Array(table.length);
  decodeRuns(moves, table.length).forEach((action, i) => {
    moveActions[(i % stateCount) * classCount + Math.floor(i / stateCount)] = begins[action] ?? 0;
  });
  const endActions = new Uint16Array(table.length);
  decodeRuns(ends, stateCount).forEach((action, i) => {
    endActions[i * classCount] = begins[action] ?? 0;
  });
  return {
    initial,
    firstAccepting,
    classes,
    table,
    moves: moveActions,
    ends: endActions,
    actions: Uint8Array.from(code),
  };
}

/** Leaves the marks of a text. Whether the automaton accepts it; if not, the marks mean nothing. Linear. */
export function mark(marking: Marking, text: string): boolean {
  const { initial, firstAccepting, classes, table, moves, ends, actions } = marking;
  marks.fill(-1);
  let state = initial;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    const move = state + (classes[code < 128 ? code : 128] ?? 0);
    state = table[move] ?? 0;
    const action = moves[move] ?? 0;
    if (action > 0) act(actions, action, i);
  }
  if (state < firstAccepting) return false;
  act(actions, ends[state] ?? 0, text.length);
  return true;
}

function act(actions: Uint8Array, begin: number, place: number): void {
  const end = begin + (actions[begin] ?? 0);
  for (let i = begin + 1; i < end; i += 2) {
    const register = actions[i] ?? 0;
    const operand = actions[i + 1] ?? 0;
    if (operand === operands.place) marks[register] = place;
    else if (operand === operands.unset) marks[register] = -1;
    else if (operand >= operands.number) marks[register] = operand - operands.number;
    else if (operand >= operands.register) marks[register] = marks[operand - operands.register] ?? 0;
    else {
      const value = marks[register] ?? 0;
      if (operand === operands.count) places[(marks[register] = value + 1)] = place;
      else if (value < 0) marks[register] = place;
    }
  }
}

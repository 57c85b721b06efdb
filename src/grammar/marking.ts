/**
 * Marking the roles of a text in one walk: an automaton whose moves can have actions, which keep places in registers
 * (Laurikari 2000). generated/<revision>/marking.ts has it as text.
 */
import {
  type AutomatonTable,
  decodeAutomaton,
  decodeNumbers,
  decodeRuns,
  type EncodedAutomaton,
} from './automaton-table.js';
import { marks, places } from '../syntax/marks.js';

/** The automaton, then by columns the numbers of the actions of its moves, last of those at the end, and the actions. */
export type EncodedMarking = readonly [
  automaton: EncodedAutomaton,
  moves: string,
  /** For each action, of which the first is none, its length, then pairs of a register and an operand. */
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

/** The automaton with its actions. */
export interface Marking {
  readonly automaton: AutomatonTable;
  /** By state and class: where the action begins. */
  readonly moves: Uint16Array;
  /** By states. */
  readonly ends: Uint16Array;
  readonly actions: Uint8Array;
}

/** Reads what scripts/marking wrote. Linear in the size of the table. */
export function decodeMarking([encoded, moves, actions]: EncodedMarking): Marking {
  const automaton = decodeAutomaton(encoded);
  const { table, classCount, stateCount } = automaton;
  const code = Uint8Array.from(decodeNumbers(actions));
  const begins: number[] = [];
  for (let begin = 0; begin < code.length; begin += code[begin] ?? 1) begins.push(begin);
  const moveActions = new Uint16Array(table.length);
  const ends = new Uint16Array(table.length);
  decodeRuns(moves, table.length + stateCount).forEach((action, i) => {
    const [row, column] = [(i % stateCount) * classCount, Math.floor(i / stateCount)];
    if (column < classCount) moveActions[row + column] = begins[action] ?? 0;
    else ends[row] = begins[action] ?? 0;
  });
  return { automaton, moves: moveActions, ends, actions: code };
}

/** Leaves the marks of a text. Whether the automaton accepts it; if not, the marks mean nothing. Linear. */
export function mark({ automaton, moves, ends, actions }: Marking, text: string): boolean {
  const { initial, firstAccepting, classes, table } = automaton;
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

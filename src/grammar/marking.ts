/**
 * Marking the roles of a text in one walk: an automaton whose moves can have actions, which keep places in registers
 * (Laurikari 2000). generated/<revision>/marking.ts has it as text.
 */
import { decodeAutomaton, decodeDifferences, type EncodedAutomaton } from './automaton-table.js';
import { marks, places } from '../syntax/marks.js';

/** The automaton, then the columns of its actions, the actions at the end by states, and the actions. */
export type EncodedMarking = readonly [
  automaton: EncodedAutomaton,
  /** How many actions there are, 0 being none. */
  actionCount: number,
  moves: string,
  ends: string,
  /** For each action its length, then pairs of a register and an operand. */
  actions: readonly number[],
];

/** Operands of actions; smaller ones are registers, larger ones stand for the number above. */
export const operands = { place: 100, unset: 101, orPlace: 102, count: 103, number: 104 } as const;

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
export function decodeMarking([automaton, actionCount, moves, ends, actions]: EncodedMarking): Marking {
  const { initial, firstAccepting, classes, table, classCount, stateCount } = decodeAutomaton(automaton);
  const begins: number[] = [];
  for (let begin = 0; begin < actions.length; begin += actions[begin] ?? 1) begins.push(begin);
  const moveActions = new Uint16Array(table.length);
  decodeDifferences(moves, actionCount, table.length).forEach((action, i) => {
    moveActions[(i % stateCount) * classCount + Math.floor(i / stateCount)] = begins[action] ?? 0;
  });
  const endActions = new Uint16Array(table.length);
  decodeDifferences(ends, actionCount, stateCount).forEach((action, i) => {
    endActions[i * classCount] = begins[action] ?? 0;
  });
  return {
    initial,
    firstAccepting,
    classes,
    table,
    moves: moveActions,
    ends: endActions,
    actions: Uint8Array.from(actions),
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
    else if (operand < operands.place) marks[register] = marks[operand] ?? 0;
    else if (operand >= operands.number) marks[register] = operand - operands.number;
    else {
      const value = marks[register] ?? 0;
      if (operand === operands.count) places[(marks[register] = value + 1)] = place;
      else if (value < 0) marks[register] = place;
    }
  }
}

/**
 * Tagged automaton that finds the roles of a text in one pass: its moves can have actions, which store places in
 * registers (Laurikari 2000). generated/<id>/tagged-dfa.ts stores it as text.
 */
import { asciiSize } from '../base/ascii.js';
import { decodeDifferences, decodeNumbers, decodeRuns, type DfaTable } from './dfa-table.js';
import { registerCount, type Registers } from './registers.js';

/**
 * The tagged DFA, encoded as its difference from the minimal automaton of the same language. Each minimal state stands
 * for one or more tagged states.
 */
export type EncodedTaggedDfa = readonly [
  classCount: number,
  initial: number,
  /** Maximum number of tagged states of one minimal state. */
  most: number,
  classes: string,
  /** For each minimal state, its number of tagged states, minus one. */
  more: string,
  /** By columns, the tagged state after a move, as an index among those of its minimal state. */
  columns: string,
  /** By columns, the numbers of the actions of moves, then of the actions at the end. */
  moves: string,
  /** For each action its length, then pairs of a register and an operand; the first action is empty. */
  actions: string,
  /** Number of code units that the classes distinguish; by default US-ASCII and one more. */
  units?: number,
];

/** Operands of actions, the new value of a register. Operands from `fromRegister` on are registers; numbers follow. */
export const toPlace = 0;
export const toUnset = 1;
/** The place, unless the register is set. */
export const toFirstPlace = 2;
/** The index of the place among those of repeated roles. */
export const toCount = 3;
export const fromRegister = 4;
export const toNumber = fromRegister + registerCount;

/** The automaton as tables by columns: a compact encoding that is fast to decode. */
export interface TaggedDfa {
  readonly initial: number;
  readonly firstAccepting: number;
  /** Start of the column of each code unit; the last one is that of all units above. */
  readonly columns: Uint16Array | Uint32Array;
  /**
   * The moves with each class, column by column, then the moves at the end, by state. The lower half is the next state;
   * the upper half is the start of the action. One lookup a step.
   */
  readonly moves: Int32Array;
  /** Start of the moves at the end. */
  readonly ends: number;
  readonly actions: Uint8Array;
}

/** The first state, from which nothing is accepted. */
const dead = 0;

/** Decodes the output of src/grammar/tagging, given the minimal automaton. Linear in the size of the table. */
export function decodeTaggedDfa(
  [
    classCount,
    initial,
    most,
    classes,
    more,
    columns,
    moves,
    actions,
    units = asciiSize + 1,
  ]: EncodedTaggedDfa,
  automaton: DfaTable,
): TaggedDfa {
  /** `firsts`: by minimal state, its first tagged state. `minimal`: by tagged state, its minimal state. */
  const firsts: number[] = [];
  const minimal: number[] = [];
  decodeRuns(more, automaton.stateCount, (_, number) => number).forEach((number, i) => {
    firsts.push(minimal.length);
    for (; number >= 0; number--) minimal.push(i * automaton.classCount);
  });
  const stateCount = minimal.length;
  const classOf = decodeDifferences(classes, classCount, units);
  const which = decodeDifferences(columns, most, stateCount * classCount);
  const code = Uint8Array.from(decodeNumbers(actions));
  const begins: number[] = [];
  for (let begin = 0; begin < code.length; begin += code[begin] ?? 1) begins.push(begin);
  const beginOf = decodeRuns(moves, stateCount * (classCount + 1), (_, action) => begins[action] ?? 0);
  const table = new Int32Array(beginOf.length);
  // The ends come after the last class; their next state means nothing.
  for (let c = 0, i = 0; i < table.length; c++) {
    const minimalClass = automaton.classOf(classOf.indexOf(c));
    for (let s = 0; s < stateCount; s++, i++) {
      const next = automaton.step(minimal[s] ?? 0, minimalClass) / automaton.classCount;
      table[i] = ((beginOf[i] ?? 0) << 16) | ((firsts[next] ?? 0) + (which[i] ?? 0));
    }
  }
  return {
    initial,
    firstAccepting: firsts[automaton.firstAccepting / automaton.classCount] ?? stateCount,
    columns: classOf.map((c) => c * stateCount),
    moves: table,
    ends: stateCount * classCount,
    actions: code,
  };
}

/**
 * Fills the registers for a text that the automaton accepts, and returns -1. For another text returns the length of its
 * longest prefix that an accepted text extends; then the registers mean nothing. Linear.
 */
export function runTaggedDfa(taggedDfa: TaggedDfa, text: string, registers: Registers): number {
  const { initial, columns, moves, actions } = taggedDfa;
  const last = columns.length - 1;
  registers.clear();
  let state = initial;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    const move = moves[(columns[code < last ? code : last] ?? 0) + state] ?? 0;
    state = move & 0xffff;
    if (state < move) act(registers, actions, move >> 16, i);
    else if (state === dead) return i;
  }
  return end(taggedDfa, state, text.length, registers);
}

/**
 * Does the same for the text between two places in bytes, up to the first byte beyond US-ASCII. The registers store
 * places in the text.
 */
export function runTaggedDfaOnBytes(
  taggedDfa: TaggedDfa,
  bytes: Uint8Array,
  from: number,
  to: number,
  registers: Registers,
): number {
  const { initial, columns, moves, actions } = taggedDfa;
  registers.clear();
  let state = initial;
  for (let at = from; at < to; at++) {
    const byte = bytes[at] ?? 0;
    if (byte >= asciiSize) return at - from;
    const move = moves[(columns[byte] ?? 0) + state] ?? 0;
    state = move & 0xffff;
    if (state < move) act(registers, actions, move >> 16, at - from);
    else if (state === dead) return at - from;
  }
  return end(taggedDfa, state, to - from, registers);
}

/** Applies the actions at the end of a text of this length. */
function end(
  { firstAccepting, ends, moves, actions }: TaggedDfa,
  state: number,
  length: number,
  registers: Registers,
): number {
  if (state < firstAccepting) return length;
  act(registers, actions, (moves[ends + state] ?? 0) >> 16, length);
  return -1;
}

function act({ values, places }: Registers, actions: Uint8Array, begin: number, place: number): void {
  const end = begin + (actions[begin] ?? 0);
  for (let i = begin + 1; i < end; i += 2) {
    const register = actions[i] ?? 0;
    const operand = actions[i + 1] ?? 0;
    if (operand === toPlace) values[register] = place;
    else if (operand === toUnset) values[register] = -1;
    else if (operand >= toNumber) values[register] = operand - toNumber;
    else if (operand >= fromRegister) values[register] = values[operand - fromRegister] ?? 0;
    else {
      const value = values[register] ?? 0;
      if (operand === toCount) places[(values[register] = value + 1)] = place;
      else if (value < 0) values[register] = place;
    }
  }
}

/**
 * Tagged automata with one assignment changed in their tables, run by an independent loop, for tests of faults of
 * components.
 */
import { Registers } from '../../../src/core/automaton/registers.js';
import {
  decodeTaggedDfa,
  fromRegister,
  type TaggedDfa,
  toNumber,
} from '../../../src/core/automaton/tagged-dfa.js';
import { DfaTable } from '../../../src/core/automaton/dfa-table.js';
import { revision, type RevisionId } from '../../../src/api/index.js';
import { rolesOf } from '../../../src/study/grammars.js';
import type { ActionFault } from '../../../src/study/suites/tagged-machine.js';
import { componentsIn, registerEmptyPath } from '../../../src/core/tree/read-components.js';
import { taggedDfas } from '../../../generated/registry/tagged-dfas.js';

const registers = new Registers();

/** Operands that no table has: a place, or that of a repeated role, one early or late. */
const [early, late, countEarly, countLate] = [252, 253, 254, 255] as const;

/** Returns the unchanged tagged automaton of a document. */
export function taggedTable(id: RevisionId): TaggedDfa {
  const automaton = revision(id).automaton();
  if (!(automaton instanceof DfaTable)) throw new TypeError(`${id} has no table`);
  return decodeTaggedDfa(taggedDfas[id], automaton);
}

/** Returns the table with a separate action for one move, in which one pair of register and operand is changed. */
export function mutant(table: TaggedDfa, { kind, move, nth, register }: ActionFault): TaggedDfa {
  const old = (table.moves[move] ?? 0) >> 16;
  const action = [...table.actions.subarray(old, old + (table.actions[old] ?? 0))];
  const at = 1 + 2 * nth;
  if (kind === 'exchanged') action[at] = register;
  else if (kind === 'dropped') action.splice(at, 2);
  else {
    const isCount = action[at + 1] === 3;
    action[at + 1] = kind === 'early' ? (isCount ? countEarly : early) : isCount ? countLate : late;
  }
  action[0] = Math.max(1, action.length);
  const moves = table.moves.slice();
  moves[move] = (table.actions.length << 16) | ((table.moves[move] ?? 0) & 0xffff);
  return { ...table, moves, actions: Uint8Array.from([...table.actions, ...action]) };
}

/** Returns the moves that a text takes, including the one at the end; none for a refused text. */
export function movesOf(
  { moves, columns, initial, ends, firstAccepting }: TaggedDfa,
  text: string,
): readonly number[] {
  const taken: number[] = [];
  let state = initial;
  for (let i = 0; i < text.length; i++) {
    const move = (columns[Math.min(text.charCodeAt(i), 128)] ?? 0) + state;
    taken.push(move);
    state = (moves[move] ?? 0) & 0xffff;
  }
  return state < firstAccepting ? [] : [...taken, ends + state];
}

/** Returns the components that a table reads in an accepted text with known moves. */
export function componentsBy(
  id: RevisionId,
  table: TaggedDfa,
  text: string,
  moves: readonly number[],
): string {
  registers.clear();
  for (const [place, move] of moves.entries()) {
    const begin = (table.moves[move] ?? 0) >> 16;
    for (let i = begin + 1; i < begin + (table.actions[begin] ?? 0); i += 2)
      set(table.actions[i] ?? 0, table.actions[i + 1] ?? 0, place);
  }
  const { names, roles } = rolesOf(id);
  registerEmptyPath(registers, text, roles);
  return JSON.stringify(componentsIn(registers, text, names));
}

function set(register: number, operand: number, place: number): void {
  const { values, places } = registers;
  const held = values[register] ?? -1;
  const count = (at: number): void => {
    places[held + 1] = at;
    values[register] = held + 1;
  };
  if (operand === 0) values[register] = place;
  else if (operand === 1) values[register] = -1;
  else if (operand === 2 && held < 0) values[register] = place;
  else if (operand === 3) count(place);
  else if (operand === early) values[register] = place - 1;
  else if (operand === late) values[register] = place + 1;
  else if (operand === countEarly) count(place - 1);
  else if (operand === countLate) count(place + 1);
  else if (operand >= toNumber) values[register] = operand - toNumber;
  else if (operand >= fromRegister) values[register] = values[operand - fromRegister] ?? -1;
}

/** Returns one code unit of each class of a table. */
export function lettersOf({ columns }: TaggedDfa): readonly number[] {
  return [...new Map(Array.from(columns, (column, unit) => [column, unit])).values()];
}

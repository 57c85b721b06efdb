/** Which registers of a tagged automaton still matter in a state: those that are read before they are set again. */
import { registers } from '../../automaton/registers.js';
import { fromRegister, toCount, toFirstPlace, toNumber } from '../../automaton/tagged-dfa.js';
import { roleRegisterCount } from '../../tree/role-registers.js';
import type { TaggedMachine } from '../suites/components/tagged-machine.js';

/** By states, for each register 1 where it matters. What is read at the end of a text are the roles. */
export function liveRegisters(machine: TaggedMachine): readonly Uint8Array[] {
  const live = Array.from({ length: machine.stateCount }, () => new Uint8Array(registers.length));
  const atEnd = new Uint8Array(registers.length).fill(1, 0, roleRegisterCount);
  for (let isChanged = true; isChanged;) {
    isChanged = false;
    for (let state = live.length - 1; state >= 0; state--) {
      const end = machine.endOf(state);
      const moves = machine.edges(state).map(({ moves: [move = 0] }) => move);
      for (const move of end === undefined ? moves : [...moves, end]) {
        const after = move === end ? atEnd : live[machine.after(move)];
        if (addBefore(machine, move, after ?? atEnd, live[state] ?? atEnd)) isChanged = true;
      }
    }
  }
  return live;
}

/** Adds those that matter before a move. Whether any is new. */
function addBefore(machine: TaggedMachine, move: number, after: Uint8Array, before: Uint8Array): boolean {
  const matter = after.slice();
  for (const { register, operand } of [...machine.action(move)].reverse()) {
    if (matter[register] === 0 || operand === toFirstPlace || operand === toCount) continue;
    matter[register] = 0;
    if (operand >= fromRegister && operand < toNumber) matter[operand - fromRegister] = 1;
  }
  let isNew = false;
  for (let register = 0; register < matter.length; register++) {
    if (matter[register] === 0 || before[register] === 1) continue;
    before[register] = 1;
    isNew = true;
  }
  return isNew;
}

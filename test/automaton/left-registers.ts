/** The registers that the last text left, to be compared. */
import { registers, registerAt, places } from '../../src/automaton/registers.js';
import { roleRegisterCount, placesRegister } from '../../src/tree/role-registers.js';

/** All registers and the places of repeated roles, without what registers and earlier texts left beyond them. */
export function leftRegisters(): string {
  const left = registers.slice(0, roleRegisterCount).join();
  return `${left};${places.slice(0, registerAt(placesRegister) + 1).join()}`;
}

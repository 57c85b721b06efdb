/**
 * Layout of the registers: the start of the i-th of registerRoles at 2i and its end at 2i + 1, then those below, then
 * registers for candidate values of roles.
 */

import { commonRoles, registerRoles } from './roles.js';

/** The registers below this are those of commonRoles. */
export const commonRegisters = 2 * commonRoles.length;

/** Stores the index of the rule of the host's kind. */
export const hostKindRegister = 2 * registerRoles.length;

/** Stores the index of the last number in `places`. */
export const placesRegister = hostKindRegister + 1;

/** 0 if a role that only some schemes have may have a place. */
export const schemeRegister = placesRegister + 1;

/** Number of registers that determine the components once the text has ended. */
export const roleRegisterCount = schemeRegister + 1;

/** Stores a value while others are permuted. The twelve after it store candidate values of those before. */
export const spareRegister = roleRegisterCount;

/** The same for productions. Their registers are separate: queries for components alone do not need them. */
export const productionAside = spareRegister + 13;

/** From here on, the index of the rule of each list of carriers. */
export const productionRegister = productionAside + 1;

/** There are six for lists; those from here on relate to productionAside as the twelve relate to spareRegister. */
export const productionEnd = productionRegister + 6;

/**
 * Returns the register of a role's start, which precedes that of its end; placesRegister for roles without one, such as
 * repeated roles.
 */
export function registerOf(role: string | undefined): number {
  const index = registerRoles.findIndex((known) => known === role);
  return index < 0 ? placesRegister : 2 * index;
}

/**
 * Which register holds what: where the i-th of registerRoles begins at 2i and where it ends at 2i + 1, then those below,
 * then registers for values that may become those of roles.
 */

import { commonRoles, registerRoles } from './roles.js';

/** The registers below this are those of commonRoles. */
export const commonRegisters = 2 * commonRoles.length;

/** Holds the index of the rule that is the kind of the host. */
export const hostKindRegister = 2 * registerRoles.length;

/** Holds the index of the last number in `places`. */
export const placesRegister = hostKindRegister + 1;

/** 0 where a role that only some schemes have may have a place. */
export const schemeRegister = placesRegister + 1;

/** How many registers tell the components once the text has ended. */
export const roleRegisterCount = schemeRegister + 1;

/** Holds a value while others change places. The twelve behind it hold what may become a value of those before. */
export const asideRegister = roleRegisterCount;

/** The same for productions, whose registers are apart: what only components are asked of has no use for them. */
export const productionAside = asideRegister + 13;

/** From here on, the index of the rule of each list of carriers. */
export const productionRegister = productionAside + 1;

/** There are six for lists; those from here on are behind productionAside as the twelve are behind asideRegister. */
export const productionEnd = productionRegister + 6;

/** The register of where a role begins, before that of its end; placesRegister for what has none, such as repeated roles. */
export function registerOf(role: string | undefined): number {
  const index = registerRoles.findIndex((known) => known === role);
  return index < 0 ? placesRegister : 2 * index;
}

/**
 * Which register holds what: the begin of the i-th of registerRoles at 2i and its end at 2i + 1, then those below, then
 * registers for values that may become those of roles.
 */

import { registerRoles } from './roles.js';

/** Holds the index of the host's rule. */
export const hostKindRegister = 2 * registerRoles.length;

/** Holds the index of the last number in `places`. */
export const placesRegister = hostKindRegister + 1;

/** 0 where a role that comes with a scheme may have a place. */
export const schemeRegister = placesRegister + 1;

/** How many registers are read once the text has ended. */
export const roleRegisterCount = schemeRegister + 1;

/** Holds a value while others change places. */
export const asideRegister = roleRegisterCount;

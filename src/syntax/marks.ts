/** The marks of roles: where in a text they begin and end. */

import { markRoles } from './roles.js';

/** The mark that holds the index of the host's rule. */
export const hostKindMark = 2 * markRoles.length;

/** The mark that holds the index of the last number in `places`. */
export const placesMark = hostKindMark + 1;

/** 0 where a role that comes with a scheme may be marked. */
export const schemeMark = placesMark + 1;

/** How many marks there are. */
export const markCount = schemeMark + 1;

/** The register that holds a value while others change places. */
export const asideRegister = markCount;

/** Registers beyond the marks, for values that may become those of marks. */
const spareRegisters = 24;

/**
 * The marks of the last text that was read for its roles: the begin of the i-th of markRoles at 2i and its end at 2i + 1,
 * then those above. Unset marks are -1. Reading is never interrupted, so one array does for all.
 */
export const marks = new Int32Array(asideRegister + 1 + spareRegisters).fill(-1);

/** Where the occurrences of repeated roles stand: begin and end of each. */
export const places: number[] = [];

/** Forgets the marks. */
export function clearMarks(): void {
  marks.fill(-1);
  if (places.length > 0) places.length = 0;
}

/** What a mark holds, -1 where it is unset. */
export function markAt(mark: number): number {
  return marks[mark] ?? -1;
}

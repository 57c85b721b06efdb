/** The marks that the last text left, to be compared. */
import { markCount, marks, markAt, places, placesMark } from '../src/syntax/marks.js';

/** All marks and the places of repeated roles, without what registers and earlier texts left beyond them. */
export function leftMarks(): readonly (readonly number[])[] {
  return [[...marks.slice(0, markCount)], places.slice(0, markAt(placesMark) + 1)];
}

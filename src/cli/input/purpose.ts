/** `--for PURPOSE` beside `--start RULE`. */

import type { Revision } from '../../revision.js';
import type { Purpose } from '../../study/index.js';
import { Misuse } from '../errors.js';

/** @throws Misuse where components are asked for of another rule than the reference rule */
export function checkPurpose(
  document: Revision,
  start: string | undefined,
  purpose: Purpose | undefined,
): void {
  if (purpose !== 'components' || start === undefined || start === document.start) return;
  throw new Misuse(
    `--for components tests ${document.start}, the reference rule of ${document.id}; leave out --start`,
  );
}

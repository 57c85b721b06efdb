/** `--for PURPOSE` beside `--start RULE`. */

import type { Revision } from '../../revision.js';
import { type Algorithm, algorithms, type Purpose } from '../../study/index.js';
import { Misuse } from '../errors.js';

/** Whether a purpose is one of the algorithms of a document. */
export function isAlgorithm(purpose: Purpose | Algorithm | undefined): purpose is Algorithm {
  return (algorithms as readonly (string | undefined)[]).includes(purpose);
}

/** @throws Misuse where components are asked for of another rule than the reference rule, or an algorithm of a rule */
export function checkPurpose(
  document: Revision,
  start: string | undefined,
  purpose: Purpose | Algorithm | undefined,
): void {
  if (isAlgorithm(purpose) && start !== undefined) {
    throw new Misuse(`--for ${purpose} is about no rule; leave out --start`);
  }
  if (purpose !== 'components' || start === undefined || start === document.start) return;
  throw new Misuse(
    `--for components tests ${document.start}, the reference rule of ${document.id}; leave out --start`,
  );
}

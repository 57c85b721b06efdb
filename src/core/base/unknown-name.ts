/** Errors for names that do not exist; they list the known names and suggest the nearest. */

import { brand } from './brand.js';
import { quoted, visible } from './visible.js';
import { wrongType } from './wrong-type.js';

/** A call that names something that does not exist. */
export class UnknownNameError extends RangeError {
  declare readonly name: 'UnknownNameError';

  /** The message without the known names. Safe to print on a terminal, as the message is. */
  readonly problem: string;

  /** @param kind kind of thing that was requested: revision, rule, level … */
  constructor(
    readonly kind: string,
    readonly asked: string,
    readonly known: readonly string[],
    readonly nearest: string | undefined,
  ) {
    const hint = nearest === undefined ? '.' : `; did you mean ${quoted(nearest, maxNameLength)}?`;
    const problem = `no ${kind} is called ${quoted(asked, maxNameLength)}${hint}`;
    super(`${problem} Available: ${visible(known.join(', '))}`);
    this.problem = problem;
  }

  static {
    brand(this, 'UnknownNameError');
  }
}

/** Maximum length of a name that counts as a typing error. */
const maxNameLength = 60;
/**
 * Minimum length of a requested part of a name, such as "3986", and the number of typing errors that it counts as: at the
 * beginning of the name, and elsewhere.
 */
const [shortestPart, prefixDistance, partDistance] = [3, 1, 2];
/** Number of typing errors that are always near, and the length of a name that allows one. */
const [fewErrors, lengthPerError] = [2, 3];

/** Returns the error for a name that is not among the known ones; a TypeError if it is not a string. */
export function unknownName(kind: string, asked: string, known: readonly string[]): UnknownNameError;
export function unknownName(kind: string, asked: unknown, known: readonly string[]): Error;
export function unknownName(kind: string, asked: unknown, known: readonly string[]): Error {
  return typeof asked === 'string'
    ? new UnknownNameError(kind, asked, known, nearestName(asked, known))
    : wrongType(`the name of a ${kind} must be a string`, asked);
}

/**
 * Returns the known name that was requested.
 * @throws UnknownNameError if it is unknown; TypeError if it is not a string
 */
export function knownName<Name extends string>(kind: string, asked: unknown, known: readonly Name[]): Name {
  const found = known.find((name) => name === asked);
  if (found === undefined) throw unknownName(kind, asked, known);
  return found;
}

/**
 * Returns the known name nearest to the requested one, if any is near; of several, the one with the longest common
 * prefix.
 */
export function nearestName(asked: string, known: readonly string[]): string | undefined {
  const name = asked.slice(0, maxNameLength).toLowerCase();
  let nearest: string | undefined;
  // Names that have nothing in common are not near, however short they are.
  const near = Math.max(fewErrors, Math.floor(name.length / lengthPerError));
  let least = Math.min(near + 1, name.length);
  let most = Infinity;
  for (const candidate of known) {
    const other = candidate.toLowerCase();
    const common = commonPrefix(name, other);
    const isPart = name.length >= shortestPart && other.includes(name);
    const ofPart = common === name.length ? prefixDistance : partDistance;
    const distance = Math.min(editDistance(name, other), isPart ? ofPart : Infinity);
    if (distance < least || (distance === least && common > most)) {
      [nearest, least, most] = [candidate, distance, common];
    }
  }
  return nearest;
}

/** Returns the length of the common prefix in code units. */
function commonPrefix(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return length;
}

/** Returns Levenshtein's distance. Time is the product of the lengths. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 0; i < a.length; i++) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j++) {
      next.push(Math.min((row[j] ?? 0) + (a[i] === b[j] ? 0 : 1), (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

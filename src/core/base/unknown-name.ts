/** Names that do not exist: says what exists and the nearest. */

import { brand } from './brand.js';
import { quoted, visible } from './visible.js';
import { wrongType } from './wrong-type.js';

/** A call that names something that does not exist. */
export class UnknownNameError extends RangeError {
  declare readonly name: 'UnknownNameError';

  /** The message without the known names; fit for a terminal, as the message is. */
  readonly problem: string;

  /** @param kind what was asked for: revision, rule, level … */
  constructor(
    readonly kind: string,
    readonly asked: string,
    readonly known: readonly string[],
    readonly nearest: string | undefined,
  ) {
    const hint = nearest === undefined ? '.' : `; did you mean ${quoted(nearest, longestName)}?`;
    const problem = `no ${kind} is called ${quoted(asked, longestName)}${hint}`;
    super(`${problem} There are: ${visible(known.join(', '))}`);
    this.problem = problem;
  }

  static {
    brand(this, 'UnknownNameError');
  }
}

/** Names longer than this are no typing errors. */
const longestName = 60;
/** A name of which so many characters or more are asked for, as "3986", is as near as one with so many typing errors. */
const [shortestPart, partDistance] = [3, 2];

/** The error for a name that is not among the known ones; for what is no name at all, a TypeError. */
export function unknownName(kind: string, asked: string, known: readonly string[]): UnknownNameError;
export function unknownName(kind: string, asked: unknown, known: readonly string[]): Error;
export function unknownName(kind: string, asked: unknown, known: readonly string[]): Error {
  return typeof asked === 'string'
    ? new UnknownNameError(kind, asked, known, nearestName(asked, known))
    : wrongType(`the name of a ${kind} must be a string`, asked);
}

/** The known name that was asked for. @throws UnknownNameError where it is none, TypeError where it is no string */
export function knownName<Name extends string>(kind: string, asked: unknown, known: readonly Name[]): Name {
  const found = known.find((name) => name === asked);
  if (found === undefined) throw unknownName(kind, asked, known);
  return found;
}

/** The known name that is most like what was asked for, if any is; of several, one that begins most like it. */
export function nearestName(asked: string, known: readonly string[]): string | undefined {
  const name = asked.slice(0, longestName).toLowerCase();
  let nearest: string | undefined;
  // Names that have nothing in common are not near, however short they are.
  let least = Math.min(Math.max(3, Math.ceil(name.length / 2)), name.length);
  let most = Infinity;
  for (const candidate of known) {
    const other = candidate.toLowerCase();
    const isPart = name.length >= shortestPart && other.includes(name);
    const distance = Math.min(editDistance(name, other), isPart ? partDistance : Infinity);
    const common = commonPrefix(name, other);
    if (distance < least || (distance === least && common > most)) {
      [nearest, least, most] = [candidate, distance, common];
    }
  }
  return nearest;
}

/** How many code units two names begin with alike. */
function commonPrefix(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return length;
}

/** Levenshtein's distance. Time is the product of the lengths. */
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

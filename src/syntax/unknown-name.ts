/** Names that do not exist: says what exists and the nearest. */

import { visible } from './visible.js';

/** A call that names something that does not exist. */
export class UnknownNameError extends RangeError {
  override readonly name = 'UnknownNameError';

  /**
   * @param kind what was asked for: revision, rule, level …
   * @param message a sentence of its own where the general one would mislead
   */
  constructor(
    readonly kind: string,
    readonly asked: string,
    readonly known: readonly string[],
    readonly nearest: string | undefined,
    message = sentence(kind, asked, known, nearest),
  ) {
    super(message);
  }
}

/** Longer names than this are nobody's typing error. */
const longestName = 60;


/** The error for a name that is not among the known ones. */
export function unknownName(kind: string, asked: unknown, known: readonly string[]): UnknownNameError {
  const name = typeof asked === 'string' ? asked : `(${typeof asked})`;
  return new UnknownNameError(kind, name, known, nearestName(name, known));
}

/** The known name that is most like what was asked for, if any is like it. */
export function nearestName(asked: string, known: readonly string[]): string | undefined {
  const name = asked.slice(0, longestName).toLowerCase();
  let nearest: string | undefined;
  let best = Math.max(3, Math.ceil(name.length / 2));
  for (const candidate of known) {
    const distance = editDistance(name, candidate.toLowerCase());
    if (distance < best) [nearest, best] = [candidate, distance];
  }
  return nearest;
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

function sentence(kind: string, asked: string, known: readonly string[], nearest?: string): string {
  const hint = nearest === undefined ? '.' : `; did you mean ${JSON.stringify(nearest)}?`;
  return `no ${kind} is called ${quoted(asked)}${hint} There are: ${known.join(', ')}`;
}

function quoted(name: string): string {
  return JSON.stringify(name.length > longestName ? `${name.slice(0, longestName)}…` : name);
}

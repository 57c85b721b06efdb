/**
 * Normalization by the rungs of 2003 §6.2's ladder, as far as a revision's document speaks of them. Every
 * change is told with the section that allows it. The single steps are in normalize-steps.ts.
 */

import type { Components } from '../syntax/components.js';
import { unknownName } from '../syntax/unknown-name.js';
import { UnsupportedOperationError } from './error.js';
import { read, type Reader } from './reader.js';

/** From the cheapest comparison to the one that knows most (2003 §6.2). Each includes those before it. */
export const levels = ['string', 'case', 'escape', 'path-segments', 'scheme'] as const;

export type Level = (typeof levels)[number];

/** One rewriting that keeps what the string means. */
export interface NormalizationStep {
  readonly level: Exclude<Level, 'string'>;
  /** What it rewrites: scheme, host, escapes … */
  readonly subject: string;
  /** Matches every text that the step rewrites, and few others: what need not be read is not. Linear. */
  readonly concerns: RegExp;
  /** The section that says the two forms are equivalent. */
  readonly section: string;
  /** The rewritten text, the same where there is nothing to rewrite. The components are those of the text. */
  readonly apply: (text: string, components: Components, reader: Reader) => string;
  /** What the document asks programs to accept for a derivable text, rewritten so that it is one. */
  readonly tolerate?: (text: string) => string;
}

/** What one step changed. */
export interface NormalizationChange {
  readonly level: Level;
  readonly subject: string;
  readonly section: string;
  /** The whole text. */
  readonly before: string;
  readonly after: string;
}

export interface Normalization {
  readonly text: string;
  readonly level: Level;
  readonly changes: readonly NormalizationChange[];
}

/** The levels that a document has rules for, in the order of the ladder. */
export function levelsOf(steps: readonly NormalizationStep[]): readonly Level[] {
  return levels.filter((level) => level === 'string' || steps.some((step) => step.level === level));
}

/**
 * The document's levels up to one, its highest by default.
 * @throws UnknownNameError where there is no such level at all
 * @throws UnsupportedOperationError where the document has no rules for the level
 */
export function levelsUpTo(
  { id }: Reader,
  steps: readonly NormalizationStep[],
  level?: Level,
): readonly Level[] {
  const known = levelsOf(steps);
  if (level === undefined) return known;
  if (known.includes(level)) return known.slice(0, known.indexOf(level) + 1);
  if (!levels.includes(level)) throw unknownName('level', level, levels);
  const message = `${id} says nothing of normalization at the level "${level}"; it has ${known.join(', ')}`;
  throw new UnsupportedOperationError(id, `level ${level}`, undefined, message);
}

/**
 * The normal form of a text. Linear time.
 * @param steps the document's, in the order in which they apply
 * @param level the document's highest by default
 * @throws UriSyntaxError where the text is not derivable, nor tolerated at the level; the errors of levelsUpTo
 */
export function normalize(
  reader: Reader,
  steps: readonly NormalizationStep[],
  text: string,
  level?: Level,
): Normalization {
  const highest = highestLevel(reader, steps, level);
  const changes: NormalizationChange[] = [];
  let components: Components | undefined;
  let isRead = false;
  for (const step of steps) {
    if (levels.indexOf(step.level) > highest || !step.concerns.test(text)) continue;
    if (!isRead) components = read(reader, text);
    isRead = true;
    const after = components ? step.apply(text, components, reader) : (step.tolerate?.(text) ?? text);
    if (after === text) continue;
    const { level, subject, section } = step;
    changes.push({ level, subject, section, before: text, after });
    text = after;
    isRead = false;
  }
  // The error of a text that is not derivable is the reader's.
  if (isRead ? components === undefined : !reader.accepts(text)) reader.components(text);
  return { text, level: levels[highest] ?? 'string', changes };
}

/** The place on the ladder up to which a document's steps are taken. @throws as levelsUpTo */
function highestLevel(reader: Reader, steps: readonly NormalizationStep[], level?: Level): number {
  if (level !== undefined) return levels.indexOf(levelsUpTo(reader, steps, level).at(-1) ?? 'string');
  let highest = 0;
  for (const step of steps) highest = Math.max(highest, levels.indexOf(step.level));
  return highest;
}

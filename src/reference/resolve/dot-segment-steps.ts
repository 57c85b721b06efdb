/**
 * The steps that remove `.` and `..` from the buffer, to the letter (1997 §5.2 steps 6d-6g, and the same steps in later
 * documents). Removal one match after another takes quadratic time; this is what a trace shows and what the linear
 * dot-segments.ts is tested against.
 */

import { removeDotSegments } from './dot-segments.js';
import type { Recorder } from './resolve.js';

/** A complete path segment not equal to "..": it follows a slash, or is at the start and not empty. */
const segment = String.raw`(?:^(?!\.\.\/)[^/]+|(?<=\/)(?!\.\.\/)[^/]*)`;
const parent = new RegExp(String.raw`${segment}\/\.\.\/`);
const finalParent = new RegExp(String.raw`${segment}\/\.\.$`);

/** "All occurrences of "./", where "." is a complete path segment, are removed." */
function removeCurrent(buffer: string): string {
  return buffer.replace(/(?<=^|\/)\.\//g, '');
}

/** "If the buffer string ends with "." as a complete path segment, that "." is removed." */
function removeFinalCurrent(buffer: string): string {
  return buffer.replace(/(?<=^|\/)\.$/, '');
}

/** "Removal … is performed iteratively, removing the leftmost matching pattern on each iteration." */
function removeParents(buffer: string): string {
  let before;
  do {
    before = buffer;
    buffer = before.replace(parent, '');
  } while (buffer !== before);
  return buffer;
}

/** "If the buffer string ends with "<segment>/..", … that "<segment>/.." is removed." */
function removeFinalParent(buffer: string): string {
  return buffer.replace(finalParent, '');
}

/** The four steps in order. */
export const removalSteps = [removeCurrent, removeFinalCurrent, removeParents, removeFinalParent] as const;

/** How a document removes complete segments "." and "..". */
export interface DotSegmentRemoval {
  /** In linear time. */
  readonly remove: (buffer: string) => string;
  /** To the letter, each step under the document's name for it. */
  readonly steps: readonly (readonly [name: string, step: (buffer: string) => string])[];
}

/** The four steps under a document's names for them. */
export function removalInSteps(...names: readonly [string, string, string, string]): DotSegmentRemoval {
  return { remove: removeDotSegments, steps: removalSteps.map((step, i) => [names[i] ?? '', step]) };
}

/** The buffer without them; step by step if the steps are recorded. */
export function removed(
  { remove, steps }: DotSegmentRemoval,
  buffer: string,
  record: Recorder | undefined,
): string {
  if (record === undefined) return remove(buffer);
  return steps.reduce((before, [name, step]) => {
    const after = step(before);
    record(name, after === before ? 'nothing to remove' : 'removed', before, after);
    return after;
  }, buffer);
}

/**
 * Single steps that remove `.` and `..` from the buffer, each with its result, for traces (1997 §5.2 steps 6d-6g, and
 * the same steps in later documents). Linear, as is dot-segments.ts, which takes all steps at once.
 */

import { removeDotSegments } from './dot-segments.js';
import type { Recorder } from './resolve.js';

/** Removes ".". "All occurrences of "./", where "." is a complete path segment, are removed." */
function removeCurrent(buffer: string): string {
  return buffer.replace(/(?<=^|\/)\.\//g, '');
}

/** Removes a final ".". "If the buffer string ends with "." as a complete path segment, that "." is removed." */
function removeFinalCurrent(buffer: string): string {
  return buffer.replace(/(?<=^|\/)\.$/, '');
}

/**
 * Removes "..". "Removal … is performed iteratively, removing the leftmost matching pattern on each iteration": of
 * "<segment>/../", with the slash at its end, so that the last segment stays. After the steps before, no segment is
 * ".".
 */
function removeParents(buffer: string): string {
  const last = buffer.lastIndexOf('/') + 1;
  return removeDotSegments(buffer.slice(0, last)) + buffer.slice(last);
}

/** Removes a final "..". "If the buffer string ends with "<segment>/..", … that "<segment>/.." is removed." */
function removeFinalParent(buffer: string): string {
  return buffer.endsWith('/..') ? removeDotSegments(buffer) : buffer;
}

/** The four steps in order. */
export const removalSteps = [removeCurrent, removeFinalCurrent, removeParents, removeFinalParent] as const;

/** A document's removal of complete segments "." and "..". */
export interface DotSegmentRemoval {
  /** Takes linear time. */
  readonly remove: (buffer: string) => string;
  /** The steps one by one, under the document's name for each; linear too. */
  readonly steps: readonly (readonly [name: string, step: (buffer: string) => string])[];
}

/** Returns the four steps under a document's names for them. */
export function removalInSteps(...names: readonly [string, string, string, string]): DotSegmentRemoval {
  return { remove: removeDotSegments, steps: removalSteps.map((step, i) => [names[i] ?? '', step]) };
}

/** Removes the segments from the buffer; step by step if the steps are recorded. */
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

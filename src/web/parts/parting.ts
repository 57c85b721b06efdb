/** Where the algorithms part on a reference. */

import type { ResolutionStep } from 'uri-revisions';

/**
 * For each trace its first step whose buffer some trace with another end never holds, or its last step where there is
 * none. Undefined for all where the ends are the same.
 */
export function partingSteps(
  traces: readonly (readonly ResolutionStep[])[],
): readonly (number | undefined)[] {
  const ends = traces.map((steps) => steps.at(-1)?.outcome.replace(/^[a-z ]+:?\s*/, ''));
  if (new Set(ends).size <= 1) return traces.map(() => undefined);
  return traces.map((steps, i) => {
    const others = traces
      .filter((_, j) => ends[j] !== ends[i])
      .map((other) => new Set(other.map(({ after }) => after)));
    const own = steps.findIndex(
      ({ after }) => after !== undefined && others.some((states) => !states.has(after)),
    );
    return own < 0 ? steps.length - 1 : own;
  });
}

/** Where the algorithms part on a reference. */

import type { ResolutionStep } from 'uri-revisions';

/**
 * For each trace the first step whose buffer no other trace ever holds, else the last step, if the ends differ.
 * Undefined where a trace does nothing that the others do not do too.
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

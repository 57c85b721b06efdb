/** The steps of resolving a reference that settled its result. */
import type { ResolutionStep } from '../../core/reference/resolve.js';

/** Steps that only recompose what others have decided. */
const recomposition = ['7', 'recombine', 'result'];

/** Returns the indices of the steps that settled the result: those that changed the buffer, or else the last choice, which works on none. */
export function decisiveSteps(steps: readonly ResolutionStep[]): readonly number[] {
  const places = steps.map((_, i) => i);
  const changing = places.filter((i) => steps[i]?.before !== steps[i]?.after);
  if (changing.length > 0) return changing;
  const choices = steps.flatMap(({ step, before }, i) =>
    before === undefined && !recomposition.includes(step) ? [i] : [],
  );
  return choices.slice(-1);
}

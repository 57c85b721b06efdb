/**
 * Comparison of values side by side: finds values that differ from the nearest one before, and neighbours that agree.
 */

/** A field of several things in a row; undefined if there is nothing to show. */
export type FieldValues = readonly (string | undefined)[];

/**
 * Returns for each value true if it differs from the nearest defined value before it. Undefined differs from nothing.
 * Linear.
 */
export function differing(values: FieldValues): readonly boolean[] {
  let before: string | undefined;
  return values.map((value) => {
    if (value === undefined) return false;
    const differs = before !== undefined && before !== value;
    before = value;
    return differs;
  });
}

/** Groups the indices of the things, from 0, into runs of neighbours that agree in every field. Linear. */
export function equalRuns(fields: readonly FieldValues[]): readonly (readonly number[])[] {
  const [first = []] = fields;
  const runs: number[][] = [];
  first.forEach((_, i) => {
    const run = runs.at(-1);
    const last = run?.at(-1) ?? 0;
    if (run !== undefined && fields.every((values) => values[i] === values[last])) run.push(i);
    else runs.push([i]);
  });
  return runs;
}

/** What stands side by side: which values differ from the nearest one before them, and which neighbours say the same. */

/** What is told of each of several things in a row; undefined where there is nothing to tell. */
export type Told = readonly (string | undefined)[];

/** For each value whether it differs from the nearest one before it. What tells nothing differs from nothing. Linear. */
export function differing(told: Told): readonly boolean[] {
  let before: string | undefined;
  return told.map((value) => {
    if (value === undefined) return false;
    const differs = before !== undefined && before !== value;
    before = value;
    return differs;
  });
}

/** The places of the things that are told of, from 0, in runs of neighbours of which every field tells the same. Linear. */
export function alikeNeighbours(fields: readonly Told[]): readonly (readonly number[])[] {
  const [first = []] = fields;
  const runs: number[][] = [];
  first.forEach((_, i) => {
    const run = runs.at(-1);
    const last = run?.at(-1) ?? 0;
    if (run !== undefined && fields.every((told) => told[i] === told[last])) run.push(i);
    else runs.push([i]);
  });
  return runs;
}

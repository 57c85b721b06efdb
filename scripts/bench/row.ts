/** One row of the table: our figure against a peer's, as a ratio with its noise. */
import { type Medians, quantile, ratio, type Ratio } from './measure.js';

/** One comparison. */
export interface Row {
  readonly work: string;
  readonly revision: string;
  readonly peer: string;
  /** Nanoseconds a call, a line, a character or a process, or kilobytes: in the row's unit. */
  readonly ours: number;
  readonly theirs: number;
  readonly unit: 'ns' | 'kB';
  /** Ours to theirs. */
  readonly ratio: Ratio;
  /** The maximum of the ratio; undefined if a figure is only shown. */
  readonly target: number | undefined;
}

/** Returns the row of two series that were measured side by side. */
export function compared(
  what: Pick<Row, 'work' | 'revision' | 'peer' | 'target'> & { readonly unit?: Row['unit'] },
  ours: Medians,
  theirs: Medians,
): Row {
  const { work, revision, peer, target, unit = 'ns' } = what;
  return {
    ...{ work, revision, peer, unit, target },
    ours: middle(ours),
    theirs: middle(theirs),
    ratio: ratio(ours, theirs),
  };
}

function middle(values: Medians): number {
  return quantile(
    [...values].sort((a, b) => a - b),
    0.5,
  );
}

/** The rows of counted lines: their columns, with cells that are formatted once. */

import { bytesOf, type Output } from '../lines/output.js';
import type { RowWriter } from '../rows/writer.js';
import type { CensusReason } from '../../study/reasons.js';
import type { LineResult } from './count.js';
import { type CensusReadable, readable } from '../../study/census-summary.js';
import { components, type Reading } from './reading.js';

/** The columns, with their descriptions for help. */
export const columns = {
  mask: 'the revisions that derive it; bit 0 is the first in -r',
  verdicts: 'one digit per revision: 1 or 0',
  offset: 'the furthest byte at which a revision stopped, or the length',
  reason: 'the reason if no revision derives it, as listed below',
  ...readable,
  ...components,
} as const;

export type ColumnName = keyof typeof columns;

/** The default columns: the results of the walk. */
export const defaultColumns = ['mask', 'verdicts', 'offset', 'reason'] as const;

type FoundColumn = (typeof defaultColumns)[number];

function isFound(name: ColumnName | undefined): name is FoundColumn {
  return (defaultColumns as readonly unknown[]).includes(name);
}

/** Number of cached cells of a column; schemes and components can have more values. */
const maxCachedCells = 10_000;
/** Length limit of cached texts, in code units. */
const maxCachedLength = 100;
/** For each mask and each reason, cells are cached for this many offsets. */
const offsetsKept = 512;

/** Adds cells to a row, with their separators. */
type Step = (found: LineResult, reading: Reading) => void;

/** Writes rows of counted lines to an output. */
export class CensusRows {
  private readonly steps: readonly Step[];

  /** @param revisions their number */
  constructor(
    private readonly output: Output,
    readonly rows: RowWriter,
    columns: readonly ColumnName[],
    private readonly revisions: number,
  ) {
    this.steps = this.stepsOf(columns);
  }

  /** Adds a row. @throws Unreadable for a record that should be passed through but is too long to store */
  add(found: LineResult, reading: Reading): void {
    for (const step of this.steps) step(found, reading);
    const { record, bytes, from, to, reason } = found;
    this.rows.endRow({ record: record ?? bytes?.subarray(from, to), isMalformed: reason === 'malformed' });
  }

  private stepsOf(names: readonly ColumnName[]): readonly Step[] {
    const steps: Step[] = [];
    for (let i = 0; i < names.length;) {
      const name = names[i] ?? 'mask';
      if (isFound(name)) {
        const start = i;
        while (isFound(names[i])) i++;
        steps.push(this.stepByFound(names.slice(start, i).filter(isFound), start));
      } else {
        steps.push(this.stepByText(this.rows.before(i), name));
        i++;
      }
    }
    return steps;
  }

  /** Adds cells that depend only on the mask, the reason and the offset, cached as one run of bytes. */
  private stepByFound(names: readonly FoundColumn[], start: number): Step {
    const kept = new Map<number | CensusReason, (DataView | undefined)[]>();
    const hasOffset = names.includes('offset');
    const { rows } = this;
    const cellsOf = ({ mask, stop, reason }: LineResult): DataView => {
      const digits = Array.from({ length: this.revisions }, (_, bit) => (mask >>> bit) & 1).join('');
      const cells = { mask, verdicts: digits, offset: stop, reason };
      return bytesOf(names.map((name, i) => rows.before(start + i) + rows.cell(cells[name])).join(''));
    };
    return (found) => {
      const { mask, reason } = found;
      const key = reason ?? mask;
      let byOffset = kept.get(key);
      if (byOffset === undefined) kept.set(key, (byOffset = []));
      const offset = hasOffset ? found.stop : 0;
      let cells = offset < offsetsKept ? byOffset[offset] : undefined;
      if (cells === undefined) {
        cells = cellsOf(found);
        if (offset < offsetsKept) byOffset[offset] = cells;
      }
      this.output.add(cells);
    };
  }

  private stepByText(before: string, name: Exclude<ColumnName, FoundColumn>): Step {
    const kept = new Map<string | undefined, DataView>();
    return (_, reading) => {
      const text = reading[name];
      let cell = kept.get(text);
      if (cell === undefined) {
        cell = bytesOf(before + this.rows.cell(text));
        if (kept.size < maxCachedCells && (text ?? '').length <= maxCachedLength) kept.set(text, cell);
      }
      this.output.add(cell);
    };
  }
}

export function readableIn(names: readonly ColumnName[]): readonly CensusReadable[] {
  return names.filter((name): name is CensusReadable => Object.hasOwn(readable, name));
}

/** Tests whether components are among the columns. */
export function hasComponents(names: readonly ColumnName[]): boolean {
  return names.some((name) => Object.hasOwn(components, name));
}

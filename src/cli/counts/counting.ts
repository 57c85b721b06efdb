/** Counts the strings of files in a thread and, on request, writes a row for each. */

import type { RevisionId } from '../../../generated/registry/ids.js';
import { Output } from '../lines/output.js';
import type { Work } from '../lines/work.js';
import type { Batch, LineEnd, Piece } from '../input/lines.js';
import type { Entry } from '../input/records/records.js';
import { loadLanguage, loadReadingTables } from '../documents/load-revision.js';
import { Count } from './count.js';
import { type ReadCounts, Reader } from './reading.js';
import { type RowFormat, type RowLayout, RowWriter } from '../rows/writer.js';
import { CensusRows, type ColumnName, hasComponents } from './rows.js';
import type { CensusCircumstances } from '../../study/census-summary.js';
import type { Counted } from './summary.js';
import type { VerdictTable } from '../../grammar/automata/verdict-table.js';

/** Start-up data of a thread. */
export interface Instructions {
  readonly made: CensusCircumstances;
  readonly table: VerdictTable;
  /** The terminator of consecutive strings; undefined if each is in a record. */
  readonly end: LineEnd | undefined;
  readonly rows: RowOptions | undefined;
}

export interface RowOptions {
  readonly format: RowFormat;
  readonly columns: readonly ColumnName[];
  readonly layout: RowLayout;
  /** The revision that reads the columns. */
  readonly readBy: RevisionId;
}

/** The position of strings. */
export interface Place {
  readonly input: string;
}

export class Counting implements Work<Place, void> {
  constructor(
    private readonly count: Count,
    readonly output = new Output(),
    readonly writer?: RowWriter,
    private readonly read?: ReadCounts,
  ) {}

  /** Counts the lines of a batch, or a piece of a line. */
  check(batch: Batch | Piece, { input }: Place): void {
    this.writer?.begin(input, batch.offset);
    this.count.add(batch);
  }

  /** @param header of the records of this file, if they have one @throws Unreadable if something cannot be a row */
  checkRecords(entries: readonly Entry[], { input }: Place, header: Uint8Array | undefined): void {
    const { count, writer } = this;
    writer?.begin(input, 0);
    if (header !== undefined) writer?.addHeader(header);
    for (const { text, record, offset } of entries) {
      writer?.begin(input, offset);
      if (typeof text === 'string') count.addProblem(text, record);
      else count.addText(text, record);
    }
  }

  get counted(): Counted {
    const { lines, bytes, masks, reasons } = this.count;
    return { lines, bytes, masks, reasons, ...(this.read && { read: this.read }) };
  }
}

export async function countingBy({ made, table, end, rows }: Instructions): Promise<Counting> {
  const { reading, revisions } = made;
  const output = new Output();
  const writer = rows && new RowWriter(output, rows.format, rows.columns, rows.layout);
  const lines = writer && new CensusRows(output, writer, rows.columns, revisions.length);
  const language = rows && hasComponents(rows.columns) ? await loadLanguage(rows.readBy) : undefined;
  const by = reading?.by ?? language?.id;
  const read = by && new Reader(await loadReadingTables(by, made.form), reading?.of ?? [], language);
  if (writer === undefined && read === undefined) return new Counting(new Count(table, end), output);
  const count = new Count(table, end, (found) => {
    const { bytes, from, to } = found;
    const what = (bytes && read?.read(bytes, from, to)) ?? {};
    lines?.add(found, what);
  });
  return new Counting(count, output, writer, read);
}

/** Counts the strings of files, and writes a row for each, if anyone asks. */

import { bufferSize, type InputFile } from '../input/inputs.js';
import { batchesOf, type LineEnd, lineFeed } from '../input/lines.js';
import { type ColumnOptions, type FormatName, recordFormat } from '../input/records/formats.js';
import { recordsOf } from '../input/records/records.js';
import { unpacked } from '../input/unpacked.js';
import type { Count } from './count.js';
import type { RowWriter } from './rows.js';

/** How files are read. */
export interface WalkOptions extends ColumnOptions {
  readonly bom?: true;
  readonly keepCr?: true;
}

/** What ends the strings of a format that has nothing else. */
export function lineEndOf(format: FormatName, { keepCr }: WalkOptions): LineEnd | undefined {
  if (format === 'nul') return { byte: 0, hasCr: false };
  return format === 'lines' ? { byte: lineFeed, hasCr: !keepCr } : undefined;
}

export class Walk {
  private readonly room = new Uint8Array(2 * bufferSize);
  private readonly end: LineEnd | undefined;

  /**
   * @param writer to which the count tells what it finds
   * @param print takes rows, which change once it has resolved
   * @throws Misuse where options do not fit the format
   */
  constructor(
    private readonly format: FormatName,
    private readonly options: WalkOptions,
    private readonly count: Count,
    private readonly writer: RowWriter | undefined,
    private readonly print: (rows: Uint8Array) => Promise<void>,
  ) {
    this.end = lineEndOf(format, options);
    recordFormat(format, options);
  }

  /** @throws Unreadable */
  async onFile(file: InputFile): Promise<void> {
    this.writer?.begin(file.name);
    const chunks = unpacked(file, this.room);
    if (this.end === undefined) await this.onRecords(file.name, chunks);
    else await this.onLines(chunks, this.end);
  }

  private async onLines(chunks: AsyncIterable<Uint8Array>, end: LineEnd): Promise<void> {
    for await (const batch of batchesOf(chunks, this.options.bom === true, end)) {
      this.count.add(batch);
      await this.printRows();
    }
  }

  private async onRecords(name: string, chunks: AsyncIterable<Uint8Array>): Promise<void> {
    const { count, options, writer } = this;
    const format = recordFormat(this.format, options);
    const how = { leavesOutMark: options.bom === true, hasCr: !options.keepCr };
    let header: Uint8Array | undefined;
    for await (const records of recordsOf(chunks, name, format, how)) {
      if (header === undefined && (header = format.header?.()) !== undefined) writer?.addHeader(header);
      for (const { text, record } of records) {
        if (typeof text === 'string') count.addProblem(text, record);
        else count.addText(text, record);
      }
      await this.printRows();
    }
  }

  private async printRows(): Promise<void> {
    if (this.writer !== undefined) await this.print(this.writer.take());
  }
}

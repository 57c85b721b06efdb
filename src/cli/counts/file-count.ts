/** Counts the strings of files and, on request, writes a row for each. */

import { inOrder } from '../lines/in-order.js';
import { Alone, type Checked, type Workers } from '../lines/work.js';
import { bufferSize, type InputFile } from '../input/inputs.js';
import {
  type Batch,
  batchesOf,
  type LineEnd,
  maxLineBytes,
  type Piece,
  startsWithMark,
} from '../input/lines.js';
import { type ColumnOptions, type FormatName, lineEndOf, recordFormat } from '../input/records/formats.js';
import { recordsOf } from '../input/records/records.js';
import { type LineBlock, lineBlocksOf } from '../input/line-blocks.js';
import { isCompressedName, decompressed } from '../input/decompress.js';
import type { Terminal } from '../output/terminal.js';
import type { Counting, Place } from './counting.js';

/** Options for reading files. */
export interface ReadOptions extends ColumnOptions {
  readonly bom?: true;
  readonly keepCr?: true;
}

/** An item to count: lines, read or not, or a piece of a long line. */
interface Item {
  readonly batch: Batch | Piece | LineBlock;
  readonly place: Place;
}

export class FileCount {
  private readonly room = new Uint8Array(2 * bufferSize);
  private readonly end: LineEnd | undefined;
  private hasHeader = false;

  /**
   * @param counting that of this thread
   * @param terminal for rows, and for messages about files
   * @param workers all threads including this one
   */
  constructor(
    private readonly format: FormatName,
    private readonly options: ReadOptions,
    private readonly counting: Counting,
    private readonly terminal: Pick<Terminal, 'printBytes' | 'say'>,
    private readonly workers: Workers<Place, void, unknown> = new Alone(counting, counting.output),
  ) {
    this.end = lineEndOf(format, options);
  }

  /** Counts the strings of files. @throws Unreadable */
  async count(files: readonly InputFile[]): Promise<void> {
    const { end, workers, counting } = this;
    if (end === undefined) {
      for (const file of files) await this.countRecords(file);
      // Even if all files are empty, the output has the column names.
      if (this.options.header && !this.hasHeader) await this.addHeader();
      return;
    }
    await inOrder(
      this.itemsOf(files, end),
      workers.width,
      ({ batch, place }) =>
        'isLast' in batch
          ? workers.here(() => {
              counting.check(batch, place);
            })
          : workers.check(batch, place),
      (checked) => this.finish(checked),
    );
  }

  private async *itemsOf(files: readonly InputFile[], end: LineEnd): AsyncGenerator<Item> {
    for (const file of files) {
      const place = { input: file.name };
      let from = 0;
      if (!isCompressedName(file) && ((await file.size()) ?? 0) > maxLineBytes) {
        for await (const batch of lineBlocksOf(file.name, end.byte)) {
          yield { batch, place };
          from = batch.to;
        }
      }
      const leavesOutMark = this.options.bom === true && from === 0;
      for await (const batch of batchesOf(this.chunksOf(file, from), leavesOutMark, end)) {
        yield { batch: { ...batch, offset: from + batch.offset }, place };
      }
    }
  }

  private async countRecords(file: InputFile): Promise<void> {
    const { counting, options, workers } = this;
    const format = recordFormat(this.format, options);
    const how = { leavesOutMark: options.bom === true, hasCr: !options.keepCr };
    const place = { input: file.name };
    for await (const entries of recordsOf(this.chunksOf(file), file.name, format, how)) {
      await this.finish(
        workers.here(() => {
          counting.checkRecords(entries, place, format.header?.());
        }),
      );
    }
    this.hasHeader ||= format.header?.() !== undefined;
  }

  private async addHeader(): Promise<void> {
    await this.finish(
      this.workers.here(() => {
        this.counting.checkRecords([], { input: '' }, new Uint8Array());
      }),
    );
  }

  /**
   * Yields the bytes of a file. Reports a byte order mark that is kept as a character of a line, because it is easily
   * overlooked.
   */
  private async *chunksOf(file: InputFile, from = 0): AsyncGenerator<Uint8Array> {
    let isFirst = from === 0;
    for await (const chunk of decompressed(file, this.room, from)) {
      if (isFirst && !this.options.bom && startsWithMark(chunk)) {
        this.terminal.say(
          `note: "${file.name}" begins with a byte order mark, which counts as a character of its first line; --bom skips it, as check does`,
        );
      }
      isFirst = false;
      yield chunk;
    }
  }

  private async finish(checked: Checked<void>): Promise<void> {
    if (checked.written.length > 0) await this.terminal.printBytes(checked.written);
    checked.release();
  }
}

/** Counts the strings of files and, on request, writes a row for each. */

import { inOrder } from '../lines/in-order.js';
import { Alone, type Checked, type Workers } from '../lines/work.js';
import { bufferSize, type InputFile, withByteProgress } from '../input/inputs.js';
import { type Batch, batchesOf, type LineEnd, maxLineBytes, type Piece } from '../input/lines.js';
import { type EntryOptions, entriesOf } from '../input/records/entries.js';
import { type FormatName, lineEndOf } from '../input/records/formats.js';
import { type LineBlock, lineBlocksOf } from '../input/line-blocks.js';
import { isCompressedName, decompressed } from '../input/decompress.js';
import { Progress } from '../output/progress.js';
import type { Terminal } from '../output/terminal.js';
import type { RowWriter } from '../rows/writer.js';
import type { Counting, Place } from './counting.js';

/** An item to count: lines, read or not, or a piece of a long line. */
interface Item {
  readonly batch: Batch | Piece | LineBlock;
  readonly place: Place;
}

export class FileCount {
  private readonly room = new Uint8Array(2 * bufferSize);
  private readonly end: LineEnd | undefined;

  /**
   * @param counting that of this thread
   * @param terminal for rows, and for messages about files
   * @param workers all threads including this one
   */
  constructor(
    private readonly format: FormatName,
    private readonly options: EntryOptions,
    private readonly counting: Counting,
    private readonly terminal: Pick<Terminal, 'printBytes' | 'say' | 'status'>,
    private readonly workers: Workers<Place, void, unknown> = new Alone(counting, counting.output),
  ) {
    this.end = lineEndOf(format, options);
  }

  /** Counts the strings of files. @throws Unreadable */
  async count(files: readonly InputFile[]): Promise<void> {
    const { end } = this;
    await this.onRows((writer) => {
      writer.start();
    });
    if (end === undefined) {
      for (const file of files) await this.countRecords(file);
    } else await this.countLines(files, end);
    await this.onRows((writer) => {
      writer.finish();
    });
  }

  private async countLines(files: readonly InputFile[], end: LineEnd): Promise<void> {
    const { workers, counting } = this;
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
    for (const input of files) {
      const file = withByteProgress(input, this.terminal);
      const place = { input: file.name };
      let from = 0;
      if (!isCompressedName(file) && ((await file.size()) ?? 0) > maxLineBytes) {
        const progress = new Progress(this.terminal, 'bytes', await file.size());
        for await (const batch of lineBlocksOf(file.name, end.byte)) {
          yield { batch, place };
          progress.add(batch.to - batch.from);
          from = batch.to;
        }
      }
      const leavesOutMark = !this.options.keepBom && from === 0;
      for await (const batch of batchesOf(decompressed(file, this.room, from), leavesOutMark, end)) {
        yield { batch: { ...batch, offset: from + batch.offset }, place };
      }
    }
  }

  private async countRecords(input: InputFile): Promise<void> {
    const { counting, options, workers, terminal, room } = this;
    const file = withByteProgress(input, terminal);
    const place = { input: file.name };
    for await (const { entries, header } of entriesOf(file, this.format, options, terminal, room)) {
      await this.finish(
        workers.here(() => {
          counting.checkRecords(entries, place, header);
        }),
      );
    }
  }

  private async onRows(work: (writer: RowWriter) => void): Promise<void> {
    const { writer } = this.counting;
    if (writer === undefined) return;
    await this.finish(
      this.workers.here(() => {
        work(writer);
      }),
    );
  }

  private async finish(checked: Checked<void>): Promise<void> {
    if (checked.written.length > 0) await this.terminal.printBytes(checked.written);
    checked.release();
  }
}

/** Work on batches of lines, in any thread: verdicts for `check`, counts for `census`. */

import type { Batch } from '../input/lines.js';
import { type LineBlock, LineBlockReader } from '../input/line-blocks.js';
import type { Output } from './output.js';

/** The work of a thread on batches. */
export interface Work<Place, Tally, Sum = undefined> {
  /** Processes a batch and adds its output. */
  check(batch: Batch, place: Place): Tally;
  /** Returns the combined result of all batches. */
  sum?(): Sum;
}

/** The result of a batch. */
export interface Checked<Tally> {
  readonly tally: Tally;
  /** The bytes to write; they stay unchanged until released. */
  readonly written: Uint8Array;
  release(): void;
}

/** Runs work on batches, in one thread or several. */
export interface Workers<Place, Tally, Sum = undefined> {
  /** Number of batches that can be in progress. */
  readonly width: number;
  /** Processes lines. @param lines a stretch is read by the thread that works on it */
  check(lines: Batch | LineBlock, place: Place): Promise<Checked<Tally>> | Checked<Tally>;
  /** Runs other work that adds to the output of this thread. */
  here(work: () => Tally): Checked<Tally>;
  /** Returns the sums of the other threads. */
  sums(): Promise<readonly Sum[]>;
  close(): Promise<void>;
}

/** This thread alone, with one batch at a time. */
export class Alone<Place, Tally> implements Workers<Place, Tally, never> {
  readonly width = 1;
  private readonly stretches = new LineBlockReader();

  /** @param output the output that the work adds to */
  constructor(
    private readonly work: Work<Place, Tally, unknown>,
    private readonly output: Output,
  ) {}

  check(lines: Batch | LineBlock, place: Place): Checked<Tally> {
    return this.here(() => this.work.check('to' in lines ? this.stretches.read(lines) : lines, place));
  }

  here(work: () => Tally): Checked<Tally> {
    this.output.clear();
    return { tally: work(), written: this.output.bytes, release: () => undefined };
  }

  sums(): Promise<readonly never[]> {
    return Promise.resolve([]);
  }

  close(): Promise<void> {
    this.stretches.close();
    return Promise.resolve();
  }
}

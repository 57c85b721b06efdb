/** Work on batches of lines, by whichever thread does it: of `check` the verdicts, of `census` the counts. */

import type { Batch } from '../input/lines.js';
import { type Stretch, StretchReader } from '../input/stretches.js';
import type { Output } from './output.js';

/** What a thread does with batches. */
export interface Work<Place, Tally, Sum = undefined> {
  /** Adds what is to be written of a batch to the output. */
  check(batch: Batch, place: Place): Tally;
  /** What came of all batches together. */
  sum?(): Sum;
}

/** What came of a batch. */
export interface Checked<Tally> {
  readonly tally: Tally;
  /** What is to be written, which does not change until it is released. */
  readonly written: Uint8Array;
  release(): void;
}

/** What has batches worked on, by one thread or by several. */
export interface Workers<Place, Tally, Sum = undefined> {
  /** How many batches it can have at a time. */
  readonly width: number;
  /** @param lines those of a stretch are read by the thread that works on them */
  check(lines: Batch | Stretch, place: Place): Promise<Checked<Tally>> | Checked<Tally>;
  /** Work on something else that adds to the output of this thread. */
  here(work: () => Tally): Checked<Tally>;
  /** The sums of the other threads. */
  sums(): Promise<readonly Sum[]>;
  close(): Promise<void>;
}

/** This thread alone, with one batch at a time. */
export class Alone<Place, Tally> implements Workers<Place, Tally, never> {
  readonly width = 1;
  private readonly stretches = new StretchReader();

  /** @param output to which the work adds */
  constructor(
    private readonly work: Work<Place, Tally, unknown>,
    private readonly output: Output,
  ) {}

  check(lines: Batch | Stretch, place: Place): Checked<Tally> {
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

/**
 * Threads that work on lines. This thread is one of them, as it would otherwise wait for the others, above all while
 * they start. Buffers are transferred to a thread and back, and reused, so memory is independent of the input.
 */

import { Worker } from 'node:worker_threads';
import { Unreadable } from '../output/errors.js';
import type { Batch } from '../input/lines.js';
import { type LineBlock, LineBlockReader } from '../input/line-blocks.js';
import type { Output } from './output.js';
import type { Checked, Work, Workers } from './work.js';

/** A message to a thread. */
export interface Order<Place> {
  readonly lines: Batch | LineBlock;
  readonly place: Place;
  readonly output: ArrayBuffer;
}

/** The message that requests the sum of a thread. */
export const sumRequest = 'sum';

/** The answer to an order, after a first message that the thread has started. */
export interface Delivery<Tally> {
  readonly tally: Tally;
  readonly written: Uint8Array<ArrayBuffer>;
  /** The buffers of the batch. */
  readonly rooms: readonly ArrayBuffer[];
}

/** Batches that a thread has at a time: more than one, as this thread may be busy when it finishes one. */
const maxOpenBatches = 3;
/** Batches for each thread that are in progress or wait for an earlier one to be written. */
const batchesPerThread = 8;

export class Pool<Place extends { readonly input: string }, Tally, Sum = undefined> implements Workers<
  Place,
  Tally,
  Sum
> {
  readonly width: number;
  private readonly threads: readonly Thread[];
  private readonly rooms: ArrayBuffer[] = [];
  private readonly stretches = new LineBlockReader();

  /**
   * @param program path of a program that calls `answer`
   * @param jobs number of threads including this one
   * @param instructions start-up data of the program
   * @param work of this thread, and the output that it adds to
   */
  constructor(
    program: string,
    jobs: number,
    instructions: unknown,
    private readonly work: Work<Place, Tally, Sum>,
    private readonly output: Output,
  ) {
    this.width = batchesPerThread * jobs;
    this.threads = Array.from(
      { length: jobs - 1 },
      () => new Thread(new Worker(program, { workerData: instructions })),
    );
  }

  /**
   * Assigns lines to the least busy thread (a batch as a copy), or works on them directly if all threads are busy.
   * @throws Unreadable if a thread has failed, with the place of the first lines that it did not deliver
   */
  async check(lines: Batch | LineBlock, place: Place): Promise<Checked<Tally>> {
    const [idlest] = [...this.threads].sort((a, b) => a.open - b.open);
    const { length, offset } =
      'to' in lines
        ? { length: lines.to - lines.from, offset: lines.from }
        : { length: lines.bytes.length, offset: lines.offset };
    if (idlest === undefined || idlest.open >= maxOpenBatches) {
      return this.hereIn(this.roomFor(length), () =>
        this.work.check('to' in lines ? this.stretches.read(lines) : lines, place),
      );
    }
    const output = this.roomFor(length);
    const passed = 'to' in lines ? lines : { ...lines, bytes: this.copyOf(lines.bytes) };
    const order: Order<Place> = { lines: passed, place, output };
    try {
      const { tally, written, rooms } = await idlest.ask<Delivery<Tally>>(order, [
        ...('to' in passed ? [] : [passed.bytes.buffer]),
        output,
      ]);
      return { tally, written, release: () => this.rooms.push(...rooms, written.buffer) };
    } catch (error) {
      const why = (error as Error).message;
      throw new Unreadable(
        place.input,
        new Error(`a thread failed; results are missing after byte ${offset}: ${why}`),
      );
    }
  }

  here(work: () => Tally): Checked<Tally> {
    return this.hereIn(this.roomFor(0), work);
  }

  async sums(): Promise<readonly Sum[]> {
    const started = this.threads.filter((thread) => thread.open < Infinity);
    return Promise.all(started.map((thread) => thread.ask<Sum>(sumRequest)));
  }

  async close(): Promise<void> {
    this.stretches.close();
    await Promise.all(this.threads.map((thread) => thread.end()));
  }

  private hereIn(room: ArrayBuffer, work: () => Tally): Checked<Tally> {
    this.output.clear(room);
    const tally = work();
    const written = this.output.bytes;
    return { tally, written, release: () => this.rooms.push(written.buffer) };
  }

  private copyOf(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
    const copy = new Uint8Array(this.roomFor(bytes.length), 0, bytes.length);
    copy.set(bytes);
    return copy;
  }

  private roomFor(length: number): ArrayBuffer {
    const room = this.rooms.pop();
    return room !== undefined && room.byteLength >= length ? room : new ArrayBuffer(2 * length);
  }
}

/** A thread, which answers one message after another. */
class Thread {
  private readonly waiting: {
    readonly resolve: (answer: unknown) => void;
    readonly reject: (error: Error) => void;
  }[] = [];
  private hasStarted = false;
  private failure: Error | undefined;

  constructor(private readonly worker: Worker) {
    worker.once('message', () => {
      this.hasStarted = true;
      worker.on('message', (answer: unknown) => this.waiting.shift()?.resolve(answer));
    });
    worker.on('error', (error: Error) => {
      this.fail(error);
    });
    // A thread that is terminated from outside throws nothing.
    worker.on('exit', (code) => {
      this.fail(new Error(`it ended with exit code ${code}`));
    });
  }

  /** Number of unanswered messages; Infinity until the thread has started. */
  get open(): number {
    return this.hasStarted || this.failure !== undefined ? this.waiting.length : Infinity;
  }

  /** Sends a message. @param rooms buffers that are transferred to the thread */
  ask<Answer>(message: unknown, rooms: readonly ArrayBuffer[] = []): Promise<Answer> {
    return new Promise((resolve, reject) => {
      if (this.failure === undefined) {
        this.waiting.push({ resolve: resolve as (answer: unknown) => void, reject });
        this.worker.postMessage(message, rooms);
      } else {
        reject(this.failure);
      }
    });
  }

  async end(): Promise<void> {
    await this.worker.terminate();
  }

  private fail(error: Error): void {
    this.failure ??= error;
    for (const { reject } of this.waiting.splice(0)) reject(this.failure);
  }
}

/**
 * Threads that check batches. Bytes go to a thread and come back by transfer, and their room is used again: memory
 * does not grow with the input.
 */

import { Worker } from 'node:worker_threads';
import type { RevisionId } from '../../revisions.js';
import type { Batch } from '../lines.js';
import type { BatchChecker, Checked, Format, Tally } from './checker.js';
import type { Place } from './format.js';

/** What a thread is told when it starts. */
export interface Instructions {
  readonly revision: RevisionId;
  /** The start rule, in the document's spelling. */
  readonly start: string;
  readonly format: Format;
}

/** What a thread gets. */
export interface Order {
  readonly batch: Batch;
  readonly place: Place;
  /** Room to write in. */
  readonly output: ArrayBuffer;
}

/** What it answers. */
export interface Delivery {
  readonly tally: Tally;
  readonly written: Uint8Array<ArrayBuffer>;
  /** The room that the batch took. */
  readonly input: ArrayBuffer;
}

/** Room for a batch, and for what is written of it. */
interface Room {
  readonly input: ArrayBuffer;
  readonly output: ArrayBuffer;
}

export class Pool implements BatchChecker {
  readonly width: number;
  private readonly threads: readonly Thread[];
  private readonly rooms: Room[] = [];

  /** @param program path of worker.js */
  constructor(program: string, jobs: number, instructions: Instructions) {
    // As many as keep every thread busy while others are written.
    this.width = 2 * jobs;
    this.threads = Array.from(
      { length: jobs },
      () => new Thread(new Worker(program, { workerData: instructions })),
    );
  }

  /** Copies a batch, and has it checked. @throws what a thread throws */
  async check({ bytes, isEnded }: Batch, place: Place): Promise<Checked> {
    const room = this.roomFor(bytes.length);
    const copy = new Uint8Array(room.input, 0, bytes.length);
    copy.set(bytes);
    const idlest = this.threads.reduce((a, b) => (b.open < a.open ? b : a));
    const { tally, written, input } = await idlest.carryOut(
      { batch: { bytes: copy, isEnded }, place, output: room.output },
      [room.input, room.output],
    );
    return { tally, written, release: () => this.rooms.push({ input, output: written.buffer }) };
  }

  async close(): Promise<void> {
    await Promise.all(this.threads.map((thread) => thread.end()));
  }

  private roomFor(length: number): Room {
    const room = this.rooms.pop();
    return room !== undefined && room.input.byteLength >= length
      ? room
      : { input: new ArrayBuffer(2 * length), output: new ArrayBuffer(2 * length) };
  }
}

/** A thread, which carries out one order after another. */
class Thread {
  private readonly waiting: {
    readonly resolve: (delivery: Delivery) => void;
    readonly reject: (error: Error) => void;
  }[] = [];
  private failure: Error | undefined;

  constructor(private readonly worker: Worker) {
    worker.on('message', (delivery: Delivery) => this.waiting.shift()?.resolve(delivery));
    worker.on('error', (error: Error) => {
      this.failure = error;
      for (const { reject } of this.waiting.splice(0)) reject(error);
    });
  }

  /** How many orders are not carried out yet. */
  get open(): number {
    return this.waiting.length;
  }

  /** @param rooms go over to the thread */
  carryOut(order: Order, rooms: readonly ArrayBuffer[]): Promise<Delivery> {
    return new Promise((resolve, reject) => {
      if (this.failure === undefined) {
        this.waiting.push({ resolve, reject });
        this.worker.postMessage(order, rooms);
      } else {
        reject(this.failure);
      }
    });
  }

  async end(): Promise<void> {
    await this.worker.terminate();
  }
}

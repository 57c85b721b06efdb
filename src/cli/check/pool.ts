/**
 * Threads that check batches. This thread is one of them, as it would otherwise wait for the others, and first of all
 * while they start. Buffers are transferred to a thread and back, and used again, so memory does not grow with the
 * input.
 */

import { Worker } from 'node:worker_threads';
import type { Automaton } from '../../automaton/automaton.js';
import type { RevisionId } from '../../../generated/registry/ids.js';
import type { Batch } from '../input/lines.js';
import { type BatchChecker, type Checked, Checker, type Format, type Tally } from './checker.js';
import type { Place } from './format.js';
import { Output } from './output.js';

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

/** What it answers, after a first message that it has started. */
export interface Delivery {
  readonly tally: Tally;
  readonly written: Uint8Array<ArrayBuffer>;
  /** The room that the batch took. */
  readonly input: ArrayBuffer;
}

/** Batches that a thread has at a time: more than one, as this thread may be busy when it is done. */
const mostOpen = 3;
/** Batches for each thread that are checked or wait for an earlier one to be written. */
const batchesPerThread = 8;

export class Pool implements BatchChecker {
  readonly width: number;
  private readonly threads: readonly Thread[];
  private readonly output = new Output();
  private readonly checker: Checker;
  private readonly rooms: ArrayBuffer[] = [];

  /**
   * @param program path of worker.js
   * @param jobs how many threads there are with this one
   * @param automaton that of the start rule
   */
  constructor(program: string, jobs: number, instructions: Instructions, automaton: Automaton) {
    this.width = batchesPerThread * jobs;
    this.threads = Array.from(
      { length: jobs - 1 },
      () => new Thread(new Worker(program, { workerData: instructions })),
    );
    this.checker = new Checker(automaton, instructions.format, this.output);
  }

  /** Copies a batch for a thread that has few, or checks it at once where all have enough. @throws what a thread throws */
  async check(batch: Batch, place: Place): Promise<Checked> {
    const [idlest] = [...this.threads].sort((a, b) => a.open - b.open);
    if (idlest === undefined || idlest.open >= mostOpen) return this.checkHere(batch, place);
    const { bytes, isEnded } = batch;
    const room = this.roomFor(bytes.length);
    const copy = new Uint8Array(room, 0, bytes.length);
    copy.set(bytes);
    const output = this.roomFor(bytes.length);
    const { tally, written, input } = await idlest.carryOut(
      { batch: { bytes: copy, isEnded }, place, output },
      [room, output],
    );
    return { tally, written, release: () => this.rooms.push(input, written.buffer) };
  }

  async close(): Promise<void> {
    await Promise.all(this.threads.map((thread) => thread.end()));
  }

  private checkHere(batch: Batch, place: Place): Checked {
    this.output.clear(this.roomFor(batch.bytes.length));
    const tally = this.checker.check(batch, place);
    const written = this.output.bytes;
    return { tally, written, release: () => this.rooms.push(written.buffer) };
  }

  private roomFor(length: number): ArrayBuffer {
    const room = this.rooms.pop();
    return room !== undefined && room.byteLength >= length ? room : new ArrayBuffer(2 * length);
  }
}

/** A thread, which carries out one order after another. */
class Thread {
  private readonly waiting: {
    readonly resolve: (delivery: Delivery) => void;
    readonly reject: (error: Error) => void;
  }[] = [];
  private hasStarted = false;
  private failure: Error | undefined;

  constructor(private readonly worker: Worker) {
    worker.once('message', () => {
      this.hasStarted = true;
      worker.on('message', (delivery: Delivery) => this.waiting.shift()?.resolve(delivery));
    });
    worker.on('error', (error: Error) => {
      this.failure = error;
      for (const { reject } of this.waiting.splice(0)) reject(error);
    });
  }

  /** How many orders are still to be carried out; Infinity until the thread has started. */
  get open(): number {
    return this.hasStarted || this.failure !== undefined ? this.waiting.length : Infinity;
  }

  /** @param rooms buffers that are transferred to the thread */
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

/** A sign of life on a terminal while a computation blocks this thread: another thread writes how long it has lasted. */

import { Worker } from 'node:worker_threads';

/** Times in milliseconds. */
export interface PulseTimes {
  /** Blocked and silent time before the first sign. */
  readonly silence: number;
  readonly interval: number;
}

const usual: PulseTimes = { silence: 2000, interval: 1000 };

/** Cells shared by both threads: the number of beats, and whether the line shows a sign. */
const beats = 0;
const isShown = 1;

/** The program of the other thread, as text: it has no file, which a package or a bundle could lack. */
const program = `
const { writeSync } = require('node:fs');
const { cells, descriptor, silence, interval } = require('node:worker_threads').workerData;
let known = -1;
let since = 0;
setInterval(() => {
  const count = Atomics.load(cells, ${beats});
  if (count !== known) [known, since] = [count, performance.now()];
  const silent = performance.now() - since;
  if (silent < silence) return;
  Atomics.store(cells, ${isShown}, 1);
  writeSync(descriptor, '\\r\\u001b[Kworking for ' + Math.floor(silent / 1000) + ' s, Ctrl-C stops it');
}, interval);
`;

export class Pulse {
  private readonly cells = new Int32Array(new SharedArrayBuffer(8));
  private readonly worker: Worker;

  /** @param descriptor the terminal, 2 for standard error */
  constructor(descriptor: number, { silence, interval }: PulseTimes = usual) {
    const workerData = { cells: this.cells, descriptor, silence, interval };
    this.worker = new Worker(program, { eval: true, workerData });
    this.worker.unref();
    // A thread that only waits is not blocked.
    setInterval(() => {
      this.count();
    }, interval / 2).unref();
  }

  /** Notes that something is written. Returns true if the line shows a sign, which the caller must erase. */
  beat(): boolean {
    this.count();
    return Atomics.exchange(this.cells, isShown, 0) === 1;
  }

  private count(): void {
    Atomics.add(this.cells, beats, 1);
  }

  /** Ends the other thread. */
  async stop(): Promise<void> {
    await this.worker.terminate();
  }
}

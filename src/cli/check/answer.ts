/** What the program of a thread does: it works on the batches that a pool sends. */

import { parentPort } from 'node:worker_threads';
import type { Output } from './output.js';
import { askForSum, type Delivery, type Order } from './pool.js';
import type { Work } from './work.js';

/** @param output to which the work adds */
export function answer<Place, Tally>(work: Work<Place, Tally, unknown>, output: Output): void {
  parentPort?.on('message', (message: Order<Place> | typeof askForSum) => {
    if (message === askForSum) {
      parentPort?.postMessage(work.sum?.());
      return;
    }
    const { batch, place, output: room } = message;
    output.clear(room);
    const tally = work.check(batch, place);
    const written = output.bytes;
    const input = batch.bytes.buffer as ArrayBuffer;
    const delivery: Delivery<Tally> = { tally, written, input };
    parentPort?.postMessage(delivery, [input, written.buffer]);
  });
  parentPort?.postMessage('started');
}

/** The main loop of a thread: works on the batches that a pool sends. */

import { parentPort } from 'node:worker_threads';
import { LineBlockReader } from '../input/line-blocks.js';
import type { Output } from './output.js';
import { sumRequest, type Delivery, type Order } from './pool.js';
import type { Work } from './work.js';

/** Answers the messages of a pool. @param output the output that the work adds to */
export function answer<Place, Tally>(work: Work<Place, Tally, unknown>, output: Output): void {
  const stretches = new LineBlockReader();
  parentPort?.on('message', (message: Order<Place> | typeof sumRequest) => {
    if (message === sumRequest) {
      parentPort?.postMessage(work.sum?.());
      return;
    }
    const { lines, place, output: room } = message;
    output.clear(room);
    const tally = work.check('to' in lines ? stretches.read(lines) : lines, place);
    const written = output.bytes;
    const rooms = 'to' in lines ? [] : [lines.bytes.buffer as ArrayBuffer];
    const delivery: Delivery<Tally> = { tally, written, rooms };
    parentPort?.postMessage(delivery, [...rooms, written.buffer]);
  });
  parentPort?.postMessage('started');
}

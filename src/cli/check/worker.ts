/** The program of a thread that checks batches: what pool.ts starts. */

import { parentPort, workerData } from 'node:worker_threads';
import { loadLanguage } from '../load-revision.js';
import { Checker } from './checker.js';
import { Output } from './output.js';
import type { Delivery, Instructions, Order } from './pool.js';

const { revision, start, format } = workerData as Instructions;
const output = new Output();
const language = await loadLanguage(revision);
const checker = new Checker(language.automaton({ start }), format, output);

parentPort?.on('message', ({ batch, place, output: room }: Order) => {
  output.clear(room);
  const tally = checker.check(batch, place);
  const written = output.bytes;
  const input = batch.bytes.buffer as ArrayBuffer;
  const delivery: Delivery = { tally, written, input };
  parentPort?.postMessage(delivery, [input, written.buffer]);
});
parentPort?.postMessage('started');

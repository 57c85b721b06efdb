/** Entry of a thread that counts lines. */

import { workerData } from 'node:worker_threads';
import { answer } from '../lines/answer.js';
import type { Work } from '../lines/work.js';
import { countingBy, type Instructions, type Place } from './counting.js';
import type { CensusSummary } from '../../study/census-summary.js';
import { summaryOf } from './summary.js';

const instructions = workerData as Instructions;
const counting = await countingBy(instructions);
const work: Work<Place, void, CensusSummary> = {
  check: (batch, place) => {
    counting.check(batch, place);
  },
  sum: () => summaryOf(instructions.made, [counting.counted]),
};
answer(work, counting.output);

/** Every exercise of the workshop: its naive transcription is refuted, the proved one is proved. */
import { exercises } from '../../../src/classroom/page/exercises.js';
import { refuteAndProve } from './bench.js';
import { describeVisit } from '../../web/page.js';

describeVisit('PEG workshop', (visit) => {
  test.each(exercises)('$id', async ({ id }) => {
    await refuteAndProve(await visit().open(`#1/workshop?exercise=${id}`), id);
  });
});

/**
 * Slips in a transcription are found by the proof, and are real in its parsers, peggy's own and the emitted one. A
 * fixed sample of all single edits; `npm run soak -- --only transcriptions` tries every one.
 */
import { MutatedTranscription } from '../../../scripts/soak/transcriptions/judge-mutant.js';
import { revisions } from '../../../generated/registry/ids.js';

/** One mutant in `stride` is tried: different ones for each document, since documents share rules. */
const stride = 20;
const total = { tried: 0, wrong: 0 };

test.each(revisions.map((revision, i) => [revision, i] as const))(
  'a single edit of %s is proved harmless, or refuted by a string that its parser gets wrong',
  (revision, place) => {
    const transcription = new MutatedTranscription(revision);
    const { tried, wrong, contradicted } = transcription.run(
      transcription.mutants.filter((_, i) => i % stride === place % stride),
    );
    expect(contradicted).toStrictEqual([]);
    total.tried += tried;
    total.wrong += wrong;
  },
);

test('tries enough edits', () => {
  expect(total.tried).toBeGreaterThanOrEqual(45);
  expect(total.wrong).toBeGreaterThanOrEqual(22);
});

/** The search in mutants of the transcriptions. */
import { type RevisionId, revisions } from '../../../generated/registry/ids.js';
import { type Search, turn } from '../search.js';
import { MutatedTranscription } from './judge-mutant.js';

/** A round tries one mutant in so many of a document, spread over its rules. */
const laps = 16;

const mutated = new Map<RevisionId, MutatedTranscription>();

export const transcriptions: Search = {
  name: 'transcriptions',
  purpose:
    'every slip in a grammar.peggy is proved harmless, or refuted by a string that its parsers get wrong',
  all: revisions.length * laps,
  run(seed) {
    const [revision, lap] = turn(revisions, seed);
    const transcription = mutated.get(revision) ?? new MutatedTranscription(revision);
    mutated.set(revision, transcription);
    const { tried, contradicted } = transcription.run(
      transcription.mutants.filter((_, i) => i % laps === lap % laps),
    );
    const findings = contradicted.map(
      ({ mutant, verdict }) =>
        `${revision}, ${mutant.kind}, ${mutant.edit}: the parsers contradict the proof\n${JSON.stringify(verdict)}`,
    );
    return { cases: tried, findings };
  },
};

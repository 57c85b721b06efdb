/**
 * The exercises of the workshop, first those that lead to others, then from simple to hard: transcriptions in the BNF's
 * order, with their faults.
 */

import { type RevisionId, revisions } from 'uri-revisions';
import { about, type Exercise } from 'uri-revisions-cli/grammar';

/** An exercise with its document. */
export interface DocumentExercise extends Omit<Exercise, 'level'> {
  readonly revision: RevisionId;
}

const all = revisions.flatMap((revision) =>
  about(revision).exercises.map((exercise) => ({ ...exercise, revision })),
);

/** The exercises that lead to others, and those they lead to. */
const lessons = new Set(all.flatMap(({ id, next }) => (next === undefined ? [] : [id, next])));

export const exercises: readonly DocumentExercise[] = [
  ...all.filter(({ id }) => lessons.has(id)),
  ...all.filter(({ id }) => !lessons.has(id)).sort((a, b) => a.level - b.level),
];

/**
 * Returns the proved PEG of a rule without its special versions for one place (`rule__place`), except those that it
 * uses. @param peg as `Rule.peg` has it
 */
export function solutionOf(peg: string): string {
  const [own = '', ...versions] = peg.split(/\n(?=\w+ = )/);
  return [own, ...versions.filter((version) => own.includes(version.split(' ')[0] ?? ''))].join('\n');
}

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

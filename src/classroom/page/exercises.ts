/** The exercises of the workshop, first those that lead on to others, then from plain to hard: transcriptions in the BNF's order, and what is wrong with them. */

import { type RevisionId, revisions } from 'uri-revisions';
import { about, type Exercise } from 'uri-revisions-cli/grammar';

/** An exercise with the document that it is about. */
export interface DocumentExercise extends Omit<Exercise, 'level'> {
  readonly revision: RevisionId;
}

const all = revisions.flatMap((revision) =>
  about(revision).exercises.map((exercise) => ({ ...exercise, revision })),
);

/** Those that lead on to others, and those that they lead to. */
const lessons = new Set(all.flatMap(({ id, next }) => (next === undefined ? [] : [id, next])));

export const exercises: readonly DocumentExercise[] = [
  ...all.filter(({ id }) => lessons.has(id)),
  ...all.filter(({ id }) => !lessons.has(id)).sort((a, b) => a.level - b.level),
];

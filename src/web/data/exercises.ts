/** The exercises of the workshop, from plain to hard: transcriptions in the BNF's order, and what is wrong with them. */

import { type RevisionId, revisions } from 'uri-revisions';
import { about, type Exercise } from 'uri-revisions-cli/grammar';

/** An exercise with the document that it is about. */
export interface DocumentExercise extends Omit<Exercise, 'level'> {
  readonly revision: RevisionId;
}

export const exercises: readonly DocumentExercise[] = revisions
  .flatMap((revision) => about(revision).exercises.map((exercise) => ({ ...exercise, revision })))
  .sort((a, b) => a.level - b.level);

/** The one that a first lesson is: it leads on to others. */
export const firstLesson = (exercises.find(({ next }) => next !== undefined) ?? exercises[0])?.id ?? '';

/** The reading of a text in a revision, as the revision binds it. */
import { revision, type RevisionId, revisions } from '../src/index.js';
import { type Reading, readingsOf } from '../src/tree/reading.js';

const readings = new Map(revisions.map((id) => [id, readingsOf(revision(id))]));

export function readingOf(id: RevisionId, text: string): Reading {
  const of = readings.get(id) ?? readingsOf(revision(id));
  return of(text);
}

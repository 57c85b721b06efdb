/** The reading of a text in a revision, as the revision binds it. */
import { revision, type RevisionId } from '../src/index.js';
import { type Reading, readingsOf } from '../src/tree/reading.js';

export function readingOf(id: RevisionId, text: string): Reading {
  return readingsOf(revision(id))(text);
}

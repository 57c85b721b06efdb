/** Returns the reading of a text in a revision, as the revision binds it. */
import { type Revision, revision, type RevisionId } from '../src/api/index.js';
import type { Reading } from '../src/core/reading/reading.js';

export function readingOf(id: RevisionId, text: string): Reading {
  const document: Revision = revision(id);
  return document.read(text);
}

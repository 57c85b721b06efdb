/** The reading of a text in a revision, as the revision binds it. */
import { revision, type RevisionId } from '../src/index.js';
import { Reading } from '../src/tree/reading.js';

export function readingOf(id: RevisionId, text: string): Reading {
  const document = revision(id);
  const result = document.safeParse(text);
  return new Reading({
    text,
    tree: result.ok ? result.tree : undefined,
    components: result.ok ? document.components(text) : undefined,
    accepts: (part, start) => document.accepts(part, { start }),
  });
}

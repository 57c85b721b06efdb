/** The reading of a text in a revision, as the revision binds it. */
import { revision, type RevisionId } from '../src/index.js';
import { Reading } from '../src/tree/reading.js';

export function readingOf(id: RevisionId, text: string): Reading {
  const document = revision(id);
  const derivable = document.accepts(text);
  return new Reading({
    text,
    derivable,
    parse: () => document.parse(text),
    components: derivable ? document.components(text) : undefined,
    accepts: (part, start) => document.accepts(part, { start }),
  });
}

/** Operations whose code and documents a worker loads when they are first asked. */

import { type RevisionId, revisions } from 'uri-revisions';
import { loadRules } from './studied-rules.js';

/**
 * Returns an operation that loads another and forwards to it.
 * @param documents returns the documents whose rules it studies
 */
export function lazily<Asked extends readonly unknown[], Result>(
  load: () => Promise<(...asked: Asked) => Result | Promise<Result>>,
  documents: (asked: Asked[0]) => readonly RevisionId[] = () => [],
): (...asked: Asked) => Promise<Result> {
  return async (...asked) => {
    const [operation] = await Promise.all([load(), loadRules(documents(asked[0]))]);
    return operation(...asked);
  };
}

/** Returns the document of a request about one. */
export const itsDocument = (asked: { readonly revision: RevisionId }): readonly RevisionId[] => [
  asked.revision,
];

/** Returns the documents of a request that may be about any. */
export const allDocuments = (): readonly RevisionId[] => revisions;

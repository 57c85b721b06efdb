/** The rules of the documents that were loaded: the page's replacement of generated/registry/studied-rules.ts. */

import type { RevisionId } from '../../../generated/registry/ids.js';
import { studiedRulesLoaders } from '../../../generated/registry/studied-rules-loaders.js';
import type { StudiedRules } from '../../grammar/bnf/encoded-bnf.js';

const loaded = new Map<string, StudiedRules>();

/** The rules by document. Throws for a document that was not loaded. */
export const studiedRules = new Proxy({} as Readonly<Record<RevisionId, StudiedRules>>, {
  get: (_, id: string) => {
    const rules = loaded.get(id);
    if (rules === undefined) throw new Error(`the operation did not load the rules of ${id}`);
    return rules;
  },
});

/** Loads the rules of documents. */
export async function loadRules(ids: readonly RevisionId[]): Promise<void> {
  await Promise.all(ids.map(async (id) => loaded.set(id, await studiedRulesLoaders[id]())));
}

/** What the page quotes of each document with the sentences around it, from grammar/<id>/passages.json, loaded when it is asked for. */

import type { RevisionId } from 'uri-revisions';
import type { Passages } from './quotes.js';

const loaders = import.meta.glob<Passages>('../../../grammar/*/passages.json', { import: 'default' });

/** How they are loaded; undefined for a document of which none are at hand. */
export function passagesOf(id: RevisionId): (() => Promise<Passages>) | undefined {
  return loaders[`../../../grammar/${id}/passages.json`];
}

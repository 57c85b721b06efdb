/** What a patch takes over from the document that it changes: what the prose of its base says, under its name. */

import { cited } from '../base/citation.js';
import type { ProseEntry } from './entry.js';

/**
 * The entries of a base as those of a patch on it.
 * @param name as the patch cites its base: `RFC 2396`
 * @param changes by the entry's id: what the patch says otherwise, undefined where the entry no longer holds
 */
export function proseOfBase(
  entries: readonly ProseEntry[],
  name: string,
  changes: Readonly<Partial<Record<string, Partial<ProseEntry>>>>,
): readonly ProseEntry[] {
  return entries
    .filter(({ id }) => !Object.hasOwn(changes, id) || changes[id] !== undefined)
    .map((entry) => ({ ...entry, section: cited(name, entry.section), ...changes[entry.id] }));
}

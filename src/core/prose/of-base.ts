/** Prose that a patch inherits from the document that it changes, cited under that document's name. */

import { cited } from '../base/citation.js';
import { type OwnTerms, readingsForBase } from '../reading/own-terms.js';
import type { ProseEntry } from './entry.js';

/**
 * Turns the entries of a base into entries of a patch on it.
 * @param name the patch's name for its base: `RFC 2396`
 * @param changes by the entry's id: the fields that the patch changes, undefined if the entry no longer holds; their
 *   tests use the patch's own rules
 * @param terms the rules and sections that the patch names otherwise
 */
export function proseOfBase(
  entries: readonly ProseEntry[],
  name: string,
  changes: Readonly<Partial<Record<string, Partial<ProseEntry>>>>,
  terms: OwnTerms = {},
): readonly ProseEntry[] {
  const forBase = readingsForBase(terms);
  return entries
    .filter(({ id }) => !Object.hasOwn(changes, id) || changes[id] !== undefined)
    .map((entry) => ({
      ...entry,
      section: terms.sections?.[entry.section] ?? cited(name, entry.section),
      test: (reading, base) => entry.test(forBase(reading), base && forBase(base)),
      ...changes[entry.id],
    }));
}

/** Selection of revisions: by id, by a range of the lineage, or by the name of a set. */

import { namedSets, type RevisionId, revisions } from '../../../generated/registry/ids.js';
import { unknownName } from './unknown-name.js';

/**
 * A revision; a range along the lineage, both ends included, where an omitted end means the first or the last; or a
 * set: the seeds, the published RFCs, the Internet Standard today, living standards.
 */
export type RevisionChoice = RevisionId | `${RevisionId | ''}..${RevisionId | ''}` | keyof typeof namedSets;

/** Documents compared if none is named: those that the project began with, the standard today and living standards. */
export const comparedByDefault: readonly RevisionChoice[] = ['seeds', 'today', 'living'];

const names = [...revisions, ...Object.keys(namedSets)];

/**
 * Returns the revisions in the order in which they are named, each once; backwards for a range that names the younger
 * one first.
 * @throws UnknownNameError
 */
export function chosenRevisions(choices: readonly string[]): readonly RevisionId[] {
  return [...new Set(choices.flatMap(revisionsOf))];
}

function revisionsOf(choice: string): readonly RevisionId[] {
  if (Object.hasOwn(namedSets, choice)) return namedSets[choice as keyof typeof namedSets];
  const ends = choice.split('..');
  const isRange = ends.length === 2;
  const [from = -1, to = from] = ends.map((end, i) =>
    end === '' && isRange ? i * (revisions.length - 1) : revisions.findIndex((id) => id === end),
  );
  if (from < 0 || to < 0 || ends.length > 2) {
    const asked = ends.find((end) => end !== '' && !revisions.some((id) => id === end)) ?? choice;
    // A range is between ids; a set has no ends.
    throw unknownName('revision', asked, ends.length === 1 ? names : revisions);
  }
  return from <= to ? revisions.slice(from, to + 1) : revisions.slice(to, from + 1).reverse();
}

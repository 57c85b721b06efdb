/** The conclusion of a comparison in sentences, with the page's names of documents. */

import type { RevisionId } from 'uri-revisions';
import type { Compared, Glance } from '../worker/strip.js';
import { list, namesOf, sentenceOf, theNameOf } from './names.js';

export const concluded = (compared: Compared<Glance>): string => sentenceOf(conclusion(compared));

function conclusion({ rows, agreement }: Compared<Glance>): string {
  const { deriving, refusing, differing, agreed } = agreement;
  const [first, ...others] = rows;
  if (first === undefined) return '';
  const count = deriving.length + refusing.length;
  const accept = (some: number): string => (some === 1 ? 'accepts' : 'accept');
  if (count === 0) {
    return others.length === 0
      ? `${theNameOf(first.revision)} has no rule ${first.start}.`
      : `None of the ${String(rows.length)} documents has a rule ${first.start}.`;
  }
  if (others.length === 0) {
    return `${theNameOf(first.revision)} ${deriving.length === 1 ? 'accepts' : 'does not accept'} it.`;
  }
  const which =
    count < rows.length ? `${String(count)} documents with this rule` : `${String(count)} documents`;
  if (deriving.length === 0) return `None of the ${which} accepts it.`;
  const verdict =
    refusing.length === 0
      ? `All ${which} accept it.`
      : `${String(deriving.length)} of ${which} ${accept(deriving.length)} it${exceptions(deriving, refusing)}.`;
  if (deriving.length === 1 || differing.length + agreed.length === 0) return verdict;
  const they = refusing.length === 0 ? 'They' : `The ${String(deriving.length)}`;
  return differing.length === 0
    ? `${verdict} ${they} agree on every component.`
    : `${verdict} ${they} disagree on the ${list(differing)}.`;
}

/** Names the smaller side. */
function exceptions(deriving: readonly RevisionId[], refusing: readonly RevisionId[]): string {
  return refusing.length > deriving.length
    ? `: ${namesOf(deriving)}`
    : `; ${namesOf(refusing)} ${refusing.length === 1 ? 'does' : 'do'} not`;
}

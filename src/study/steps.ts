/** The steps of the lineage of the documents. */
import { abouts } from '../../generated/registry/abouts.js';
import type { RevisionId } from '../../generated/registry/ids.js';

/** The steps of the lineage to two documents from the last that both go back to. */
export function stepsBetween(
  first: RevisionId,
  second: RevisionId,
): readonly (readonly [RevisionId, RevisionId])[] {
  const [toFirst, toSecond] = [stepsTo(first), stepsTo(second)];
  const isShared = ([, after]: readonly [RevisionId, RevisionId]): boolean =>
    [toFirst, toSecond].every((steps) => steps.some((step) => step[1] === after));
  return [...toFirst, ...toSecond].filter((step) => !isShared(step));
}

/** The steps of the lineage to a document, from the first. */
function stepsTo(document: RevisionId): readonly (readonly [RevisionId, RevisionId])[] {
  const { follows } = abouts[document];
  return follows === null ? [] : [...stepsTo(follows), [follows, document]];
}

/** A text and what became of it: removed stretches are struck out, new ones underlaid. */
import type { JSX } from 'preact';
import { FoldedText } from './visible-text.js';

interface ChangedProps {
  readonly before: string;
  readonly after: string;
}

/** Returns the lengths of what both texts begin with and end with. */
function partsOf({ before, after }: ChangedProps): readonly [head: number, tail: number] {
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && before[head] === after[head]) head++;
  let tail = 0;
  while (tail < shorter - head && before.at(-1 - tail) === after.at(-1 - tail)) tail++;
  return [head, tail];
}

/** Returns the number of characters that are shown as removed or added. */
export function changedLength(change: ChangedProps): number {
  const [head, tail] = partsOf(change);
  return change.before.length + change.after.length - 2 * (head + tail);
}

/** Shows one change: what both texts begin with and end with is shown once. */
export function Changed({ before, after }: ChangedProps): JSX.Element {
  const [head, tail] = partsOf({ before, after });
  const gone = before.slice(head, before.length - tail);
  const come = after.slice(head, after.length - tail);
  return (
    <>
      <FoldedText text={before.slice(0, head)} />
      {gone !== '' && (
        <del>
          <span class="unseen">removed: </span>
          <FoldedText text={gone} />
        </del>
      )}
      {come !== '' && (
        <ins>
          <span class="unseen">added: </span>
          <FoldedText text={come} />
        </ins>
      )}
      <FoldedText text={before.slice(before.length - tail)} />
    </>
  );
}

/** A text before and after one step: what went, what came, what stayed. */

import type { JSX } from 'preact';
import { Shown } from './shown.js';

interface ChangedProps {
  readonly before: string;
  readonly after: string;
}

export function Changed({ before, after }: ChangedProps): JSX.Element {
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && before[head] === after[head]) head++;
  let tail = 0;
  while (tail < shorter - head && before.at(-1 - tail) === after.at(-1 - tail)) tail++;
  const gone = before.slice(head, before.length - tail);
  const come = after.slice(head, after.length - tail);
  return (
    <code class="changed">
      <Shown text={before.slice(0, head)} />
      {gone !== '' && (
        <del>
          <Shown text={gone} />
        </del>
      )}
      {come !== '' && (
        <ins>
          <Shown text={come} />
        </ins>
      )}
      <Shown text={before.slice(before.length - tail)} />
    </code>
  );
}

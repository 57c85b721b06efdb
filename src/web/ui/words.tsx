/** What the words of a part mean, folded away until they are wanted. */

import type { JSX } from 'preact';
import type { Meaning } from '../data/words.js';

export function Words({ of }: { readonly of: readonly Meaning[] }): JSX.Element {
  return (
    <details class="words small">
      <summary>What the words mean</summary>
      <dl>
        {of.map(([word, meaning]) => (
          <div key={word}>
            <dt>{word}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

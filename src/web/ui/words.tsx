/** The meanings of a part's terms, folded away until they are needed. */

import type { JSX } from 'preact';
import type { Meaning } from '../data/words.js';

export function Words({ of }: { readonly of: readonly Meaning[] }): JSX.Element {
  return (
    <details class="words small">
      <summary>Terms and signs</summary>
      <Meanings of={of} />
    </details>
  );
}

export function Meanings({ of }: { readonly of: readonly Meaning[] }): JSX.Element {
  return (
    <dl>
      {of.map(([word, meaning]) => (
        <div key={word}>
          <dt>{word}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}

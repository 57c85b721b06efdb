/** The meanings of terms, folded away until they are needed. */

import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Meaning } from '../data/words.js';

interface WordsProps {
  /** The terms, or a function that loads them when they are first opened. */
  readonly of: readonly Meaning[] | (() => Promise<readonly Meaning[]>);
  readonly title?: string;
  /** An identifier for tests: the title may change. */
  readonly action?: string;
}

export function Words({ of, title = 'Terms and signs', action }: WordsProps): JSX.Element {
  const [loaded, setLoaded] = useState<readonly Meaning[]>([]);
  const [error, setError] = useState<string>();
  const meanings = typeof of === 'function' ? loaded : of;
  return (
    <details
      class="words small"
      onToggle={() => {
        if (typeof of === 'function' && loaded.length === 0)
          of().then(setLoaded, (reason: unknown) => {
            setError(String(reason));
          });
      }}
    >
      <summary data-action={action}>{title}</summary>
      {error !== undefined && <p role="alert">{error}</p>}
      <dl>
        {meanings.map(([word, meaning]) => (
          <div key={word}>
            <dt>{word}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** A short reference of the notation of PEGs, folded away. */
import type { JSX } from 'preact';
import { notation } from './peg-notation.js';

export function Notation(): JSX.Element {
  return (
    <details class="words small notation">
      <summary data-action="notation">PEG notation in ten lines</summary>
      <dl>
        {notation.map(([forms, meaning]) => (
          <div key={forms}>
            <dt>
              <code>{forms}</code>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

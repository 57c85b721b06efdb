/** A choice of one revision. */

import type { JSX } from 'preact';
import { type RevisionId, revisions } from 'uri-revisions';
import { labelOf } from './labels.js';

interface RevisionSelectProps {
  readonly label: string;
  readonly value: RevisionId;
  readonly onChange: (id: RevisionId) => void;
}

export function RevisionSelect({ label, value, onChange }: RevisionSelectProps): JSX.Element {
  return (
    <label class="revision-select">
      <span>{label}</span>{' '}
      <select
        value={value}
        onChange={(event) => {
          const chosen = revisions.find((id) => id === event.currentTarget.value);
          if (chosen !== undefined) onChange(chosen);
        }}
      >
        {revisions.map((id) => (
          <option key={id} value={id}>
            {labelOf(id)}
          </option>
        ))}
      </select>
    </label>
  );
}

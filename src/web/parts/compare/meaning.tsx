/** What a document says that a string means, in sentences with their sections, once it is asked. */

import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { RevisionId } from 'uri-revisions';
import { useCore } from '../../ask.js';
import { Section } from '../../ui/labels.js';
import { Shown } from '../../ui/shown.js';

interface MeaningProps {
  readonly revision: RevisionId;
  readonly text: string;
}

export function Meaning({ revision, text }: MeaningProps): JSX.Element {
  const [isOpen, setOpen] = useState(false);
  const { value: sentences, error } = useCore('explain', isOpen ? { revision, text } : undefined);
  return (
    <details
      class="meaning"
      onToggle={(event) => {
        setOpen(event.currentTarget.open);
      }}
    >
      <summary class="small">What it means</summary>
      {error !== undefined && <p role="alert">{error}</p>}
      {sentences?.length === 0 && <p class="muted">The document says nothing of what it means.</p>}
      <ul>
        {sentences?.map(({ section, text: sentence }) => (
          <li key={sentence}>
            <Shown text={sentence} prose /> <Section of={section} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** A document's explanation of a string, in sentences with their sections, on request. */

import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { RevisionId } from 'uri-revisions';
import { useCore } from '../frame/worker-client.js';
import { quotedIn } from '../data/quotes.js';
import { QuotedSection } from './quoted-section.js';
import { VisibleText } from './visible-text.js';

/** Returns a sentence's quotations of the document, without those of the string. */
function documentQuotations(sentence: string, text: string): readonly string[] {
  return quotedIn(sentence).filter((quoted) => !text.includes(quoted));
}

/** An octet as the sentences write it if it is not a graphic character. */
const octet = /(?<!\\)(?:\\\\)*\\x[0-9A-F]{2}/;

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
      <summary class="small">What the URL means</summary>
      {error !== undefined && <p role="alert">{error}</p>}
      {sentences?.length === 0 && <p class="muted">The document does not say what it means.</p>}
      <ul>
        {sentences?.map(({ section, text: sentence }) => (
          <li key={sentence}>
            <VisibleText text={sentence} prose />{' '}
            <QuotedSection
              revision={revision}
              section={section}
              stretches={documentQuotations(sentence, text)}
            />
          </li>
        ))}
      </ul>
      {sentences?.some(({ text: sentence }) => octet.test(sentence)) === true && (
        <p class="hint" data-message="meaning.octets">
          <code>\x09</code> is the byte with hexadecimal value 09.
        </p>
      )}
    </details>
  );
}

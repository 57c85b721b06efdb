/** A section that opens to show its quoted words, highlighted in their context. */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { RevisionId } from 'uri-revisions';
import { type Passages, placeOf, quotedPassages } from '../data/quotes.js';
import { Section } from './labels.js';

const loaders = import.meta.glob<Passages>('../../../grammar/*/passages.json', { import: 'default' });

/** Returns the loader of a document's passages; undefined if there are none. */
function passagesOf(id: RevisionId): (() => Promise<Passages>) | undefined {
  return loaders[`../../../grammar/${id}/passages.json`];
}

interface QuotedSectionProps {
  /** The citing document; the section may be another's. */
  readonly revision: RevisionId;
  readonly section: string;
  /** The quoted words. */
  readonly stretches: readonly string[];
}

export function QuotedSection({ revision, section, stretches }: QuotedSectionProps): JSX.Element {
  const [passages, setPassages] = useState<Passages>();
  const [error, setError] = useState<string>();
  const place = placeOf(revision, section);
  const load = passagesOf(place.revision);
  if (load === undefined || stretches.length === 0) return <Section of={section} />;
  return (
    <details
      class="passage"
      onToggle={() => {
        load().then(setPassages, (reason: unknown) => {
          setError(reason instanceof Error ? reason.message : String(reason));
        });
      }}
    >
      <summary title="Show the passage">
        <Section of={section} />
      </summary>
      {error !== undefined && <span role="alert">The passage could not be loaded: {error}</span>}
      {passages !== undefined && <Words passages={passages[place.section] ?? []} stretches={stretches} />}
    </details>
  );
}

interface WordsProps {
  readonly passages: readonly string[];
  readonly stretches: readonly string[];
}

function Words({ passages, stretches }: WordsProps): JSX.Element {
  const shown = quotedPassages(passages, stretches);
  if (shown.length === 0) return <p class="hint">The surrounding passage is not available here.</p>;
  return (
    <>
      {shown.map((pieces, i) => (
        <blockquote key={i}>
          {pieces.map(({ text, isQuoted }, at) => (isQuoted ? <mark key={at}>{text}</mark> : text))}
        </blockquote>
      ))}
    </>
  );
}

/** A few lines, typed or pasted, counted in the page. */

import type { JSX } from 'preact';
import { useId, useState } from 'preact/hooks';
import { useStudy } from '../../ask.js';
import { Wait } from '../../ui/wait.js';
import { ByDocuments, count, Shares } from './kinds.js';

/** In UTF-16 code units: more is for the command line. */
const longest = 200_000;

export function TriedLines(): JSX.Element {
  const id = useId();
  const [lines, setLines] = useState('');
  const isLong = lines.length > longest;
  const { value, pending, error } = useStudy('countLines', lines === '' || isLong ? undefined : lines);
  return (
    <section class="stack" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>Try a few lines</h2>
      <div class="field">
        <label class="hint" for={id}>
          A reference in each line
        </label>
        <textarea
          id={id}
          rows={5}
          spellcheck={false}
          autocapitalize="off"
          autocomplete="off"
          dir="ltr"
          value={lines}
          onInput={(event) => {
            setLines(event.currentTarget.value);
          }}
        />
      </div>
      {isLong && (
        <p class="notice" role="alert">
          These are more than {count(longest)} UTF-16 code units; <code>uri-revisions census FILE</code>{' '}
          counts files of any size.
        </p>
      )}
      <Wait pending={pending} what="Counting…" />
      {error !== undefined && <p role="alert">{error}</p>}
      {lines !== '' && !isLong && value !== undefined && (
        <>
          <p class="summary" role="status">
            {count(value.lines)} {value.lines === 1 ? 'line' : 'lines'}
          </p>
          <Shares of={value} />
          <ByDocuments of={value} />
        </>
      )}
    </section>
  );
}

/** Year by year: what each document changed, with strings that show it. */

import type { JSX } from 'preact';
import { revisions } from 'uri-revisions';
import { about, statusInWords } from 'uri-revisions-cli/grammar';
import { orderOfDocuments } from '../data/words.js';
import { Go } from '../ui/go.js';
import { PublicAddress, RevisionName } from '../ui/labels.js';

export function Timeline(): JSX.Element {
  const milestones = revisions.map((id) => ({ id, ...about(id) }));
  return (
    <>
      <p class="hint">{orderOfDocuments}</p>
      <ol class="timeline stack">
        {milestones.map(({ id, title, date, authors, summary, changes, follows, status }) => (
          <li key={id} class="milestone">
            <h2>
              <RevisionName id={id} />
            </h2>
            <p class="hint">
              {title} (<code>{id}</code>) · {dateInWords(date)} · {authors.join(', ')} ·{' '}
              {statusInWords(status)} · <PublicAddress of={id} />
            </p>
            <p class="about">{summary}</p>
            <ul>
              {changes.map(({ sentence, text, after }) => (
                <li key={sentence} class="change row">
                  <span class={`verdict toned ${after ? 'good' : 'bad'}`}>
                    <span aria-hidden="true">{after ? '✓' : '✕'}</span>
                    <span class="unseen">{after ? 'derivable:' : 'not derivable:'}</span>
                  </span>
                  <Go class="wrap" to={{ part: 'compare', text, start: '' }}>
                    <code>{text === '' ? <i>the empty string</i> : text}</code>
                  </Go>
                  <span>{sentence}</span>
                </li>
              ))}
            </ul>
            {follows !== null && (
              <Go class="more" to={{ page: 'rules', left: follows, right: id, rule: '' }}>
                Every rule that changed<span class="unseen"> in {id}</span>
              </Go>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}

/** `December 1994`, `3 March 2003`. */
function dateInWords(date: string): string {
  const [, , day] = date.split('-');
  return new Date(date).toLocaleDateString('en-GB', {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'long',
    ...(day !== undefined && { day: 'numeric' }),
  });
}

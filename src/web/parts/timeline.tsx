/** The years 1993 to 2003: what each document changed, with strings that show it. */

import type { JSX } from 'preact';
import { timeline } from '../data/timeline.js';
import { Go } from '../ui/go.js';
import { RevisionName } from '../ui/labels.js';

export function Timeline(): JSX.Element {
  return (
    <ol class="timeline">
      {timeline.map(({ revision, date, authors, about, changes }, i) => (
        <li key={revision} class="milestone">
          <h2>
            <RevisionName id={revision} />
          </h2>
          <p class="hint">
            {date} · {authors}
          </p>
          <p class="about">{about}</p>
          <ul>
            {changes.map(({ sentence, text, after }) => (
              <li key={sentence} class="change">
                <span class={`verdict ${after ? 'good' : 'bad'}`}>
                  <span aria-hidden="true">{after ? '✓' : '✕'}</span>
                  <span class="unseen">{after ? 'derivable:' : 'not derivable:'}</span>
                </span>
                <Go to={{ part: 'compare', text, start: '' }}>
                  <code>{text === '' ? <i>the empty string</i> : text}</code>
                </Go>
                <span>{sentence}</span>
              </li>
            ))}
          </ul>
          {i > 0 && (
            <Go
              class="more"
              to={{ page: 'rules', left: timeline[i - 1]?.revision ?? revision, right: revision, rule: '' }}
            >
              Every rule that changed<span class="unseen"> in {revision}</span>
            </Go>
          )}
        </li>
      ))}
    </ol>
  );
}

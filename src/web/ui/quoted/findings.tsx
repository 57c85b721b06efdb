/** What a document's prose says of a string, in sentences with their sections. */

import type { JSX } from 'preact';
import type { Finding, RevisionId } from 'uri-revisions';
import { quotedIn } from '../../data/quotes.js';
import { levelSigns } from '../../data/words.js';
import { QuotedSection } from './quoted-section.js';
import { Code } from '../shown.js';

interface FindingsProps {
  readonly revision: RevisionId;
  readonly findings: readonly Finding[];
  readonly text: string;
}

/** How many are shown at once, and how many with those that are folded away. */
const [atOnce, most] = [4, 100];

const order = ['violation', 'discouraged', 'tolerated', 'note'] as const;

export function Findings({ revision, findings, text }: FindingsProps): JSX.Element {
  const sorted = [...findings].sort((a, b) => order.indexOf(a.level) - order.indexOf(b.level));
  const rest = sorted.slice(atOnce, most);
  return (
    <div class="findings">
      <List revision={revision} findings={sorted.slice(0, atOnce)} text={text} />
      {rest.length > 0 && (
        <details>
          <summary>{(findings.length - atOnce).toLocaleString('en')} more findings</summary>
          <List revision={revision} findings={rest} text={text} />
        </details>
      )}
    </div>
  );
}

function List({ revision, findings, text }: FindingsProps): JSX.Element {
  return (
    <ul>
      {findings.map(({ id, level, section, message, span }) => (
        <li key={`${id} ${String(span.start)}`} class={`finding ${level}`}>
          <span class="level">
            <span class="glyph" aria-hidden="true">
              {levelSigns[level]}
            </span>{' '}
            {level}
          </span>{' '}
          <div class="wrap">
            {span.end > span.start && span.end - span.start < text.length && (
              <>
                <Code text={text.slice(span.start, span.end)} />{' '}
              </>
            )}
            {message} <QuotedSection revision={revision} section={section} stretches={quotedIn(message)} />
          </div>
        </li>
      ))}
    </ul>
  );
}

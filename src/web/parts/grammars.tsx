/** Part 3: the grammars themselves: rule by rule, character by character, year by year, and their misprints. */
import type { JSX } from 'preact';
import { revisions } from 'uri-revisions';
import { about, statusInWords } from 'uri-revisions-cli/grammar';
import { theNameOf } from '../data/names.js';
import { orderOfDocuments } from '../data/words.js';
import { grammarPages } from '../frame/address.js';
import { useNavigation } from '../frame/navigation.js';
import { later } from '../ui/later.js';
import { ViewLink } from '../ui/view-link.js';
import { PublicAddress, RevisionName } from '../ui/labels.js';
import { RulesSideBySide } from './rules-side-by-side.js';

function Timeline(): JSX.Element {
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
                  <ViewLink class="wrap" to={{ part: 'compare', text, start: '' }}>
                    <code>{text === '' ? <i>the empty string</i> : text}</code>
                  </ViewLink>
                  <span>{sentence}</span>
                </li>
              ))}
            </ul>
            {follows !== null && (
              <ViewLink class="more" to={{ page: 'rules', left: follows, right: id, rule: '' }}>
                All changed rules<span class="unseen"> of {theNameOf(id)}</span>
              </ViewLink>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}

/** Formats a date: `December 1994`, `3 March 2003`. */
function dateInWords(date: string): string {
  const [, , day] = date.split('-');
  return new Date(date).toLocaleDateString('en-GB', {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'long',
    ...(day !== undefined && { day: 'numeric' }),
  });
}

type GrammarPage = (typeof grammarPages)[number];

const pages: Readonly<Record<GrammarPage, readonly [name: string, content: () => JSX.Element]>> = {
  rules: ['Rule by rule', RulesSideBySide],
  alphabet: [
    'Character by character',
    later(async () => (await import('./alphabet-table.js')).AlphabetTable),
  ],
  timeline: ['Year by year', Timeline],
  errata: ['Errata', later(async () => (await import('./errata.js')).Errata)],
};

export function Grammars(): JSX.Element {
  const { view } = useNavigation();
  const [, Content] = pages[view.page];
  return (
    <section class="stack part" aria-labelledby="grammars-title">
      <h1 id="grammars-title">The grammars</h1>
      <nav class="pages row" aria-label="Views of the grammars">
        {grammarPages.map((page) => (
          <ViewLink key={page} to={{ page }} current={page === view.page ? 'page' : undefined}>
            {pages[page][0]}
          </ViewLink>
        ))}
      </nav>
      <Content />
    </section>
  );
}

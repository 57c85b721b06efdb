/** What parsers make of one string: the browser's own, live, and those that were audited, from the record. */

import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { revisions } from 'uri-revisions';
import type { AuditRecord } from 'uri-revisions-cli/audit';
import { about } from 'uri-revisions-cli/grammar';
import { useCore } from '../ask.js';
import { askedNear, auditRecord, browserReading } from '../data/asked-parsers.js';
import { typed, typedFor } from '../escapes.js';
import { useNavigation } from '../navigation.js';
import { Go } from '../ui/go.js';
import { Code, Shown } from '../ui/shown.js';
import { Source } from '../ui/source.js';
import { FoldingTable } from './folding-table.js';
import { list } from './compare/agreement.js';

export function AskedParsers(): JSX.Element {
  const { view, set } = useNavigation();
  const text = typed(view.asked);
  const { value: strips, answered } = useCore('compare', view.asked === '' ? undefined : { text, start: '' });
  const isTold = strips !== undefined && answered?.text === text && view.asked !== '';
  const derivable = (strips ?? []).flatMap(({ revision, verdict }) =>
    verdict === 'derivable' ? [revision] : [],
  );
  return (
    <section class="stack asked-parsers" aria-labelledby="asked-title">
      <h2 id="asked-title">What do parsers make of this string?</h2>
      <Source label="A URL" value={view.asked} onChange={set('asked', {}, 'replace')} />
      {isTold && (
        <>
          <p role="status" data-deriving={derivable.join(' ')}>
            {derivable.length === 0
              ? 'None of the documents derives it.'
              : derivable.length === revisions.length
                ? 'All of the documents derive it.'
                : `${list(derivable.map((id) => about(id).short))} ${derivable.length === 1 ? 'derives' : 'derive'} it; the other documents do not.`}{' '}
            <Go to={{ part: 'compare', text: view.asked, start: '' }}>What each makes of it</Go>
          </p>
          <Answers text={text} />
        </>
      )}
    </section>
  );
}

function Answers({ text }: { readonly text: string }): JSX.Element {
  const [record, setRecord] = useState<AuditRecord>();
  const [error, setError] = useState<string>();
  useEffect(() => {
    auditRecord().then(setRecord, (reason: unknown) => {
      setError(reason instanceof Error ? reason.message : String(reason));
    });
  }, []);
  if (error !== undefined) return <p role="alert">The record could not be loaded: {error}</p>;
  if (record === undefined) return <p role="status">Loading the record…</p>;
  return <Told text={text} record={record} />;
}

interface ToldProps {
  readonly text: string;
  readonly record: AuditRecord;
}

function Told({ text, record }: ToldProps): JSX.Element {
  const known = record.of(text);
  const { date } = record.file;
  const live = browserReading(text);
  const count = (accepts: boolean | undefined): number =>
    known.filter((one) => one.accepts === accepts).length;
  const unknown = count(undefined);
  return (
    <>
      <p
        data-message="asked.counts"
        data-accepts={count(true)}
        data-refuses={count(false)}
        data-unknown={unknown}
      >
        Of {known.length} parsers, {count(true)} accept it and {count(false)} refuse it
        {unknown > 0 && `; of ${unknown} it is not on record`}. The record is of{' '}
        <time dateTime={date}>{date}</time>.
      </p>
      {unknown > 0 && (
        <nav class="chips row small" aria-label="Strings that every parser was asked">
          <span aria-hidden="true">Every parser was asked:</span>
          {askedNear(record, text).map((asked) => (
            <Go key={asked} to={{ asked: typedFor(asked) }}>
              <Code text={asked} />
            </Go>
          ))}
        </nav>
      )}
      <FoldingTable
        class="asked"
        label="What parsers make of it"
        head={['Parser', 'Accepts it', 'Host', 'How it is known']}
        rows={[
          {
            key: 'this browser',
            head: 'This browser’s URL',
            cells: [
              verdict(live.accepts),
              host(live.host),
              'Live: asked here. It is not one of the documents.',
            ],
            marked: { cells: [0], class: 'by-live' },
          },
          ...known.map(({ adapter, name, by, accepts, host: read, how }) => ({
            key: adapter,
            head: (
              <Go to={{ parser: adapter }}>
                <Shown text={name} prose />
              </Go>
            ),
            cells: [verdict(accepts), host(read), <Shown key="how" text={how} prose />],
            marked: { cells: [0], class: `by-${by}` },
          })),
        ]}
      />
      <p class="hint">
        A learnt automaton answers for the parser as far as it was checked: on other texts than those that it
        was learnt from, as the table tells. Limits of length were not sought, nor the hosts.
      </p>
    </>
  );
}

function verdict(accepts: boolean | undefined): ComponentChildren {
  return accepts === undefined ? absent : accepts ? 'yes' : 'no';
}

function host(read: string | undefined): ComponentChildren {
  return read === undefined ? absent : <Code text={read} empty="empty" />;
}

const absent = <span class="muted">–</span>;

/** What parsers make of one string: the browser's own, live, and what is on record of those that were audited. */

import type { JSX } from 'preact';
import { revisions } from 'uri-revisions';
import { about } from 'uri-revisions-cli/grammar';
import { useCore } from '../ask.js';
import { browserReading, recordOf } from '../data/asked-parsers.js';
import { audit } from '../data/audit.js';
import { typed } from '../escapes.js';
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
          <p role="status">
            {derivable.length === 0
              ? 'None of the documents derives it.'
              : derivable.length === revisions.length
                ? 'All of the documents derive it.'
                : `${list(derivable.map((id) => about(id).short))} ${derivable.length === 1 ? 'derives' : 'derive'} it; the other documents do not.`}{' '}
            <Go to={{ part: 'compare', text: view.asked, start: '' }}>What each makes of it</Go>
          </p>
          <Answers text={text} derivable={new Set(derivable)} />
        </>
      )}
    </section>
  );
}

interface AnswersProps {
  readonly text: string;
  /** The documents that derive it. */
  readonly derivable: ReadonlySet<string>;
}

function Answers({ text, derivable }: AnswersProps): JSX.Element {
  const live = browserReading(text);
  const known = audit.parsers.flatMap((parser) => {
    const said = recordOf(parser, text, derivable);
    return said === undefined ? [] : [{ parser, said }];
  });
  const rest = audit.parsers.length - known.length;
  return (
    <>
      <FoldingTable
        class="asked"
        label="What parsers make of it"
        head={['Parser', 'Accepts it', 'Host', 'How it is known']}
        rows={[
          {
            key: 'this browser',
            head: 'This browser’s URL',
            cells: [
              live.accepts ? 'yes' : 'no',
              live.host === undefined ? (
                <span class="muted">–</span>
              ) : (
                <Code text={live.host} empty="empty" />
              ),
              'Asked here, live. It is not one of the documents.',
            ],
          },
          ...known.map(({ parser: { adapter, name }, said: { accepts, host, how } }) => ({
            key: adapter,
            head: (
              <Go to={{ parser: adapter }}>
                <Shown text={name} prose />
              </Go>
            ),
            cells: [
              accepts ? 'yes' : 'no',
              host === undefined ? <span class="muted">–</span> : <Code text={host} empty="empty" />,
              how,
            ],
          })),
        ]}
      />
      {rest > 0 && (
        <p class="hint">
          Of {rest} {known.length > 0 && 'other '}parsers it is not on record: the audit keeps what tells them
          from the documents and from each other, not all that was learnt.
        </p>
      )}
    </>
  );
}

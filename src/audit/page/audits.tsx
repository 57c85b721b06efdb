/** Part 8: other parsers of URLs compared with the documents, from the audit, and their answers about one string. */
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { type RevisionId, revisions } from 'uri-revisions';
import { type AuditRecord, auditRecord } from 'uri-revisions-cli/audit';
import { urlReading } from 'uri-revisions-cli/grammar';
import { isOnRecord } from '../record.js';
import { nameOf, namesOf, shortNameOf, theNameOf } from '../../web/data/names.js';
import { code, table } from '../../web/export/markdown.js';
import { useCore } from '../../web/frame/worker-client.js';
import { typed, typedFor } from '../../web/frame/escapes.js';
import { useNavigation } from '../../web/frame/navigation.js';
import './audits.css';
import { Copies } from '../../web/ui/copy-buttons.js';
import { FoldingTable } from '../../web/ui/folding-table.js';
import { ViewLink } from '../../web/ui/view-link.js';
import { Code, VisibleText } from '../../web/ui/visible-text.js';
import { useNarrow } from '../../web/ui/narrow.js';
import { Source } from '../../web/ui/source.js';
import { ThisBrowser } from '../../web/ui/this-browser.js';
import { AskedHosts } from './asked-hosts.js';
import { Audited, Distance } from './audited-parser.js';
import { audit, type AuditedParser, nearestOf, number, percent, signs } from './data.js';

/** Returns the browser's own reading of a text without a base. */
function browserReading(text: string): {
  readonly accepts: boolean;
  readonly host: string | undefined;
} {
  const components = urlReading(text)?.components;
  return { accepts: components !== undefined, host: components?.host };
}

/** Number of similar texts shown that all parsers were asked about. */
const maxSimilarTexts = 4;

function AskedParsers(): JSX.Element {
  const { view, set } = useNavigation();
  const text = typed(view.asked);
  const { value: compared, answered } = useCore(
    'compare',
    view.asked === '' ? undefined : { text, start: '' },
  );
  const isAnswered = compared !== undefined && answered?.text === text && view.asked !== '';
  const derivable = compared?.agreement.deriving ?? [];
  return (
    <section class="stack asked-parsers" aria-labelledby="asked-title">
      <h2 id="asked-title">How parsers read one string</h2>
      <Source label="A URL" value={view.asked} onChange={set('asked', {}, 'replace')} />
      {isAnswered && (
        <>
          <p role="status" data-deriving={derivable.join(' ')}>
            {derivable.length === 0
              ? 'None of the documents accepts it.'
              : derivable.length === revisions.length
                ? 'All documents accept it.'
                : `${String(derivable.length)} of ${String(revisions.length)} documents ${derivable.length === 1 ? 'accepts' : 'accept'} it: ${namesOf(derivable)}.`}{' '}
            <ViewLink to={{ part: 'compare', text: view.asked, start: '' }}>Compare the documents</ViewLink>
          </p>
          <ThisBrowser text={text} />
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
  if (error !== undefined) return <p role="alert">The recorded answers could not be loaded: {error}</p>;
  if (record === undefined) return <p role="status">Loading the recorded answers…</p>;
  return <KnownAnswers text={text} record={record} />;
}

interface KnownAnswersProps {
  readonly text: string;
  readonly record: AuditRecord;
}

function KnownAnswers({ text, record }: KnownAnswersProps): JSX.Element {
  const known = record.of(text);
  const { date } = record.file;
  const live = browserReading(text);
  const count = (accepts: boolean | undefined): number =>
    known.filter((one) => one.accepts === accepts).length;
  const unknown = count(undefined);
  const isRecorded = isOnRecord(known);
  return (
    <>
      <p
        data-message="asked.counts"
        data-accepts={count(true)}
        data-refuses={count(false)}
        data-unknown={unknown}
        data-recorded={String(isRecorded)}
      >
        {verdicts(count(true), count(false), unknown, isRecorded)}
        {isRecorded && (
          <>
            {' '}
            Answers recorded on <time dateTime={date}>{date}</time>.
          </>
        )}
      </p>
      {!isRecorded && (
        <nav class="chips row small" aria-label="Similar strings that every parser was asked about">
          <span aria-hidden="true">Strings tested with every parser:</span>
          {record.near(text, maxSimilarTexts).map((asked) => (
            <ViewLink key={asked} to={{ asked: typedFor(asked) }}>
              <code class="literal">
                <VisibleText text={asked} brief />
              </code>
            </ViewLink>
          ))}
        </nav>
      )}
      <AskedHosts text={text} record={record} />
      <FoldingTable
        class="asked"
        label="Answers of the parsers"
        head={['Parser', 'Accepts', 'Host', 'Source']}
        rows={[
          {
            key: 'this browser',
            head: 'This browser (WHATWG URL Standard)',
            cells: [verdict(live.accepts), host(live.host), 'Live, in this page.'],
            marked: { cells: [0], class: 'by-live' },
          },
          ...known.map(({ adapter, name, by, accepts, host: read, explanation }) => ({
            key: adapter,
            head: (
              <ViewLink to={{ parser: adapter }}>
                <VisibleText text={name} prose />
              </ViewLink>
            ),
            cells: [verdict(accepts), host(read), <VisibleText key="explanation" text={explanation} prose />],
            marked: { cells: [0], class: `by-${by}` },
          })),
        ]}
      />
      <p class="hint">
        Without a recorded answer, the table uses the learnt automaton and states how often it was right.
        Length limits and hosts were not learnt.
      </p>
    </>
  );
}

/** Counts the answers in sentences: those on record, or else those that learnt automata predict. */
function verdicts(accept: number, reject: number, unknown: number, isRecorded: boolean): string {
  const all = accept + reject + unknown;
  if (unknown === all) return `None of the ${String(all)} parsers was asked about this string.`;
  const [say, others] = isRecorded
    ? ['', 'more were not asked.']
    : ['Prediction: ', 'others cannot be predicted.'];
  const counted = `${say}${String(accept)} of ${String(accept + reject)} parsers accept it, ${String(reject)} reject it.`;
  return unknown === 0 ? counted : `${counted} ${String(unknown)} ${others}`;
}

function verdict(accepts: boolean | undefined): ComponentChildren {
  return accepts === undefined ? absent : accepts ? 'yes' : 'no';
}

function host(read: string | undefined): ComponentChildren {
  return read === undefined ? absent : <Code text={read} empty="empty" />;
}

const absent = <span class="muted">–</span>;

const learnt = audit.parsers.filter(({ documents }) => documents.length > 0);
const unlearnt = audit.parsers.filter(({ documents }) => documents.length === 0);
const documents = (learnt[0]?.documents ?? []).map(({ to }) => to);

export function Audits(): JSX.Element {
  const { view } = useNavigation();
  const parser = audit.parsers.find(({ adapter }) => adapter === view.parser);
  const isNarrow = useNarrow();
  if (parser !== undefined) return <Audited parser={parser} />;
  const lead = (
    <p class="lead">
      In the audit of <time dateTime={audit.date}>{audit.date}</time>, {number(audit.parsers.length)} parsers
      were tested. We asked each parser about many strings and built an automaton that predicts its verdicts
      after <Code text={audit.prefix} />. The automaton was compared with every document over all strings.
      Answers about single strings were recorded separately.
    </p>
  );
  return (
    <section class="stack part" aria-labelledby="audits-title">
      <h1 id="audits-title">Which document does your URL parser implement?</h1>
      {view.parser !== '' && (
        <p class="notice" role="alert" data-message="audits.no-parser">
          The audit has no parser <Code text={typed(view.parser)} />. It has these:
        </p>
      )}
      {!isNarrow && lead}
      <AskedParsers />
      {isNarrow && lead}
      <h2>All parsers and all documents</h2>
      <Key />
      <Copies json={audit} markdown={markdown} />
      <FoldingTable
        class="matrix"
        label="All parsers and all documents"
        head={['Parser', ...documents.map((id) => shortNameOf(id as RevisionId))]}
        rows={learnt.map((parser) => ({
          key: parser.adapter,
          head: <ParserLink parser={parser} />,
          cells: parser.documents.map((comparison) => (
            <Distance
              key={comparison.to}
              documentComparison={comparison}
              isNearest={nearestOf(parser).includes(comparison)}
            />
          )),
          marked: {
            cells: nearestOf(parser).map(({ to }) => documents.indexOf(to)),
            class: 'nearest-document',
          },
        }))}
      />
      {unlearnt.length > 0 && (
        <p>
          Included in the other results, but without a learnt automaton:{' '}
          {unlearnt.map((parser, i) => (
            <span key={parser.adapter}>
              {i > 0 && ', '}
              <ParserLink parser={parser} />
            </span>
          ))}
        </p>
      )}
      {audit.missing.length > 0 && (
        <p>
          Not installed for the audit: <VisibleText text={audit.missing.join(', ')} prose />.
        </p>
      )}
      <Foundations />
    </section>
  );
}

function ParserLink({ parser: { adapter, name } }: { readonly parser: AuditedParser }): JSX.Element {
  return (
    <ViewLink to={{ parser: adapter }}>
      <VisibleText text={name} prose />
    </ViewLink>
  );
}

function Key(): JSX.Element {
  return (
    <p class="hint">
      {signs.equal} parser and document accept the same strings; {signs.subset} the parser accepts fewer;{' '}
      {signs.superset} it accepts more; {signs.overlapping} each accepts strings that the other does not. The
      percentage is the distance: of all strings of {audit.length} printable US-ASCII characters, the share
      that only one of the two accepts. The nearest documents are outlined.
    </p>
  );
}

/** Explains the basis of the audit. */
function Foundations(): JSX.Element {
  return (
    <section class="stack foundations" aria-labelledby="foundations-title">
      <h2 id="foundations-title">Method and limits</h2>
      <p>
        The comparison is exact under two assumptions. First, the parser’s automaton has only the states that
        were found. Second, it treats all characters of a class alike. All US-ASCII characters were tested in
        every state; other characters were sampled. The parser itself confirmed every string that
        distinguishes it from a document. If learning reached a limit, the parser’s page states it; beyond the
        tested strings, results are then guesses.
      </p>
      <p>
        A parser that accepts a string may still change it. A parser that accepts every string may leave all
        checks to its users.
      </p>
      <p>
        Each parser’s page also shows the most frequent classes of its disagreements with{' '}
        {theNameOf(audit.against)}, among {number(audit.cases)} strings: strings of the grammar, near misses,
        and URLs with one character changed. It also lists the parsers that read different hosts, among{' '}
        {number(audit.hostCases)} strings at the boundaries of a host. To audit your own parser, run{' '}
        <code>uri-revisions audit</code>.
      </p>
    </section>
  );
}

function markdown(): string {
  const rows = learnt.map(({ adapter, documents: besides }) => [
    code(adapter),
    ...besides.map(({ relation, share }) => `${signs[relation]} ${percent(share)}`),
  ]);
  return table(
    `Parsers compared with documents, ${audit.date}`,
    ['parser', ...documents.map((id) => nameOf(id as RevisionId))],
    rows,
  );
}

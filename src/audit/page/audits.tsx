/** Part 8: other parsers of URLs compared with the documents, from the audit, and their answers about one string. */
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { type RevisionId, revisions } from 'uri-revisions';
import { type AuditRecord, readRecord } from 'uri-revisions-cli/audit';
import { about } from 'uri-revisions-cli/grammar';
import { list } from '../../web/data/words.js';
import { code, table } from '../../web/export/markdown.js';
import { useCore } from '../../web/frame/ask.js';
import { typed, typedFor } from '../../web/frame/escapes.js';
import { useNavigation } from '../../web/frame/navigation.js';
import './audits.css';
import { Copies } from '../../web/ui/copies.js';
import { FoldingTable } from '../../web/ui/folding-table.js';
import { Go } from '../../web/ui/go.js';
import { Code, Shown } from '../../web/ui/shown.js';
import { Source } from '../../web/ui/source.js';
import { Audited, Distance } from './audited-parser.js';
import { audit, type AuditedParser, nearestOf, number, percent, signs } from './data.js';

/** Returns the browser's own reading of a text without a base. */
function browserReading(text: string): {
  readonly accepts: boolean;
  readonly host: string | undefined;
} {
  const parsed = URL.canParse(text) ? new URL(text) : undefined;
  return { accepts: parsed !== undefined, host: parsed?.hostname };
}

/** Number of similar texts shown that all parsers were asked about. */
const mostNear = 4;

/** Returns texts that all parsers were asked about, those with the longest common prefix first. */
function askedNear({ file: { texts } }: AuditRecord, text: string): readonly string[] {
  const alike = (other: string): number => {
    let i = 0;
    while (i < text.length && text[i] === other[i]) i++;
    return i;
  };
  return texts
    .map(([asked]) => ({ asked, alike: alike(asked) }))
    .sort((a, b) => b.alike - a.alike || a.asked.length - b.asked.length)
    .slice(0, mostNear)
    .map(({ asked }) => asked);
}

let record: Promise<AuditRecord> | undefined;

/** Returns the record, loaded on first use. */
function auditRecord(): Promise<AuditRecord> {
  record ??= import('../../../generated/record.txt?raw').then(({ default: text }) => readRecord(text));
  return record;
}

function AskedParsers(): JSX.Element {
  const { view, set } = useNavigation();
  const text = typed(view.asked);
  const { value: compared, answered } = useCore(
    'compare',
    view.asked === '' ? undefined : { text, start: '' },
  );
  const isTold = compared !== undefined && answered?.text === text && view.asked !== '';
  const derivable = compared?.agreement.deriving ?? [];
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

const learnt = audit.parsers.filter(({ documents }) => documents.length > 0);
const unlearnt = audit.parsers.filter(({ documents }) => documents.length === 0);
const documents = (learnt[0]?.documents ?? []).map(({ to }) => to);

export function Audits(): JSX.Element {
  const { view } = useNavigation();
  const parser = audit.parsers.find(({ adapter }) => adapter === view.parser);
  if (parser !== undefined) return <Audited parser={parser} />;
  return (
    <section class="stack part" aria-labelledby="audits-title">
      <h1 id="audits-title">Which document does your URL parser implement?</h1>
      {view.parser !== '' && (
        <p class="notice" role="alert" data-message="audits.no-parser">
          No parser <Code text={typed(view.parser)} /> was audited; these were.
        </p>
      )}
      <p class="lead">
        In the audit of <time dateTime={audit.date}>{audit.date}</time>, {number(audit.parsers.length)}{' '}
        parsers were asked which texts they accept and how they read them. What each accepts after{' '}
        <Code text={audit.prefix} /> was learnt from its answers, as an automaton, and compared with every
        document over all strings. The record of what they answered on single strings has a date of its own.
      </p>
      <AskedParsers />
      <h2>Every parser beside every document</h2>
      <Key />
      <Copies json={audit} markdown={markdown} />
      <FoldingTable
        class="matrix"
        label="Every parser beside every document"
        head={['Parser', ...documents.map((id) => about(id as RevisionId).short)]}
        rows={learnt.map((parser) => ({
          key: parser.adapter,
          head: <ParserLink parser={parser} />,
          cells: parser.documents.map((beside) => (
            <Distance key={beside.to} beside={beside} isNearest={nearestOf(parser).includes(beside)} />
          )),
          marked: {
            cells: nearestOf(parser).map(({ to }) => documents.indexOf(to)),
            class: 'nearest-document',
          },
        }))}
      />
      {unlearnt.length > 0 && (
        <p>
          What these accept could not be learnt, but they were asked the other questions:{' '}
          {unlearnt.map((parser) => (
            <ParserLink key={parser.adapter} parser={parser} />
          ))}
        </p>
      )}
      {audit.missing.length > 0 && (
        <p>
          Not there on the machine of the audit: <Shown text={audit.missing.join(', ')} prose />.
        </p>
      )}
      <Foundations />
    </section>
  );
}

function ParserLink({ parser: { adapter, name } }: { readonly parser: AuditedParser }): JSX.Element {
  return (
    <Go to={{ parser: adapter }}>
      <Shown text={name} prose />
    </Go>
  );
}

function Key(): JSX.Element {
  return (
    <p class="hint">
      The parser accepts what the document derives ({signs.equal}), some of it ({signs.subset}), all of it and
      more ({signs.superset}), or each has strings that the other lacks ({signs.overlapping}). The distance is
      the share of the strings of {audit.length} printing characters of US-ASCII that one of the two has and
      the other lacks. The nearest documents are framed.
    </p>
  );
}

/** Explains the basis of the audit. */
function Foundations(): JSX.Element {
  return (
    <section class="stack foundations" aria-labelledby="foundations-title">
      <h2 id="foundations-title">What this rests on</h2>
      <p>
        The comparison is exact on two assumptions: that the automaton of the parser has no more states than
        were found, and that the characters of a class are alike, of which those of US-ASCII were all asked
        about in every state, others some of each kind. Every string by which a parser is told from a document
        was put to the parser itself. Where learning met a limit, the parser’s page says so, and the language
        is a guess beyond the strings that were asked.
      </p>
      <p>
        A parser that accepts a text may still change it, and one that refuses nothing may leave all judgement
        to its users.
      </p>
      <p>
        Each parser’s page also has the most frequent classes of its disagreements with{' '}
        {about(audit.against).name}, of {number(audit.cases)} texts of the grammar, near misses of them, and
        URLs with a character changed; and the parsers with which it reads different hosts, of{' '}
        {number(audit.hostCases)} texts at the boundaries of a host. <code>uri-revisions audit</code> asks
        your own parser.
      </p>
    </section>
  );
}

function markdown(): string {
  const rows = learnt.map(({ adapter, documents: besides }) => [
    code(adapter),
    ...besides.map(({ relation, share }) => `${signs[relation]} ${percent(share)}`),
  ]);
  return table(`Parsers beside documents, ${audit.date}`, ['parser', ...documents], rows);
}

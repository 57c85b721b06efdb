/** Part 9: the summary of a census, from a file that is not uploaded: as a drawing and as tables. */
import type { JSX } from 'preact';
import { useEffect, useId, useMemo, useRef, useState } from 'preact/hooks';
import { revisions as known } from 'uri-revisions';
import { nameOf as documentName } from '../../web/data/names.js';
import { code, prose, table } from '../../web/export/markdown.js';
import { useStudy } from '../../web/frame/worker-client.js';
import { typedFor } from '../../web/frame/escapes.js';
import { aString } from '../../web/frame/shapes.js';
import { useStored } from '../../web/frame/use-stored.js';
import { Copies } from '../../web/ui/copy-buttons.js';
import { FoldingTable } from '../../web/ui/folding-table.js';
import { ViewLink } from '../../web/ui/view-link.js';
import { redrawnSvg } from '../../web/ui/svg-to-vnode.js';
import { Code, VisibleText } from '../../web/ui/visible-text.js';
import { PendingNotice } from '../../web/ui/pending-notice.js';
import { acceptedBy, count, type Counted, groupsTitle, masksOf, share, who } from '../groups.js';
import type { CensusExample, CensusKind, CensusSummary } from '../index.js';
import './census.css';
import type { CensusAnswer } from './worker.js';

/** Shows how many lines each document derives. */
function Shares({ of }: { readonly of: Counted }): JSX.Element {
  return (
    <FoldingTable
      class="shares"
      label="Accepted lines, by document"
      head={['document', 'accepted lines', 'share', 'share of all lines']}
      rows={of.revisions.map((id, bit) => {
        const lines = acceptedBy(bit, of);
        return {
          key: id,
          head: <VisibleText text={nameOf(id)} prose />,
          cells: [
            count(lines),
            share(lines, of.lines),
            <span key="bar" class="share-bar" aria-hidden="true">
              <span style={{ width: `${String(of.lines === 0 ? 0 : (100 * lines) / of.lines)}%` }} />
            </span>,
          ],
        };
      })}
    />
  );
}

/** Shows lines by the documents that derive them. */
function ByDocuments({ of }: { readonly of: Counted }): JSX.Element {
  return (
    <Kinds
      label={groupsTitle}
      head="accepted by"
      of={of.lines}
      kinds={masksOf(of).map((one) => [
        String(one.mask),
        <VisibleText key="who" text={who(of, one.mask, nameOf)} prose />,
        one,
      ])}
    />
  );
}

type KindRow = readonly [
  key: string,
  head: JSX.Element,
  kind: Pick<CensusKind, 'lines'> & Partial<Pick<CensusKind, 'examples'>>,
];

interface KindsProps {
  readonly label: string;
  /** Heading of the first column. */
  readonly head: string;
  readonly kinds: readonly KindRow[];
  /** Number of all lines. */
  readonly of: number;
}

/** Number of rows shown at first. */
const atFirst = 25;

function Kinds({ label, head, kinds, of }: KindsProps): JSX.Element {
  const [all, setAll] = useState(false);
  const hasExamples = kinds.some(([, , { examples }]) => examples !== undefined);
  const shown = all ? kinds : kinds.slice(0, atFirst);
  return (
    <>
      <FoldingTable
        class="kinds"
        label={label}
        head={[head, 'lines', 'share', ...(hasExamples ? ['examples'] : [])]}
        rows={shown.map(([key, first, { lines, examples = [] }]) => ({
          key,
          head: first,
          cells: [count(lines), share(lines, of), ...(hasExamples ? [<Examples examples={examples} />] : [])],
        }))}
      />
      {shown.length < kinds.length && (
        <button
          type="button"
          data-action="show-all"
          onClick={() => {
            setAll(true);
          }}
        >
          Show all {count(kinds.length)} rows
        </button>
      )}
    </>
  );
}

function Examples({ examples }: { readonly examples: readonly CensusExample[] }): JSX.Element {
  return (
    <span class="examples">
      {examples.map((example, i) =>
        'text' in example ? (
          <ViewLink key={i} to={{ part: 'compare', text: typedFor(example.text), start: '' }}>
            <Code text={example.text} />
          </ViewLink>
        ) : (
          <span key={i}>
            base64 <Code text={example.base64} />
          </span>
        ),
      )}
    </span>
  );
}

/** Returns the page's name of a document; a summary may contain documents unknown to the page. */
function nameOf(revision: string): string {
  const id = known.find((one) => one === revision);
  return id === undefined ? revision : documentName(id);
}

/** Length limit in UTF-16 code units; longer texts are for the command line. */
const maxInputLength = 200_000;

function LineCounter(): JSX.Element {
  const id = useId();
  const [lines = '', store] = useStored<string>('census/lines', aString);
  const isLong = lines.length > maxInputLength;
  const { value, pending, error } = useStudy('countLines', lines === '' || isLong ? undefined : lines);
  return (
    <section class="stack" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>Try a few lines</h2>
      <div class="field">
        <label class="hint" for={id}>
          References, one per line
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
            const { value: edited } = event.currentTarget;
            store(edited === '' ? undefined : edited);
          }}
        />
      </div>
      {isLong && (
        <p class="notice" role="alert">
          This box is limited to {count(maxInputLength)} characters. For files of any size, run{' '}
          <code>uri-revisions census FILE</code>.
        </p>
      )}
      <PendingNotice pending={pending} what="Counting…" />
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

/** Size limit in bytes; larger than any summary. */
const maxFileBytes = 16 * 1024 * 1024;

/** A text to read with its name; or the problem. */
type Opened =
  { readonly name: string; readonly text: string } | { readonly name: string; readonly problem: string };

export function Census(): JSX.Element {
  const [opened, setOpened] = useState<Opened>();
  const latest = useRef(0);
  const { value, pending, error } = useStudy(
    'census',
    opened !== undefined && 'text' in opened ? opened.text : undefined,
  );
  const open = (file: Blob | undefined, name: string): void => {
    if (file === undefined) return;
    const turn = ++latest.current;
    void read(file, name).then((found) => {
      if (turn === latest.current) setOpened(found);
    });
  };
  const isOver = useDropped(open);
  return (
    <section class={`stack part census-part ${isOver ? 'over' : ''}`} aria-labelledby="census-title">
      <h1 id="census-title">Census of a file of URLs</h1>
      <p class="lead">
        How many lines of your file does each document accept, and why are others rejected? For a file of any
        size, run <code>uri-revisions census urls.txt &gt; summary.json</code>. Then open the summary here,
        drop it on the page, or paste it. For a few lines, use the box below.
      </p>
      <div class="row openers">
        <label class="opener">
          <span class="hint">Summary file (JSON)</span>{' '}
          <input
            type="file"
            accept=".json,application/json"
            onChange={({ currentTarget }) => {
              const file = currentTarget.files?.[0];
              open(file, file?.name ?? '');
              // Allows opening the same file again.
              currentTarget.value = '';
            }}
          />
        </label>
        <button
          type="button"
          data-action="example"
          onClick={() => {
            const turn = ++latest.current;
            void import('../../../generated/census.json').then(({ summary }) => {
              if (turn === latest.current)
                setOpened({ name: 'Example: ten million synthetic lines', text: JSON.stringify(summary) });
            });
          }}
        >
          Show an example
        </button>
      </div>
      <PendingNotice pending={pending} what="Reading the summary…" />
      {error !== undefined && <p role="alert">{error}</p>}
      {opened !== undefined && 'problem' in opened && <Refused name={opened.name} problem={opened.problem} />}
      {opened !== undefined && 'text' in opened && !pending && value !== undefined && (
        <Answer name={opened.name} answer={value} />
      )}
      <LineCounter />
    </section>
  );
}

/** Opens dropped or pasted files. Returns true while something is dragged over the page. */
function useDropped(open: (file: Blob | undefined, name: string) => void): boolean {
  const [isOver, setOver] = useState(false);
  // Anywhere on the page, except in the field for lines.
  useEffect(() => {
    const over = (event: DragEvent): void => {
      event.preventDefault();
      setOver(true);
    };
    const leave = (): void => {
      setOver(false);
    };
    const drop = (event: DragEvent): void => {
      event.preventDefault();
      setOver(false);
      const file = event.dataTransfer?.files[0];
      open(file, file?.name ?? '');
    };
    const paste = (event: ClipboardEvent): void => {
      if (event.target instanceof HTMLTextAreaElement) return;
      const text = event.clipboardData?.getData('text/plain') ?? '';
      if (text !== '') open(new Blob([text]), 'Pasted text');
    };
    const own = new AbortController();
    const { signal } = own;
    document.addEventListener('dragover', over, { signal });
    document.addEventListener('dragleave', leave, { signal });
    document.addEventListener('drop', drop, { signal });
    document.addEventListener('paste', paste, { signal });
    return () => {
      own.abort();
    };
  }, []);
  return isOver;
}

async function read(file: Blob, name: string): Promise<Opened> {
  if (file.size > maxFileBytes) {
    return {
      name,
      problem: 'it is larger than 16 MiB; it may be the counted file instead of its summary',
    };
  }
  try {
    return { name, text: await file.text() };
  } catch {
    return { name, problem: 'the browser cannot read it; it may be a folder or deleted' };
  }
}

function Refused({ name, problem }: { readonly name: string; readonly problem: string }): JSX.Element {
  return (
    <div class="notice" role="alert" data-message="census.refused">
      <p>
        <VisibleText text={name} prose /> is not a census summary: <VisibleText text={problem} prose />.
      </p>
      <p>
        <code>uri-revisions census FILE &gt; summary.json</code> writes one.
      </p>
    </div>
  );
}

function Answer({ name, answer }: { readonly name: string; readonly answer: CensusAnswer }): JSX.Element {
  if (answer.kind === 'refused') return <Refused name={name} problem={answer.problem} />;
  return <Drawn name={name} {...answer} />;
}

type DrawnProps = { readonly name: string } & Extract<CensusAnswer, { readonly kind: 'drawn' }>;

function Drawn({ name, summary, meanings, svg, file }: DrawnProps): JSX.Element {
  const drawn = useMemo(() => redrawnSvg(svg, () => ''), [svg]);
  const { lines, bytes, form, version } = summary;
  const { productions = [], hostKinds = [], schemes = [], otherSchemes = 0, reading } = summary;
  return (
    <>
      <p class="summary" role="status">
        <VisibleText text={name} prose />: {count(lines)} {lines === 1 ? 'line' : 'lines'}, {count(bytes)}{' '}
        bytes, counted with uri-revisions <VisibleText text={version} prose />, as{' '}
        {form === 'reference' ? 'references' : 'absolute references'}.
      </p>
      <Copies json={summary} markdown={() => markdown(summary)} svg={() => file} />
      <div class="chart-scroll" tabIndex={0} role="region" aria-label="Chart">
        {drawn}
      </div>
      <h2>Accepted lines, by document</h2>
      <Shares of={summary} />
      <h2>{groupsTitle}</h2>
      <ByDocuments of={summary} />
      {summary.reasons.length > 0 && (
        <>
          <h2>Why no document accepts the other lines</h2>
          <Kinds
            label="Lines by reason of rejection"
            head="reason"
            of={lines}
            kinds={summary.reasons.map((one, i) => [
              one.reason,
              <>
                <code>{one.reason}</code> <span class="muted">{meanings[i]}</span>
              </>,
              one,
            ])}
          />
        </>
      )}
      {reading !== undefined && (
        <>
          <h2>
            Accepted lines as read by <VisibleText text={nameOf(reading.by)} prose />
          </h2>
          {productions.length > 0 && (
            <Kinds
              label="Lines by production"
              head="production"
              of={lines}
              kinds={productions.map((one) => [one.production, <Code text={one.production} />, one])}
            />
          )}
          {hostKinds.length > 0 && (
            <Kinds
              label="Lines by kind of host"
              head="host kind"
              of={lines}
              kinds={hostKinds.map((one) => [one.hostKind, <Code text={one.hostKind} />, one])}
            />
          )}
          {schemes.length > 0 && (
            <Kinds
              label="Lines by scheme"
              head="scheme"
              of={lines}
              kinds={[
                ...schemes.map((one): KindRow => [one.scheme, <Code text={one.scheme} />, one]),
                ...(otherSchemes > 0 ? [['', <i>other schemes</i>, { lines: otherSchemes }] as KindRow] : []),
              ]}
            />
          )}
        </>
      )}
    </>
  );
}

function markdown(summary: CensusSummary): string {
  const { lines } = summary;
  const rows = masksOf(summary).map(({ mask, lines: some, examples }) => [
    prose(who(summary, mask, nameOf)),
    count(some),
    share(some, lines),
    examples.flatMap((example) => ('text' in example ? [code(example.text)] : [])).join(' '),
  ]);
  return table(
    `${count(lines)} lines by the documents that accept them`,
    ['accepted by', 'lines', 'share', 'examples'],
    rows,
  );
}

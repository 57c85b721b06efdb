/** Part 8: the summary of a census, from a file that stays with its reader: drawn, and as tables. */

import type { JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { CensusSummary } from 'uri-revisions-cli/grammar';
import { useStudy } from '../../ask.js';
import { code, prose, table } from '../../export/markdown.js';
import '../../style/census.css';
import { Copies } from '../../ui/copies.js';
import { redrawnSvg } from '../../drawings/redrawn.js';
import { Code, Shown } from '../../ui/shown.js';
import { Wait } from '../../ui/wait.js';
import type { CensusAnswer } from '../../worker/census.js';
import { ByDocuments, count, type KindRow, Kinds, masksOf, share, Shares, who } from './kinds.js';
import { TriedLines } from './tried-lines.js';

/** In bytes: more than a summary has. */
const longestFile = 16 * 1024 * 1024;

/** A text to be read, and what it is called; or why there is none. */
type Opened =
  { readonly name: string; readonly text: string } | { readonly name: string; readonly problem: string };

export function Census(): JSX.Element {
  const [opened, setOpened] = useState<Opened>();
  const [isOver, setOver] = useState(false);
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
  // Wherever on the page it is dropped or pasted, but in the field for lines.
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
      if (text !== '') open(new Blob([text]), 'what was pasted');
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
  return (
    <section class={`stack part census-part ${isOver ? 'over' : ''}`} aria-labelledby="census-title">
      <h1 id="census-title">What the documents say of all lines of a file</h1>
      <p class="lead">
        <code>uri-revisions census urls.txt &gt; summary.json</code> counts, for every line of a file of any
        size, which documents derive it, and why none does. Open its summary here, drop it on the page, or
        paste it.
      </p>
      <div class="row openers">
        <label class="opener">
          <span class="hint">Summary</span>{' '}
          <input
            type="file"
            accept=".json,application/json"
            onChange={({ currentTarget }) => {
              const file = currentTarget.files?.[0];
              open(file, file?.name ?? '');
              // The same file may be opened again.
              currentTarget.value = '';
            }}
          />
        </label>
        <button
          type="button"
          data-action="example"
          onClick={() => {
            const turn = ++latest.current;
            void import('../../data/census.js').then(({ example }) => {
              if (turn === latest.current) setOpened({ name: 'ten million made-up lines', text: example });
            });
          }}
        >
          Show an example
        </button>
      </div>
      <Wait pending={pending} what="Reading the summary" />
      {error !== undefined && <p role="alert">{error}</p>}
      {opened !== undefined && 'problem' in opened && <Refused name={opened.name} problem={opened.problem} />}
      {opened !== undefined && 'text' in opened && !pending && value !== undefined && (
        <Answer name={opened.name} answer={value} />
      )}
      <TriedLines />
    </section>
  );
}

async function read(file: Blob, name: string): Promise<Opened> {
  if (file.size > longestFile) {
    return {
      name,
      problem: 'it has more than 16 MiB, which no summary has; is it the file that was counted?',
    };
  }
  try {
    return { name, text: await file.text() };
  } catch {
    return { name, problem: 'the browser cannot read it; is it a folder, or gone?' };
  }
}

function Refused({ name, problem }: { readonly name: string; readonly problem: string }): JSX.Element {
  return (
    <div class="notice" role="alert" data-message="census.refused">
      <p>
        <Shown text={name} prose /> is no summary of a census: <Shown text={problem} prose />.
      </p>
      <p>
        <code>uri-revisions census FILE &gt; summary.json</code> makes one of the lines of a file.
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
        <Shown text={name} prose />: {count(lines)} {lines === 1 ? 'line' : 'lines'}, {count(bytes)} bytes,
        counted by version <Shown text={version} prose /> for{' '}
        {form === 'reference' ? 'references' : 'absolute forms'}.
      </p>
      <Copies json={summary} markdown={() => markdown(summary)} svg={() => file} />
      <div class="chart-scroll" tabIndex={0} role="region" aria-label="The same as a drawing">
        {drawn}
      </div>
      <h2>Derivable, of all lines</h2>
      <Shares of={summary} />
      <h2>By the documents that derive them</h2>
      <ByDocuments of={summary} />
      {summary.reasons.length > 0 && (
        <>
          <h2>Why no document derives the others</h2>
          <Kinds
            label="Lines by the reason why no document derives them"
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
            As <Shown text={reading.by} prose /> reads those that it derives
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
              label="Lines by the kind of the host"
              head="kind of host"
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
    prose(who(summary, mask)),
    count(some),
    share(some, lines),
    examples.flatMap((example) => ('text' in example ? [code(example.text)] : [])).join(' '),
  ]);
  return table(
    `${count(lines)} lines by the documents that derive them`,
    ['derived by', 'lines', 'share', 'examples'],
    rows,
  );
}

/**
 * Part 1: one string in all revisions: an introduction, examples, the table of differences, cards, and copies of the
 * comparison.
 */
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { RevisionId } from 'uri-revisions';
import { conclusionOf, hostKind } from 'uri-revisions-cli/grammar';
import { gallery, lessonOf } from '../data/examples.js';
import { nameOf, sentenceOf, shortNameOf, theShortNameOf, titleOf } from '../data/names.js';
import { code, table } from '../export/markdown.js';
import { drawing, roleColours, type SvgBox } from '../export/svg.js';
import type { Offer, View } from '../frame/address.js';
import { useCore } from '../frame/worker-client.js';
import { typed } from '../frame/escapes.js';
import { choices, chosenIn, inForce } from '../frame/fields.js';
import { useNavigation } from '../frame/navigation.js';
import {
  type Columns,
  columnsOf,
  differsIn,
  hasRule,
  isDerivable,
  valueOf,
} from '../ui/comparison-lookups.js';
import { Copies } from '../ui/copy-buttons.js';
import { ViewLink } from '../ui/view-link.js';
import { HighlightProvider, useHighlighting, useHighlightedRole } from '../ui/highlight.js';
import { useNarrow } from '../ui/narrow.js';
import { ScrollBox, useScrollCue } from '../ui/scroll-box.js';
import { ShortCode, VisibleText } from '../ui/visible-text.js';
import { Source } from '../ui/source.js';
import { ThisBrowser } from '../ui/this-browser.js';
import { Differs, HostKind, Production, Stop, Strips, toneOf, Value } from '../ui/result-card.js';
import { Words } from '../ui/terms.js';
import type { CompareRequest } from '../worker/core.js';
import type { Compared, TableResult, CardResult } from '../worker/revision-results.js';
import { DocumentsChoice } from './documents-choice.js';
import { StartRule } from './start-rule.js';

/** Returns the previous value until a frame without the new one is painted. The value must not be a function. */
function useAfterPaint<T>(value: T): T {
  const [drawn, setDrawn] = useState(value);
  useEffect(() => {
    setDrawn(value);
  }, [value]);
  return drawn;
}

/** Cards with their question, which identifies them while a newer question is pending. */
interface Cards {
  readonly asked: CompareRequest;
  readonly compared: Compared<CardResult>;
}

const isRefused = ({ verdict }: TableResult): boolean => verdict === 'not derivable';

/** Returns the last complete result. */
function useStrips(
  compared: Compared<TableResult> | undefined,
  asked: CompareRequest | undefined,
): Cards | undefined {
  const painted = useAfterPaint(
    useMemo(() => (compared && asked ? { compared, asked } : undefined), [compared, asked]),
  );
  const refused = painted?.compared.rows.filter(isRefused).map(({ revision }) => revision) ?? [];
  const { value, pending } = useCore(
    'strips',
    painted && refused.length > 0 ? { ...painted.asked, revisions: refused } : undefined,
  );
  const cards = useMemo(() => {
    if (painted === undefined || pending) return undefined;
    const rows = painted.compared.rows.flatMap((glance): readonly CardResult[] =>
      glance.verdict === 'not derivable'
        ? (value?.rows.filter(({ revision }) => revision === glance.revision) ?? [])
        : [glance],
    );
    return { asked: painted.asked, compared: { ...painted.compared, rows } };
  }, [painted, value, pending]);
  const last = useRef(cards);
  last.current = cards ?? last.current;
  return last.current;
}

/** All documents, independent of the previous choice. */
const compare: Partial<View> = { part: 'compare', start: '', revisions: choices.initial };

const lessons: readonly Offer[] = [
  { title: 'Which characters may a host have?', to: { ...compare, text: 'http://a_b/' } },
  { title: 'Why was ~ once rejected?', to: { ...compare, text: 'http://h/~joe' } },
];

function Introduction(): JSX.Element {
  const isNarrow = useNarrow();
  const { addresses } = useNavigation();
  const all = [...lessons, ...addresses.wings.flatMap((wing) => wing.lessons ?? [])];
  return (
    <div class="front-door row">
      {!isNarrow && <p>Paste a URL to see which documents accept it and how each splits it.</p>}
      <nav class="chips row small" aria-label="Start here">
        <span aria-hidden="true">Start here:</span>
        {all.map(({ title, to }) => (
          <ViewLink key={title} to={to}>
            {title}
          </ViewLink>
        ))}
        <ViewLink to={{ part: 'grammars', page: 'timeline' }}>Year by year</ViewLink>
      </nav>
    </div>
  );
}

function Gallery(): JSX.Element {
  const { view } = useNavigation();
  const isNarrow = useNarrow();
  const box = useScrollCue<HTMLElement>();
  return (
    <aside ref={box} class="gallery" aria-label="Examples">
      <h2>Examples</h2>
      {gallery.map(({ title, examples }) => (
        <Fold key={title} isFolded={isNarrow} head={<h3>{title}</h3>}>
          <ul>
            {examples.map(({ text, lesson }) => (
              <li key={text}>
                <ViewLink
                  to={{ text, start: '' }}
                  current={view.text === text && view.start === '' ? 'true' : undefined}
                >
                  <code>{text === '' ? <i>the empty string</i> : text}</code>
                  <span class="lesson muted">{lesson}</span>
                </ViewLink>
              </li>
            ))}
          </ul>
        </Fold>
      ))}
    </aside>
  );
}

/** The verdict of each document in a line, as on a phone the table is too wide to read at a glance. */
function Verdicts({ compared }: Pick<MatrixProps, 'compared'>): JSX.Element {
  return (
    <ul class="verdict-chips chips row" aria-label="Verdicts">
      {compared.rows.map((glance) => (
        <li key={glance.revision}>
          <ViewLink
            class={toneOf(glance)}
            to={{ part: 'tree', revision: glance.revision, node: '', other: 0 }}
          >
            <span class="glyph" aria-hidden="true">
              {glance.verdict === 'no such rule' ? '–' : isDerivable(glance) ? '✓' : '✕'}
            </span>
            <span class="revision" data-revision={glance.revision}>
              {shortNameOf(glance.revision)}
            </span>
            <span class="unseen">, {glance.verdict}</span>
          </ViewLink>
        </li>
      ))}
    </ul>
  );
}

/** Length up to which a value stays on one line if the table has room, and up to which the table has all of it. */
const [short, whole] = [24, 96];

interface MatrixProps {
  readonly compared: Compared<TableResult>;
  readonly isBusy: boolean;
}

function Matrix({ compared, isBusy }: MatrixProps): JSX.Element {
  const table = useMemo(() => <Table compared={compared} />, [compared]);
  return (
    <ScrollBox class="table-scroll card" label="Comparison table" isBusy={isBusy}>
      {table}
    </ScrollBox>
  );
}

function Table({ compared }: Pick<MatrixProps, 'compared'>): JSX.Element {
  const columns = columnsOf(compared);
  const { beyond, components } = columns;
  const isBare = beyond.length + components.length === 0;
  return (
    <table class="readings">
      <thead>
        <tr>
          {['document', 'derivable', ...(isBare ? ['stops at'] : beyond)].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
          {components.map((name) => (
            <th key={name} scope="col" tabIndex={0} data-component={name}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {compared.runs.map((run) => (
          <Row
            key={run[0]}
            glances={run.flatMap((place) => compared.rows[place] ?? [])}
            place={run[0] ?? 0}
            compared={compared}
            columns={columns}
          />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps {
  /** Neighbours with the same values. */
  readonly glances: readonly TableResult[];
  /** The index of the first of them. */
  readonly place: number;
  readonly compared: Compared<TableResult>;
  /** The columns after the verdict. */
  readonly columns: Columns;
}

function Row({ glances, place, compared, columns: { beyond, components } }: RowProps): JSX.Element | null {
  const [glance] = glances;
  const lit = useHighlightedRole(glance !== undefined && isDerivable(glance) ? glance.pieces : []);
  if (glance === undefined) return null;
  const differs = (name: string): boolean => differsIn(compared, name, place);
  return (
    <tr class={toneOf(glance)}>
      <th scope="row">
        {glances.map(({ revision }) => (
          <ViewLink key={revision} to={{ part: 'tree', revision, node: '', other: 0 }}>
            <span class="revision" data-revision={revision} title={titleOf(revision)}>
              {shortNameOf(revision)}
            </span>
          </ViewLink>
        ))}
      </th>
      <Verdict
        says={glance.verdict === 'no such rule' ? undefined : glance.verdict === 'derivable'}
        differs={differs('derivable')}
      />
      {isDerivable(glance) ? (
        <>
          {beyond.includes('conforming') && (
            <Verdict says={glance.conforming} differs={differs('conforming')} />
          )}
          {beyond.includes('production') && (
            <td class={`carried ${differs('production') ? 'differs' : ''}`}>
              {glance.production.length > 0 ? <Production of={glance.production} /> : <None />}
              {differs('production') && <Differs />}
            </td>
          )}
          {components.map((name) => {
            const value = valueOf(glance, name);
            const kind = name === 'host' ? valueOf(glance, hostKind) : undefined;
            const marked = differs(name) || (name === 'host' && differs(hostKind));
            const marksKind = marked && kind !== undefined && !differs(name);
            return (
              <td
                key={name}
                class={`component role-${name} ${marked ? 'differs' : ''} ${value === undefined ? 'absent' : ''} ${name === lit ? 'lit' : ''} ${(value ?? '').length > short ? 'long' : ''}`}
                data-component={name}
              >
                {(value ?? '').length > whole ? <ShortCode text={value ?? ''} /> : <Value of={value} />}
                {marked && !marksKind && <Differs />}
                {kind !== undefined && <HostKind of={kind}>{marksKind && <Differs />}</HostKind>}
              </td>
            );
          })}
        </>
      ) : (
        <td class={differs('stops at') ? 'differs' : ''} colSpan={beyond.length + components.length || 1}>
          <NoReadingReason glance={glance} />
          {differs('stops at') && <Differs />}
        </td>
      )}
    </tr>
  );
}

/** Marks a cell of a document without a value in a column that others fill. */
function None(): JSX.Element {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span class="unseen">none</span>
    </>
  );
}

interface VerdictProps {
  /** Undefined if the document is silent. */
  readonly says: boolean | undefined;
  readonly differs: boolean;
}

function Verdict({ says, differs }: VerdictProps): JSX.Element {
  return (
    <td class={differs ? 'differs' : ''}>
      {says !== undefined && (
        <span class={`glyph ${says ? 'good' : 'bad'}`}>
          <span aria-hidden="true">{says ? '✓' : '✕'}</span>
          <span class="unseen">{says ? 'yes' : 'no'}</span>
        </span>
      )}
      {differs && <Differs />}
    </td>
  );
}

/** States briefly why there is no reading; the card below has details. */
function NoReadingReason({ glance }: { readonly glance: TableResult }): JSX.Element {
  if (glance.verdict !== 'not derivable') return <span data-message="refused.no-rule">no such rule</span>;
  return <Stop {...glance.refusal} />;
}

function compareMarkdown(text: string, compared: Compared<CardResult>): string {
  const labels = columnsOf(compared).components.flatMap((name) =>
    name === 'host' ? [name, hostKind] : [name],
  );
  const rows = compared.rows.map((strip) => [
    nameOf(strip.revision),
    verdictOf(strip),
    ...labels.map((label) => {
      const value = isDerivable(strip) ? valueOf(strip, label) : undefined;
      return value === undefined ? '' : code(value);
    }),
  ]);
  return table(code(text), ['document', 'verdict', ...labels], rows);
}

/** Returns the verdict, with the prose's objection. */
function verdictOf(strip: CardResult): string {
  const isViolated = isDerivable(strip) && strip.conforming === false;
  return isViolated ? 'derivable, not conforming' : strip.verdict;
}

/** Pixels: the columns of names and verdicts, a character, a row. */
const [nameWidth, verdictWidth, characterWidth, rowHeight] = [190, 200, 11, 26];

/** The colours of the page's verdicts, in a form that every program renders. */
const verdictColours: Readonly<Record<string, string>> = {
  derivable: '#e3f3e8',
  'not-conforming': '#fbf0d9',
};

/** Length of a long text that is drawn, in UTF-16 code units. */
const maxDrawnLength = 300;

function compareSvg(text: string, { rows: strips }: Compared<CardResult>): string {
  const shown = text.slice(0, maxDrawnLength);
  const left = nameWidth + verdictWidth;
  const boxes = strips.flatMap((strip, row): SvgBox[] => {
    const y = 8 + row * (rowHeight + 8);
    const cell = { y, height: rowHeight };
    const pieces = isDerivable(strip) ? strip.pieces : [{ start: 0, end: text.length, role: undefined }];
    return [
      { ...cell, x: 8, width: nameWidth - 8, fill: 'none', text: nameOf(strip.revision) },
      {
        ...cell,
        x: nameWidth,
        width: verdictWidth - 8,
        fill: verdictColours[toneOf(strip)] ?? '#fbe6e4',
        text: verdictOf(strip),
      },
      ...pieces.flatMap(({ start, end, role }): SvgBox[] =>
        shown
          .slice(start, end)
          .split('')
          .map((c, i) => ({
            ...cell,
            x: left + (start + i) * characterWidth,
            width: characterWidth,
            fill: (role && roleColours[role]) ?? 'none',
            text: c,
            anchor: 'middle',
            mono: true,
            ...(!isDerivable(strip) && { colour: '#8a8f98' }),
          })),
      ),
    ];
  });
  const width = left + shown.length * characterWidth + 16;
  return drawing(`Comparison of ${shown}`, width, 8 + strips.length * (rowHeight + 8), boxes);
}

/** Returns the document whose rules are offered: the standard in force, or else the last one shown. */
function ruleNamesOf(ids: readonly RevisionId[]): RevisionId {
  return ids.find((id) => id === inForce) ?? ids.at(-1) ?? inForce;
}

export function Compare(): JSX.Element {
  const { view, set } = useNavigation();
  const text = typed(view.text);
  const lesson = view.start === '' ? lessonOf(view.text) : undefined;
  const revisions = chosenIn(view.revisions);
  const {
    value: compared,
    answered,
    pending,
    error,
  } = useCore('compare', { text, start: view.start, revisions });
  const isKnown = compared?.rows.some(hasRule) !== false;
  const made = compared?.agreement;
  const cards = useStrips(compared, answered);
  const { lit, onCaret, handlers } = useHighlighting();
  // The same elements for every answer, so that only another view renders their many links again.
  const frontDoor = useMemo(() => <Introduction />, []);
  const gallery = useMemo(() => <Gallery />, []);
  const isNarrow = useNarrow();
  const options = (
    <>
      <DocumentsChoice />
      <StartRule
        revision={ruleNamesOf(revisions)}
        value={view.start}
        isKnown={isKnown}
        onChange={set('start')}
      />
    </>
  );
  return (
    <section class="compare" aria-labelledby="compare-title" {...handlers}>
      <HighlightProvider value={lit}>
        <h1 id="compare-title">Compare one string in all documents</h1>
        {!isNarrow && frontDoor}
        <Source
          label="A URL (or any text)"
          value={view.text}
          onChange={set('text', {}, 'replace')}
          onCaret={onCaret}
        >
          {!isNarrow && options}
        </Source>
        {isNarrow && compared !== undefined && isKnown && <Verdicts compared={compared} />}
        <p
          class="summary"
          role="status"
          data-deriving={made?.deriving.join(' ')}
          data-differing={made?.differing.join(' ')}
        >
          <VisibleText
            text={error ?? (compared && sentenceOf(conclusionOf(compared, theShortNameOf))) ?? 'Reading…'}
            prose
          />
          {lesson !== undefined && <span class="lesson muted"> {lesson}</span>}
        </p>
        {isNarrow && <div class="bar row">{options}</div>}
        {compared !== undefined && isKnown && (
          <>
            <Matrix compared={compared} isBusy={pending} />
            {view.start === '' && <ThisBrowser text={text} />}
            <div class="under-matrix row">
              <Words of={async () => (await import('../data/verdict-words.js')).ofVerdicts} />
              {cards !== undefined && (
                <Copies
                  json={{ text: cards.asked.text, ...cards.compared }}
                  markdown={() => compareMarkdown(cards.asked.text, cards.compared)}
                  svg={() => compareSvg(cards.asked.text, cards.compared)}
                />
              )}
            </div>
          </>
        )}
        <div class="with-aside stack">
          {cards !== undefined && isKnown && (
            <section aria-labelledby="each-title">
              <h2 id="each-title">Each document</h2>
              <Strips
                compared={cards.compared}
                text={cards.asked.text}
                isBusy={pending || cards.asked !== answered}
              />
            </section>
          )}
          {isNarrow && frontDoor}
          {gallery}
        </div>
      </HighlightProvider>
    </section>
  );
}

/** A piece of content under its heading, which a narrow window folds. */
interface FoldProps {
  readonly isFolded: boolean;
  readonly head: JSX.Element;
  readonly children: ComponentChildren;
}

function Fold({ isFolded, head, children }: FoldProps): JSX.Element {
  if (!isFolded) {
    return (
      <section>
        {head}
        {children}
      </section>
    );
  }
  return (
    <details class="fold">
      <summary>{head}</summary>
      {children}
    </details>
  );
}

/** Errors in a document as printed: corrections with evidence, and the notes of grammar/<id>/README.md. */
import { Fragment, type JSX } from 'preact';
import { type RevisionId, revisions } from 'uri-revisions';
import type { Correction } from 'uri-revisions-cli/grammar';
import { nameOf, theNameOf } from '../data/names.js';
import { code, table } from '../export/markdown.js';
import { type AnswerState, useCore } from '../frame/worker-client.js';
import { useNavigation } from '../frame/navigation.js';
import { useAnswerInView } from '../ui/scroll-to-answer.js';
import { Copies } from '../ui/copy-buttons.js';
import { FoldingTable } from '../ui/folding-table.js';
import { ViewLink } from '../ui/view-link.js';
import { RevisionName } from '../ui/labels.js';
import { RuleLink } from '../ui/rule-link.js';
import { RevisionSelect } from '../ui/select.js';
import type { Misprints } from '../worker/core.js';

const written: Readonly<Record<string, string>> = import.meta.glob('../../../grammar/*/README.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

type Block =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | {
      readonly kind: 'table';
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
    };

interface NotedSection {
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** The sections about misprints: what was left as printed, self-contradictions of a document, its errata. */
const errataHeadings = ['What stays as printed', 'Where it contradicts itself', 'The errata'];

function notesOn(id: RevisionId): readonly NotedSection[] {
  const text = written[`../../../grammar/${id}/README.md`] ?? '';
  return text.split(/^## /m).flatMap((section) => {
    const [title = '', ...blocks] = section.split(/\n{2,}/);
    return errataHeadings.includes(title.trim())
      ? [{ title: title.trim(), blocks: blocks.flatMap(blockOf) }]
      : [];
  });
}

function blockOf(text: string): readonly Block[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const [first = ''] = lines;
  if (first === '') return [];
  if (first.startsWith('|')) {
    const [head = [], , ...rows] = lines.map(cellsOf);
    return [{ kind: 'table', head, rows }];
  }
  if (!first.startsWith('- ')) return [{ kind: 'paragraph', text: lines.join(' ') }];
  const items: string[] = [];
  for (const line of lines) {
    if (line.startsWith('- ')) items.push(line.slice(2));
    else items.push(`${items.pop() ?? ''} ${line.trim()}`);
  }
  return [{ kind: 'list', items }];
}

/** Splits a row of a table; `\|` is a bar in a cell. */
function cellsOf(line: string): readonly string[] {
  return line
    .replaceAll('\\|', '\u{E000}')
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll('\u{E000}', '|'));
}

/** A stretch of a sentence: words, or code. */
interface SentencePart {
  readonly text: string;
  readonly isCode: boolean;
}

/** Splits a sentence into words and code; a link becomes its words. Linear. */
function stretches(sentence: string): readonly SentencePart[] {
  return [...sentence.matchAll(/`([^`]*)`|(?:\\[^]|[^`\\])+/g)].map(([text, code]) =>
    code === undefined ? { text: plain(text), isCode: false } : { text: code, isCode: true },
  );
}

function plain(words: string): string {
  return words.replace(/\[([^[\]]+)\]\([^()]+\)/g, '$1').replace(/\\([_*`])/g, '$1');
}

export function Errata(): JSX.Element {
  const { view, set } = useNavigation();
  const { revision } = view;
  const { value, answered, error } = useCore('rules', revision);
  // The last result may belong to another document.
  const rules = answered === revision ? value : undefined;
  const corrections = (rules ?? []).flatMap((rule) => rule.corrections);
  const overview = useCore('misprints', revisions);
  const { answer, onChoice } = useAnswerInView<HTMLElement>();
  return (
    <>
      <Overview of={overview} onChoice={onChoice} />
      <section class="stack errata" data-of={revision} aria-labelledby="errata-title" ref={answer}>
        <h2 id="errata-title">Misprints of {theNameOf(revision)}</h2>
        <div class="bar row">
          <RevisionSelect label="Document" value={revision} onChange={set('revision')} />
          {rules !== undefined && (
            <Copies json={{ revision, corrections }} markdown={() => markdown(revision, corrections)} />
          )}
        </div>
        {error !== undefined && <p role="alert">{error}</p>}
        {rules !== undefined &&
          (corrections.length === 0 ? (
            <p data-message="errata.none">
              No corrections: this project uses every rule as printed.{' '}
              <CorrectedElsewhere of={overview.value} />
            </p>
          ) : (
            <FoldingTable
              class="corrected"
              label="Corrections"
              head={['Rule', 'Printed', 'Corrected', 'Reason', 'Evidence']}
              rows={corrections.map(({ rule, printed, corrected, reason, evidence }) => ({
                key: `${rule} ${printed}`,
                head: <RuleLink revision={revision} rule={rule} />,
                cells: [
                  <del key="printed">
                    <code>{printed}</code>
                  </del>,
                  <ins key="corrected">
                    <code>{corrected}</code>
                  </ins>,
                  reason,
                  evidence,
                ],
              }))}
            />
          ))}
        {notesOn(revision).map(({ title, blocks }) => (
          <section key={title} class="stack" aria-label={title}>
            <h3>{title}</h3>
            {blocks.map((block, i) => (
              <BlockOf key={i} block={block} label={title} />
            ))}
          </section>
        ))}
      </section>
    </>
  );
}

/** Lists other documents with corrected rules. */
function CorrectedElsewhere({
  of = [],
}: {
  readonly of: AnswerState<readonly Misprints[]>['value'];
}): JSX.Element {
  const others = of.filter(({ corrected }) => corrected > 0);
  if (others.length === 0) return <></>;
  return (
    <>
      Corrected documents:{' '}
      {others.map(({ revision }, i) => (
        <Fragment key={revision}>
          {i > 0 && (i === others.length - 1 ? ' and ' : ', ')}
          <ViewLink to={{ revision }}>
            <RevisionName id={revision} />
          </ViewLink>
        </Fragment>
      ))}
      .
    </>
  );
}

interface OverviewProps {
  readonly of: AnswerState<readonly Misprints[]>;
  readonly onChoice: (event: MouseEvent) => void;
}

/** Lists all documents, with the number of remarks on the misprints of each. */
function Overview({ of: { value, error }, onChoice }: OverviewProps): JSX.Element {
  const { view } = useNavigation();
  return (
    <section class="stack" aria-labelledby="misprints-title" onClick={onChoice}>
      <h2 id="misprints-title">Misprints by document</h2>
      {error !== undefined && <p role="alert">{error}</p>}
      <FoldingTable
        class="misprints"
        label="Misprints by document"
        head={['Document', 'Rules', 'Corrected', 'Noted, not corrected']}
        rows={(value ?? []).map(({ revision, rules, corrected }) => ({
          key: revision,
          head: (
            <ViewLink to={{ revision }} current={revision === view.revision ? 'true' : undefined}>
              <RevisionName id={revision} />
            </ViewLink>
          ),
          cells: [
            rules,
            corrected,
            notesOn(revision).reduce((sum, { blocks }) => sum + remarksIn(blocks), 0),
          ],
        }))}
      />
    </section>
  );
}

/** Counts items of lists and rows of tables or, without any, paragraphs. */
function remarksIn(blocks: readonly Block[]): number {
  const items = blocks.reduce((sum, block) => {
    if (block.kind === 'paragraph') return sum;
    return sum + (block.kind === 'list' ? block.items : block.rows).length;
  }, 0);
  return items > 0 ? items : blocks.length;
}

interface BlockProps {
  readonly block: Block;
  readonly label: string;
}

function BlockOf({ block, label }: BlockProps): JSX.Element {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <Sentence of={block.text} />
        </p>
      );
    case 'list':
      return (
        <ul class="noted">
          {block.items.map((item) => (
            <li key={item}>
              <Sentence of={item} />
            </li>
          ))}
        </ul>
      );
    case 'table':
      return (
        <FoldingTable
          class="noted"
          label={label}
          head={block.head}
          rows={block.rows.map(([first = '', ...cells]) => ({
            key: first,
            head: <Sentence of={first} />,
            cells: cells.map((cell, i) => <Sentence key={i} of={cell} />),
          }))}
        />
      );
  }
}

function Sentence({ of }: { readonly of: string }): JSX.Element {
  return (
    <>
      {stretches(of).map(({ text, isCode }, i) =>
        isCode ? <code key={i}>{text}</code> : <span key={i}>{text}</span>,
      )}
    </>
  );
}

function markdown(revision: RevisionId, corrections: readonly Correction[]): string {
  const rows = corrections.map(({ rule, printed, corrected, reason, evidence }) => [
    code(rule),
    code(printed),
    code(corrected),
    reason,
    evidence,
  ]);
  return table(
    `Corrections of ${nameOf(revision)}`,
    ['rule', 'printed', 'corrected', 'reason', 'evidence'],
    rows,
  );
}

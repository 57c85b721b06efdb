/** Lines of a kind: how many, which share of all, with examples that lead to Compare. */

import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { revisions as known } from 'uri-revisions';
import { about, type CensusExample, type CensusKind, type CensusSummary } from 'uri-revisions-cli/grammar';
import { typedFor } from '../../escapes.js';
import { Go } from '../../ui/go.js';
import { Code, Shown } from '../../ui/shown.js';
import { FoldingTable } from '../folding-table.js';

/** What was counted, of a file or of lines that are typed. */
export type Counted = Pick<CensusSummary, 'revisions' | 'lines' | 'masks'>;

/** How many lines each document derives. */
export function Shares({ of }: { readonly of: Counted }): JSX.Element {
  return (
    <FoldingTable
      class="shares"
      label="Derivable, of all lines"
      head={['document', 'lines', 'share', 'of all']}
      rows={of.revisions.map((id, bit) => {
        const lines = of.masks.reduce((sum, one) => sum + (has(one.mask, bit) ? one.lines : 0), 0);
        return {
          key: id,
          head: <Shown text={nameOf(id)} prose />,
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

/** Lines by the documents that derive them. */
export function ByDocuments({ of }: { readonly of: Counted }): JSX.Element {
  return (
    <Kinds
      label="Lines by the documents that derive them"
      head="derived by"
      of={of.lines}
      kinds={masksOf(of).map((one) => [
        String(one.mask),
        <Shown key="who" text={who(of, one.mask)} prose />,
        one,
      ])}
    />
  );
}

export type KindRow = readonly [
  key: string,
  head: JSX.Element,
  kind: Pick<CensusKind, 'lines'> & Partial<Pick<CensusKind, 'examples'>>,
];

interface KindsProps {
  readonly label: string;
  /** What the first column has. */
  readonly head: string;
  readonly kinds: readonly KindRow[];
  /** All lines. */
  readonly of: number;
}

/** So many are shown at first. */
const atFirst = 25;

export function Kinds({ label, head, kinds, of }: KindsProps): JSX.Element {
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
          Show all {count(kinds.length)}
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
          <Go key={i} to={{ part: 'compare', text: typedFor(example.text), start: '' }}>
            <Code text={example.text} />
          </Go>
        ) : (
          <span key={i}>
            base64 <Code text={example.base64} />
          </span>
        ),
      )}
    </span>
  );
}

/** The most frequent first. */
export function masksOf({ masks }: Counted): CensusSummary['masks'] {
  return masks.toSorted((a, b) => b.lines - a.lines || a.mask - b.mask);
}

export function who({ revisions }: Counted, mask: number): string {
  const names = revisions.filter((_, bit) => has(mask, bit)).map(nameOf);
  if (names.length === 0) return 'none';
  return names.length === revisions.length && names.length > 1 ? 'all' : names.join(', ');
}

export function count(lines: number): string {
  return lines.toLocaleString('en');
}

/** A share that is neither none nor all is not told as such. */
export function share(lines: number, of: number): string {
  if (of === 0) return '–';
  const told = ((100 * lines) / of).toFixed(1);
  if (told === '0.0' && lines > 0) return '< 0.1\u00A0%';
  return told === '100.0' && lines < of ? '> 99.9\u00A0%' : `${told}\u00A0%`;
}

/** A document by the name that the page has for it; a summary may know others. */
function nameOf(revision: string): string {
  const id = known.find((one) => one === revision);
  return id === undefined ? revision : about(id).short;
}

function has(mask: number, bit: number): boolean {
  return ((mask >>> bit) & 1) === 1;
}

/**
 * A summary as an SVG drawing: the share of the lines that each revision derives, and the lines grouped by the
 * revisions that derive them.
 */

import { element, escapeXml } from '../study/diagrams/svg-element.js';
import { counted, grouped } from '../study/formatting/format-text.js';
import type { CensusExample, CensusSummary } from '../study/census-summary.js';
import { acceptedBy, has, masksOf, share } from './groups.js';

const width = 960;
const margin = 24;
const rowHeight = 22;
/** Names of revisions are placed before the bars of the first part, and slanted above the columns of the second. */
const nameWidth = 130;
const slantedHeight = 112;
const columnWidth = 18;
const barWidth = 420;
const groupBarWidth = 200;
/** Distance of a row's text from its top. */
const baseline = 15;
/** Number of groups drawn; the smaller ones are merged. */
const maxGroups = 20;
/** Longer examples are cut; the title has the full text. */
const maxExampleLength = 44;

/** Draws a row at a vertical position. */
type Row = (y: number) => string;

/**
 * Returns a self-contained drawing that follows the reader's choice of light or dark, with a title and a description.
 * Linear.
 */
export function censusChart(summary: CensusSummary): string {
  const { revisions, lines, form } = summary;
  const derived = revisions.map((_, bit) => acceptedBy(bit, summary));
  const title = `Census of ${counted(lines, 'line')} by ${counted(revisions.length, 'revision')}`;
  const shares = revisions.map((id, i) => `${id} ${percent(derived[i] ?? 0, lines)}`);
  const description = `${title}, form ${form}. Derivable: ${shares.join(', ')}.`;
  const groups = masksOf(summary);
  const shown = groups.slice(0, maxGroups);
  const others = groups.slice(maxGroups);
  const columns = margin + Math.max(revisions.length * columnWidth, nameWidth - columnWidth) + columnWidth;

  const content: string[] = [];
  let y = margin;
  const place = (row: Row, height = rowHeight): void => {
    content.push(row(y));
    y += height;
  };
  place((at) => text(margin, at + baseline, title, 'title'), 2 * rowHeight);
  place((at) => text(margin, at + baseline, 'Share of derivable lines', 'heading'), 1.5 * rowHeight);
  revisions.forEach((id, i) => {
    const count = derived[i] ?? 0;
    place(
      (at) =>
        text(margin, at + baseline, cut(id, 18)) +
        bar(margin + nameWidth, at, barWidth, count, lines) +
        text(
          margin + nameWidth + barWidth + 12,
          at + baseline,
          `${percent(count, lines)}  ${grouped(count)}`,
        ),
    );
  });
  y += rowHeight;
  place((at) => text(margin, at + baseline, 'Lines by the revisions that derive them', 'heading'), 0);
  place((at) => {
    const names = revisions.map((id, i) => slanted(margin + i * columnWidth + 10, at + slantedHeight, id));
    return names.join('');
  }, slantedHeight + 8);
  for (const { mask, lines: count, examples } of shown) {
    const who = revisions.filter((_, bit) => has(mask, bit)).join(', ');
    const label = `${who === '' ? 'no revision' : who}: ${counted(count, 'line')}`;
    place((at) => {
      const marks = revisions.map((_, bit) => mark(margin + bit * columnWidth, at, has(mask, bit)));
      const [example] = examples;
      return element(
        'g',
        {},
        element('title', {}, escapeXml(label)) +
          marks.join('') +
          groupBar(columns, at, count, lines) +
          (example === undefined ? '' : exampleText(columns + groupBarWidth + 180, at + baseline, example)),
      );
    });
  }
  if (others.length > 0) {
    place(
      (at) =>
        text(margin, at + baseline, `${others.length} more`) + groupBar(columns, at, sumOf(others), lines),
    );
  }
  const height = y + margin;
  const full = Math.max(width, columns + groupBarWidth + 540);
  const attributes = {
    xmlns: 'http://www.w3.org/2000/svg',
    class: 'census',
    role: 'img',
    'aria-labelledby': 'census-title census-description',
    width: full,
    height,
    viewBox: `0 0 ${full} ${height}`,
  };
  const head =
    element('title', { id: 'census-title' }, escapeXml(title)) +
    element('desc', { id: 'census-description' }, escapeXml(description)) +
    element('style', {}, style) +
    element('rect', { class: 'paper', width: full, height });
  return `${element('svg', attributes, head + content.join(''))}\n`;
}

function groupBar(x: number, y: number, count: number, of: number): string {
  const label = `${percent(count, of)}  ${grouped(count)}`;
  return bar(x, y, groupBarWidth, count, of) + text(x + groupBarWidth + 10, y + baseline, label);
}

function bar(x: number, y: number, full: number, count: number, of: number): string {
  const at = { x, y: y + 4, height: rowHeight - 8 };
  const length = of === 0 ? 0 : (full * count) / of;
  return (
    element('rect', { class: 'all', ...at, width: full }) +
    element('rect', { class: 'some', ...at, width: Number(length.toFixed(2)) })
  );
}

function mark(x: number, y: number, isDerived: boolean): string {
  const at = { cx: x + columnWidth / 2, cy: y + rowHeight / 2 };
  return element('circle', { class: isDerived ? 'derived' : 'refused', ...at, r: isDerived ? 6 : 2 });
}

function slanted(x: number, y: number, name: string): string {
  return element('text', { x, y, transform: `rotate(-55 ${x} ${y})` }, escapeXml(cut(name, 18)));
}

function exampleText(x: number, y: number, example: CensusExample): string {
  const isText = 'text' in example;
  const all = isText ? example.text : `base64 ${example.base64}`;
  return element(
    'text',
    { class: 'example', x, y },
    element('title', {}, escapeXml(all)) +
      escapeXml(isText && all === '' ? '(empty)' : cut(all, maxExampleLength)),
  );
}

function text(x: number, y: number, content: string, kind = 'plain'): string {
  return element('text', { class: kind, x, y }, escapeXml(content));
}

function cut(content: string, most: number): string {
  const letters = Array.from(content);
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : content;
}

function sumOf(kinds: readonly { readonly lines: number }[]): number {
  return kinds.reduce((sum, { lines }) => sum + lines, 0);
}

/** Formats a share with plain spaces, as lines of an SVG do not wrap. */
function percent(count: number, of: number): string {
  return share(count, of).replaceAll('\u00A0', ' ');
}

const style = `
.census{--ink:#1f2328;--paper:#ffffff;--all:#eaeef2;--some:#0969da;--faint:#59636e;font:13px system-ui,sans-serif}
@media (prefers-color-scheme:dark){.census{--ink:#e6edf3;--paper:#0d1117;--all:#21262d;--some:#4493f8;--faint:#9198a1}}
.census text{fill:var(--ink);white-space:pre}
.census .paper{fill:var(--paper)}
.census .title{font-size:18px;font-weight:600}
.census .heading{font-weight:600}
.census .example{font-family:ui-monospace,monospace;font-size:12px;fill:var(--faint)}
.census .all{fill:var(--all)}
.census .some,.census .derived{fill:var(--some)}
.census .refused{fill:var(--faint)}
`;

/** The figures of `npm run bench` as the table that stands in README.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import type { Row } from './row.js';

const file = 'README.md';
const [begin, end] = [
  '<!-- What `npm run bench -- --write` measured. -->',
  '<!-- End of what was measured. -->',
];

/** The works whose rows differ only in size. */
const bySize = /growth|memory/;

/** Puts the table between its marks. @throws Error where they are missing */
export function writeReadmeTable(machine: string, rows: readonly Row[]): void {
  const text = readFileSync(file, 'utf8');
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`${file} has no marks between which the table belongs`);
  writeFileSync(file, `${text.slice(0, from)}${begin}\n\n${table(machine, rows)}\n${text.slice(to)}`);
}

function table(machine: string, rows: readonly Row[]): string {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = bySize.test(row.work) ? row.work : `${row.work}\n${row.peer}`;
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  const cells = [
    ['work', 'against', 'bar', 'least', 'most', 'revisions'],
    ...[...groups.values()].map(cellsOf),
  ];
  const widths = cells[0]?.map((_, i) => Math.max(...cells.map((row) => row[i]?.length ?? 0))) ?? [];
  const line = (row: readonly string[], pad: string): string =>
    `| ${row.map((cell, i) => cell.padEnd(widths[i] ?? 0, pad)).join(' | ')} |`;
  const [head = [], ...body] = cells;
  const rule = line(
    head.map(() => '---'),
    '-',
  );
  return `${machine}.\n\n${[line(head, ' '), rule, ...body.map((row) => line(row, ' '))].join('\n')}\n`;
}

function cellsOf(rows: readonly Row[]): readonly string[] {
  const [first] = rows;
  if (first === undefined) return [];
  const ratios = rows.map(({ ratio }) => ratio.median);
  const [least, most] = [Math.min(...ratios), Math.max(...ratios)];
  const peer = bySize.test(first.work) ? 'the smallest' : first.peer;
  const bar = first.bar === undefined ? '' : `≤ ${figure(first.bar)}`;
  const revisions = new Set(rows.map(({ revision }) => revision)).size;
  return [first.work, peer, bar, figure(least), figure(most), String(revisions)];
}

function figure(ratio: number): string {
  return ratio < 0.1 ? ratio.toFixed(3) : ratio.toFixed(2);
}

/** Writer of generated/census.md, the report on generated/census.json, the census of the corpus of corpus.ts. */
import type { CensusSummary } from '../../src/study/census-summary.js';
import { code, grammarText, heading, paragraph, table, wholeCode } from '../report/markdown.js';
import { lineKinds, shareOf } from './corpus.js';

/** Paths of the files from the package root. */
export const censusDataFile = 'generated/census.json';
export const censusReportFile = 'generated/census.md';

/** The contents of generated/census.json. */
export interface CensusData {
  readonly seed: number;
  readonly summary: CensusSummary;
}

/** Maximum number of rows of a table that may have very many. */
const maxRows = 25;

type Examples = CensusSummary['masks'][number]['examples'];

/** Returns the report, in Markdown. */
export function censusReport({ seed, summary }: CensusData): string {
  const parts = [
    '<!-- Made by `npm run census`. Do not edit. -->\n\n',
    heading(1, 'What the documents say of ten million lines'),
    introduction(seed, summary),
    documents(summary),
    masks(summary),
    reasons(summary),
    readings(summary),
    kinds(),
  ];
  return `${parts.join('').trimEnd()}\n`;
}

const number = (count: number): string => count.toLocaleString('en-US');

/** Formats a share of all lines. */
function percent(count: number, { lines }: CensusSummary): string {
  return `${((100 * count) / lines).toFixed(2)} %`;
}

function introduction(seed: number, { lines, bytes, version, table: hash }: CensusSummary): string {
  return [
    paragraph(
      `${number(lines)} lines, ${number(bytes)} bytes, were drawn at random from the seed ${seed} by \`scripts/census/corpus.ts\`, and counted by the command \`census\` of version ${version} (tables ${code(hash.slice(0, 16))}…).`,
      'A line is taken as a reference, so that `www.example.com` and the empty line are derivable from most documents.',
    ),
    paragraph(
      '**This is no measure of the web.** The kinds of lines and their shares, which are at the end, are made up: what can be compared is how the documents differ on each kind, not how often they would differ on lines that somebody has collected. `uri-revisions census FILE` counts those.',
    ),
  ].join('');
}

function documents(summary: CensusSummary): string {
  const rows = summary.revisions.map((id) => {
    const lines = Object.hasOwn(summary.derivable, id) ? (summary.derivable[id] ?? 0) : 0;
    return [id, number(lines), percent(lines, summary)];
  });
  return heading(2, 'By document') + table(['document', 'derivable', 'of all'], rows);
}

/** Formats examples uncut: the character that an example shows may be anywhere in it. */
function examplesOf(examples: Examples): string {
  return examples
    .map((one) => ('text' in one ? wholeCode(one.text) : `base64 ${wholeCode(one.base64)}`))
    .join(', ');
}

/** Lists the documents of a mask, consecutive ones as a range. */
function namesOf(mask: number, revisions: readonly string[]): string {
  const ranges: string[][] = [];
  let isOpen = false;
  for (const [bit, id] of revisions.entries()) {
    const has = ((mask >>> bit) & 1) === 1;
    if (has && isOpen) ranges.at(-1)?.push(id);
    else if (has) ranges.push([id]);
    isOpen = has;
  }
  if (ranges.length === 1 && ranges[0]?.length === revisions.length) return 'all';
  const names = ranges.map((ids) =>
    ids.length > 2 ? `${ids[0] ?? ''} to ${ids.at(-1) ?? ''}` : ids.join(', '),
  );
  return names.join(', ') || 'none';
}

/** Returns the rows with the most lines, and a row for the rest. */
function topRows<Row extends { readonly lines: number }>(
  rows: readonly Row[],
  cells: (row: Row) => readonly string[],
  summary: CensusSummary,
): readonly (readonly string[])[] {
  const sorted = rows.toSorted((a, b) => b.lines - a.lines);
  const rest = sorted.slice(maxRows);
  const told = sorted.slice(0, maxRows).map((row) => {
    const [name = '', ...more] = cells(row);
    return [name, number(row.lines), percent(row.lines, summary), ...more];
  });
  if (rest.length === 0) return told;
  const lines = rest.reduce((sum, row) => sum + row.lines, 0);
  return [...told, [`${number(rest.length)} others`, number(lines), percent(lines, summary), '']];
}

function masks(summary: CensusSummary): string {
  const rows = topRows(
    summary.masks,
    ({ mask, examples }) => [namesOf(mask, summary.revisions), examplesOf(examples)],
    summary,
  );
  return (
    heading(2, 'By the documents that derive a line') +
    table(['derivable from', 'lines', 'of all', 'examples'], rows)
  );
}

function reasons(summary: CensusSummary): string {
  const rows = topRows(
    summary.reasons,
    ({ reason, examples }) => [code(reason), examplesOf(examples)],
    summary,
  );
  return (
    heading(2, 'Where the last document stops in lines that none derives') +
    paragraph(
      'By what stands where the document stops that comes furthest, which need not be why the others stop before it: those of 1993 and 1995 go on behind a space. `census --help` says what each reason is.',
    ) +
    table(['reason', 'lines', 'of all', 'examples'], rows)
  );
}

function readings(summary: CensusSummary): string {
  const { productions = [], hostKinds = [], schemes = [], reading } = summary;
  const of = (name: string, rows: readonly (readonly string[])[]): string =>
    table(
      [name, 'lines', 'of all'],
      rows.map((row) => row.slice(0, 3)),
    );
  return (
    heading(2, `As ${reading?.by ?? ''} reads them`) +
    of(
      'production',
      topRows(productions, ({ production }) => [grammarText(production)], summary),
    ) +
    of(
      'host kind',
      topRows(hostKinds, ({ hostKind }) => [code(hostKind)], summary),
    ) +
    of(
      'scheme',
      topRows(schemes, ({ scheme }) => [code(scheme)], summary),
    )
  );
}

function kinds(): string {
  const rows = lineKinds.map((kind) => [kind.family, kind.name, `${(100 * shareOf(kind)).toFixed(1)} %`]);
  return (
    heading(2, 'What was drawn') +
    paragraph(
      'No kind has zones, or other literals in brackets than those of version 6, by which the two latest documents differ from others.',
    ) +
    table(['family', 'kind', 'share'], rows)
  );
}

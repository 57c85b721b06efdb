/**
 * A comparison for people: a column for each revision, or where they do not fit a paragraph for each; neighbours that say
 * the same share one.
 */

import type { ComparisonRow } from '../../compare.js';
import { alikeNeighbours, differing } from '../../study/formatting/side-by-side.js';
import { type Cell, cells, columns, fits, wrap } from './columns.js';
import { componentRows } from '../../study/formatting/component-rows.js';
import { stopsAt } from './refusal.js';
import { absentSign, cut, differSign, legend, shown, valueCell } from './signs.js';
import type { Colours, Terminal } from './terminal.js';

/** One thing that is told of every revision: its lines there, undefined where a revision has nothing to say. */
interface Field {
  readonly label: string;
  readonly values: readonly (readonly string[] | undefined)[];
}

/** A value of a field, and whether it differs from the nearest one before it. */
interface Value {
  readonly lines: readonly string[] | undefined;
  readonly differs: boolean;
}

/** The text compared, the comparison, where revisions stop that others pass, and the signs that were used. */
export function comparison(
  text: string,
  rows: readonly ComparisonRow[],
  { colours, width }: Pick<Terminal, 'colours' | 'width'>,
): string {
  const { bold, dim } = colours;
  const fields = fieldsOf(rows);
  const runs = alikeNeighbours(fields.map(({ values }) => values.map(whole)));
  const names = runs.map((run) => run.map((i) => rows[i]?.revision ?? ''));
  const folded = fields.map(({ label, values }) => ({
    label,
    values: valuesOf(runs.map(([first = 0]) => values[first])),
  }));
  const heading = cells(['', ...names.map(() => '')], bold).map((cell, i) => ({
    ...cell,
    lines: chain(names[i - 1] ?? []),
  }));
  const table = [
    heading,
    ...folded.map(({ label, values }) => [...cells([label], bold), ...cellsOf(values, colours)]),
  ];
  const isTable = runs.length === 1 || fits(table, width);
  const body = isTable ? columns(table, width) : paragraphs(names, folded, { colours, width });
  const taken = takenLines(rows).flatMap((line) => wrap(line, width));
  const signs = legend(body);
  return [
    `${bold(shown(text))}\n\n${body}`,
    ...(taken.length === 0 ? [] : ['\n', ...taken.map((line) => `${line}\n`)]),
    ...(signs === '' ? [] : [`\n${dim(signs)}\n`]),
  ].join('');
}

/** The ids of a run, a line for each. */
function chain(ids: readonly string[]): readonly string[] {
  return ids.map((id, i) => (i < ids.length - 1 ? `${id} =` : id));
}

function valuesOf(values: Field['values']): readonly Value[] {
  const marks = differing(values.map(whole));
  return values.map((lines, i) => ({ lines, differs: marks[i] ?? false }));
}

const whole = (lines: readonly string[] | undefined): string | undefined => lines?.join('\n');

function cellsOf(values: readonly Value[], colours: Colours): readonly Cell[] {
  return values.map(({ lines, differs }) => {
    if (lines === undefined) return { lines: [] };
    return valueCell(lines, differs, colours, lines.join('\n') === absentSign ? colours.dim : String);
  });
}

/** The revisions of each run beside all that they say. */
function paragraphs(
  names: readonly (readonly string[])[],
  fields: readonly { readonly label: string; readonly values: readonly Value[] }[],
  { colours, width }: Pick<Terminal, 'colours' | 'width'>,
): string {
  const left = Math.max(...names.flatMap(chain).map(({ length }) => length));
  const rows = names.map((ids, run) => {
    const told = fields.flatMap(({ label, values }) => {
      const { lines = [], differs } = values[run] ?? { differs: false };
      const parts = lines.map((line, i) => `${cut(line)}${i < lines.length - 1 ? outer : ''}`);
      return parts.map((part, i) => (i === 0 ? `${differs ? differSign : ''}${label} ${part}` : part));
    });
    return [
      { lines: chain(ids), paint: colours.bold },
      { lines: packed(told, width - left - 2), exact: true },
    ];
  });
  const between: readonly Cell[] = [{ lines: [''] }];
  return columns(
    rows.flatMap((row, i) => (i === 0 ? [row] : [between, row])),
    width,
  );
}

/** Behind a production that contains the next. */
const outer = ' /';

/** As many on a line as have room there. */
function packed(parts: readonly string[], width: number): readonly string[] {
  const lines: string[] = [];
  for (const part of parts) {
    const last = lines.at(-1);
    const gap = last?.endsWith(outer) ? ' ' : '   ';
    if (last === undefined || last.length + gap.length + part.length > width) lines.push(part);
    else lines.splice(-1, 1, `${last}${gap}${part}`);
  }
  return lines;
}

/** For each place where a revision stops, which of the others go on there. */
function takenLines(rows: readonly ComparisonRow[]): readonly string[] {
  const lines = rows.flatMap(({ error, takenBy }) => {
    if (error === undefined || takenBy.length === 0) return [];
    const verb = error.found === undefined ? 'derived by' : 'taken by';
    return [`${stopsAt(error)}: ${verb} ${takenBy.join(', ')}`];
  });
  return [...new Set(lines)];
}

/**
 * The same for a table in which each revision has a column, and several texts follow each other: the heading, then of each
 * text a row for each field. What is marked differs from the nearest before it.
 */
export function comparisonTable(
  compared: readonly { readonly text: string; readonly rows: readonly ComparisonRow[] }[],
  cell: (value: string) => string,
): readonly (readonly string[])[] {
  const [first] = compared;
  const heading = ['string', 'what', ...(first?.rows.map(({ revision }) => revision) ?? [])];
  const body = compared.flatMap(({ text, rows }) =>
    fieldsOf(rows).map(({ label, values }) => {
      const told = valuesOf(values).map(
        ({ lines, differs }) =>
          (differs ? differSign : '') + (lines === undefined ? '' : cell(lines.join(' / '))),
      );
      return [cell(shown(text)), label, ...told];
    }),
  );
  return [heading, ...body];
}

/** Those of which at least one revision has a value. */
function fieldsOf(rows: readonly ComparisonRow[]): readonly Field[] {
  const components = rows.map((row) => row.components && componentRows(row.components));
  const labels = new Set(components.flatMap((all) => all?.map(({ label }) => label) ?? []));
  const componentFields = [...labels].map((label) => {
    const found = components.map((all) => all && { value: all.find((row) => row.label === label)?.value });
    const isPresent = found.some((cell) => cell?.value !== undefined);
    return { label, values: found.map((cell) => (isPresent && cell ? [shown(cell.value)] : undefined)) };
  });
  return [
    { label: 'derivable', values: rows.map(({ derivable }) => [derivable ? 'yes' : 'no']) },
    { label: 'stops at', values: rows.map(({ error }) => error && [stopsAt(error)]) },
    { label: 'production', values: rows.map(({ production }) => production) },
    ...componentFields,
  ].filter(({ values }) => values.some((value) => value !== undefined && value.length > 0));
}

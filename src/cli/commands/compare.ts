/** `compare`: what the revisions say of a string, side by side, with what differs marked. */

import type { Command } from 'commander';
import { compare, type ComparisonRow } from '../../index.js';
import { type Cell, cells, columns, wrap } from '../output/columns.js';
import { comparedByDefault } from '../../base/revision-sets.js';
import { componentRows } from '../output/component-rows.js';
import { revisionsNamed } from '../load-revision.js';
import { addNotes, type CommonOptions, printsJson, takesRevisions, takesStart } from '../input/options.js';
import { wholeJson, stopsAt } from '../output/refusal.js';
import { absentSign, differSign, legend, shown, valueCell } from '../output/signs.js';
import type { Colours, Terminal } from '../output/terminal.js';

const about = `A cell with ${differSign} differs from the nearest one to its left that has a value.
"production" is the rule that the string was derived by, or several from the
outside in. "stops at" gives the offset from which the string cannot be
derived, and what stands there; the lines below the table say which of the other
revisions accept that character there, or the string where it ends ("takenBy" in
JSON).

Long values are cut; --json has them whole. There an absent component is an
absent member, and an empty one is "".`;

export function define(command: Command): void {
  command.argument('<URL...>', 'the strings to compare, each in a table of its own');
  takesStart(takesRevisions(command, comparedByDefault.join(',')));
  printsJson(command);
  addNotes(command, {
    about,
    exit: { 0: 'every revision asked derives every string', 1: 'at least one does not derive one' },
    examples: [
      'uri-revisions compare http://a_b/',
      "uri-revisions compare 'http://h/a b' //g -r rfc1738,url-1997,rfc2396bis-01",
      "uri-revisions compare http://-bad-/ --json | jq -c '.rows[].production'",
    ],
  });
}

export async function run(
  texts: readonly string[],
  options: CommonOptions,
  terminal: Terminal,
): Promise<void> {
  const asked = options.revisions === undefined ? undefined : revisionsNamed(options.revisions);
  let isFirst = true;
  for (const text of texts) {
    const rows = compare(text, {
      ...(asked !== undefined && { revisions: asked }),
      ...(options.start !== undefined && { start: options.start }),
    });
    if (rows.some(({ derivable }) => !derivable)) terminal.end(1);
    if (options.json) await terminal.printJson({ text, rows: rows.map(rowJson) });
    else await terminal.print(`${isFirst ? '' : '\n'}${table(text, rows, terminal)}`);
    isFirst = false;
  }
}

function rowJson({ error, ...row }: ComparisonRow): object {
  return { ...row, ...(error && { error: wholeJson(error) }) };
}

/** A row of the table: the lines that each revision has there, undefined where it has nothing to say. */
interface Field {
  readonly label: string;
  readonly values: readonly (readonly string[] | undefined)[];
}

function table(text: string, rows: readonly ComparisonRow[], { colours, width }: Terminal): string {
  const { bold, dim } = colours;
  const heading = cells(['', ...rows.map(({ revision }) => revision)], bold);
  const body = fieldsOf(rows).map(({ label, values }) => [
    ...cells([label], bold),
    ...fieldCells(values, colours),
  ]);
  const signs = legend(new Set(body.flat().flatMap(({ lines, sign }: Cell) => [...lines, sign ?? ''])));
  const taken = takenLines(rows);
  return [
    `${bold(shown(text))}\n\n`,
    columns([heading, ...body], width),
    ...(taken.length === 0
      ? []
      : ['\n', ...taken.flatMap((line) => wrap(line, width)).map((line) => `${line}\n`)]),
    ...(signs === '' ? [] : [`\n${dim(signs)}\n`]),
  ].join('');
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

function fieldCells(values: Field['values'], colours: Colours): readonly Cell[] {
  let left: string | undefined;
  return values.map((value) => {
    if (value === undefined) return { lines: [] };
    const whole = value.join('\n');
    const differs = left !== undefined && left !== whole;
    left = whole;
    return valueCell(value, differs, colours, whole === absentSign ? colours.dim : String);
  });
}

/** The rows of the table: those in which at least one revision has a value. */
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

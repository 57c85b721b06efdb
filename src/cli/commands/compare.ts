/** `compare`: what the revisions say of a string, side by side, with what differs marked. */

import type { Command } from 'commander';
import { compare, type ComparisonRow } from '../../index.js';
import { revisions } from '../../../generated/registry/ids.js';
import { type Cell, columns, wrap } from '../output/columns.js';
import { componentRows } from '../output/component-rows.js';
import { revisionId } from '../load-revision.js';
import { addNotes, printsJson, takesRevisions, takesStart } from '../input/options.js';
import { wholeJson, stopsAt } from '../output/refusal.js';
import { absentSign, cut, differSign, legend, shown } from '../output/signs.js';
import type { Colours, Terminal } from '../output/terminal.js';

interface Options {
  readonly revisions?: string;
  readonly start?: string;
  readonly json?: true;
}

const about = `A cell with ${differSign} differs from the nearest one to its left that has a value. A
production is the rule that carried the string, or the rules from outside in.
"stops at" is the offset after which nothing can follow, and what stands there;
below the table, which of the others would have taken that, or derive the string
where it ends. In JSON that is "takenBy".

Long values are cut; --json has them whole. There, an absent component is an
absent member; an empty one is "".`;

export function define(command: Command, terminal: Terminal): void {
  command.argument('<URL...>', 'the strings to compare, a table each');
  takesStart(takesRevisions(command));
  printsJson(command).action((texts: readonly string[], options: Options) => show(texts, options, terminal));
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

async function show(texts: readonly string[], options: Options, terminal: Terminal): Promise<void> {
  const asked = options.revisions?.split(',').map((name) => revisionId(name.trim())) ?? revisions;
  let isFirst = true;
  for (const text of texts) {
    const rows = compare(text, {
      revisions: asked,
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

/** A value longer than this is cut. */
const longestValue = 160;

function table(text: string, rows: readonly ComparisonRow[], { colours, width }: Terminal): string {
  const { bold, dim } = colours;
  const heading = ['', ...rows.map(({ revision }) => revision)].map((id) => ({ lines: [id], paint: bold }));
  const body = fieldsOf(rows).map(({ label, values }) => [
    { lines: [label], paint: bold },
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

function fieldCells(values: Field['values'], { bold, yellow, dim }: Colours): readonly Cell[] {
  let left: string | undefined;
  return values.map((value) => {
    if (value === undefined) return { lines: [] };
    const whole = value.join('\n');
    const differs = left !== undefined && left !== whole;
    left = whole;
    return {
      lines: value.map((line) => cut(line, longestValue)),
      exact: true,
      sign: differs ? differSign : undefined,
      paint: differs ? (shownText) => bold(yellow(shownText)) : whole === absentSign ? dim : String,
    };
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

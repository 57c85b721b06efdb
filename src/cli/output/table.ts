/**
 * Tables: rows with named columns, as CSV (RFC 4180) in which no spreadsheet finds a formula, as Markdown, or in
 * columns; and answers of commands in the requested form.
 */

import { visible } from '../../core/base/visible.js';
import { cells, columns } from './columns.js';
import { standardInput } from './errors.js';
import type { Terminal } from './terminal.js';

/** The characters that begin a formula in a spreadsheet, and "'", which escapes them. */
const active = /^[=+\-@\t\r']/;

/** Returns a text that no spreadsheet executes: with "'" before a text that would be a formula or begins with "'". */
export function inert(text: string): string {
  return isActive(text) ? `'${text}` : text;
}

/** Tests whether a spreadsheet would execute a text, or the text begins with "'". */
export function isActive(text: string): boolean {
  return active.test(text);
}

export function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}

/** The value of a field; empty if absent. */
type Field = string | number | boolean | null | undefined;

/** Returns a record, each field inert and quoted, with invisible characters as `\u{…}`. */
export function csvRecord(fields: readonly Field[]): string {
  return `${fields.map((field) => quoted(visible(inert(String(field ?? ''))))).join(',')}\r\n`;
}

/** The names of columns, and the rows. */
export type Table = readonly [columns: readonly string[], ...rows: readonly (readonly Field[])[]];

export function csvTable(table: Table): string {
  return table.map(csvRecord).join('');
}

/** Formats a table as Markdown; its fields are Markdown already. */
export function markdownTable([heading, ...rows]: Table): string {
  return [heading, heading.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |\n`).join('');
}

/** The requested form of an answer; text by default. */
export interface Form {
  readonly json?: true | undefined;
  readonly csv?: true | undefined;
  readonly markdown?: true | undefined;
}

/** An answer of a command: objects for JSON, a table, and a text, by default the table in columns. */
export interface Answer {
  readonly objects: Iterable<object>;
  readonly table?: () => Table;
  readonly text?: () => string;
}

/** Prints an answer in the requested form. */
export async function show(
  { json, csv, markdown }: Form,
  { objects, table = () => [[]], text }: Answer,
  terminal: Terminal,
): Promise<void> {
  if (json) for (const object of objects) await terminal.printJson(object);
  else if (csv) await terminal.print(csvTable(table()));
  else if (markdown) await terminal.print(markdownTable(table()));
  else await terminal.print(text?.() ?? textTable(table(), terminal));
}

function textTable([heading, ...rows]: Table, { colours, width }: Terminal): string {
  const lines = rows.map((row) => cells(row.map((field) => String(field ?? ''))));
  return columns([cells(heading, colours.bold), ...lines], width);
}

/** Returns the header and a formatter of rows that arrive one by one. @param columns by name, the field of a row */
export function csvRows<Row>(columns: Readonly<Record<string, (row: Row) => Field>>): {
  readonly header: string;
  readonly record: (row: Row) => string;
} {
  const fields = Object.values(columns);
  return {
    header: csvRecord(Object.keys(columns)),
    record: (row) => csvRecord(fields.map((field) => field(row))),
  };
}

/** Returns a file as a field: standard input in words, as a field that begins with "-" would be made inert. */
export function inputField(input: string): string {
  return input === standardInput ? 'standard input' : input;
}

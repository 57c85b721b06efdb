/** Records as CSV (RFC 4180), none of whose fields a spreadsheet takes for a formula. */

import { visible } from '../../base/visible.js';
import { standardInput } from '../input/inputs.js';

/** What a formula begins with in a spreadsheet, and "'", which stands before these. */
export const inertStarts = "=+-@\t\r'";

/** A record, each field quoted, with invisible characters as `\u{…}`, and "'" before what would be a formula or has one. */
export function csvRecord(fields: readonly string[]): string {
  return `${fields.map(quoted).join(',')}\r\n`;
}

/** A table: the names of its columns and its rows, whose numbers are written as such; where there is nothing, the field is empty. */
export function csvTable(
  columns: readonly string[],
  rows: readonly (readonly (string | number | boolean | null | undefined)[])[],
): string {
  return [columns, ...rows].map((fields) => csvRecord(fields.map((field) => String(field ?? '')))).join('');
}

/** A file as a field: standard input by its words, as a field that begins with "-" would be made inert. */
export function inputField(input: string): string {
  return input === standardInput ? 'standard input' : input;
}

function quoted(field: string): string {
  const inert = field !== '' && inertStarts.includes(field.charAt(0)) ? `'${field}` : field;
  return `"${visible(inert).replaceAll('"', '""')}"`;
}

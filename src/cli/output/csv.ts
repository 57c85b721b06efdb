/** Records as CSV (RFC 4180) that no spreadsheet takes for formulas. */

import { visible } from '../../base/visible.js';

/** What makes a spreadsheet calculate when a field begins with it. */
const formulaStart = /^[=+\-@\t\r]/;

/** A record, each field quoted, with invisible characters as `\u{…}`, and "'" before what would be a formula. */
export function csvRecord(fields: readonly string[]): string {
  return `${fields.map(quoted).join(',')}\r\n`;
}

function quoted(field: string): string {
  const inert = formulaStart.test(field) ? `'${field}` : field;
  return `"${visible(inert).replaceAll('"', '""')}"`;
}

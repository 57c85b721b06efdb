/** The record formats by name, and the options `--column` and `--header`. */

import { Misuse } from '../../output/errors.js';
import { wholeNumber } from '../options.js';
import { type LineEnd, lineFeed } from '../lines.js';
import { cdx, cdxj, warcIndex } from './cdx.js';
import { csv, delimiters, type TableName, tsv } from './columns.js';
import { endAt, type RecordFormat } from './format.js';
import { member } from './member.js';

/** The formats, with their descriptions for help. */
export const recordFormats = {
  lines: 'one string per line',
  nul: 'strings that end with NUL',
  csv: 'records of RFC 4180; quoted fields may contain line ends',
  scsv: 'the same with ";" between fields',
  tsv: 'lines of fields with tabs between them, without quotes',
  jsonl: 'one JSON text per line',
  cdx: 'lines of a web archive index, with or without a header',
  cdxj: 'the same with the URL in an object; headers begin with ! or @',
  'warc-index': 'CDX, CDXJ or JSON, detected for each line',
} as const;

export type FormatName = keyof typeof recordFormats;
export const formatNames = Object.keys(recordFormats) as FormatName[];

/** Selects the text of a record. */
export interface ColumnOptions {
  readonly column?: string | undefined;
  readonly header?: true | undefined;
}

/** Returns the terminator of strings, for a format whose records are plain strings. */
export function lineEndOf(
  format: FormatName,
  { keepCr }: { readonly keepCr?: true | undefined } = {},
): LineEnd | undefined {
  if (format === 'nul') return { byte: 0, hasCr: false };
  return format === 'lines' ? { byte: lineFeed, hasCr: !keepCr } : undefined;
}

/** Tests whether the records of a format are rows with columns. */
export function isTable(format: FormatName): format is TableName {
  return Object.hasOwn(delimiters, format);
}

/** Tests whether the first record has the names of the columns: declared so, or because a column is given by name. */
export function hasHeader(format: FormatName, { column, header }: ColumnOptions): boolean {
  return isTable(format) && (header === true || (column !== undefined && !isNumber(column)));
}

function isNumber(column: string): boolean {
  return /^\d+$/.test(column);
}

const maxColumns = 100_000;

/**
 * Returns the reader of a format; each file needs its own, as each has its header.
 * @throws Misuse if options do not fit the format
 */
export function recordFormat(name: FormatName, { column, header }: ColumnOptions): RecordFormat {
  if (header && !isTable(name)) throw new Misuse(`--header applies to csv and tsv, not to ${name}`);
  const number =
    column !== undefined && isNumber(column) ? wholeNumber('--column', 1, maxColumns)(column) : undefined;
  switch (name) {
    case 'lines':
    case 'nul':
      if (column !== undefined)
        throw new Misuse(
          `the format "${name}" has no columns: omit --column, or name another format, such as --in csv`,
        );
      return { end: endAt(name === 'nul' ? 0 : lineFeed), textIn: (record) => record };
    case 'csv':
    case 'scsv':
      return csv(name, number ?? column, hasHeader(name, { column, header }));
    case 'tsv':
      return tsv(number ?? column, hasHeader(name, { column, header }));
    case 'jsonl':
      checkPointer(column);
      return { end: endAt(lineFeed), textIn: member(column ?? 'url') };
    case 'cdx':
      return cdx(number ?? column);
    case 'cdxj':
      checkPointer(column);
      return cdxj(column);
    case 'warc-index':
      if (column !== undefined) throw new Misuse('warc-index finds the URL itself: omit --column');
      return warcIndex();
  }
}

/** Checks a column that is a JSON pointer. @throws Misuse for a "~" that escapes nothing (RFC 6901 §3) */
function checkPointer(column = ''): void {
  if (!column.startsWith('/') || !/~(?![01])/.test(column)) return;
  throw new Misuse('in a JSON pointer, "~" is written ~0, and "/" in a name ~1');
}

/**
 * Records with columns: TSV, in which a tab ends a field and nothing is quoted (IANA text/tab-separated-values), and
 * CSV (RFC 4180). No library is used: after a stray quotation mark, csv-parse and Papa Parse lose every record to the
 * end of the file; if it returns each record unchanged, csv-parse alone takes four times as long as a census of the
 * file.
 */

import { quoted as inQuotes } from '../../../core/base/visible.js';
import { knownName } from '../../../core/base/unknown-name.js';
import { Misuse } from '../../output/errors.js';
import { isActive } from '../../output/table.js';
import { decodedPartly, lineFeed } from '../lines.js';
import type { Problem } from '../../../study/reasons.js';
import { endAt, type RecordFormat } from './format.js';

const quote = 0x22;

/** The character between fields, by format. */
export const delimiters = { csv: ',', scsv: ';', tsv: '\t' } as const;
export type TableName = keyof typeof delimiters;

/** Returns the text of a field between two offsets of a record. */
type Text = (record: Buffer, from: number, to: number) => Uint8Array | Problem;
/** Returns the end of the field that begins at an offset. */
type FieldEnd = (record: Buffer, from: number) => number;

/** A column by its number from 1, or by its name in the header. */
export type Column = number | string;

/**
 * Returns the format TSV. @param column the first by default @param hasHeader true if the first record is a header
 * @throws when read, UnknownNameError for a column not in it
 */
export function tsv(column: Column | undefined, hasHeader: boolean): RecordFormat {
  const fieldEnd: FieldEnd = (record, from) => endOr(record, record.indexOf(delimiters.tsv, from, 'latin1'));
  return {
    end: endAt(lineFeed),
    ...columns('tsv', column, hasHeader, fieldEnd, (record, from, to) => record.subarray(from, to)),
  };
}

/**
 * Returns the format CSV; other parameters as for `tsv`. A quoted field may have line ends; a quotation mark within an
 * unquoted field is literal.
 */
export function csv(name: CsvName, column: Column | undefined, hasHeader: boolean): RecordFormat {
  const { moves, fieldEnd } = readers[name];
  let state = fieldStart;
  return {
    end(bytes, from) {
      for (let at = from; at < bytes.length; at++) {
        state = moves[state + (bytes[at] ?? 0)] ?? fieldStart;
        if (state !== ended) continue;
        state = fieldStart;
        return at;
      }
      return -1;
    },
    isOpen: () => state === quoted,
    ...columns(name, column, hasHeader, fieldEnd, csvText),
  };
}

function columns(
  format: TableName,
  column: Column | undefined,
  hasHeader: boolean,
  fieldEnd: FieldEnd,
  text: Text,
): Pick<RecordFormat, 'textIn' | 'header' | 'hints'> {
  let header: Buffer | undefined;
  let hasOthers = false;
  let skipped = typeof column === 'number' ? column - 1 : 0;
  const first: Buffer[] = [];
  const textIn = (record: Buffer): ReturnType<Text> => {
    let from = 0;
    for (let i = 0; i < skipped; i++) {
      from = fieldEnd(record, from) + 1;
      if (from > record.length) return 'missing';
    }
    const to = fieldEnd(record, from);
    hasOthers ||= from > 0 || to < record.length;
    return text(record, from, to);
  };
  return {
    ...(hasHeader && { header: () => header }),
    textIn(record) {
      if (first.length < 2) first.push(Buffer.from(record));
      if (!hasHeader || header !== undefined) return textIn(record);
      header = Buffer.from(record);
      skipped = placeOf(column ?? 1, namesIn(header, fieldEnd, text), header);
      return 'header';
    },
    hints(file) {
      const [names = [], other = []] = first.map((record) => namesIn(record, fieldEnd, text));
      const likely = likelyFormat(first.map((record) => record.toString('latin1')));
      if (names.length === 1 && likely !== undefined && likely !== format)
        return [
          `the columns of ${file} seem to be separated by ${separator(likely)}; --in ${likely} reads them`,
        ];
      if (first.length > 0 && skipped >= names.length)
        return [`${file} has no column ${skipped + 1}; its first record has ${inWords(names)}`];
      const hints: string[] = [];
      const name = names[skipped] ?? '';
      if (!hasHeader && /^[^:/.?#%]+$/.test(name) && /^[a-z][a-z\d+.-]*:/i.test(other[skipped] ?? ''))
        hints.push(
          `the first record of ${file} seems to be a header: ${inQuotes(name, 60)} was read as a string; --header skips it`,
        );
      if (column === undefined && hasOthers)
        hints.push(`only the first column of ${file} was read; --column NAME reads another`);
      return hints;
    },
  };
}

/**
 * Returns the format in which the first two lines of a file have the same number of fields, if they have several: of
 * several such formats, the one with most fields.
 */
export function likelyFormat([first = '', second = first]: readonly string[]): TableName | undefined {
  const fields = (line: string, name: TableName) =>
    line
      .split('"')
      .reduce((count, part, i) => count + (i % 2 === 0 ? part.split(delimiters[name]).length - 1 : 0), 1);
  return (Object.keys(delimiters) as TableName[])
    .filter((name) => fields(first, name) > 1 && fields(first, name) === fields(second, name))
    .sort((a, b) => fields(first, b) - fields(first, a))[0];
}

/** Returns the name of the character between fields. */
export function separator(format: TableName): string {
  return format === 'tsv' ? 'a tab' : `"${delimiters[format]}"`;
}

/** Maximum number of columns that a message names. */
const maxNamed = 20;

function inWords(names: readonly string[]): string {
  const count = names.length === 1 ? 'one column' : `${names.length} columns`;
  const shown = names.slice(0, maxNamed).map((name) => inQuotes(name, 60));
  return `${count}: ${shown.join(', ')}${names.length > maxNamed ? ' …' : ''}`;
}

/**
 * Returns the index of the column, from 0. A number is always an index, whatever the names of columns.
 * @throws UnknownNameError; Misuse for a name that several columns have, or a number without a column
 */
function placeOf(column: Column, names: readonly string[], header: Buffer): number {
  if (typeof column === 'string') {
    const likely = likelyFormat([header.toString('latin1')]);
    if (likely !== undefined && names.length === 1 && names[0] !== column) {
      throw new Misuse(
        `no column is called ${inQuotes(column, 60)}, and the names in the header seem to be separated by ${separator(likely)}: use --in ${likely}`,
      );
    }
    const known = knownName('column', column, names);
    const places = names.flatMap((name, i) => (name === known ? [i + 1] : []));
    if (places.length > 1) {
      throw new Misuse(
        `several columns are called ${inQuotes(known, 60)}: use a number, --column ${places.join(' or ')}`,
      );
    }
    return names.indexOf(known);
  }
  if (column <= names.length) return column - 1;
  const place = names.indexOf(String(column)) + 1;
  const called = place === 0 ? '' : `; the column called "${column}" has the number ${place}`;
  throw new Misuse(`--column ${column} is a number, but the header has ${inWords(names)}${called}`);
}

function namesIn(header: Buffer, fieldEnd: FieldEnd, text: Text): readonly string[] {
  const names: string[] = [];
  for (let from = 0; from <= header.length;) {
    const to = fieldEnd(header, from);
    const name = text(header, from, to);
    names.push(typeof name === 'string' ? '' : decodedPartly(name).text);
    from = to + 1;
  }
  return names;
}

function endOr(record: Buffer, place: number): number {
  return place < 0 ? record.length : place;
}

/** The states of the CSV reader, as rows of a table indexed by bytes. */
const fieldStart = 0;
const unquoted = 256;
const quoted = 512;
/**
 * The state after a quotation mark in a quoted field: the end of the field, or the first half of an escaped quotation
 * mark.
 */
const closed = 768;
const ended = 1024;

/** A format of CSV. */
export type CsvName = Exclude<TableName, 'tsv'>;

/** Returns the reader of CSV with a character between its fields. */
function readerFor(delimiter: number): { readonly moves: Uint16Array; readonly fieldEnd: FieldEnd } {
  const moves = new Uint16Array(ended);
  for (const state of [fieldStart, unquoted, quoted, closed]) {
    moves.fill(state === quoted ? quoted : unquoted, state, state + 256);
    moves[state + quote] = state === unquoted ? unquoted : state === quoted ? closed : quoted;
    if (state === quoted) continue;
    moves[state + delimiter] = fieldStart;
    moves[state + lineFeed] = ended;
  }
  const fieldEnd: FieldEnd = (record, from) => {
    let state = fieldStart;
    for (let at = from; at < record.length; at++) {
      const byte = record[at] ?? 0;
      if (byte === delimiter && state !== quoted) return at;
      state = moves[state + byte] ?? fieldStart;
    }
    return record.length;
  };
  return { moves, fieldEnd };
}

const readers = {
  csv: readerFor(delimiters.csv.charCodeAt(0)),
  scsv: readerFor(delimiters.scsv.charCodeAt(0)),
};

const csvText: Text = (record, from, to) => {
  if (record[from] !== quote) return record.subarray(from, to);
  const text = record.toString('latin1', from + 1, to - 1);
  // Two quotation marks represent one; a single one ends the field, so that nothing may follow it.
  if (to - from < 2 || record[to - 1] !== quote || text.replaceAll('""', '').includes('"'))
    return 'malformed';
  return Buffer.from(text.replaceAll('""', '"'), 'latin1');
};

/**
 * Returns a record as one of the format csv, of which no field begins a formula in a spreadsheet: the same bytes if
 * nothing changes.
 */
export function inertColumns(record: Uint8Array, from: CsvName): Uint8Array {
  const bytes = Buffer.from(record.buffer, record.byteOffset, record.length);
  const { fieldEnd } = readers[from];
  const pieces: Uint8Array[] = [];
  let done = 0;
  const replace = (place: number, end: number, piece: string): void => {
    pieces.push(bytes.subarray(done, place), Buffer.from(piece));
    done = end;
  };
  for (let start = 0, end; start < bytes.length; start = end + 1) {
    end = fieldEnd(bytes, start);
    const isQuoted = bytes[start] === quote;
    const first = start + (isQuoted ? 1 : 0);
    const isToQuote = !isQuoted && from !== 'csv' && bytes.subarray(start, end).includes(delimiters.csv);
    if (isToQuote) replace(start, start, '"');
    if (isActive(bytes.toString('latin1', first, first + 1))) replace(first, first, "'");
    if (isToQuote) {
      for (let at = start; (at = bytes.subarray(0, end).indexOf(quote, at)) >= 0; at++) replace(at, at, '"');
      replace(end, end, '"');
    }
    if (from !== 'csv' && end < bytes.length) replace(end, end + 1, delimiters.csv);
  }
  return pieces.length === 0 ? bytes : Buffer.concat([...pieces, bytes.subarray(done)]);
}

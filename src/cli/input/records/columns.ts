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
const comma = 0x2c;
const tab = 0x09;

/** Returns the text of a field between two offsets of a record. */
type Text = (record: Buffer, from: number, to: number) => Uint8Array | Problem;
/** Returns the end of the field that begins at an offset. */
type FieldEnd = (record: Buffer, from: number) => number;

/** A column by its number from 1, or by its name in the header. */
export type Column = number | string;

/**
 * Returns the format TSV. @param hasHeader true if the first record is a header @throws when read, UnknownNameError for
 * a column not in it
 */
export function tsv(column: Column, hasHeader: boolean): RecordFormat {
  const fieldEnd: FieldEnd = (record, from) => endOr(record, record.indexOf(tab, from));
  return {
    end: endAt(lineFeed),
    ...columns(column, hasHeader, fieldEnd, (record, from, to) => record.subarray(from, to)),
  };
}

/**
 * Returns the format CSV; parameters as for `tsv`. A quoted field may have line ends; a quotation mark within an
 * unquoted field is literal.
 */
export function csv(column: Column, hasHeader: boolean): RecordFormat {
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
    ...columns(column, hasHeader, csvFieldEnd, csvText),
  };
}

function columns(
  column: Column,
  hasHeader: boolean,
  fieldEnd: FieldEnd,
  text: Text,
): Pick<RecordFormat, 'textIn' | 'header' | 'hasOthers'> {
  let header: Buffer | undefined;
  let hasOthers = false;
  let skipped = typeof column === 'number' ? column - 1 : 0;
  return {
    ...(hasHeader && { header: () => header }),
    hasOthers: () => hasOthers,
    textIn(record) {
      if (hasHeader && header === undefined) {
        header = Buffer.from(record);
        skipped = placeOf(column, namesIn(header, fieldEnd, text));
        return 'header';
      }
      let from = 0;
      for (let i = 0; i < skipped; i++) {
        from = fieldEnd(record, from) + 1;
        if (from > record.length) return 'missing';
      }
      const to = fieldEnd(record, from);
      hasOthers ||= from > 0 || to < record.length;
      return text(record, from, to);
    },
  };
}

/**
 * Returns the index of the column, from 0. A number is always an index, whatever the names of columns.
 * @throws UnknownNameError; Misuse for a name that several columns have, or a number without a column
 */
function placeOf(column: Column, names: readonly string[]): number {
  if (typeof column === 'string') {
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
  throw new Misuse(`--column ${column} is a number, but the header has ${names.length} columns${called}`);
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

const moves = new Uint16Array(ended);
for (const state of [fieldStart, unquoted, quoted, closed]) {
  moves.fill(state === quoted ? quoted : unquoted, state, state + 256);
  moves[state + quote] = state === unquoted ? unquoted : state === quoted ? closed : quoted;
  if (state === quoted) continue;
  moves[state + comma] = fieldStart;
  moves[state + lineFeed] = ended;
}

const csvFieldEnd: FieldEnd = (record, from) => {
  let state = fieldStart;
  for (let at = from; at < record.length; at++) {
    const byte = record[at] ?? 0;
    if (byte === comma && state !== quoted) return at;
    state = moves[state + byte] ?? fieldStart;
  }
  return record.length;
};

const csvText: Text = (record, from, to) => {
  if (record[from] !== quote) return record.subarray(from, to);
  const text = record.toString('latin1', from + 1, to - 1);
  // Two quotation marks represent one; a single one ends the field, so that nothing may follow it.
  if (to - from < 2 || record[to - 1] !== quote || text.replaceAll('""', '').includes('"'))
    return 'malformed';
  return Buffer.from(text.replaceAll('""', '"'), 'latin1');
};

/** Returns a record of CSV of which no field begins a formula in a spreadsheet: the same bytes if none does. */
export function inertColumns(record: Uint8Array): Uint8Array {
  const bytes = Buffer.from(record.buffer, record.byteOffset, record.length);
  const pieces: Uint8Array[] = [];
  let done = 0;
  for (let from = 0; from < bytes.length; from = csvFieldEnd(bytes, from) + 1) {
    const start = bytes[from] === quote ? from + 1 : from;
    if (!isActive(bytes.toString('latin1', start, start + 1))) continue;
    pieces.push(bytes.subarray(done, start), apostrophe);
    done = start;
  }
  return pieces.length === 0 ? bytes : Buffer.concat([...pieces, bytes.subarray(done)]);
}

const apostrophe = Buffer.from("'");

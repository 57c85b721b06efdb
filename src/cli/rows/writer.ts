/** Rows of results, one per record, as TSV, CSV (RFC 4180) or JSON lines, followed by the record's own columns. */

import { isUtf8 } from 'node:buffer';
import { written } from '../../core/base/visible.js';
import { type CsvName, inertColumns } from '../input/records/columns.js';
import { bytesOf, type Output, viewOf } from '../lines/output.js';
import { Unreadable } from '../output/errors.js';
import { inert, quoted } from '../output/table.js';
import { json } from '../output/terminal.js';

/** The value of a cell; undefined if absent. */
export type Cell = string | number | boolean | undefined;

/** The syntax of a row: its delimiters and its cells. */
interface Syntax {
  readonly begin: string;
  /** Returns the text before the cell of a column. */
  readonly before: (name: string, isFirst: boolean) => string;
  readonly end: string;
  readonly absent: string;
  readonly string: (text: string) => string;
}

/** Backslash escapes of TSV. */
const tsvEscapes: Readonly<Record<string, string>> = { '\t': '\\t', '\n': '\\n', '\r': '\\r', '\\': '\\\\' };

const plain = (separator: string) => (_: string, isFirst: boolean) => (isFirst ? '' : separator);

const syntaxes = {
  csv: {
    begin: '',
    before: plain(','),
    end: '\r\n',
    absent: '',
    string: (text) => csvCell(written(inert(text))),
  },
  tsv: {
    begin: '',
    before: plain('\t'),
    end: '\n',
    absent: '-',
    string: (text) => written(tsvCell(text)),
  },
  jsonl: {
    begin: '{',
    before: (name, isFirst) => `${isFirst ? '' : ','}${json(name)}:`,
    end: '}\n',
    absent: 'null',
    string: json,
  },
} as const satisfies Record<string, Syntax>;

function tsvCell(text: string): string {
  return text === '-' ? '\\-' : text.replace(/[\t\n\r\\]/g, (character) => tsvEscapes[character] ?? '');
}

/** Quotes a cell if needed; an empty cell is quoted to distinguish it from an absent one. */
function csvCell(text: string): string {
  return text === '' || /[",\r\n]/.test(text) ? quoted(text) : text;
}

export type RowFormat = keyof typeof syntaxes;
export const rowFormats = Object.keys(syntaxes) as RowFormat[];

/** The parts of rows besides their cells. */
export interface RowLayout {
  /** The form of the input record in the row: its own columns or JSON, or one string. */
  readonly passThrough: 'columns' | 'record' | undefined;
  /** The row of column names: written as soon as that of the records is read, written at once, or absent. */
  readonly header: 'read' | 'own' | 'none';
  /** The format of the columns that csv passes through (default: csv). */
  readonly csv?: CsvName;
}

const recordColumn = 'record';

/** A record to pass through. */
export interface PassedRecord {
  /** Its bytes; undefined if it is too long to store. */
  readonly record: Uint8Array | undefined;
  /** True if it is not of its format. */
  readonly isMalformed: boolean;
}

/** Writes rows to an output. */
export class RowWriter {
  private readonly syntax: Syntax;
  private readonly beforeRecord: DataView;
  private readonly beforeBase64 = bytesOf(',"base64":');
  private readonly beforeMalformed = bytesOf(',"malformed":');
  private readonly end: DataView;
  private file = '';
  private offset = 0;
  private headerOfRecords: Buffer | undefined;

  constructor(
    private readonly output: Output,
    private readonly format: RowFormat,
    private readonly columns: readonly string[],
    private readonly layout: RowLayout,
  ) {
    this.syntax = syntaxes[format];
    this.beforeRecord = bytesOf(this.syntax.before(recordColumn, false));
    this.end = bytesOf(this.syntax.end);
  }

  /** Sets the place of the next records, for messages. */
  begin(file: string, offset: number): void {
    this.file = file;
    this.offset = offset;
  }

  /** Adds the header unless it waits for that of the records. */
  start(): void {
    if (this.layout.header === 'own') this.addHeader();
  }

  /** Adds the header if no file had one. */
  finish(): void {
    this.addHeader();
  }

  /**
   * Adds the names of the columns, once, if the rows have them.
   * @param header of the records of this file
   * @throws Unreadable if its columns should be copied but differ from those of the first file
   */
  addHeader(header?: Uint8Array): void {
    const { output, layout, format } = this;
    const isCopied = layout.passThrough === 'columns';
    if (this.headerOfRecords !== undefined) {
      if (header === undefined || !isCopied || this.headerOfRecords.equals(header)) return;
      throw new Unreadable(this.file, new Error('its header differs from that of the first file'));
    }
    if (layout.header === 'none' || format === 'jsonl') return;
    this.headerOfRecords = Buffer.from(header ?? []);
    output.text(this.columns.map((name, i) => this.before(i) + name).join(''));
    if (layout.passThrough !== undefined && !(isCopied && header === undefined)) {
      output.add(this.beforeRecord);
      if (isCopied) this.addColumns(this.headerOfRecords);
      else output.text(recordColumn);
    }
    output.add(this.end);
  }

  /** Adds a row. @throws Unreadable for a record that should be passed through but is too long to store */
  add(cells: readonly Cell[], record: PassedRecord): void {
    this.output.text(cells.map((cell, i) => this.before(i) + this.cell(cell)).join(''));
    this.endRow(record);
  }

  /** Returns the text before the cell of a column. */
  before(i: number): string {
    const { begin, before } = this.syntax;
    return (i === 0 ? begin : '') + before(this.columns[i] ?? '', i === 0);
  }

  cell(value: Cell): string {
    const { absent, string } = this.syntax;
    return value === undefined ? absent : typeof value === 'string' ? string(value) : String(value);
  }

  /** Ends a row whose cells were added: adds the record, if it is passed through. @throws Unreadable, as `add` */
  endRow({ record, isMalformed }: PassedRecord): void {
    const { output, layout, format } = this;
    const isJson = format === 'jsonl';
    if (layout.passThrough !== undefined) {
      const whole = record ?? this.tooLong();
      const isCopied = layout.passThrough === 'columns';
      if (isCopied && !(isJson && isMalformed)) {
        output.add(this.beforeRecord);
        this.addColumns(whole);
      } else if (isJson) {
        const isText = isUtf8(whole);
        // A JSON text may be a string too.
        const beforeText = isCopied ? this.beforeMalformed : this.beforeRecord;
        output.add(isText ? beforeText : this.beforeBase64);
        output.text(json(Buffer.from(whole).toString(isText ? 'utf8' : 'base64')));
      } else {
        output.add(this.beforeRecord);
        const latin1 = Buffer.from(whole.buffer, whole.byteOffset, whole.length).toString('latin1');
        const cell = format === 'csv' ? quoted(inert(latin1)) : tsvCell(latin1);
        output.add(viewOf(Buffer.from(cell, 'latin1')));
      }
    }
    output.add(this.end);
  }

  /** Adds the columns of a record or of its header; in CSV, none begins a formula. */
  private addColumns(record: Uint8Array): void {
    this.output.add(viewOf(this.format === 'csv' ? inertColumns(record, this.layout.csv ?? 'csv') : record));
  }

  private tooLong(): never {
    throw new Unreadable(
      this.file,
      new Error(`the record at byte ${this.offset} is longer than 1 MiB and cannot be passed through`),
    );
  }
}

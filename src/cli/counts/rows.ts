/** Results for each record, as a row of TSV, CSV (RFC 4180) or JSON lines. */

import { isUtf8 } from 'node:buffer';
import { Unreadable } from '../output/errors.js';
import { bytesOf, type Output, viewOf } from '../lines/output.js';
import { inert, quoted } from '../output/table.js';
import { json } from '../output/terminal.js';
import type { CensusReason } from '../../study/reasons.js';
import type { LineResult } from './count.js';
import { type CensusReadable, readable } from '../../study/census-summary.js';
import { components, type Reading } from './reading.js';

/** The columns, with their descriptions for help. */
export const columns = {
  mask: 'the deriving revisions; bit 0 is the first document in -r',
  verdicts: 'one digit per revision: 1 or 0',
  offset: 'the byte where the last revision stopped; else the length',
  reason: 'the reason if no revision derives it, as listed below',
  ...readable,
  ...components,
} as const;

export type ColumnName = keyof typeof columns;

/** The default columns: the results of the walk. */
export const defaultColumns = ['mask', 'verdicts', 'offset', 'reason'] as const;

type FoundColumn = (typeof defaultColumns)[number];

function isFound(name: ColumnName | undefined): name is FoundColumn {
  return (defaultColumns as readonly unknown[]).includes(name);
}

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
  tsv: {
    begin: '',
    before: plain('\t'),
    end: '\n',
    absent: '-',
    string: tsvCell,
  },
  csv: {
    begin: '',
    before: plain(','),
    end: '\r\n',
    absent: '',
    string: csvCell,
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
  return text === '' || /[",\r\n]/.test(text) ? quoted(inert(text)) : inert(text);
}

export type RowFormat = keyof typeof syntaxes;
export const rowFormats = Object.keys(syntaxes) as RowFormat[];

/** The form of the input record in the row: its own columns or JSON unchanged, or one string. */
export type PassThrough = 'untouched' | 'escaped';

export const recordColumn = 'record';

/** Number of cached cells of a column; schemes and components can have more values. */
const maxCachedCells = 10_000;
/** Length limit of cached texts, in code units. */
const maxCachedLength = 100;
/** For each mask and each reason, cells are cached for this many offsets. */
const offsetsKept = 512;

/** Adds cells to a row, with their separators. */
type Step = (found: LineResult, reading: Reading) => void;

/** Writes rows of results to an output. */
export class RowWriter {
  private readonly syntax: Syntax;
  private readonly steps: readonly Step[];
  private readonly beforeRecord: DataView;
  private readonly beforeBase64 = bytesOf(',"base64":');
  private readonly beforeMalformed = bytesOf(',"malformed":');
  private readonly end: DataView;
  private file = '';
  private offset = 0;
  private columnsOfRecords: Buffer | undefined;

  /** @param revisions their number */
  constructor(
    private readonly output: Output,
    private readonly format: RowFormat,
    private readonly columns: readonly ColumnName[],
    private readonly revisions: number,
    private readonly passThrough: PassThrough | undefined,
  ) {
    const syntax = (this.syntax = syntaxes[format]);
    this.steps = this.stepsOf(columns);
    this.beforeRecord = bytesOf(syntax.before(recordColumn, false));
    this.end = bytesOf(syntax.end);
  }

  begin(file: string, offset: number): void {
    this.file = file;
    this.offset = offset;
  }

  /**
   * Adds the names of the columns, once, if the format has them.
   * @param header of the records of this file; empty if no file has one
   * @throws Unreadable if its columns should be copied but differ from those of the first file
   */
  addHeader(header: Uint8Array): void {
    const { output } = this;
    const isUntouched = this.passThrough === 'untouched';
    if (this.columnsOfRecords !== undefined) {
      if (!isUntouched || this.columnsOfRecords.equals(header)) return;
      throw new Unreadable(this.file, new Error('its header differs from that of the first file'));
    }
    this.columnsOfRecords = Buffer.from(header);
    if (this.format === 'jsonl') return;
    output.text(this.columns.map((name, i) => this.before(name, i) + name).join(''));
    if (this.passThrough !== undefined && !(isUntouched && header.length === 0)) {
      output.add(this.beforeRecord);
      output.add(isUntouched ? viewOf(header) : bytesOf(recordColumn));
    }
    output.add(this.end);
  }

  /** Adds a row. @throws Unreadable for a record that should be copied but is too long to store */
  add(found: LineResult, reading: Reading): void {
    for (const step of this.steps) step(found, reading);
    if (this.passThrough !== undefined) this.addRecord(found);
    this.output.add(this.end);
  }

  /** Does nothing: rows are added one by one. */
  flush(): void {
    // Nothing is buffered.
  }

  private before(name: ColumnName, i: number): string {
    const { begin, before } = this.syntax;
    return (i === 0 ? begin : '') + before(name, i === 0);
  }

  private stepsOf(names: readonly ColumnName[]): readonly Step[] {
    const steps: Step[] = [];
    for (let i = 0; i < names.length;) {
      const name = names[i] ?? 'mask';
      const before = this.before(name, i);
      if (isFound(name)) {
        const start = i;
        while (isFound(names[i])) i++;
        steps.push(this.stepByFound(names.slice(start, i), start));
      } else {
        steps.push(this.stepByText(before, name));
        i++;
      }
    }
    return steps;
  }

  /** Adds cells that depend only on the mask, the reason and the offset, cached as one run of bytes. */
  private stepByFound(names: readonly ColumnName[], start: number): Step {
    const kept = new Map<number | CensusReason, (DataView | undefined)[]>();
    const hasOffset = names.includes('offset');
    const { absent, string } = this.syntax;
    const cellsOf = ({ mask, stop, reason }: LineResult): DataView => {
      const digits = Array.from({ length: this.revisions }, (_, bit) => (mask >>> bit) & 1).join('');
      const cells: Readonly<Record<string, string>> = {
        mask: String(mask),
        verdicts: string(digits),
        offset: String(stop),
        reason: reason === undefined ? absent : string(reason),
      };
      return bytesOf(names.map((name, i) => this.before(name, start + i) + (cells[name] ?? '')).join(''));
    };
    return (found) => {
      const { mask, reason } = found;
      const key = reason ?? mask;
      let byOffset = kept.get(key);
      if (byOffset === undefined) kept.set(key, (byOffset = []));
      const offset = hasOffset ? found.stop : 0;
      let cells = offset < offsetsKept ? byOffset[offset] : undefined;
      if (cells === undefined) {
        cells = cellsOf(found);
        if (offset < offsetsKept) byOffset[offset] = cells;
      }
      this.output.add(cells);
    };
  }

  private stepByText(before: string, name: Exclude<ColumnName, FoundColumn>): Step {
    const kept = new Map<string | undefined, DataView>();
    return (_, reading) => {
      const text = reading[name];
      let cell = kept.get(text);
      if (cell === undefined) {
        const { absent, string } = this.syntax;
        cell = bytesOf(before + (text === undefined ? absent : string(text)));
        if (kept.size < maxCachedCells && (text ?? '').length <= maxCachedLength) kept.set(text, cell);
      }
      this.output.add(cell);
    };
  }

  private addRecord(found: LineResult): void {
    const { output, format } = this;
    const whole = wholeRecord(found, this.file, this.offset);
    const isJson = format === 'jsonl';
    const isUntouched = this.passThrough === 'untouched';
    if (isUntouched && !(isJson && found.reason === 'malformed')) {
      output.add(this.beforeRecord);
      output.add(viewOf(whole));
    } else if (isJson) {
      const isText = isUtf8(whole);
      // A JSON text may be a string too.
      const beforeText = isUntouched ? this.beforeMalformed : this.beforeRecord;
      output.add(isText ? beforeText : this.beforeBase64);
      output.text(json(Buffer.from(whole).toString(isText ? 'utf8' : 'base64')));
    } else {
      output.add(this.beforeRecord);
      const latin1 = Buffer.from(whole.buffer, whole.byteOffset, whole.length).toString('latin1');
      const cell = format === 'csv' ? quoted(inert(latin1)) : tsvCell(latin1);
      output.add(viewOf(Buffer.from(cell, 'latin1')));
    }
  }
}

/** Returns the bytes of a record, unchanged. @throws Unreadable if it is too long to store */
export function wholeRecord(
  { record, bytes, from, to }: LineResult,
  file: string,
  offset: number,
): Uint8Array {
  const whole = record ?? bytes?.subarray(from, to);
  if (whole !== undefined) return whole;
  throw new Unreadable(
    file,
    new Error(`the record at byte ${offset} is longer than 1 MiB and cannot be passed through`),
  );
}

/** Returns the columns that must be read. */
export function readableIn(names: readonly ColumnName[]): readonly CensusReadable[] {
  return names.filter((name): name is CensusReadable => Object.hasOwn(readable, name));
}

/** Tests whether components are among the columns. */
export function hasComponents(names: readonly ColumnName[]): boolean {
  return names.some((name) => Object.hasOwn(components, name));
}

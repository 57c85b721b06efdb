/** Prints one row for each record: its place, the answer of a command, and its own columns. */

import { Output } from '../lines/output.js';
import type { NoText } from '../lines/verdict.js';
import type { ExitCode } from '../output/errors.js';
import { type Attempt, failureLine, noteFailure } from '../output/failure.js';
import { counted } from '../../study/formatting/format-text.js';
import { inputField } from '../output/table.js';
import type { Terminal } from '../output/terminal.js';
import { rowLayout, type RecordOptions } from './options.js';
import type { RecordBatch, TextRecord } from './reader.js';
import { type Cell, RowWriter } from './writer.js';

/** The cells of a row by column; an absent one has no member. */
export type Cells = Readonly<Record<string, Cell>>;

/** The rows of a command. */
export interface Rows {
  /** The columns of its answer. */
  readonly columns: readonly string[];
  /** Returns the cells of a string; undefined for no row. */
  readonly answer: (text: string) => Cells | undefined;
  /** Returns the cells of a record without a string (default: the reason, which also sets the exit code). */
  readonly problem?: (problem: NoText) => Cells | undefined;
  /** The exit code if a record has no string (default: 1). */
  readonly failure?: ExitCode;
}

/** Returns the cells of the outcome for one string in a row of records. @throws Misuse */
export function outcomeCells<T>(
  outcome: Attempt<T>,
  terminal: Terminal,
  cellsOf: (value: T) => Cells,
): Cells {
  if (outcome.ok) return cellsOf(outcome.value);
  noteFailure(outcome.error, terminal);
  return { reason: failureLine(outcome.error) };
}

const placeColumns = ['input', 'line', 'text'];

/**
 * Prints the rows of records if `--out` requests them. Rows begin with the place and the string, unless the record's own
 * columns follow.
 * @returns false if rows are not requested @throws Misuse, Unreadable
 */
export async function printRows(
  batches: AsyncIterable<RecordBatch>,
  options: RecordOptions,
  terminal: Terminal,
  { columns, answer, problem: ofProblem, failure = 1 }: Rows,
): Promise<boolean> {
  const asked = rowLayout(options, terminal);
  if (asked === undefined) return false;
  const { format, layout } = asked;
  const all = layout.passThrough === undefined ? [...placeColumns, ...columns] : columns;
  const output = new Output();
  const writer = new RowWriter(output, format, all, layout);
  let omitted = 0;
  const flush = async (): Promise<void> => {
    if (output.bytes.length > 0) await terminal.printBytes(output.bytes);
    output.clear();
  };
  const add = (record: TextRecord): void => {
    const { place, text, problem, offset } = record;
    if (problem !== undefined && ofProblem === undefined) terminal.end(failure);
    const cells = problem === undefined ? answer(text) : (ofProblem ?? withoutText)(problem, columns);
    if (cells === undefined) {
      if (problem !== undefined) omitted++;
      return;
    }
    writer.begin(place?.input ?? '', offset);
    const where = { input: place && inputField(place.input), line: place?.line, text };
    writer.add(
      all.map((name) => (Object.hasOwn(cells, name) ? cells[name] : where[name as keyof typeof where])),
      record,
    );
  };
  writer.start();
  for await (const { file, header, records } of batches) {
    writer.begin(file, 0);
    if (header !== undefined) writer.addHeader(header);
    for (const record of records) {
      add(record);
      if (output.bytes.length > maxBuffered) await flush();
    }
    await flush();
  }
  writer.finish();
  await flush();
  noteWithoutString(omitted, terminal);
  return true;
}

/** Notes how many records have no string, and so no verdict. */
export function noteWithoutString(count: number, terminal: Pick<Terminal, 'say'>): void {
  if (count > 0) terminal.say(`note: ${counted(count, 'record')} without a string, or not UTF-8`);
}

/** Bytes that are buffered before they are written. */
const maxBuffered = 64 * 1024;

/** Joins a list to a cell; absent if the list is empty. */
export function joinedCell(list: readonly string[], separator: string): Cell {
  return list.length === 0 ? undefined : list.join(separator);
}

/** Returns the cells of a record without a string. */
function withoutText({ message, byteOffset }: NoText, columns: readonly string[]): Cells {
  const reasons = columns.filter((name) => /^reason\b/.test(name)).map((name) => [name, message] as const);
  const common: Cells = { derivable: false, conforming: false, offset: byteOffset };
  return { ...common, ...Object.fromEntries(reasons) };
}

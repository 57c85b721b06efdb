/** The strings of arguments and of the records of files, each with its place and its record. */

import { decoded, decodedPartly } from '../input/lines.js';
import { type Entry, entriesOf } from '../input/records/entries.js';
import { type Input, type InputOptions, reportUnreadable, withByteProgress } from '../input/inputs.js';
import { inputsOf, textsOf } from '../input/texts.js';
import type { Place } from '../lines/format.js';
import { type NoText, notUtf8, noString } from '../lines/verdict.js';
import type { Terminal } from '../output/terminal.js';
import { formatIn, noteLines, type RecordOptions } from './options.js';
import type { PassedRecord } from './writer.js';

/** A string with its place and its record. */
export interface TextRecord extends PassedRecord {
  /** Undefined for an argument; records are counted from 1, without a header. */
  readonly place: Place | undefined;
  /** Byte offset of the record in its file. */
  readonly offset: number;
  /** The string; its displayable form if it is not UTF-8, and empty if the record has none. */
  readonly text: string;
  /** The reason why there is no string. */
  readonly problem: NoText | undefined;
}

/** Records that arrived together. Their bytes are only valid until the next are requested. */
export interface RecordBatch {
  readonly file: string;
  readonly records: readonly TextRecord[];
  /** The header of the file's columns, once it is read. */
  readonly header?: Uint8Array | undefined;
}

/** Declares what the arguments of a command on texts are: with `--in`, all are files. */
export function kindOf({ file, text, strings, in: format }: InputOptions & RecordOptions): InputOptions {
  return format === undefined ? { file, text, strings } : { file: true };
}

/**
 * Yields the records of inputs, in order. An unreadable file is reported, and the next follows.
 * @throws Misuse if options do not fit
 */
export async function* recordsIn(
  inputs: AsyncIterable<Input>,
  options: RecordOptions,
  terminal: Terminal,
): AsyncGenerator<RecordBatch, void, undefined> {
  const format = formatIn(options);
  for await (const input of inputs) {
    if (input.kind === 'text') {
      const { text } = input;
      const record = { text, record: Buffer.from(text), isMalformed: false, problem: undefined };
      yield { file: '', records: [{ ...record, place: undefined, offset: 0 }] };
      continue;
    }
    await noteLines(input, options, terminal);
    let line = 1;
    try {
      for await (const { entries, header } of entriesOf(
        withByteProgress(input, terminal),
        format,
        options,
        terminal,
      )) {
        yield {
          file: input.name,
          records: entries.map((entry, i) => recordOf(entry, input.name, line + i)),
          header,
        };
        line += entries.length;
      }
    } catch (error) {
      reportUnreadable(error, terminal);
    }
  }
}

function recordOf({ text, record, offset }: Entry, input: string, line: number): TextRecord {
  const common = { place: { input, line }, offset, record, isMalformed: text === 'malformed' };
  if (typeof text === 'string') return { ...common, text: '', problem: noString(text) };
  const whole = decoded(text);
  if (whole !== undefined) return { ...common, text: whole, problem: undefined };
  const partly = decodedPartly(text);
  return { ...common, text: partly.text, problem: notUtf8(partly.offset) };
}

/** Yields the records of the arguments of a command on texts. @throws Misuse */
export function recordsOfTexts(
  texts: readonly string[],
  options: InputOptions & RecordOptions,
  terminal: Terminal,
): AsyncIterable<RecordBatch> {
  return recordsIn(inputsOf(texts, kindOf(options), terminal), options, terminal);
}

/**
 * Yields the texts of the arguments of a command, for output other than rows; reports records without a string.
 * @throws Misuse, Unreadable
 */
export async function* textsOfRecords(
  texts: readonly string[],
  options: InputOptions & RecordOptions,
  terminal: Terminal,
): AsyncGenerator<string, void, undefined> {
  const { in: format, keepBom, keepCr } = options;
  if (formatIn(options) === 'lines' && !keepBom && !keepCr) {
    yield* textsOf(texts, kindOf(options), terminal, (file) => noteLines(file, options, terminal));
    return;
  }
  for await (const { records } of recordsOfTexts(texts, options, terminal)) {
    for (const { text, problem, place } of records) {
      if (problem === undefined) yield text;
      else {
        terminal.say(`error: record ${place?.line ?? 1} of ${format ?? 'lines'}: ${problem.message}`);
        terminal.end(2);
      }
    }
  }
}

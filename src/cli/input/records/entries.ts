/** The records of a file: unpacked, in its format, with the header once it is read. */

import { counted } from '../../../study/formatting/format-text.js';
import { quoted } from '../../../core/base/visible.js';
import type { Terminal } from '../../output/terminal.js';
import { decompressed } from '../decompress.js';
import { bufferSize, type InputFile } from '../inputs.js';
import { type ColumnOptions, type FormatName, lineEndOf, recordFormat } from './formats.js';
import { type Entry, recordsOf } from './records.js';

export type { Entry } from './records.js';

/** Options for reading records. */
export interface EntryOptions extends ColumnOptions {
  readonly keepBom?: true | undefined;
  readonly keepCr?: true | undefined;
}

/** Records that a chunk completes. Their bytes are only valid until the next are requested. */
export interface Entries {
  readonly entries: readonly Entry[];
  /** The header of the file's columns, once it is read. */
  readonly header: Uint8Array | undefined;
}

/**
 * Yields the records of a file in order. Reports the number of empty strings in records with fields, a file without any
 * string, and options that seem not to fit. Linear.
 * @param room as for `decompressed` @throws Misuse, Unreadable
 */
export async function* entriesOf(
  file: InputFile,
  name: FormatName,
  options: EntryOptions,
  terminal: Pick<Terminal, 'say'>,
  room = new Uint8Array(2 * bufferSize),
): AsyncGenerator<Entries> {
  const format = recordFormat(name, options);
  const end = lineEndOf(name, options);
  const how = { leavesOutMark: !options.keepBom, hasCr: end?.hasCr ?? !options.keepCr };
  let [records, strings, empty] = [0, 0, 0];
  for await (const entries of recordsOf(decompressed(file, room), file.name, format, how)) {
    records += entries.length;
    for (const { text } of entries) {
      if (typeof text === 'string') continue;
      strings++;
      if (text.length === 0) empty++;
    }
    yield { entries, header: format.header?.() };
  }
  const called = quoted(file.name, 60);
  for (const hint of format.hints?.(called) ?? []) terminal.say(`note: ${hint}`);
  if (strings === 0 && records > 0) terminal.say(`note: no record of ${called} has a string in ${name}`);
  if (empty > 0 && end === undefined) {
    terminal.say(`note: "${file.name}" has ${counted(empty, 'empty string')}; empty strings are not skipped`);
  }
}

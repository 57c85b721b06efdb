/** The options that all commands on records share: how files are read, and the rows that are written. */

import type { CensusRecords } from '../../study/census-summary.js';
import { option, type OptionsOf } from '../input/command.js';
import {
  type FormatName,
  formatNames,
  hasHeader,
  isTable,
  lineEndOf,
  recordFormat,
} from '../input/records/formats.js';
import { quoted } from '../../core/base/visible.js';
import { bufferSize, type Input, type InputFile } from '../input/inputs.js';
import { decompressed } from '../input/decompress.js';
import { likelyFormat, separator } from '../input/records/columns.js';
import { Misuse, Unreadable } from '../output/errors.js';
import type { Terminal } from '../output/terminal.js';
import { type RowFormat, rowFormats, type RowLayout } from './writer.js';

/**
 * `--in`, `--column`, `--header`, `--keep-bom`, `--keep-cr`, `--out`, `--pass-columns`.
 * @param others names of options that `--out` excludes besides `--json`
 */
export function recordOptions(...others: readonly string[]) {
  return [
    option('--in <FORMAT>', 'file format', { choices: formatNames }),
    option('--column <NAME>', 'the column, field or member with the string'),
    option('--header', 'the first record has column names'),
    option('--keep-bom', 'keep a byte order mark as part of the first record'),
    option('--keep-cr', 'keep a CR before LF as part of the line'),
    option('--out <FORMAT>', 'print rows', {
      choices: rowFormats,
      excludes: ['json', ...others],
    }),
    option('--pass-columns', 'with --out: add your own columns to each row'),
  ] as const;
}

/** Values of these options. */
export type RecordOptions = OptionsOf<ReturnType<typeof recordOptions>>;

/** Returns the format of the files. @throws Misuse if options do not fit it */
export function formatIn(options: RecordOptions): FormatName {
  const format = options.in ?? 'lines';
  recordFormat(format, options);
  if (options.passColumns && options.out === undefined)
    throw new Misuse('--pass-columns applies to rows: add --out');
  return format;
}

/** Matches the names of files of records, and captures the format. */
const ofRecords = /\.(csv|tsv|jsonl|cdxj?)(?:\.gz|\.zst)?$/i;

/** Notes that a file of records is read line by line, if no format is given. */
export async function noteLines(
  input: Input,
  options: RecordOptions,
  terminal: Pick<Terminal, 'say'>,
): Promise<void> {
  if (input.kind !== 'lines' || options.in !== undefined) return;
  const named = ofRecords.exec(input.name)?.[1]?.toLowerCase();
  if (named === undefined) return;
  const likely = named === 'csv' || named === 'tsv' ? likelyFormat(await firstLines(input)) : undefined;
  const format = likely ?? named;
  const seems =
    likely === undefined || likely === named
      ? ''
      : ` seems to have columns separated by ${separator(likely)} and`;
  terminal.say(
    `note: ${quoted(input.name, 60)}${seems} is read line by line; --in ${format} --column NAME reads a column`,
  );
}

/** Returns the first lines of a regular file, as far as one chunk has them. */
async function firstLines(input: InputFile): Promise<readonly string[]> {
  if ((await input.size()) === undefined) return [];
  try {
    for await (const chunk of decompressed(input, new Uint8Array(2 * bufferSize)))
      return Buffer.from(chunk).toString('latin1').split(/\r?\n/, 2);
  } catch (error) {
    // The command reports it when it reads the file.
    if (!(error instanceof Unreadable)) throw error;
  }
  return [];
}

/** Returns the requested rows; undefined if none are. @throws Misuse if they cannot be written so */
export function rowLayout(
  options: RecordOptions,
  terminal: Pick<Terminal, 'columns'>,
): { readonly format: RowFormat; readonly layout: RowLayout } | undefined {
  const { out, passColumns } = options;
  const from = formatIn(options);
  if (out === undefined) return undefined;
  if (passColumns && terminal.columns !== undefined) {
    throw new Misuse(
      'records are passed through unescaped and may contain terminal controls: write to a file or a pipe',
    );
  }
  const isSame = out === from || (out === 'csv' && from === 'scsv');
  const readsHeader = hasHeader(from, options);
  return {
    format: out,
    layout: {
      passThrough: passColumns && (isSame ? 'columns' : 'record'),
      header: readsHeader ? 'read' : out === 'csv' && !isTable(from) ? 'own' : 'none',
      ...(from === 'scsv' && { csv: from }),
    },
  };
}

/** Returns the way in which strings are read, as far as it affects counts. */
export function recordsSummary(format: FormatName, options: RecordOptions): CensusRecords {
  const { column, keepBom, keepCr } = options;
  const end = lineEndOf(format, options);
  return {
    kind: end === undefined ? format : 'strings',
    ...(column !== undefined && { column }),
    cr: (end?.hasCr ?? !keepCr) ? 'left out' : 'kept',
    bom: keepBom ? 'kept' : 'left out',
  };
}

/** Returns the name of the first option about records that was given. */
export function recordOption(options: RecordOptions): string | undefined {
  const { in: format, column, header, keepBom, keepCr, out, passColumns } = options;
  return firstGiven({ in: format, column, header, keepBom, keepCr, out, passColumns });
}

/** Returns the name, as written on the command line, of the first option with a value. */
export function firstGiven(options: Readonly<Record<string, unknown>>): string | undefined {
  const [name] = Object.entries(options).find(([, value]) => value !== undefined) ?? [];
  return name && `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** Options for the layout of strings in files. */

import type { CensusRecords } from '../../study/census-summary.js';
import { knownName } from '../../core/base/unknown-name.js';
import { option, type OptionsOf } from '../input/command.js';
import { type FormatName, lineEndOf, recordFormat, recordFormats } from '../input/records/formats.js';

const formats = Object.keys(recordFormats) as FormatName[];

/** `--in`, `--column`, `--header`, `--bom`, `--keep-cr`. */
export const recordOptions = [
  option('--in <FORMAT>', 'the format of the files', { known: formats, byDefault: 'lines' }),
  option('--column <NAME>', 'the column, field or member with the string'),
  option('--header', 'the first record (csv, tsv) has column names'),
  option('--bom', 'skip a byte order mark at the start of a file'),
  option('--keep-cr', 'a CR before LF belongs to the line'),
] as const;

/** Values of these options. */
export type RecordOptions = OptionsOf<typeof recordOptions>;

/** Returns the named format. @throws UnknownNameError; Misuse if options do not fit it */
export function formatIn(options: RecordOptions): FormatName {
  const format = knownName('format', options.in, formats);
  recordFormat(format, options);
  return format;
}

/** Returns the way in which strings are read, as far as it affects counts. */
export function recordsSummary(format: FormatName, options: RecordOptions): CensusRecords {
  const { column, bom, keepCr } = options;
  const end = lineEndOf(format, options);
  return {
    kind: end === undefined ? format : 'strings',
    ...(column !== undefined && { column }),
    cr: (end?.hasCr ?? !keepCr) ? 'left out' : 'kept',
    bom: bom ? 'left out' : 'kept',
  };
}

/** Returns the name of the first option about records that was given. */
export function recordOption({ in: format, column, header, bom, keepCr }: RecordOptions): string | undefined {
  return firstGiven({ in: format === 'lines' ? undefined : format, column, header, bom, keepCr });
}

/** Returns the name, as written on the command line, of the first option with a value. */
export function firstGiven(options: Readonly<Record<string, unknown>>): string | undefined {
  const [name] = Object.entries(options).find(([, value]) => value !== undefined) ?? [];
  return name && `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

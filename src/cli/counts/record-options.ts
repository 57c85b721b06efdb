/** Options for the layout of strings in files, with their help. */

import type { CensusRecords } from '../../study/census-summary.js';
import { knownName } from '../../core/base/unknown-name.js';
import { option, type OptionsOf } from '../input/command.js';
import { listed } from '../input/options.js';
import { type FormatName, lineEndOf, recordFormat, recordFormats } from '../input/records/formats.js';

const formats = Object.keys(recordFormats) as FormatName[];

export const aboutRecords = `With --in, a FILE has records in another FORMAT, and each record is counted as a
line is, whether it has a string or not; a string may then have line ends:
${listed(recordFormats)}
--column tells where the string is: of csv and tsv the number of a column from 1
(which it is by default) or its name in the header, where a number is never
taken for a name, and a name that several columns have is refused; of cdx the
number of a field (by default that of "a" in the header, or 3 without a header);
of jsonl and cdxj a member ("url" by default), or a JSON pointer such as
/request/url. Nothing is guessed from the data: the same options read each part
of an input as they read the whole, if --header is given where the parts have
headers. (A part of a CDX file has the header of the whole, or --column.)`;

/** `--in`, `--column`, `--header`, `--bom`, `--keep-cr`. */
export const recordOptions = [
  option('--in <FORMAT>', 'the format of FILEs', { known: formats, byDefault: 'lines' }),
  option('--column <NAME>', 'the column, field or member that has the string'),
  option('--header', 'the first record of each FILE (csv, tsv) has the names of columns'),
  option('--bom', 'leave out a byte order mark before the first line of a FILE'),
  option('--keep-cr', 'a CR before the end of a line is a character of the line'),
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
export function recordsTold(format: FormatName, options: RecordOptions): CensusRecords {
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

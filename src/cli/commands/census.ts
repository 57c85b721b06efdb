/** `census`: what all revisions say of every line of files, counted; and counts of parts put together. */

import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { types } from 'node:util';
import type { Command } from 'commander';
import { namedSets } from '../../../generated/registry/ids.js';
import { forms } from '../../base/form.js';
import { knownName } from '../../base/unknown-name.js';
import { visible } from '../../base/visible.js';
import { Alone, type Workers } from '../check/work.js';
import {
  type Counting,
  countingBy,
  type Instructions,
  type Place,
  type RowsAsked,
} from '../census/counting.js';
import { mostExamples } from '../census/examples.js';
import { merged, Total } from '../census/merge.js';
import { reasons } from '../../study/census/reasons.js';
import { type CensusReadable, type CensusSummary, readable } from '../../study/census/summary.js';
import { type ColumnName, columns, readableIn, rowFormats, usualColumns } from '../census/rows.js';
import { mostSchemes } from '../census/schemes.js';
import { circumstances, summaryOf, written } from '../census/summary.js';
import {
  aboutRecords,
  firstGiven,
  formatIn,
  recordOption,
  type RecordOptions,
  recordsTold,
  takesRecords,
} from '../census/record-options.js';
import { FileCount } from '../census/file-count.js';
import { fileOf, standardInput } from '../input/inputs.js';
import { type FormatName, lineEndOf } from '../input/records/formats.js';
import {
  addNotes,
  type CommonOptions,
  listed,
  optionOf,
  takesForm,
  takesJobs,
  takesRevisions,
} from '../input/options.js';
import { loadWalked, namesIn, revisionId, revisionsNamed } from '../load-revision.js';
import { isSameFile, writeWhole } from '../output/written-file.js';
import type { Terminal } from '../output/terminal.js';
import { Misuse } from '../errors.js';
import { versionOf } from '../version.js';

interface Options extends CommonOptions, RecordOptions {
  readonly form: string;
  readonly out?: string;
  readonly columns?: string;
  readonly passThrough?: true;
  readonly passColumns?: true;
  readonly count?: string;
  readonly readBy: string;
  readonly summary?: string;
  readonly jobs: number;
}

/** From the package's folder. */
const program = 'dist/esm/src/cli/census/worker.js';

/** In the place of a file: the summary is printed, and nothing else is. */
const summaryAlone = 'only';

const outFormats = [...rowFormats, 'arrow'] as const;
const columnNames = Object.keys(columns) as ColumnName[];
const readableNames = Object.keys(readable) as CensusReadable[];

const about = `A FILE has a string in each line; "-" is standard input (the default), and what
is called *.gz or *.zst is unpacked, and its checksums are compared. (Of zstd,
what needs a dictionary, or a window of more than 128 MiB, is refused.) A line
ends with LF or CR LF, which is not part of it; with --keep-cr the CR is. A byte
order mark is a character like any other unless there is --bom, which has it
left out as "check" does: by default, any part of an input is read as in the
whole. All revisions are asked in one walk over the bytes.

${aboutRecords}

The summary is one JSON object: how many lines there are and bytes in them; how
many each revision derives; how many are derived by which revisions together, as
a mask in which bit i stands for the i-th revision; why no revision derives the
others; with ${mostExamples} examples of each. "table" is the SHA-256 of what the command
table writes for the same revisions. --count adds how many of the lines that one
revision (--read-by) derives have which production, scheme or kind of host, each
read as a reference also where --form asks for absolute ones only; of more than
${mostSchemes} schemes the shortest, and the others together: those of parts are among
them whatever the parts are, which could not be said of the most frequent.

"census merge A.json B.json ..." puts summaries of parts of an input together.
The summary is byte for byte that of the whole, in whatever order the parts come
and however it was cut between lines. What was made by another version, of
other revisions, of another form or of strings that were read in another way
("records" tells: kind, column, CR, byte order mark) does not fit, and is
refused.

"census chart A.json ..." draws a summary, or several as merged, as SVG: the
share of the lines that each revision derives, and the largest groups of lines
by the revisions that derive them, with an example each. It follows the reader's
choice of light or dark, and has a title and a description for screen readers.
(A file that is called merge, chart or only is ./merge, ./chart, ./only.)

--out writes for each line or record, in its order, a row with the --columns
(${usualColumns.join(', ')} by default); where --header is given, a row
of their names first. The summary is then written only to a file, by --summary.
Production, scheme, kind of host and components are not read of a string longer
than 1 MiB: they are told as not there, and counted under nothing.
${listed(columns)}
What is not there is "-" in tsv, empty in csv, null in jsonl; what is there and
empty is empty in tsv, "" in csv and jsonl. In tsv a tab, LF, CR and a backslash
are \\t, \\n, \\r and \\\\, and a cell that is "-" is \\-. In csv "'" stands before
what begins with =, +, -, @, "'", a tab or CR. --pass-through adds the record
as one column "record", whatever is in it: in tsv and csv a string; in jsonl
too, or "base64" for what is not UTF-8; of jsonl to jsonl its JSON as it is,
and in "malformed", a string, what is none. --pass-columns adds, of csv to csv
or tsv to tsv, the columns of the record as they are: where a record has more
or fewer than the header, or a quote in the wrong place, so has the row, and a
name may be there twice. A record longer than 1 MiB cannot be passed on: it
ends the run with its place.

--out arrow writes the same columns as a stream of Arrow (the IPC streaming
format): mask is uint32, offset uint64, the others are strings, and the record
is binary, as it was; what is not there is null. A stream that an error has cut
ends within a message, so that readers refuse it; one without its end, after the
process was killed, was cut too.

With --jobs, lines and strings that NUL ends are counted by N threads; rows and
summary are the same, byte for byte. Each thread reads its own lines of a file;
what is packed, and standard input, one reads and unpacks for all, and records
are counted by one. As the start is not shared, two threads pay off from below a
hundred megabytes: measured, they take 0.85 of the time of one over a hundred,
0.65 over three hundred, and half of it over six hundred. A
thread that is ended is an error with the file and the byte from which on
something is missing; the summary is then not written.

Reasons, by what stands where no revision goes on; the first that holds:
${listed(reasons)}`;

export function define(command: Command): void {
  command.argument('[FILE...]', 'files, or "-"; or "merge" or "chart", and the files of summaries');
  takesJobs(takesRecords(takesForm(takesRevisions(command))), 'count')
    .addOption(optionOf('--out <FORMAT>', 'write a row for each line or record', outFormats))
    .option('--columns <LIST>', `the columns of the rows: ${columnNames.join(', ')}`)
    .option('--pass-through', 'add the record to its row, as one column')
    .option('--pass-columns', 'add the columns of the record to its row, as they are (csv, tsv)')
    .option('--count <LIST>', `count also by: ${readableNames.join(', ')}`)
    .option('--read-by <REV>', 'the revision that these are read by', namedSets.today.join())
    .option('--summary <FILE|only>', 'write the summary to a file, once all is read; "only": print it');
  addNotes(command, {
    about,
    exit: { 0: 'counted' },
    examples: [
      'uri-revisions census urls.txt.gz > summary.json',
      'uri-revisions census urls.txt -r rfc2396,rfc3986 --form absolute',
      'uri-revisions census urls.txt --out tsv --summary s.json | paste - urls.txt',
      'uri-revisions census urls.txt --out arrow --pass-through > urls.arrows',
      'uri-revisions census urls.txt --out csv --columns mask,host,path',
      'uri-revisions census a.csv --in csv --column 2 --out csv --pass-columns',
      'uri-revisions census crawl.cdxj.gz --in cdxj --count scheme,host-kind',
      'uri-revisions census crawl-*.txt --jobs 4 > summary.json',
      'uri-revisions census merge part-1.json part-2.json > whole.json',
      'uri-revisions census chart whole.json > whole.svg',
    ],
    json: false,
  });
}

export async function run(names: readonly string[], options: Options, terminal: Terminal): Promise<void> {
  const [first, ...files] = names;
  const file = options.summary === summaryAlone ? undefined : options.summary;
  if (file === undefined && options.summary !== undefined && options.out !== undefined) {
    throw new Misuse(
      'rows and the summary cannot both be printed: leave out --out, or name a file for --summary',
    );
  }
  if (file !== undefined) checkNoInput(file, names);
  if (first === 'merge' || first === 'chart') checkOfLines(first, options);
  if (first === 'chart') {
    const { censusChart } = await import('../../study/census/chart.js');
    const whole = await mergedOf(files, terminal);
    if (file !== undefined) throw new Misuse('a chart is printed: leave out --summary');
    await terminal.print(censusChart(whole));
    return;
  }
  const summary =
    first === 'merge' ? written(await mergedOf(files, terminal)) : await counted(names, options, terminal);
  if (file !== undefined) await writeSummary(file, summary, terminal);
  else if (options.out === undefined) await terminal.print(summary);
}

/** @throws Misuse of an option about lines, of which summaries have none */
function checkOfLines(what: string, options: Options): void {
  const { revisions, out, columns, passThrough, passColumns, count } = options;
  const jobs = options.jobs === 1 ? undefined : options.jobs;
  const name =
    recordOption(options) ?? firstGiven({ revisions, out, columns, passThrough, passColumns, count, jobs });
  if (name !== undefined) throw new Misuse(`${what} reads summaries, which have no lines: leave out ${name}`);
}

async function mergedOf(names: readonly string[], terminal: Terminal): Promise<CensusSummary> {
  return merged(names.map((name) => fileOf(name, terminal)));
}

async function counted(names: readonly string[], options: Options, terminal: Terminal): Promise<string> {
  const form = knownName('form', options.form, forms);
  const format = formatIn(options);
  const revisions = revisionsNamed(options.revisions ?? 'all');
  const chosen = namedIn('column', options.columns, columnNames) ?? usualColumns;
  const rows = rowsAsked(options, format, chosen, terminal);
  const asked = [
    ...(namedIn('count', options.count, readableNames) ?? []),
    ...(rows === undefined ? [] : readableIn(chosen)),
  ];
  const of = readableNames.filter((name) => asked.includes(name));
  const walked = await loadWalked(revisions, form);
  const made = circumstances(
    versionOf(terminal.packageFolder),
    walked.table,
    form,
    revisions,
    recordsTold(format, options),
    of.length > 0 ? { by: revisionId(options.readBy), of } : undefined,
  );
  const instructions: Instructions = { made, walked, end: lineEndOf(format, options), rows };
  const counting = await countingBy(instructions);
  const workers = await workersFor(options.jobs, instructions, counting, terminal);
  const files = new FileCount(format, options, counting, terminal, workers);
  const arrow = rows?.format === 'arrow' ? await import('../census/arrow.js') : undefined;
  try {
    if (arrow && rows) {
      await terminal.printBytes(arrow.arrowStart(rows.columns, rows.passThrough !== undefined));
    }
    await files.count((names.length > 0 ? names : [standardInput]).map((name) => fileOf(name, terminal)));
    const others = await workers.sums();
    if (arrow) await terminal.printBytes(arrow.arrowEnd());
    return written(summaryOf(made, [counting.counted, ...others.map((other) => new Total().add(other))]));
  } catch (error) {
    if (arrow) await terminal.printBytes(arrow.arrowCut);
    throw error;
  } finally {
    await workers.close();
  }
}

async function workersFor(
  jobs: number,
  instructions: Instructions,
  counting: Counting,
  terminal: Terminal,
): Promise<Workers<Place, void, CensusSummary>> {
  if (jobs > 1 && instructions.end === undefined) terminal.say('records are counted by one thread');
  if (jobs === 1 || instructions.end === undefined) return new Alone(counting, counting.output);
  const { Pool } = await import('../check/pool.js');
  return new Pool(join(terminal.packageFolder, program), jobs, instructions, counting, counting.output);
}

/** @throws Misuse where rows cannot be written as is asked */
function rowsAsked(
  { out, columns, passThrough, passColumns, readBy }: Options,
  format: FormatName,
  chosen: readonly ColumnName[],
  terminal: Terminal,
): RowsAsked | undefined {
  if (out === undefined) {
    if (columns === undefined && !passThrough && !passColumns) return undefined;
    throw new Misuse('--columns, --pass-through and --pass-columns are about rows: add --out');
  }
  if ((passThrough ?? passColumns) && terminal.columns !== undefined) {
    throw new Misuse(
      'what passes through are bytes as they are, which a terminal might obey: write to a file or a pipe',
    );
  }
  const rowFormat = knownName('format', out, outFormats);
  if (rowFormat === 'arrow' && terminal.columns !== undefined) {
    throw new Misuse('Arrow is no text for a terminal: write to a file or a pipe');
  }
  const isSame = rowFormat === (format as string);
  if (passColumns && passThrough) {
    throw new Misuse('the record is one column, or has its own: leave out --pass-through or --pass-columns');
  }
  if (passColumns && (!isSame || rowFormat === 'jsonl')) {
    throw new Misuse('--pass-columns is of csv to csv, or of tsv to tsv: else write --pass-through');
  }
  const passed = passColumns || (isSame && rowFormat === 'jsonl') ? 'untouched' : 'escaped';
  return {
    format: rowFormat,
    columns: chosen,
    passThrough: (passThrough ?? passColumns) && passed,
    readBy: revisionId(readBy),
  };
}

/** The names in the value of an option. @throws UnknownNameError; Misuse where one is named twice */
function namedIn<Name extends string>(
  kind: string,
  list: string | undefined,
  known: readonly Name[],
): readonly Name[] | undefined {
  if (list === undefined) return undefined;
  const names = namesIn(list).map((name) => knownName(kind, name, known));
  const twice = names.find((name, i) => names.indexOf(name) < i);
  if (twice !== undefined) throw new Misuse(`the ${kind} "${twice}" is named twice`);
  return names;
}

/** @throws Misuse where the file is one of those that are read: it would be lost */
function checkNoInput(file: string, inputs: readonly string[]): void {
  if (file === standardInput) throw new Misuse('to print the summary, write: --summary only');
  const lost = (inputs.length === 0 ? [standardInput] : inputs).find((input) =>
    isSameFile(file, input === standardInput ? 0 : input),
  );
  if (lost === undefined) return;
  const told = lost === standardInput ? 'standard input' : `"${visible(lost)}"`;
  throw new Misuse(`the summary would be written over ${told}, which is read: name another file`);
}

/** What is no file, such as a device or a pipe, is written to. */
async function writeSummary(file: string, text: string, terminal: Terminal): Promise<void> {
  try {
    const stats = await stat(file).catch(() => undefined);
    if (stats?.isFile() ?? true) writeWhole(file, text);
    else await writeFile(file, text);
  } catch (error) {
    terminal.say(
      `error: cannot write "${file}": ${types.isNativeError(error) ? error.message : String(error)}`,
    );
    terminal.end(2);
  }
}

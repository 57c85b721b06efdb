/** `census`: counts the verdicts of all revisions on every line of files, and merges counts of parts. */

import { quoted } from '../../core/base/visible.js';
import { type CensusReason, reasons } from '../../study/reasons.js';
import {
  aSummary,
  type CensusKind,
  type CensusSummary,
  readSummary,
  type CensusReadable,
  readable,
} from '../../study/census-summary.js';
import { Misuse, Unreadable, standardInput } from '../../cli/output/errors.js';
import { type InputFile, wholeOf, fileOf } from '../../cli/input/inputs.js';
import { longestExample, mostExamples } from '../../cli/counts/examples.js';
import { type Kind, kindOf } from '../../cli/counts/kinds.js';
import { Schemes, mostSchemes } from '../../cli/counts/schemes.js';
import { type Counted, summaryOf, circumstances, written } from '../../cli/counts/summary.js';
import { declareCommand, option, type OptionsOf } from '../../cli/input/command.js';
import { shared, listed } from '../../cli/input/options.js';
import {
  recordOptions,
  aboutRecords,
  firstGiven,
  formatIn,
  recordOption,
  recordsTold,
} from '../../cli/counts/record-options.js';
import { join } from 'node:path';
import { types } from 'node:util';
import { namedSets } from '../../../generated/registry/ids.js';
import { forms } from '../../core/base/form.js';
import { knownName } from '../../core/base/unknown-name.js';
import { Alone, type Workers } from '../../cli/lines/work.js';
import {
  type Counting,
  countingBy,
  type Instructions,
  type Place,
  type RowsAsked,
} from '../../cli/counts/counting.js';
import { type ColumnName, columns, readableIn, rowFormats, usualColumns } from '../../cli/counts/rows.js';
import { FileCount } from '../../cli/counts/file-count.js';
import { type FormatName, lineEndOf } from '../../cli/input/records/formats.js';
import { loadWalked, namesIn, revisionId, revisionsNamed } from '../../cli/documents/load-revision.js';
import { checkNoInput, writeWhole } from '../../cli/output/written-file.js';
import type { Terminal } from '../../cli/output/terminal.js';
import { versionOf } from '../../cli/output/version.js';

/** Path from the package's folder. */
const program = 'dist/esm/src/cli/counts/worker.js';

/** Value in place of a file: only the summary is printed. */
const summaryAlone = 'only';

const columnNames = Object.keys(columns) as ColumnName[];
const readableNames = Object.keys(readable) as CensusReadable[];

const about = `A FILE has a string in each line; "-" is standard input (the default), and what
is called *.gz or *.zst is unpacked; the checksums of gzip are compared. A line
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
revision (--read-by) derives have which production, scheme or host kind, each
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
Production, scheme, host kind and components are not read of a string longer
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

const optionList = [
  shared.revisions(),
  shared.form,
  ...recordOptions,
  shared.jobs('count'),
  option('--out <FORMAT>', 'write a row for each line or record', { known: rowFormats }),
  option('--columns <LIST>', `the columns of the rows: ${columnNames.join(', ')}`),
  option('--pass-through', 'add the record to its row, as one column'),
  option('--pass-columns', 'add the columns of the record to its row, as they are (csv, tsv)'),
  option('--count <LIST>', `count also by: ${readableNames.join(', ')}`),
  option('--read-by <REV>', 'the revision that these are read by', { byDefault: namedSets.today.join() }),
  option('--summary <FILE|only>', 'write the summary to a file, once all is read; "only": print it'),
] as const;

type Options = OptionsOf<typeof optionList>;

export const command = declareCommand({
  arguments: [['[FILE...]', 'files, or "-"; or "merge" or "chart", and the files of summaries']],
  options: optionList,
  about,
  exit: { 0: 'counted' },
  examples: [
    'uri-revisions census urls.txt.gz > summary.json',
    'uri-revisions census urls.txt -r rfc2396,rfc3986 --form absolute',
    'uri-revisions census urls.txt --out tsv --summary s.json | paste - urls.txt',
    'uri-revisions census urls.txt --out csv --columns mask,host,path',
    'uri-revisions census a.csv --in csv --column 2 --out csv --pass-columns',
    'uri-revisions census crawl.cdxj.gz --in cdxj --count scheme,host-kind',
    'uri-revisions census crawl-*.txt --jobs 4 > summary.json',
    'uri-revisions census merge part-1.json part-2.json > whole.json',
    'uri-revisions census chart whole.json > whole.svg',
  ],
  run: async (names, options, terminal) => {
    const [first, ...files] = names;
    const file = options.summary === summaryAlone ? undefined : options.summary;
    if (file === undefined && options.summary !== undefined && options.out !== undefined) {
      throw new Misuse(
        'rows and the summary cannot both be printed: leave out --out, or name a file for --summary',
      );
    }
    if (file === standardInput) throw new Misuse('to print the summary, write: --summary only');
    if (file !== undefined) checkNoInput('the summary', file, names.length === 0 ? [standardInput] : names);
    if (first === 'merge' || first === 'chart') checkOfLines(first, options);
    if (first === 'chart') {
      const { censusChart } = await import('../chart.js');
      const whole = await mergedOf(files, terminal);
      if (file !== undefined) throw new Misuse('a chart is printed: leave out --summary');
      await terminal.print(censusChart(whole));
      return;
    }
    const summary =
      first === 'merge' ? written(await mergedOf(files, terminal)) : await counted(names, options, terminal);
    if (file !== undefined) writeSummary(file, summary, terminal);
    else if (options.out === undefined) await terminal.print(summary);
  },
});

/** Refuses options about lines for summaries, which have no lines. @throws Misuse */
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
  try {
    await files.count((names.length > 0 ? names : [standardInput]).map((name) => fileOf(name, terminal)));
    const others = await workers.sums();
    return written(summaryOf(made, [counting.counted, ...others.map((other) => new Total().add(other))]));
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
  const { Pool } = await import('../../cli/lines/pool.js');
  return new Pool(join(terminal.packageFolder, program), jobs, instructions, counting, counting.output);
}

/** Returns the requested rows. @throws Misuse if they cannot be written so */
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
  const rowFormat = knownName('format', out, rowFormats);
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

/** Parses the names in the value of an option. @throws UnknownNameError; Misuse for a duplicate */
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

function writeSummary(file: string, text: string, terminal: Terminal): void {
  try {
    writeWhole(file, text);
  } catch (error) {
    terminal.say(
      `error: cannot write "${file}": ${types.isNativeError(error) ? error.message : String(error)}`,
    );
    terminal.end(2);
  }
}

/** Size limit of a summary in bytes; summaries are much shorter. */
const longestSummary = 16 * 1024 * 1024;

/** Properties that must be equal, in words; those that imply others come first. */
const sameness: readonly (readonly [words: string, of: (summary: CensusSummary) => unknown])[] = [
  ['versions of the form of summaries', ({ census }) => census],
  ['versions of the program', ({ version }) => version],
  ['forms', ({ form }) => form],
  ['revisions', ({ revisions }) => revisions],
  ['tables of the revisions', ({ table }) => table],
  ['kinds of records', ({ records }) => records.kind],
  ['columns', ({ records }) => records.column ?? 'the usual one'],
  ['ways to take a CR before the end of a line', ({ records }) => records.cr],
  ['ways to take a byte order mark', ({ records }) => records.bom],
  ['ways of reading', ({ reading }) => reading],
];

/** Returns the circumstances of a summary, as JSON. */
function circumstancesOf(summary: CensusSummary): string {
  return JSON.stringify(sameness.map(([, of]) => of(summary)));
}

/** A summary, and its file. */
interface Part {
  readonly file: InputFile;
  readonly summary: CensusSummary;
}

/** Checks that two summaries are compatible. @throws Misuse with their difference */
function checkSame(first: Part, other: Part): void {
  for (const [words, of] of sameness) {
    const [one, two] = [first, other].map(({ summary }) => JSON.stringify(of(summary) ?? 'none'));
    if (one === two) continue;
    throw new Misuse(
      `${quoted(first.file.name, 60)} and ${quoted(other.file.name, 60)} do not fit together: they are of different ${words}, ${one ?? ''} and ${two ?? ''}`,
    );
  }
}

/**
 * Merges the summaries of the parts of an input. @throws Unreadable for a file without a summary; Misuse if two are
 * incompatible
 */
export async function merged(files: readonly InputFile[]): Promise<CensusSummary> {
  let first: (Part & { readonly made: string }) | undefined;
  const total = new Total();
  for (const file of files) {
    const summary = await summaryIn(file);
    const made = circumstancesOf(summary);
    first ??= { file, summary, made };
    if (made !== first.made) checkSame(first, { file, summary });
    total.add(summary);
  }
  if (first === undefined) throw new Misuse('there is no summary to merge: name their files');
  const { census, version, table, form, revisions, records, reading } = first.summary;
  const whole = summaryOf({ census, version, table, form, revisions, records, ...(reading && { reading }) }, [
    total,
  ]);
  try {
    aSummary(whole, 'the sum');
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new Misuse(`these summaries have no sum: ${error.message}; numbers beyond 2^53 - 1 are not exact`);
  }
  return whole;
}

async function summaryIn(file: InputFile): Promise<CensusSummary> {
  const bytes = await wholeOf(file, longestSummary);
  try {
    return readSummary(Buffer.from(bytes).toString());
  } catch (error) {
    throw new Unreadable(file.name, error);
  }
}

/** Sums the counts of summaries; of ten thousand summaries, none is retained. */
export class Total implements Counted {
  lines = 0;
  bytes = 0;
  readonly masks = new Map<number, Kind>();
  readonly reasons = new Map<CensusReason, Kind>();
  readonly read: { productions?: Map<string, Kind>; hostKinds?: Map<string, Kind>; schemes?: Schemes } = {};
  /** Buffer for decoding examples. */
  private readonly room = Buffer.alloc(3 * longestExample);

  add(summary: CensusSummary): this {
    const { lines, bytes, masks, reasons, productions, hostKinds, schemes, otherSchemes = 0 } = summary;
    const { read } = this;
    this.lines += lines;
    this.bytes += bytes;
    for (const one of masks) this.addKind(this.masks, one.mask, one);
    for (const one of reasons) this.addKind(this.reasons, one.reason, one);
    if (productions) read.productions ??= new Map();
    for (const one of productions ?? []) this.addKind(read.productions, one.production, one);
    if (hostKinds) read.hostKinds ??= new Map();
    for (const one of hostKinds ?? []) this.addKind(read.hostKinds, one.hostKind, one);
    if (schemes) read.schemes ??= new Schemes();
    for (const one of schemes ?? []) read.schemes?.add(one.scheme, one.lines);
    read.schemes?.addOthers(otherSchemes);
    return this;
  }

  private addKind<Key>(kinds: Map<Key, Kind> | undefined, key: Key, { lines, examples }: CensusKind): void {
    if (kinds === undefined) return;
    const kind = kindOf(kinds, key);
    kind.lines += lines;
    for (const example of examples) {
      const { room } = this;
      const text = 'text' in example ? example.text : example.base64;
      // A text longer than an example may be is no example, even if truncated.
      const length = room.write(text, 'text' in example ? 'utf8' : 'base64');
      kind.examples.offer(room, 0, length);
    }
  }
}

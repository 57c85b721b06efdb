/** `census`: counts the verdicts of all revisions on every line of files, and merges counts of parts. */

import { quoted } from '../../core/base/visible.js';
import type { CensusReason } from '../../study/reasons.js';
import {
  aSummary,
  type CensusKind,
  type CensusSummary,
  readSummary,
  type CensusReadable,
  readable,
} from '../../study/census-summary.js';
import { Interrupted, Misuse, Unreadable, standardInput } from '../../cli/output/errors.js';
import { type InputFile, readWhole, fileOf } from '../../cli/input/inputs.js';
import { maxExampleBytes } from '../../cli/counts/examples.js';
import { type Kind, kindOf } from '../../cli/counts/kinds.js';
import { Schemes } from '../../cli/counts/schemes.js';
import { type Counted, summaryOf, circumstances, written } from '../../cli/counts/summary.js';
import { declareCommand, option, type OptionsOf } from '../../cli/input/command.js';
import { shared } from '../../cli/input/options.js';
import {
  recordOptions,
  firstGiven,
  formatIn,
  noteLines,
  recordOption,
  recordsSummary,
  rowLayout,
} from '../../cli/rows/options.js';
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
  type RowOptions,
} from '../../cli/counts/counting.js';
import { type ColumnName, columns, readableIn, defaultColumns } from '../../cli/counts/rows.js';
import { FileCount } from '../../cli/counts/file-count.js';
import { lineEndOf } from '../../cli/input/records/formats.js';
import { loadVerdictTable, namesIn, revisionId, revisionsNamed } from '../../cli/documents/load-revision.js';
import { checkNoInput, writeWhole } from '../../cli/output/written-file.js';
import type { Terminal } from '../../cli/output/terminal.js';
import { versionOf } from '../../cli/output/version.js';
import { censusMarkdown } from './markdown.js';

/** Path from the package's folder. */
const program = 'dist/esm/src/cli/counts/worker.js';

/** Value in place of a file: only the summary is printed. */
const onlySummary = 'only';

const columnNames = Object.keys(columns) as ColumnName[];
const readableNames = Object.keys(readable) as CensusReadable[];

const about = `All revisions are evaluated in one pass over the bytes. The summary is a JSON
object: counts of lines, bytes and each combination of accepting revisions, and
rejection reasons with examples. Derivable means valid under the grammar. --out
prints a row for each line instead; the summary goes to the file given by
--summary.

"census merge A.json B.json" adds summaries of parts of an input, in any order;
"census chart A.json" draws them as SVG.`;

const optionList = [
  shared.revisions(),
  shared.form,
  ...recordOptions(),
  shared.jobs('count'),
  option('--columns <LIST>', `columns (default: ${defaultColumns.join(',')})`),
  option('--count <LIST>', `also count ${readableNames.join(', ')}`),
  option('--read-by <REV>', 'the revision used to read components', { byDefault: namedSets.today.join() }),
  option('--markdown', 'print tables in Markdown in place of JSON', { excludes: ['out'] }),
  option('--summary <FILE|only>', 'write the summary to FILE, or print it alone ("only")'),
] as const;

type Options = OptionsOf<typeof optionList>;

export const command = declareCommand({
  arguments: [['[FILE...]', 'files, or "-"; or "merge" or "chart" with summaries']],
  options: optionList,
  about,
  topics: ['census-rows', 'limits'],
  examples: [
    'uri-revisions census urls.txt.gz > summary.json',
    'uri-revisions census urls.txt --out csv --columns mask,host,path',
    'uri-revisions census merge part-1.json part-2.json > whole.json',
  ],
  run: async (names, options, terminal) => {
    const [first, ...files] = names;
    const file = options.summary === onlySummary ? undefined : options.summary;
    if (file === undefined && options.summary !== undefined && options.out !== undefined) {
      throw new Misuse(
        'rows and the summary cannot both be printed: omit --out, or name a file for --summary',
      );
    }
    if (file === standardInput) throw new Misuse('to print the summary, write: --summary only');
    if (file !== undefined) checkNoInput('the summary', file, names.length === 0 ? [standardInput] : names);
    if (first === 'merge' || first === 'chart') checkOfLines(first, options);
    if (first === 'chart') {
      if (options.markdown) throw new Misuse('a chart is SVG: omit --markdown');
      const { censusChart } = await import('../chart.js');
      const mergedSummary = await mergedOf(files, terminal);
      if (file !== undefined) throw new Misuse('a chart is printed: omit --summary');
      await terminal.print(censusChart(mergedSummary));
      return;
    }
    const summary =
      first === 'merge' ? await mergedOf(files, terminal) : await counted(names, options, terminal);
    if (file !== undefined) writeSummary(file, written(summary), terminal);
    if (options.markdown) await terminal.print(censusMarkdown(summary));
    else if (file === undefined && options.out === undefined) await terminal.print(written(summary));
  },
});

/** Refuses options about lines for summaries, which have no lines. @throws Misuse */
function checkOfLines(what: string, options: Options): void {
  const { revisions, columns, count } = options;
  const jobs = options.jobs === 1 ? undefined : options.jobs;
  const name = recordOption(options) ?? firstGiven({ revisions, columns, count, jobs });
  if (name !== undefined) throw new Misuse(`${what} reads summaries, which have no lines: omit ${name}`);
}

async function mergedOf(names: readonly string[], terminal: Terminal): Promise<CensusSummary> {
  return merged(names.map((name) => fileOf(name, terminal)));
}

async function counted(
  names: readonly string[],
  options: Options,
  terminal: Terminal,
): Promise<CensusSummary> {
  const form = knownName('form', options.form, forms);
  const format = formatIn(options);
  const revisions = revisionsNamed(options.revisions ?? 'all');
  const chosen = namedIn('column', options.columns, columnNames) ?? defaultColumns;
  const rows = rowOptions(options, chosen, terminal);
  const asked = [
    ...(namedIn('count', options.count, readableNames) ?? []),
    ...(rows === undefined ? [] : readableIn(chosen)),
  ];
  const of = readableNames.filter((name) => asked.includes(name));
  const verdictTable = await loadVerdictTable(revisions, form);
  const made = circumstances(
    versionOf(terminal.packageFolder),
    verdictTable.table,
    form,
    revisions,
    recordsSummary(format, options),
    of.length > 0 ? { by: revisionId(options.readBy), of } : undefined,
  );
  const instructions: Instructions = { made, table: verdictTable, end: lineEndOf(format, options), rows };
  const counting = await countingBy(instructions);
  const workers = await workersFor(options.jobs, instructions, counting, terminal);
  const files = new FileCount(format, options, counting, terminal, workers);
  try {
    const inputs = (names.length > 0 ? names : [standardInput]).map((name) => fileOf(name, terminal));
    for (const input of inputs) await noteLines(input, options, terminal);
    try {
      await files.count(inputs);
    } catch (error) {
      // The summary of what was read; the caller reports the interruption. Threads may still be counting.
      if (!(error instanceof Interrupted) || workers.width > 1) throw error;
    }
    const others = await workers.sums();
    return summaryOf(made, [counting.counted, ...others.map((other) => new Total().add(other))]);
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
  if (jobs > 1 && instructions.end === undefined)
    terminal.say('--jobs has no effect: one thread counts records');
  if (jobs === 1 || instructions.end === undefined) return new Alone(counting, counting.output);
  const { Pool } = await import('../../cli/lines/pool.js');
  return new Pool(join(terminal.packageFolder, program), jobs, instructions, counting, counting.output);
}

/** Returns the requested rows. @throws Misuse if they cannot be written so */
function rowOptions(
  options: Options,
  chosen: readonly ColumnName[],
  terminal: Terminal,
): RowOptions | undefined {
  const asked = rowLayout(options, terminal);
  if (asked !== undefined) return { ...asked, columns: chosen, readBy: revisionId(options.readBy) };
  if (options.columns === undefined) return undefined;
  throw new Misuse('--columns applies to rows: add --out');
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
const maxSummaryBytes = 16 * 1024 * 1024;

/** Properties that must be equal, in words; those that imply others come first. */
const requiredEqual: readonly (readonly [words: string, of: (summary: CensusSummary) => unknown])[] = [
  ['versions of the summary format', ({ census }) => census],
  ['versions of the program', ({ version }) => version],
  ['forms', ({ form }) => form],
  ['revisions', ({ revisions }) => revisions],
  ['tables of the revisions', ({ table }) => table],
  ['kinds of records', ({ records }) => records.kind],
  ['columns', ({ records }) => records.column ?? 'the usual one'],
  ['treatments of a CR before the end of a line', ({ records }) => records.cr],
  ['treatments of a byte order mark', ({ records }) => records.bom],
  ['ways of reading', ({ reading }) => reading],
];

/** Returns the circumstances of a summary, as JSON. */
function circumstancesOf(summary: CensusSummary): string {
  return JSON.stringify(requiredEqual.map(([, of]) => of(summary)));
}

interface Part {
  readonly file: InputFile;
  readonly summary: CensusSummary;
}

/** Checks that two summaries are compatible. @throws Misuse with their difference */
function checkSame(first: Part, other: Part): void {
  for (const [words, of] of requiredEqual) {
    const [kindCount, two] = [first, other].map(({ summary }) => JSON.stringify(of(summary) ?? 'none'));
    if (kindCount === two) continue;
    throw new Misuse(
      `${quoted(first.file.name, 60)} and ${quoted(other.file.name, 60)} cannot be merged: they have different ${words}, ${kindCount ?? ''} and ${two ?? ''}`,
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
  if (first === undefined) throw new Misuse('name at least one summary file');
  const { census, version, table, form, revisions, records, reading } = first.summary;
  const mergedSummary = summaryOf(
    { census, version, table, form, revisions, records, ...(reading && { reading }) },
    [total],
  );
  try {
    aSummary(mergedSummary, 'the sum');
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new Misuse(
      `these summaries cannot be added: ${error.message}; numbers beyond 2^53 - 1 are not exact`,
    );
  }
  return mergedSummary;
}

async function summaryIn(file: InputFile): Promise<CensusSummary> {
  const bytes = await readWhole(file, maxSummaryBytes);
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
  private readonly room = Buffer.alloc(3 * maxExampleBytes);

  add(summary: CensusSummary): this {
    const { lines, bytes, masks, reasons, productions, hostKinds, schemes, otherSchemes = 0 } = summary;
    const { read } = this;
    this.lines += lines;
    this.bytes += bytes;
    for (const kindCount of masks) this.addKind(this.masks, kindCount.mask, kindCount);
    for (const kindCount of reasons) this.addKind(this.reasons, kindCount.reason, kindCount);
    if (productions) read.productions ??= new Map();
    for (const kindCount of productions ?? [])
      this.addKind(read.productions, kindCount.production, kindCount);
    if (hostKinds) read.hostKinds ??= new Map();
    for (const kindCount of hostKinds ?? []) this.addKind(read.hostKinds, kindCount.hostKind, kindCount);
    if (schemes) read.schemes ??= new Schemes();
    for (const kindCount of schemes ?? []) read.schemes?.add(kindCount.scheme, kindCount.lines);
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

/** `census`: what all revisions say of every line of files, counted; and counts of parts put together. */

import { rename, rm, writeFile } from 'node:fs/promises';
import { types } from 'node:util';
import type { Command } from 'commander';
import { verdictTable } from '../../study/automata/verdict-table.js';
import { knownName } from '../../base/unknown-name.js';
import { Count } from '../census/count.js';
import { mostExamples } from '../census/examples.js';
import { LineWriter } from '../census/line-writer.js';
import { merged } from '../census/merge.js';
import { reasons } from '../census/reason.js';
import { circumstances, summaryOf, written } from '../census/summary.js';
import { bufferSize, fileOf, standardInput } from '../input/inputs.js';
import { batchesOf, lineFeed } from '../input/lines.js';
import { type FormatName, recordFormat, recordFormats } from '../input/records/formats.js';
import { recordsOf } from '../input/records/records.js';
import { unpacked } from '../input/unpacked.js';
import { addNotes, type CommonOptions, forms, takesForm, takesRevisions } from '../input/options.js';
import { loadProduct, revisionsNamed } from '../load-revision.js';
import type { Terminal } from '../output/terminal.js';
import { Misuse } from '../errors.js';
import { versionOf } from '../version.js';

interface Options extends CommonOptions {
  readonly form: string;
  readonly in: string;
  readonly column?: string;
  readonly header?: true;
  readonly lines?: true;
  readonly bom?: true;
  readonly keepCr?: true;
  readonly summary?: string;
}

const formats = Object.keys(recordFormats) as FormatName[];
const formatWidth = Math.max(...formats.map((name) => name.length));
const width = Math.max(...Object.keys(reasons).map((name) => name.length));

const about = `A FILE has a string in each line; "-" is standard input (the default), and what
is called *.gz is unpacked. A line ends with LF or CR LF, which is not part of
it unless --keep-cr says that of the CR. A byte order mark is a character like
any other unless there is --bom. All revisions are asked in one walk over the
bytes.

With --in, a FILE has records in another FORMAT, and each record is counted as a
line is, whether it has a string or not; a string may then have line ends:
${formats.map((name) => `  ${name.padEnd(formatWidth)}  ${recordFormats[name]}`).join('\n')}
--column tells where the string is: of csv and tsv the number of a column from 1
(which it is by default) or its name in the header; of cdx the number of a field
(by default that of "a" in the header, or 3); of jsonl and cdxj a member ("url"
by default), or a JSON pointer such as /request/url. Nothing is guessed from the
data: the same options read each part of an input as they read the whole, if
--header is given where the parts have headers.

The summary is one JSON object: how many lines there are and bytes in them; how
many each revision derives; how many are derived by which revisions together, as
a mask in which bit i stands for the i-th revision; why no revision derives the
others; with ${mostExamples} examples of each. "table" is the SHA-256 of what the command
table writes for the same revisions.

"census merge A.json B.json ..." puts summaries of parts of an input together.
The summary is byte for byte that of the whole, in whatever order the parts come
and however it was cut between lines. What was made by another version, of other
revisions or of another form does not fit, and is refused.

--lines writes for each line, in its order, four fields with tabs between them:
the mask; 1 or 0 for each revision; the offset in bytes at which no revision
goes on (the length if one can); and the reason, or "-" if a revision derives
it. The summary is then written only to a file, by --summary.

Reasons, by what stands where no revision goes on:
${Object.entries(reasons)
  .map(([name, meaning]) => `  ${name.padEnd(width)}  ${meaning}`)
  .join('\n')}`;

export function define(command: Command): void {
  command.argument('[FILE...]', 'files, or "-"; or "merge" and the files of summaries');
  takesForm(takesRevisions(command))
    .option('--in <FORMAT>', `the format of FILEs: ${formats.join(', ')}`, 'lines')
    .option('--column <NAME>', 'the column, field or member that has the string')
    .option('--header', 'the first record of each FILE (csv, tsv) has the names of columns')
    .option('--lines', 'write a line for each line, and no summary but to a file')
    .option('--bom', 'leave out a byte order mark before the first line of a FILE')
    .option('--keep-cr', 'a CR before the end of a line is a character of the line')
    .option('--summary <FILE>', 'write the summary to a file, once all is read');
  addNotes(command, {
    about,
    exit: { 0: 'counted' },
    examples: [
      'uri-revisions census urls.txt.gz > summary.json',
      'uri-revisions census urls.txt -r rfc2396,rfc3986 --form absolute',
      'uri-revisions census urls.txt --lines --summary s.json | paste - urls.txt',
      'jq -j \'.[].url + "\\u0000"\' log.json | uri-revisions census --in nul --lines',
      'uri-revisions census merge part-1.json part-2.json > whole.json',
    ],
    json: false,
  });
}

export async function run(names: readonly string[], options: Options, terminal: Terminal): Promise<void> {
  const [first, ...files] = names;
  const summary =
    first === 'merge' ? await mergedOf(files, options, terminal) : await counted(names, options, terminal);
  if (options.summary !== undefined) await writeWhole(options.summary, summary, terminal);
  else if (!options.lines) await terminal.print(summary);
}

async function mergedOf(names: readonly string[], options: Options, terminal: Terminal): Promise<string> {
  if (options.lines || options.bom) throw new Misuse('summaries have no lines: leave out --lines and --bom');
  return written(await merged(names.map((name) => fileOf(name, terminal))));
}

async function counted(names: readonly string[], options: Options, terminal: Terminal): Promise<string> {
  const form = knownName('form', options.form, forms);
  const revisions = revisionsNamed(options.revisions ?? 'all');
  const product = await loadProduct(revisions, form);
  const writer = options.lines ? new LineWriter(revisions.length) : undefined;
  const format = knownName('format', options.in, formats);
  const hasCr = format !== 'nul' && !options.keepCr;
  const ending =
    format === 'lines' || format === 'nul' ? { byte: format === 'nul' ? 0 : lineFeed, hasCr } : undefined;
  recordFormat(format, options);
  const count = new Count(product, ending, writer?.add.bind(writer));
  const room = new Uint8Array(2 * bufferSize);
  const leavesOutMark = options.bom === true;
  for (const name of names.length > 0 ? names : [standardInput]) {
    const chunks = unpacked(fileOf(name, terminal), room);
    const told = async (): Promise<void> => {
      if (writer !== undefined) await terminal.printBytes(writer.take());
    };
    if (ending !== undefined) {
      for await (const batch of batchesOf(chunks, leavesOutMark, ending)) {
        count.add(batch);
        await told();
      }
    } else {
      const records = recordsOf(chunks, name, recordFormat(format, options), { leavesOutMark, hasCr });
      for await (const some of records) {
        for (const { text, record } of some) {
          if (typeof text === 'string') count.addProblem(text, record);
          else count.addText(text);
        }
        await told();
      }
    }
  }
  const made = circumstances(
    versionOf(terminal.packageFolder),
    verdictTable(product, revisions),
    form,
    revisions,
  );
  return written(summaryOf(made, [count]));
}

/** Nobody finds half a summary under the name of a file. */
async function writeWhole(file: string, text: string, terminal: Terminal): Promise<void> {
  const part = `${file}.part`;
  try {
    await writeFile(part, text);
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true }).catch(() => undefined);
    terminal.say(
      `error: cannot write "${file}": ${types.isNativeError(error) ? error.message : String(error)}`,
    );
    terminal.end(2);
  }
}

/** `check`: a verdict for every line of files or standard input, or for texts given as arguments. */

import { declareCommand, option, type OptionsOf } from '../input/command.js';
import { shared, fileOrText } from '../input/options.js';
import { grammarOptions, isGrammarFile } from '../input/grammar-options.js';
import type { Automaton } from '../../core/automaton/automaton.js';
import { type Format, writesDetails } from '../lines/checker.js';
import { verdictRows } from '../lines/format.js';
import { diagnosesFor } from '../lines/diagnoses.js';
import { Progress } from '../lines/progress.js';
import { Verdicts } from '../lines/verdicts.js';
import type { Instructions } from '../lines/worker.js';
import { eachOf, type Input, inputOf, nearestFile } from '../input/inputs.js';
import { standardInput, Misuse } from '../output/errors.js';
import { loadLanguage } from '../documents/load-revision.js';
import { isCompressedName } from '../input/decompress.js';
import type { Terminal } from '../output/terminal.js';
import { type FormatName, lineEndOf, recordFormat, recordFormats } from '../input/records/formats.js';

const about = `An INPUT is a file with one string per line, "-" (standard input, the default),
or a string if no such file exists. Derivable means valid under the grammar.
Each output line has tab-separated fields: position (with several INPUTs),
verdict, string, reason. JSON and CSV add the offset, the innermost grammar rule
at that position, its section, and advice; "parse" lists the valid characters
there.`;

const formats = Object.keys(recordFormats) as FormatName[];

const optionList = [
  shared.revision,
  shared.start,
  shared.jobs('check'),
  ...fileOrText('INPUT'),
  option('-c, --count', 'print only the number of derivable strings', { excludes: ['failures'] }),
  option('--failures', 'print only verdicts on invalid strings'),
  option('--suggest', 'with --json or --csv: add the nearest derivable string'),
  option('--keep-bom', 'keep a byte order mark as part of the first line'),
  option('--exit-zero', 'exit with 0 even if strings are not derivable'),
  option('--in <FORMAT>', 'the format (default: lines)', {
    choices: formats,
    excludes: ['text', 'nul'],
  }),
  option('--nul', 'read NUL-terminated strings (same as --in nul)', { excludes: ['text'] }),
  option('--column <NAME>', 'with --in: the column, field or member with the string'),
  option('--header', 'the first record of csv or tsv has column names'),
  shared.csv('count'),
  ...grammarOptions,
  shared.json,
] as const;

type Options = OptionsOf<typeof optionList>;

export const command = declareCommand({
  arguments: [['[INPUT...]', 'files, "-", or strings']],
  options: optionList,
  about,
  topics: ['limits'],
  examples: [
    'uri-revisions check urls.txt -r rfc3986',
    'uri-revisions check http://a_b/ -r rfc3986 --start absolute-URI',
    'uri-revisions check a.csv --in csv --header --column url -r rfc3986 --csv',
  ],
  run: async (names, options, terminal) => {
    const inputs = names.length > 0 ? names : [standardInput];
    const format: Format = {
      kind: options.count ? 'none' : options.json ? 'json' : options.csv ? 'csv' : 'text',
      isPlaced: inputs.length > 1,
      isColourful: terminal.colours.isColorSupported,
      onlyFailures: options.failures === true,
      suggests: options.suggest === true,
    };
    if (format.suggests && !writesDetails(format)) {
      throw new Misuse('--suggest extends the output of --json and --csv: add one of them');
    }
    const { automaton, of, sayWhere = () => undefined } = await asked(options, terminal);
    const records = options.nul ? 'nul' : (options.in ?? 'lines');
    // Any other format is a file; checked here so that misuse is reported before anything is read.
    const isOfFiles = options.in !== undefined || options.nul === true;
    recordFormat(records, options);
    if (records !== 'lines' && options.jobs > 1)
      terminal.say('--jobs has no effect: one thread checks records');
    const end = lineEndOf(records);
    const open = (name: string): Promise<Input> =>
      inputOf(name, isOfFiles ? { file: true } : options, terminal);
    const progress = terminal.showsStatus ? new Progress(terminal, await totalSize(inputs, open)) : undefined;
    const tells = of && writesDetails(format);
    const verdicts = new Verdicts({
      automaton,
      of,
      format,
      diagnoses: tells ? await diagnosesFor(of.revision, of.start, format.suggests) : undefined,
      jobs: options.jobs,
      terminal,
      progress,
      failure: options.exitZero ? 0 : 1,
      leavesOutMark: options.keepBom !== true,
    });
    if (options.csv) await terminal.print(verdictRows.header);
    try {
      await eachOf(inputs, terminal, async (name) => {
        const input = await open(name);
        if (input.kind === 'text' && !options.text && !name.includes(':')) {
          const nearest = await nearestFile(name);
          const guess = nearest === undefined ? '' : ` (did you mean "${nearest}"?)`;
          terminal.say(
            `note: no file is called "${name}"${guess}, so it is checked as a string. Add --text to hide this note, or --file to make it an error.`,
          );
        }
        if (input.kind === 'text') await verdicts.onText(input.text);
        else if (end === undefined) await verdicts.onRecords(input, recordFormat(records, options));
        else if (records === 'lines') await verdicts.onFile(input);
        else await verdicts.onStrings(input, end);
      });
    } finally {
      await verdicts.close();
    }
    const { lines, derivable } = verdicts.total;
    if (derivable < lines) sayWhere();
    if (!options.count) return;
    await (options.json
      ? terminal.printJson({ derivable, notDerivable: lines - derivable })
      : terminal.print(`${derivable}\n`));
  },
});

/**
 * Returns the automaton to check with, and its revision and rule; an unknown rule is misuse, even with nothing to
 * check.
 */
async function asked(
  options: Options,
  terminal: Terminal,
): Promise<{ automaton: Automaton; of?: Pick<Instructions, 'revision' | 'start'>; sayWhere?: () => void }> {
  const { revision, start } = options;
  if (revision === undefined || !isGrammarFile(revision)) {
    const language = await loadLanguage(revision);
    const { name } = language.rule(start ?? language.start);
    return { automaton: language.automaton({ start: name }), of: { revision: language.id, start: name } };
  }
  // The study has the grammars of all documents, which a check by one of them does not need.
  const { grammarIn, reportDepthLimit } = await import('../documents/grammar-file.js');
  const grammar = await grammarIn(revision, options, start, terminal);
  if (options.jobs > 1) terminal.say('--jobs has no effect: one thread checks against a grammar in a file');
  return {
    automaton: grammar.automaton(grammar.start),
    sayWhere: () => {
      reportDepthLimit(grammar, terminal);
    },
  };
}

/** Returns the total size of all inputs in bytes, if known in advance. */
async function totalSize(
  names: readonly string[],
  open: (name: string) => Promise<Input>,
): Promise<number | undefined> {
  let total = 0;
  for (const name of names) {
    const size = await sizeOf(name, open);
    if (size === undefined) return undefined;
    total += size;
  }
  return total;
}

async function sizeOf(name: string, open: (name: string) => Promise<Input>): Promise<number | undefined> {
  try {
    const input = await open(name);
    if (input.kind === 'text') return 0;
    return isCompressedName(input) ? undefined : await input.size();
  } catch {
    // An error is reported when the input is read.
    return 0;
  }
}

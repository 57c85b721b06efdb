/** `check`: a verdict for every line of files or standard input, or for texts given as arguments. */

import { declareCommand, option, type OptionsOf } from '../input/command.js';
import { shared, fileOrText, listed } from '../input/options.js';
import { grammarOptions, aboutGrammars, isGrammarFile } from '../input/grammar-options.js';
import type { Automaton } from '../../core/automaton/automaton.js';
import { type Format, tellsAll } from '../lines/checker.js';
import { verdictRows } from '../lines/format.js';
import { diagnosesFor } from '../lines/diagnoses.js';
import { Progress } from '../lines/progress.js';
import { Verdicts } from '../lines/verdicts.js';
import type { Instructions } from '../lines/worker.js';
import { eachOf, type Input, inputOf, nearestFile } from '../input/inputs.js';
import { standardInput, Misuse } from '../output/errors.js';
import { loadLanguage } from '../documents/load-revision.js';
import { isPacked } from '../input/unpacked.js';
import type { Terminal } from '../output/terminal.js';
import { type FormatName, lineEndOf, recordFormat, recordFormats } from '../input/records/formats.js';

const about = `An INPUT is "-" for standard input (the default), the name of a file, or else a
string to check. --file and --text settle which, as does "./" before the name of
a file; write -- before an INPUT that begins with "-". What is called *.gz or
*.zst is unpacked, as "census" does.

A line ends with LF or CR LF, which is not part of it; nor is a byte order mark
before the first, but with --keep-bom. Nothing else is tolerated: an empty line
is the empty string, and a line that is not UTF-8 is not derivable. Lines may be
of any length and take no more memory for it; of one longer than 1 MiB only the
start is shown.

Verdicts come in the order of the lines, as soon as they are reached. Each is a
line with tabs between its fields: the place (if there are several INPUTs),
"derivable" or "not derivable", the string, the reason if it is not derivable,
and the length if the string is cut. In JSON: input and line (from a file), text
(or base64 if it is not UTF-8; or start, and bytes for the length, if it is
cut), derivable, error. By a revision, error has the rule that was open at the
offset, the section that defines it, and advice: what "uri-revisions parse" says
to write instead, where that depends on the place alone; of a string that is
cut, only if it is refused in what is shown. --suggest adds the nearest string
that is derivable, which is searched for each string and takes up to some
hundredths of a second. What could have come instead is told by "parse".

With --csv they are rows: input, line, derivable, text, reason, the bytes of a
string that is cut; and offset, rule, section and advice as in JSON (of a string
that is not UTF-8 the offset counts bytes, which is byteOffset in JSON).

With --in, INPUTs are files of another FORMAT, each record with one string in
the --column that is named; a line is then a record, counted from 1 behind a
header:
${listed(recordFormats)}

--jobs pays off from about ten megabytes. On a terminal, standard error shows
the progress of a long check.

${aboutGrammars}`;

const formats = Object.keys(recordFormats) as FormatName[];

const optionList = [
  shared.revision,
  shared.start,
  shared.jobs('check'),
  ...fileOrText('INPUT'),
  option('-c, --count', 'print only how many strings are derivable', { excludes: ['failures'] }),
  option('--failures', 'print only the verdicts on strings that are not derivable'),
  option('--suggest', 'with --json or --csv: advise the nearest string that is derivable, too'),
  option('--keep-bom', 'a byte order mark is a character of the first line'),
  option('--exit-zero', 'exit with 0 also where strings are not derivable'),
  option('--in <FORMAT>', 'the format of files (lines by default)', {
    choices: formats,
    excludes: ['text', 'nul'],
  }),
  option('--nul', 'the strings in files end with NUL: --in nul', { excludes: ['text'] }),
  option('--column <NAME>', 'with --in: the column, field or member that has the string'),
  option('--header', 'with --in: the first record of csv or tsv has the names of columns'),
  shared.csv('count'),
  ...grammarOptions,
  shared.json,
] as const;

type Options = OptionsOf<typeof optionList>;

export const command = declareCommand({
  arguments: [['[INPUT...]', 'files, "-", or strings']],
  options: optionList,
  about,
  exit: { 0: 'every string is derivable, or --exit-zero', 1: 'at least one is not' },
  examples: [
    'uri-revisions check --file seeds.txt -r rfc1738',
    'uri-revisions check http://a_b/ -r rfc2396bis-01 --start absolute-URI',
    'uri-revisions check links.csv --in csv --header --column href --csv --failures',
    'cut -f1 log.tsv | uri-revisions check -r url-1997 --count',
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
    if (format.suggests && !tellsAll(format)) {
      throw new Misuse('--suggest is about what --json and --csv tell of each string: add one of them');
    }
    const { automaton, of, sayWhere = () => undefined } = await asked(options, terminal);
    const records = options.nul ? 'nul' : (options.in ?? 'lines');
    // Any other format is a file; checked here so that misuse is reported before anything is read.
    const isOfFiles = options.in !== undefined || options.nul === true;
    recordFormat(records, options);
    if (records !== 'lines' && options.jobs > 1) terminal.say('records are checked by one thread');
    const end = lineEndOf(records);
    const open = (name: string): Promise<Input> =>
      inputOf(name, isOfFiles ? { file: true } : options, terminal);
    const progress = terminal.showsStatus ? new Progress(terminal, await totalSize(inputs, open)) : undefined;
    const tells = of && tellsAll(format);
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
            `note: no file is called "${name}"${guess}, so it is checked as a string (--text says so; --file refuses it)`,
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
  const { grammarIn, sayDeeper } = await import('../documents/grammar-file.js');
  const grammar = await grammarIn(revision, options, start, terminal);
  if (options.jobs > 1) terminal.say('a grammar in a file is checked by one thread');
  return {
    automaton: grammar.automaton(grammar.start),
    sayWhere: () => {
      sayDeeper(grammar, terminal);
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
    return isPacked(input) ? undefined : await input.size();
  } catch {
    // An error is reported when the input is read.
    return 0;
  }
}

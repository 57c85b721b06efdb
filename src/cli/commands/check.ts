/** `check`: a verdict for every line of files or standard input, or for texts given as arguments. */

import { declareCommand, option, type OptionsOf } from '../input/command.js';
import { shared, fileOrText } from '../input/options.js';
import {
  baseIsForDocuments,
  grammarOptions,
  isGrammar,
  isPeg,
  isRegex,
  regexOptions,
} from '../input/grammar-options.js';
import type { Automaton } from '../../core/automaton/automaton.js';
import { asciiSize } from '../../core/base/ascii.js';
import { lastCodeUnit } from '../../core/base/code-units.js';
import { startForBase } from '../../core/reference/start-by-base.js';
import type { Format } from '../lines/checker.js';
import { type Diagnoses, diagnosesFor } from '../lines/diagnoses.js';
import { CheckProgress } from '../lines/progress.js';
import { type IsOpen, reasonOf, stopOf } from '../lines/verdict.js';
import { Verdicts } from '../lines/verdicts.js';
import type { Instructions } from '../lines/worker.js';
import { eachOf, type Input, inputOf } from '../input/inputs.js';
import { inputsOf } from '../input/texts.js';
import { standardInput, Misuse } from '../output/errors.js';
import { formatIn, noteLines, recordOptions } from '../rows/options.js';
import { joinedCell, printRows, type Rows } from '../rows/print.js';
import { kindOf, recordsIn } from '../rows/reader.js';
import { loadLanguage, noteBase, sayWithoutBase } from '../documents/load-revision.js';
import { isCompressedName } from '../input/decompress.js';
import type { Terminal } from '../output/terminal.js';
import { lineEndOf } from '../input/records/formats.js';

const about = `Derivable means valid under the grammar. Output lines have tab-separated fields:
position (in a file), verdict, string, reason. --json and --out add offset,
rule, section and advice; --out also adds the string that "fix" writes.`;

const optionList = [
  shared.revision,
  shared.start,
  shared.base('start'),
  option('--scheme', "also apply the grammar of the URL's scheme"),
  shared.jobs('check'),
  ...fileOrText('INPUT', 'in'),
  ...recordOptions(),
  option('-c, --count', 'print only the number of derivable strings', { excludes: ['failures', 'out'] }),
  option('--failures', 'print only the verdicts on invalid strings'),
  option('--suggest', 'with --json or --out: add the nearest derivable string'),
  option('--exit-zero', 'exit with 0 even if strings are not derivable'),
  ...grammarOptions,
  ...regexOptions,
  shared.json,
] as const;

type Options = OptionsOf<typeof optionList>;

export const command = declareCommand({
  arguments: [['[INPUT...]', 'URLs, files with one per line, or "-" for stdin (default)']],
  options: optionList,
  about,
  topics: ['limits'],
  examples: [
    'uri-revisions check urls.txt -r rfc3986',
    'uri-revisions check urn:isbn:0451450523 -r urn',
    'uri-revisions check a.csv --in csv --column url --out csv --pass-columns',
  ],
  run: async (names, options, terminal) => {
    const inputs = names.length > 0 ? names : [standardInput];
    const format: Format = {
      kind: options.count ? 'none' : options.json ? 'json' : 'text',
      isColourful: terminal.colours.isColorSupported,
      onlyFailures: options.failures === true,
      suggests: options.suggest === true,
    };
    const hasRows = options.out !== undefined;
    const explains = format.kind === 'json' || hasRows;
    if (format.suggests && !explains) {
      throw new Misuse('--suggest extends the output of --json and --out: add one of them');
    }
    const { automaton, of, isOpen, sayWhere = () => undefined } = await asked(options, terminal);
    // Any other format is a file; checked here so that misuse is reported before anything is read.
    const read = formatIn(options);
    if ((read !== 'lines' || hasRows) && options.jobs > 1)
      terminal.say('--jobs has no effect: one thread checks records');
    const end = lineEndOf(read, options);
    const open = (name: string): Promise<Input> => inputOf(name, kindOf(options), terminal);
    const failure = options.exitZero ? 0 : 1;
    const diagnoses = of && explains ? await diagnosesFor(of.revision, of.start, format.suggests) : undefined;
    if (hasRows) {
      let refused = 0;
      const rows = verdictRows(automaton, isOpen, diagnoses, format.onlyFailures, () => {
        refused++;
        terminal.end(failure);
      });
      const records = recordsIn(inputsOf(names, kindOf(options), terminal), options, terminal);
      await printRows(records, options, terminal, { ...rows, failure });
      if (refused > 0) sayWhere();
      return;
    }
    const progress = terminal.showsStatus
      ? new CheckProgress(terminal, await totalSize(inputs, open))
      : undefined;
    const verdicts = new Verdicts({
      automaton,
      of,
      format,
      diagnoses,
      isOpen,
      jobs: options.jobs,
      terminal,
      progress,
      failure,
      leavesOutMark: options.keepBom !== true,
    });
    try {
      await eachOf(inputs, terminal, async (name) => {
        const input = await open(name);
        await noteLines(input, options, terminal);
        if (input.kind === 'text') await verdicts.onText(input.text);
        else if (end === undefined) await verdicts.onRecords(input, read, options);
        else if (read === 'lines' && end.hasCr) await verdicts.onFile(input);
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
 * Rows of verdicts, with the diagnosis of a refusal and the string that the document prescribes instead. @param refuse
 * called for each refusal
 */
function verdictRows(
  automaton: Automaton,
  isOpen: IsOpen | undefined,
  diagnoses: Diagnoses | undefined,
  onlyFailures: boolean,
  refuse: () => void,
): Rows {
  const errorOf = (text: string) => stopOf(text, automaton, isOpen);
  return {
    columns: ['derivable', 'reason', 'offset', 'rule', 'section', 'advice', 'fixed'],
    answer: (text) => {
      const error = errorOf(text);
      if (error === undefined) return onlyFailures ? undefined : { derivable: true, fixed: text };
      refuse();
      const { rule, section, advice = [] } = diagnoses?.of(text, error) ?? {};
      const fixed = diagnoses?.fixed(text);
      return {
        derivable: false,
        reason: reasonOf(error),
        offset: error.offset,
        rule,
        section,
        advice: joinedCell(advice, ' '),
        fixed: fixed === undefined || errorOf(fixed) !== undefined ? undefined : fixed,
      };
    },
  };
}

const noThreads = '--jobs has no effect: one thread checks against a grammar in a file';

/**
 * Returns the automaton to check with, and its revision and rule; an unknown rule is misuse, even with nothing to
 * check.
 */
async function asked(
  options: Options,
  terminal: Terminal,
): Promise<{
  automaton: Automaton;
  of?: Pick<Instructions, 'revision' | 'start'>;
  isOpen?: IsOpen | undefined;
  sayWhere?: () => void;
}> {
  const { revision, base } = options;
  if (revision !== undefined && (isRegex(revision) || isPeg(revision))) {
    if (options.scheme || base !== undefined || (isRegex(revision) && options.start !== undefined))
      throw new Misuse(
        isPeg(revision)
          ? '--scheme and --base do not apply to a PEG'
          : '--scheme, --start and --base do not apply to a regular expression',
      );
    if (options.jobs > 1) terminal.say(noThreads);
    const { withoutRules } = await import('../documents/studies.js');
    const language = await withoutRules(revision, options, terminal);
    return { automaton: language.automaton(language.start) };
  }
  const ofDocument = revision === undefined || !isGrammar(revision);
  if (base !== undefined && !ofDocument) throw new Misuse(baseIsForDocuments);
  if (ofDocument) {
    const language = await loadLanguage(revision);
    noteBase([language], base, terminal);
    const { name } = language.rule(options.start ?? startForBase(language, base));
    if (options.scheme) return withShelf(language.automaton({ start: name }), options, terminal);
    const sayWhere = (): void => {
      if (base === undefined && options.start === undefined) sayWithoutBase(language, terminal);
    };
    const of = { revision: language.id, start: name };
    return { automaton: language.automaton({ start: name }), of, sayWhere };
  }
  if (options.scheme)
    throw new Misuse('--scheme adds the grammars of the shelf to a revision; it does not apply to a grammar');
  // The study has the grammars of all documents, which a check by one of them does not need.
  const { grammarIn, mayBeDeeper, reportDepthLimit } = await import('../documents/grammar-file.js');
  const grammar = await grammarIn(revision, options, options.start, terminal);
  if (options.jobs > 1) terminal.say(noThreads);
  const test = mayBeDeeper(grammar);
  let isAnyOpen = false;
  return {
    automaton: grammar.automaton(grammar.start),
    isOpen:
      test &&
      ((text) => {
        const isDeeper = test(text);
        isAnyOpen ||= isDeeper;
        return isDeeper;
      }),
    sayWhere: () => {
      if (isAnyOpen) reportDepthLimit(grammar, terminal);
    },
  };
}

/** Returns the automaton of a rule with the grammars of schemes applied. */
async function withShelf(
  automaton: Automaton,
  { jobs }: Options,
  terminal: Terminal,
): Promise<{ automaton: Automaton }> {
  const [{ schemeAutomata }, { withSchemes }] = await Promise.all([
    import('../../study/shelf.js'),
    import('../../study/scheme-automaton.js'),
  ]);
  const schemes = schemeAutomata();
  terminal.say(`grammars of schemes: ${[...schemes.keys()].sort().join(', ')}`);
  if (jobs > 1) terminal.say('--jobs has no effect: one thread checks with --scheme');
  // RFC 3987 §3.1: "Scheme-specific restrictions are applied to IRIs by converting IRIs to URIs".
  if ((automaton.uniformFrom ?? lastCodeUnit) > asciiSize)
    terminal.say('they accept US-ASCII only: convert IRIs first, with "uri-revisions to-uri"');
  return { automaton: withSchemes(automaton, schemes) };
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

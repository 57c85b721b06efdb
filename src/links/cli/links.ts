/**
 * `links`: every link of files, with its base and its absolute form in each revision; those that are refused; their
 * fixes.
 */

import { declareCommand, option, type OptionsOf } from '../../cli/input/command.js';
import { shared } from '../../cli/input/options.js';
import { namedSets } from '../../../generated/registry/ids.js';
import type { Revision } from '../../core/revision.js';
import { visible } from '../../core/base/visible.js';
import { blocksOn } from '../../cli/output/blocks.js';
import { Misuse } from '../../cli/output/errors.js';
import { baselineIn, checkWritable, writeBaseline } from '../../cli/input/baseline-file.js';
import { eachOf, fileOf, startOf } from '../../cli/input/inputs.js';
import { counted, grouped } from '../../study/formatting/format-text.js';
import { parseBaseline } from '../../study/formatting/baseline.js';
import { KnownFindings } from '../baseline.js';
import { type Cut, linkLimits } from '../limits.js';
import { FindingsPrinter, fixFile } from '../check-and-fix.js';
import { type Checked, checkedBy, checkedByGrammar } from '../findings.js';
import { finderOf, type GivenBases, type Link, readLinks } from '../links.js';
import { Pointers } from '../pointers.js';
import {
  type FileStart,
  type LinkFile,
  linkFiles,
  type ReadDocument,
  readDocuments,
  readerOf,
} from '../read-file.js';
import { withStarts } from '../starts.js';
import { unknownSwitches } from '../switches.js';
import { linkJson, linkRows, shownBases, shownLink } from '../format-links.js';
import {
  isNoRevision,
  loadRevision,
  namesIn,
  revisionId,
  revisionsAmong,
  revisionsNamed,
} from '../../cli/documents/load-revision.js';
import { differSign } from '../../cli/output/signs.js';
import type { Terminal } from '../../cli/output/terminal.js';
import { isLearntFile, readingOptions } from '../../cli/input/grammar-options.js';
import { filesIn, kindOf } from './files.js';

const { fileSize } = linkLimits;

const about = `By default, prints the base URL of each file, then every link and its
absolute form in each revision; ${differSign} marks links on which revisions disagree.

--check prints links that the grammar rejects or the prose forbids; -r may be a
grammar. --fix prints a diff for "patch -p0". Both default to ${namedSets.today.join()}.`;

const optionList = [
  shared.revisions(),
  option('--retrieved-from <URL>', 'the URL from which the files were retrieved'),
  option('--default-base <URL>', 'the default base URL (RFC 2396, 5.1.4, and later)'),
  option('--as <KIND>', 'kind of file (default: by extension)', {
    choices: Object.keys(linkFiles) as LinkFile[],
  }),
  option('--pointer <POINTER>', 'in JSON and YAML, read only these strings', {
    repeats: true,
  }),
  option('--ignore <GLOB>', 'leave out files; syntax as in .gitignore', { repeats: true }),
  option('--check', 'print the invalid links', { excludes: ['fix'] }),
  option('--sarif', 'print the results of --check as SARIF', { excludes: ['json', 'fix'] }),
  option('--baseline <FILE>', 'with --check: ignore the findings in this file', { excludes: ['fix'] }),
  option('--write-baseline <FILE>', 'with --check: write the findings to this file', { excludes: ['fix'] }),
  option('--skip-templates', 'with --check: leave out placeholders', { excludes: ['fix'] }),
  option('--fix', 'print fixes as a diff', { excludes: ['json'] }),
  option('--advised', 'with --fix: also make recommended changes'),
  option('--write', 'with --fix: write the fixes into the files'),
  ...readingOptions,
  shared.csv('sarif', 'fix'),
  shared.json,
] as const;

type Options = OptionsOf<typeof optionList>;

export const command = declareCommand({
  arguments: [['<FILE...>', 'files, folders and patterns such as "docs/**/*.md"']],
  options: optionList,
  about,
  topics: ['link-files'],
  exit: {
    0: 'every link resolved; with --check or --fix, valid or fixed',
    1: 'at least one link did not resolve, is invalid or is to be fixed',
  },
  examples: [
    'uri-revisions links --check . --ignore vendor/',
    'uri-revisions links --fix README.md',
    "uri-revisions links page.html --retrieved-from 'http://a/b/c/d;p?q'",
  ],
  run: async (files, options, terminal) => {
    const isChecked = options.check === true || options.sarif === true;
    const needed = [
      { names: ['write', 'advised'], mode: '--fix', isGiven: options.fix === true },
      { names: ['baseline', 'writeBaseline', 'skipTemplates'], mode: '--check', isGiven: isChecked },
    ] as const;
    for (const { names, mode, isGiven } of needed) {
      const useless = names.find((name) => !isGiven && options[name] !== undefined);
      if (useless !== undefined) throw new Misuse(`${flagOf(useless)} needs ${mode}: add ${mode}`);
    }
    const unusable = options.pointer?.find((pointer) => !pointer.startsWith('/'));
    if (unusable !== undefined) throw new Misuse(`a JSON Pointer begins with "/", unlike "${unusable}"`);
    const pointers = options.pointer && new Pointers(options.pointer);
    const named = await filesIn(
      files,
      {
        ignored: options.ignore ?? [],
        except: [options.baseline, options.writeBaseline].filter((file) => file !== undefined),
        hasKind: options.as !== undefined,
      },
      terminal,
    );
    await (options.fix ? fixAll : isChecked ? checkAll : listAll)(named, options, pointers, terminal);
    for (const pointer of pointers?.unused ?? []) {
      terminal.say(`error: no file has a string at the pointer "${pointer}"`);
      terminal.end(2);
    }
  },
});

async function listAll(
  files: readonly string[],
  options: Options,
  pointers: Pointers | undefined,
  terminal: Terminal,
): Promise<void> {
  const list = options.revisions ?? 'all';
  const other = namesIn(list).find((name) => isNoRevision(name) && !isLearntFile(name));
  if (other !== undefined)
    throw new Misuse(`"${visible(other)}" is a grammar, which resolves no links: add --check`);
  const asked = await Promise.all(revisionsNamed(list).map(loadRevision));
  const given = givenBases(options);
  hasUnsuitable(asked, given, terminal);
  const printBlock = blocksOn(terminal);
  if (options.csv) await terminal.print(linkRows.header);
  await eachFile(files, terminal, async (file) => {
    const { kind, start } = await opened(file, options, terminal);
    const reading = { ...given, pointers };
    for await (const { part, bases, links } of readLinks(
      start,
      kind,
      asked,
      cutReporter(file, terminal),
      reading,
    )) {
      let isFirst = true;
      for (const link of links) {
        if (isWithoutResult(link)) terminal.end(1);
        if (options.json) await terminal.printJson({ input: file, ...linkJson(link) });
        else if (options.csv)
          await terminal.print(
            link.readings.map((reading) => linkRows.record({ ...reading, input: file, link })).join(''),
          );
        else {
          if (isFirst) await printBlock(shownBases(titleOf(file, part), bases, terminal));
          await printBlock(shownLink(link, terminal));
        }
        isFirst = false;
      }
    }
  });
}

function flagOf(name: string): string {
  return `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** Processes each file, and shows the progress on a terminal. Returns the number of files that could be read. */
async function eachFile(
  files: readonly string[],
  terminal: Terminal,
  work: (file: string) => Promise<void>,
): Promise<number> {
  let [done, read] = [0, 0];
  await eachOf(files, terminal, async (file) => {
    terminal.status(`${done++} of ${counted(files.length, 'file')}: ${file}`);
    await work(file);
    read++;
  });
  terminal.clearStatus();
  return read;
}

async function checkAll(
  files: readonly string[],
  options: Options,
  pointers: Pointers | undefined,
  terminal: Terminal,
): Promise<void> {
  const { baseline, writeBaseline: written } = options;
  if (written !== undefined) checkWritable(written, files);
  const known =
    baseline === undefined
      ? undefined
      : new KnownFindings(baseline, await baselineIn(baseline, terminal, parseBaseline));
  const all = written === undefined ? undefined : new KnownFindings(written);
  const names = namesIn(options.revisions ?? 'today');
  const ids = revisionsAmong(names);
  const form = options.sarif ? 'sarif' : options.csv ? 'csv' : options.json ? 'json' : 'text';
  const asked = await Promise.all(ids.map(loadRevision));
  const given = givenBases(options);
  if (hasUnsuitable(asked.filter(judgesByBase), given, terminal)) return;
  const checked = await Promise.all(ids.map(checkedBy));
  for (const name of names.filter(isNoRevision)) checked.push(await grammarNamed(name, options, terminal));
  const printer = await FindingsPrinter.of(
    checked,
    { form, known, all, skipsTemplates: options.skipTemplates === true },
    terminal,
  );
  const finder = finderOf(asked.length > 0 ? asked : [await loadRevision()]);
  const count = await eachFile(files, terminal, async (file) => {
    const { kind, start } = await opened(file, options, terminal);
    const sayCut = cutReporter(file, terminal);
    for await (const read of readDocuments(start, kind, sayCut, { pointers, finder })) {
      const document = withStarts(read, asked, given);
      reportRemarks(document, file, terminal);
      await printer.take(document, file);
      if (document.cut !== undefined) sayCut({ ...document.cut, part: document.part });
    }
  });
  if (written !== undefined && all !== undefined) writeBaseline(written, all.baseline);
  await printer.end(count);
}

/** Loads a grammar that is no document's. @throws as readingGrammar */
async function grammarNamed(name: string, options: Options, terminal: Terminal): Promise<Checked> {
  const [{ readingGrammar }, { mayBeDeeper }] = await Promise.all([
    import('../../cli/documents/studies.js'),
    import('../../cli/documents/grammar-file.js'),
  ]);
  const grammar = await readingGrammar(name, options, terminal);
  return checkedByGrammar(grammar, mayBeDeeper(grammar));
}

async function fixAll(
  files: readonly string[],
  options: Options,
  pointers: Pointers | undefined,
  terminal: Terminal,
): Promise<void> {
  const revision = await loadRevision(revisionId(options.revisions ?? 'today'));
  const given = givenBases(options);
  if (judgesByBase(revision) && hasUnsuitable([revision], given, terminal)) return;
  const reading = { pointers, finder: revision };
  let fixed = 0;
  let unfixed = 0;
  const count = await eachFile(files, terminal, async (file) => {
    const { kind, start } = await opened(file, options, terminal);
    const read = await readerOf(kind, reading);
    for await (const document of readDocuments(start, kind, cutReporter(file, terminal), reading)) {
      if (!start.isWhole) continue;
      reportRemarks(document, file, terminal);
      const counts = await fixFile(
        withStarts(document, [revision], given),
        {
          input: file,
          bytes: start.bytes,
          isAdvised: options.advised === true,
          isWritten: options.write === true,
          revision,
          read,
        },
        terminal,
      );
      fixed += counts.fixed;
      unfixed += counts.unfixed;
    }
  });
  const done = `${counted(fixed, 'link')} ${options.write ? 'fixed' : 'to fix'}`;
  terminal.say(`Read ${counted(count, 'file')}: ${done}, ${grouped(unfixed)} left invalid.`);
}

async function opened(
  file: string,
  options: Options,
  terminal: Terminal,
): Promise<{ readonly kind: LinkFile; readonly start: FileStart }> {
  const start = await startOf(fileOf(file, terminal), fileSize);
  return { kind: options.as ?? kindOf(file), start };
}

function cutReporter(file: string, terminal: Terminal): (cut: Cut) => void {
  return ({ part, line, problem }) => {
    const places = [part === undefined ? '' : `part ${part}, `, line === undefined ? '' : `line ${line}, `];
    terminal.say(`error: cannot read all of "${visible(file)}": ${places.join('')}${problem}`);
    terminal.end(2);
  };
}

/** Warns about comments that only resemble a switch, and text that only resembles a link: neither has an effect. */
function reportRemarks(
  { switches = [], remarks = [], part }: Pick<ReadDocument, 'switches' | 'remarks' | 'part'>,
  file: string,
  terminal: Terminal,
): void {
  for (const { line, problem } of [...unknownSwitches(switches), ...remarks])
    terminal.say(`warning: ${titleOf(file, part)}:${line}: ${problem}`);
}

function titleOf(file: string, part: string | undefined): string {
  return `${visible(file)}${part === undefined ? '' : `, part ${part}`}`;
}

function givenBases({ retrievedFrom, defaultBase }: Options): GivenBases {
  return { retrieval: retrievedFrom, application: defaultBase };
}

/** Tests whether the base of a link decides whether a revision derives it. */
function judgesByBase({ startsByBase }: Revision): boolean {
  return startsByBase !== undefined;
}

/** Tests whether a given base is unsuitable, and reports each that is. */
function hasUnsuitable(
  asked: readonly Revision[],
  { retrieval, application }: GivenBases,
  terminal: Terminal,
): boolean {
  let found = false;
  for (const base of [retrieval, application]) {
    if (base === undefined) continue;
    for (const revision of asked) {
      if (revision.base({ entities: [], retrieval: base }).ignored.length === 0) continue;
      terminal.say(`error: "${base}" is not an absolute URL in ${revision.id}, so it cannot be a base`);
      terminal.end(2);
      found = true;
    }
  }
  return found;
}

function isWithoutResult({ readings }: Link): boolean {
  return readings.some(({ result }) => result.kind === 'error' || result.kind === 'refused');
}

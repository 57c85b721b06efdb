/**
 * `links`: every link of files, with its base and its absolute form in each revision; those that are refused; their
 * fixes.
 */

import { declareCommand, option, type OptionsOf } from '../../cli/input/command.js';
import { shared } from '../../cli/input/options.js';
import { namedSets } from '../../../generated/registry/ids.js';
import { readdir, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Revision } from '../../core/revision.js';
import { visible } from '../../core/base/visible.js';
import { blocksOn } from '../../cli/output/blocks.js';
import { Misuse, standardInput, Unreadable } from '../../cli/output/errors.js';
import { eachOf, fileOf, startOf } from '../../cli/input/inputs.js';
import { type Cut, linkLimits } from '../limits.js';
import { FindingsPrinter, fixFile } from '../check-and-fix.js';
import { finderOf, type Link, type LinkOptions, readLinks } from '../links.js';
import { Pointers } from '../pointers.js';
import { type FileStart, type LinkFile, linkFiles, readDocuments, readerOf } from '../read-file.js';
import { linkJson, linkRows, shownBases, shownLink } from '../format-links.js';
import { loadRevision, revisionId, revisionsNamed } from '../../cli/documents/load-revision.js';
import { differSign } from '../../cli/output/signs.js';
import type { Terminal } from '../../cli/output/terminal.js';

/** Kinds of files by extension. */
const extensions: Readonly<Record<string, LinkFile>> = {
  '.htm': 'html',
  '.html': 'html',
  '.xhtml': 'html',
  '.eml': 'eml',
  '.mht': 'eml',
  '.mhtml': 'eml',
  '.md': 'markdown',
  '.markdown': 'markdown',
  '.json': 'json',
  '.yaml': 'yaml',
  '.yml': 'yaml',
  '.txt': 'text',
};

const { fileSize } = linkLimits;

/** Limit over all folders. */
export const maxEntries = 100_000;

const about = `For each document, prints the base URL and its source, then every link and its
absolute form, in each revision; ${differSign} marks links on which revisions disagree.

--check prints invalid links in compiler style: position, reason, rule, section
and replacement. --fix prints the fixes that the revision defines as a diff for
"patch -p0" or "git apply -p0": characters that are not allowed raw are
percent-encoded, and nothing else changes. Placeholders such as {{x}} and
uncertain fixes are reported but not changed.`;

const optionList = [
  shared.revisions(`all; with --check or --fix: ${namedSets.today.join()}`),
  option('--retrieved-from <URL>', 'the URL from which the files were retrieved'),
  option('--default-base <URL>', 'the default base URL (RFC 2396, 5.1.4, and later)'),
  option('--as <KIND>', 'the kind of the files (default: by extension)', {
    choices: Object.keys(linkFiles) as LinkFile[],
  }),
  option('--pointer <POINTER>', 'in JSON and YAML, read the strings at this JSON Pointer', {
    repeats: true,
  }),
  option('--check', 'print the invalid links', { excludes: ['fix'] }),
  option('--sarif', 'print the results of --check as SARIF', { excludes: ['json', 'fix'] }),
  option('--fix', 'print fixes as a diff', { excludes: ['json'] }),
  option('--write', 'with --fix: write the fixes into the files'),
  shared.csv('sarif', 'fix'),
  shared.json,
] as const;

type Options = OptionsOf<typeof optionList>;

export const command = declareCommand({
  arguments: [['<FILE...>', 'the files']],
  options: optionList,
  about,
  topics: ['link-files'],
  exit: {
    0: 'every link resolved (with --check: every link is valid)',
    1: 'at least one link did not resolve or is invalid',
  },
  examples: [
    'uri-revisions links --check README.md docs/*.md openapi.yaml',
    'uri-revisions links --fix README.md',
    "uri-revisions links page.html --retrieved-from 'http://a/b/c/d;p?q'",
  ],
  run: async (files, options, terminal) => {
    if (options.write && !options.fix) throw new Misuse('--write needs --fix: add --fix');
    const unusable = options.pointer?.find((pointer) => !pointer.startsWith('/'));
    if (unusable !== undefined) throw new Misuse(`a JSON Pointer begins with "/", unlike "${unusable}"`);
    const isChecked = options.check === true || options.sarif === true;
    const pointers = options.pointer && new Pointers(options.pointer);
    const named = await filesIn(files);
    if (named.length === 0) {
      terminal.say('error: no file has a known extension; name a file, with --as KIND');
      terminal.end(2);
    }
    await (options.fix ? fixAll : isChecked ? checkAll : listAll)(named, options, pointers, terminal);
    for (const pointer of pointers?.unused ?? []) {
      terminal.say(`error: no file has a string at the pointer "${pointer}"`);
      terminal.end(2);
    }
  },
});

/**
 * Returns the named files; for a folder, the files in it of a known extension, sorted by name.
 * @throws Misuse if folders contain more entries than the limit
 */
async function filesIn(names: readonly string[]): Promise<readonly string[]> {
  let entries = 0;
  const walk = async (name: string): Promise<readonly string[]> => {
    const found = await readdir(name, { withFileTypes: true }).catch(() => undefined);
    // An error is reported when the folder is processed.
    if (found === undefined) return [name];
    const files: string[] = [];
    for (const entry of found.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      if (++entries > maxEntries)
        throw new Misuse(`the folders contain more than ${maxEntries} files and folders; name smaller ones`);
      if (entry.name.startsWith('.') || entry.name === 'node_modules') continue;
      const path = join(name, entry.name);
      if (entry.isDirectory()) files.push(...(await walk(path)));
      // A link to a folder may be circular.
      else if (kindNamed(path) !== undefined && (entry.isFile() || (await isFileAt(path)))) files.push(path);
    }
    return files;
  };
  const files: string[] = [];
  for (const name of names) {
    const isFolder = name !== standardInput && (await stat(name).catch(() => undefined))?.isDirectory();
    files.push(...(isFolder === true ? await walk(name) : [name]));
  }
  return files;
}

async function isFileAt(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined))?.isFile() === true;
}

async function listAll(
  files: readonly string[],
  options: Options,
  pointers: Pointers | undefined,
  terminal: Terminal,
): Promise<void> {
  const asked = await Promise.all(revisionsNamed(options.revisions ?? 'all').map(loadRevision));
  const given = { retrieval: options.retrievedFrom, application: options.defaultBase };
  reportUnsuitable(asked, given, terminal);
  const printBlock = blocksOn(terminal);
  if (options.csv) await terminal.print(linkRows.header);
  await eachOf(files, terminal, async (file) => {
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

async function checkAll(
  files: readonly string[],
  options: Options,
  pointers: Pointers | undefined,
  terminal: Terminal,
): Promise<void> {
  const ids = revisionsNamed(options.revisions ?? 'today');
  const form = options.sarif ? 'sarif' : options.csv ? 'csv' : options.json ? 'json' : 'text';
  const printer = await FindingsPrinter.of(ids, form, terminal);
  const finder = finderOf(await Promise.all(ids.map(loadRevision)));
  await eachOf(files, terminal, async (file) => {
    const { kind, start } = await opened(file, options, terminal);
    const sayCut = cutReporter(file, terminal);
    for await (const document of readDocuments(start, kind, sayCut, { pointers, finder })) {
      await printer.take(document, file);
      if (document.cut !== undefined) sayCut({ ...document.cut, part: document.part });
    }
  });
  await printer.end();
}

async function fixAll(
  files: readonly string[],
  options: Options,
  pointers: Pointers | undefined,
  terminal: Terminal,
): Promise<void> {
  const revision = await loadRevision(revisionId(options.revisions ?? 'today'));
  const reading = { pointers, finder: revision };
  await eachOf(files, terminal, async (file) => {
    const { kind, start } = await opened(file, options, terminal);
    const read = await readerOf(kind, reading);
    for await (const document of readDocuments(start, kind, cutReporter(file, terminal), reading)) {
      const fixed = { input: file, bytes: start.bytes, isWritten: options.write === true, revision, read };
      if (start.isWhole) await fixFile(document, fixed, terminal);
    }
  });
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

function titleOf(file: string, part: string | undefined): string {
  return `${visible(file)}${part === undefined ? '' : `, part ${part}`}`;
}

function kindNamed(file: string): LinkFile | undefined {
  return extensions[extname(file).toLowerCase()];
}

/** Returns the kind of a file. @throws Unreadable */
function kindOf(file: string): LinkFile {
  const kind = kindNamed(file);
  if (kind !== undefined) return kind;
  throw new Unreadable(file, new Error('its extension is not known; add --as KIND'));
}

/** Reports each given base that is unsuitable. */
function reportUnsuitable(
  asked: readonly Revision[],
  { retrieval, application }: LinkOptions,
  terminal: Terminal,
): void {
  for (const base of [retrieval, application]) {
    if (base === undefined) continue;
    for (const revision of asked) {
      if (revision.base({ entities: [], retrieval: base }).ignored.length === 0) continue;
      terminal.say(`error: "${base}" is not an absolute URL in ${revision.id}, so it cannot be a base`);
      terminal.end(2);
    }
  }
}

function isWithoutResult({ readings }: Link): boolean {
  return readings.some(({ result }) => result.kind === 'error' || result.kind === 'refused');
}

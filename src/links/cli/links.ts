/**
 * `links`: every link of files, with its base and its absolute form in each revision; those that are refused; their
 * fixes.
 */

import { declareCommand, option, type OptionsOf } from '../../cli/input/command.js';
import { shared } from '../../cli/input/options.js';
import { readdir, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Revision } from '../../core/revision.js';
import { visible } from '../../core/base/visible.js';
import { blocksOn } from '../../cli/output/blocks.js';
import { Misuse, standardInput, Unreadable } from '../../cli/output/errors.js';
import { eachOf, fileOf, startOf } from '../../cli/input/inputs.js';
import { type Cut, linkLimits } from '../limits.js';
import { FindingsPrinter, fixFile } from '../run.js';
import { finderOf, type Link, type LinkOptions, readLinks } from '../links.js';
import { Pointers } from '../pointers.js';
import { type FileStart, type LinkFile, linkFiles, readDocuments, readerOf } from '../read.js';
import { linkJson, linkRows, shownBases, shownLink } from '../show.js';
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

const {
  fileSize,
  parts,
  depth,
  headerSize,
  parsed,
  links: mostLinks,
  elements,
  attributes,
  tagLength,
  resolved,
  milliseconds,
} = linkLimits;

/** Limit over all folders. */
const mostEntries = 100_000;

const about = `For each document, first its base in each revision and where that comes from:
the BASE in its HEAD, then the Base, Content-Base and Content-Location of the
entities that enclose it, from the inside out, then --retrieved-from, then the
default; each as far as the revision knows it (RFC 1808: 3; from 1997 on: 5.1).
Then each link with its absolute forms; ${differSign} marks those on which revisions
disagree. A revision without rules for relative references has no base, and no
form of a relative link.

--check tells instead which links the revisions do not derive (by default the
one in force), as compilers do: the place of the character, why it cannot come,
the rule that was open there with its section, and what to write. --sarif prints
that for code scanning. --fix prints what the revision prescribes for them as a
diff, which "patch -p0" and "git apply -p0" take: what cannot stand raw is
percent-encoded, and nothing else is changed; --write writes it. What is only
advised, a guess, or a template's to fill in, is told and left.

Names tell what files are, or --as does; "-" is standard input. Of a folder,
files whose names tell it are read, except in node_modules and hidden folders;
more than ${mostEntries} entries are refused.
HTML: links in attributes of HTML and SVG, srcset, meta refresh and noscript;
not those in scripts, styles and srcdoc. Messages: those of their HTML.
Markdown: links, images, definitions, autolinks, and those of HTML in it. JSON
and YAML: of OpenAPI, what that says to be a URI, relative to $id and $self, a
server's URL with the defaults of its variables; else strings that begin with a
scheme and "//"; or those with a --pointer, in which * stands for any name or
index. An alias of YAML is what it stands for. Text: what "find" finds, and what
is in <> or quotation marks and begins so.

Where a limit is reached, that is reported, and the rest not read:
${fileSize / 2 ** 20} MiB of a file; ${parts} parts of a message, ${depth} around one, ${headerSize / 2 ** 10} KiB of a header;
${mostLinks} links of a document, ${milliseconds / 1000} seconds for them, ${resolved / 2 ** 20} Mi characters of their
bases and of them; ${elements} elements around one of HTML, ${attributes} attributes of a tag,
${tagLength / 2 ** 20} Mi characters of it; ${parsed.size / 2 ** 20} Mi characters of Markdown, JSON or YAML, lists,
maps and quotations in ${parsed.depth} others, ${parsed.marks} lines and marks of a block, and
long paragraphs; ${parsed.aliased / 1e6} million nodes of YAML, aliases followed.
Characters of HTML are what a byte order mark says, else what the first tag
shows to be UTF-16, else a charset of the message or of a META, else UTF-8, else
windows-1252; UTF-32 and a charset of no known name are reported. Other files
are UTF-8.`;

const optionList = [
  shared.revisions(),
  option('--retrieved-from <URL>', 'the URL that the files were retrieved from'),
  option('--default-base <URL>', "the application's own base (5.1.4 of RFC 2396 on)"),
  option('--as <KIND>', 'what the files are, whatever their names', {
    choices: Object.keys(linkFiles) as LinkFile[],
  }),
  option('--pointer <POINTER>', 'in JSON and YAML, links are the strings at this JSON Pointer', {
    repeats: true,
  }),
  option('--check', 'print the links that are not derivable', { excludes: ['fix'] }),
  option('--sarif', '--check, as SARIF', { excludes: ['json', 'fix'] }),
  option('--fix', 'print what is prescribed, as a diff', { excludes: ['json'] }),
  option('--write', 'with --fix: write it into the files'),
  shared.csv('sarif', 'fix'),
  shared.json,
] as const;

type Options = OptionsOf<typeof optionList>;

export const command = declareCommand({
  arguments: [['<FILE...>', 'the files']],
  options: optionList,
  about,
  exit: {
    0: 'every link has a result, where a revision has rules for it, or is derivable',
    1: 'at least one has none, or is not',
  },
  examples: [
    "uri-revisions links page.html --retrieved-from 'http://a/b/c/d;p?q'",
    'uri-revisions links message.eml -r url-1997,rfc2396bis-01',
    'uri-revisions links page.html --json | jq "select(.differs) | .reference"',
    'uri-revisions links --check README.md docs/*.md openapi.yaml',
    "uri-revisions links --sarif data.json --pointer '/items/*/url' > links.sarif",
    'uri-revisions links --fix README.md',
  ],
  run: async (files, options, terminal) => {
    if (options.write && !options.fix) throw new Misuse('--write is about --fix: add --fix');
    const unusable = options.pointer?.find((pointer) => !pointer.startsWith('/'));
    if (unusable !== undefined) throw new Misuse(`a JSON Pointer begins with "/": "${unusable}"`);
    const isChecked = options.check === true || options.sarif === true;
    const pointers = options.pointer && new Pointers(options.pointer);
    const named = await filesIn(files);
    if (named.length === 0) {
      terminal.say('error: no file has a name that tells what it is; --as says so of a file by name');
      terminal.end(2);
    }
    await (options.fix ? fixAll : isChecked ? checkAll : listAll)(named, options, pointers, terminal);
    for (const pointer of pointers?.unused ?? []) {
      terminal.say(`error: in no file is there a string at the pointer "${pointer}"`);
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
      if (++entries > mostEntries)
        throw new Misuse(`folders hold more than ${mostEntries} files and folders; name smaller ones`);
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
  sayUnsuitable(asked, given, terminal);
  const printBlock = blocksOn(terminal);
  if (options.csv) await terminal.print(linkRows.header);
  await eachOf(files, terminal, async (file) => {
    const { kind, start } = await opened(file, options, terminal);
    const reading = { ...given, pointers };
    for await (const { part, bases, links } of readLinks(
      start,
      kind,
      asked,
      cutSayer(file, terminal),
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
    const sayCut = cutSayer(file, terminal);
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
    for await (const document of readDocuments(start, kind, cutSayer(file, terminal), reading)) {
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

function cutSayer(file: string, terminal: Terminal): (cut: Cut) => void {
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
  throw new Unreadable(file, new Error('its name does not say what it is; add --as KIND'));
}

/** Reports each given base that is unsuitable. */
function sayUnsuitable(
  asked: readonly Revision[],
  { retrieval, application }: LinkOptions,
  terminal: Terminal,
): void {
  for (const base of [retrieval, application]) {
    if (base === undefined) continue;
    for (const revision of asked) {
      if (revision.base({ entities: [], retrieval: base }).ignored.length === 0) continue;
      terminal.say(`error: "${base}" is no absolute URL in ${revision.id}, so it cannot be a base`);
      terminal.end(2);
    }
  }
}

function isWithoutResult({ readings }: Link): boolean {
  return readings.some(({ result }) => result.kind === 'error' || result.kind === 'refused');
}

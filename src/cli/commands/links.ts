/** `links`: every link of HTML documents and MIME messages, with its base and its absolute form in each revision. */

import { extname } from 'node:path';
import { type Command, Option } from 'commander';
import type { Revision } from '../../revision.js';
import { visible } from '../../base/visible.js';
import { blocksOn } from '../output/blocks.js';
import { Unreadable } from '../errors.js';
import { eachOf, fileOf, startOf } from '../input/inputs.js';
import { type Cut, linkLimits } from '../links/limits.js';
import { type Link, type LinkFile, type LinkOptions, readLinks } from '../links/links.js';
import { linkJson, shownBases, shownLink } from '../links/show.js';
import { loadRevision, revisionsNamed } from '../load-revision.js';
import { addNotes, type CommonOptions, takesRevisions } from '../input/options.js';
import { differSign } from '../output/signs.js';
import type { Terminal } from '../output/terminal.js';

interface Options extends CommonOptions {
  readonly retrievedFrom?: string;
  readonly defaultBase?: string;
  readonly as?: LinkFile;
}

/** What the extensions of files mean. */
const extensions: Readonly<Record<string, LinkFile>> = {
  '.htm': 'html',
  '.html': 'html',
  '.xhtml': 'html',
  '.eml': 'eml',
  '.mht': 'eml',
  '.mhtml': 'eml',
};

const {
  fileSize,
  parts,
  depth,
  headerSize,
  links: mostLinks,
  attributes,
  tagLength,
  resolved,
  milliseconds,
} = linkLimits;

const about = `For each document, first its base in each revision and where that comes from:
the BASE in its HEAD, then the Base, Content-Base and Content-Location of the
entities that enclose it, from the inside out, then --retrieved-from, then the
default; each as far as the revision knows it (RFC 1808: 3; from 1997 on: 5.1).
Then each link with its absolute forms; ${differSign} marks those on which revisions
disagree. A revision without rules for relative references has no base, and no
form of a relative link.

Files that end with .html, .htm or .xhtml are HTML; .eml, .mht or .mhtml are
messages; "-" is standard input. Where a limit is reached, that is reported, and
the rest not read: ${fileSize / 2 ** 20} MiB of a file; ${parts} parts of a message, ${depth} around one,
${headerSize / 2 ** 10} KiB of a header; ${mostLinks} links of a document, ${milliseconds / 1000} seconds for them,
${resolved / 2 ** 20} Mi characters of their bases and of them; ${attributes} attributes of a tag,
${tagLength / 2 ** 20} Mi characters of it. Characters are what a byte order mark says, else what the
first tag shows to be UTF-16, else a charset of the message or of a META, else
UTF-8, else windows-1252; UTF-32 and a charset of no known name are reported.`;

export function define(command: Command): void {
  takesRevisions(command.argument('<FILE...>', 'the files'))
    .option('--retrieved-from <URL>', 'the URL that the files were retrieved from')
    .option('--default-base <URL>', "the application's own base (5.1.4 of RFC 2396 on)")
    .addOption(
      new Option('--as <KIND>', 'what the files are, whatever their names').choices(['html', 'eml']),
    );
  addNotes(command, {
    about,
    exit: {
      0: 'every link has a result in every revision that has rules for it',
      1: 'at least one has none',
    },
    examples: [
      "uri-revisions links page.html --retrieved-from 'http://a/b/c/d;p?q'",
      'uri-revisions links message.eml -r url-1997,rfc2396bis-01',
      'uri-revisions links page.html --json | jq "select(.differs) | .reference"',
    ],
  });
}

export async function run(files: readonly string[], options: Options, terminal: Terminal): Promise<void> {
  const asked = await Promise.all(revisionsNamed(options.revisions ?? 'all').map(loadRevision));
  const given = { retrieval: options.retrievedFrom, application: options.defaultBase };
  sayUnsuitable(asked, given, terminal);
  const printBlock = blocksOn(terminal);
  await eachOf(files, terminal, async (file) => {
    const start = await startOf(fileOf(file, terminal), fileSize);
    const kind = options.as ?? kindOf(file);
    const sayCut = ({ part, line, problem }: Cut): void => {
      const places = [part === undefined ? '' : `part ${part}, `, line === undefined ? '' : `line ${line}, `];
      const place = places.join('');
      terminal.say(`error: cannot read all of "${visible(file)}": ${place}${problem}`);
      terminal.end(2);
    };
    for await (const { part, bases, links } of readLinks(start, kind, asked, sayCut, given)) {
      let isFirst = true;
      for (const link of links) {
        if (isWithoutResult(link)) terminal.end(1);
        if (options.json) await terminal.printJson({ input: file, ...linkJson(link) });
        else {
          if (isFirst) await printBlock(shownBases(titleOf(file, part), bases, terminal));
          await printBlock(shownLink(link, terminal));
        }
        isFirst = false;
      }
    }
  });
}

function titleOf(file: string, part: string | undefined): string {
  return `${visible(file)}${part === undefined ? '' : `, part ${part}`}`;
}

/** @throws Unreadable */
function kindOf(file: string): LinkFile {
  const kind = extensions[extname(file).toLowerCase()];
  if (kind !== undefined) return kind;
  throw new Unreadable(file, new Error('its name does not say what it is; add --as html or --as eml'));
}

/** Reports each base that was given and cannot be one. */
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

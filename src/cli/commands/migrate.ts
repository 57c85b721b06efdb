/** `migrate`: which strings change from one revision to another. */

import type { Command } from 'commander';
import { formatMigration, jsonable, migrate, migrationMarkdown } from '../../study/index.js';
import { Misuse } from '../errors.js';
import { addNotes, type CommonOptions } from '../input/options.js';
import { revisionId } from '../load-revision.js';
import { studied } from '../studies.js';
import type { Terminal } from '../output/terminal.js';

interface Options extends CommonOptions {
  readonly markdown?: true;
}

const about = `References that only one of the revisions derives (went, came), and those that
both derive and read as other components, in classes: by the component and the
place where the two part, each with the shortest string of it. The classes are
proved complete: the minimal automata of both revisions, which are made in
another way, are walked beside them over every string, and each whose verdict
changes is in one class, and no other is. The kind of a host, which is the name
of a rule, is no component here.

Of each class: the characters at which the one revision stops that does not
derive the string, the rules of both with their sections, in which steps of the
lineage it changed, and whether that was intended, where the later document says
so of the rules around, in its words below; accidental, where nothing in it says
so. "as data, write" is told where the string is derivable with the character
escaped.`;

export function define(command: Command): void {
  command
    .argument('<REV..REV>', 'the earlier and the later revision, as A..B or as two arguments')
    .argument('[REV2]', 'the later one')
    .option('--markdown', 'print tables in Markdown');
  addNotes(command, {
    about,
    exit: { 0: 'shown' },
    examples: [
      'uri-revisions migrate rfc2396..rfc3986',
      'uri-revisions migrate rfc3986 rfc6874 --markdown',
      `uri-revisions migrate url-1997..rfc3986 --json | jq '.classes[].text'`,
    ],
  });
}

export async function run(
  first: string,
  second: string | undefined,
  { json, markdown }: Options,
  terminal: Terminal,
): Promise<void> {
  if (json && markdown) throw new Misuse('--json and --markdown are two forms of one answer: choose one');
  const [before = '', after, ...more] = second === undefined ? first.split('..') : [first, second];
  if (after === undefined || more.length > 0) {
    throw new Misuse('two revisions are needed, such as rfc2396..rfc3986');
  }
  const [from, to] = [revisionId(before), revisionId(after)];
  const result = studied(() => migrate(from, to));
  if (json) await terminal.printJson(jsonable(result));
  else await terminal.print(markdown ? migrationMarkdown(result) : formatMigration(result));
}

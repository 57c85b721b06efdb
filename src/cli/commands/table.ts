/** `table`: the automata of revisions as one file that programs in any language can walk. */

import type { Command } from 'commander';
import { verdictTable } from '../../study/index.js';
import { forms } from '../../base/form.js';
import { knownName } from '../../base/unknown-name.js';
import { Misuse } from '../errors.js';
import { addNotes, type CommonOptions, takesForm, takesRevisions } from '../input/options.js';
import { revisionsNamed } from '../load-revision.js';
import { studied } from '../studies.js';
import type { Terminal } from '../output/terminal.js';

interface Options extends CommonOptions {
  readonly form: string;
}

const about = `A program walks the table over the bytes of a string and has a bit for each
revision: whether it derives the string. src/automaton/README.md in the package
tells the form of the file, with a program in C. The table of all revisions has
some 250 kB. It is binary, so it is not written to a terminal.`;

export function define(command: Command): void {
  takesForm(takesRevisions(command));
  addNotes(command, {
    about,
    exit: { 0: 'written' },
    examples: [
      'uri-revisions table > all.table',
      'uri-revisions table -r rfc2396,rfc3986 --form absolute > two.table',
    ],
    json: false,
  });
}

export async function run(options: Options, terminal: Terminal): Promise<void> {
  const form = knownName('form', options.form, forms);
  const revisions = revisionsNamed(options.revisions ?? 'all');
  if (terminal.columns !== undefined) throw new Misuse('a table is binary: send it to a file, with > FILE');
  await terminal.printBytes(studied(() => verdictTable(revisions, { form })));
}

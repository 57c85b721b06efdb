/** `table`: the automata of revisions as one file that programs in any language can walk. */

import { declareCommand } from '../input/command.js';
import { shared } from '../input/options.js';
import { verdictTable } from '../../study/index.js';
import { forms } from '../../core/base/form.js';
import { knownName } from '../../core/base/unknown-name.js';
import { Misuse } from '../output/errors.js';
import { revisionsNamed } from '../documents/load-revision.js';
import { studied } from '../documents/studies.js';

const about = `A program reads the string byte by byte and gets one verdict bit per revision:
whether the revision derives the string. In the package,
src/core/automaton/README.md describes the format, with a program in C. The
table of all revisions is about 800 kB. It is binary, so it is not written to a
terminal.`;

export const command = declareCommand({
  arguments: [],
  options: [shared.revisions(), shared.form],
  about,
  examples: [
    'uri-revisions table > all.table',
    'uri-revisions table -r rfc2396,rfc3986 --form absolute > two.table',
  ],
  run: async (options, terminal) => {
    const form = knownName('form', options.form, forms);
    const revisions = revisionsNamed(options.revisions ?? 'all');
    if (terminal.columns !== undefined)
      throw new Misuse('a table is binary: redirect it to a file, with > FILE');
    await terminal.printBytes(studied(() => verdictTable(revisions, { form })));
  },
});

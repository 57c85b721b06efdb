/** `derivations`: how many derivations a string has from the BNF, the first of them, and which one is the reading. */

import type { Command } from 'commander';
import { derivations, formatDerivations, jsonable } from '../../study/index.js';
import { addNotes, type CommonOptions, takesRevision, takesStart } from '../input/options.js';
import { wholeJson } from '../output/refusal.js';
import { studied, studiedRule } from '../studies.js';
import type { Terminal } from '../output/terminal.js';
import { wholeNumber } from '../input/whole-number.js';

interface Options extends CommonOptions {
  readonly most: number;
}

/** The longest string whose trees are drawn: some rules nest as deep as a string is long. */
const longestDrawn = 500;

const about = `Derivations come in the order of the BNF's alternatives, each drawn as a tree:
"a › b" is a rule a that consists of b alone, "…" a subtree that is drawn in an
earlier tree. "The reading" is the derivation that the document's policy picks,
and "parse" shows. The count is exact; in JSON it is a string. Strings of more
than ${longestDrawn} characters have no tree drawn. Write -- before a string that begins
with "-".`;

export function define(command: Command): void {
  takesStart(takesRevision(command.argument('<TEXT>', 'the string')));
  command.option('--most <N>', 'draw at most so many', wholeNumber('--most', 0, 1000), 5);
  addNotes(command, {
    about,
    exit: { 0: 'the string is derivable', 1: 'it is not; standard error says where it stops' },
    examples: [
      'uri-revisions derivations http://h -r url-1997',
      'uri-revisions derivations 1.2.3.4 -r rfc2396bis-01 --start host',
      `uri-revisions derivations http://a.b/ -r url-1993 --json | jq -r .count`,
    ],
  });
}

export async function run(text: string, options: Options, terminal: Terminal): Promise<void> {
  const { document, revision, rule } = await studiedRule(options.revision, options.start);
  const parsed = document.safeParse(text, { start: rule });
  if (!parsed.ok) {
    terminal.end(1);
    if (options.json) {
      const none = { revision, rule, text, count: '0', first: [] };
      await terminal.printJson({ ...none, error: wholeJson(parsed.error) });
    } else terminal.say(...parsed.error.message.split('\n'));
    return;
  }
  const most = text.length > longestDrawn ? 0 : options.most;
  const found = studied(() => derivations(text, { revision, rule }, { most }));
  await (options.json ? terminal.printJson(jsonable(found)) : terminal.print(formatDerivations(found)));
}

/** `compare`: what the revisions say of a string, side by side, with what differs marked. */

import type { Command } from 'commander';
import { compare, type ComparisonRow, revision, type RevisionId } from '../../index.js';
import { visible } from '../../base/visible.js';
import { comparedByDefault } from '../../base/revision-sets.js';
import { comparison } from '../output/comparison.js';
import { revisionsNamed } from '../load-revision.js';
import { addNotes, type CommonOptions, takesRevisions, takesStart } from '../input/options.js';
import { wholeJson } from '../output/refusal.js';
import { differSign } from '../output/signs.js';
import type { Terminal } from '../output/terminal.js';

const about = `A value with ${differSign} differs from the nearest one before it. Neighbours that say
the same share a column; where the columns do not fit, each is a paragraph.
"production" is the rule that the string was derived by, or several from the
outside in. "stops at" gives the offset from which the string cannot be derived,
and what stands there; the lines below the table say which of the other
revisions accept that character there, or the string where it ends ("takenBy" in
JSON).

Long values are cut; --json has them whole, and the status of each document.
There an absent component is an absent member, and an empty one is "".`;

export function define(command: Command): void {
  command.argument('<URL...>', 'the strings to compare, each in a table of its own');
  takesStart(takesRevisions(command, comparedByDefault.join(',')));
  addNotes(command, {
    about,
    exit: { 0: 'every revision asked derives every string', 1: 'at least one does not derive one' },
    examples: [
      'uri-revisions compare http://a_b/',
      "uri-revisions compare 'http://h/a b' //g -r rfc1738,url-1997,rfc2396bis-01",
      "uri-revisions compare http://-bad-/ --json | jq -c '.rows[].production'",
    ],
  });
}

export async function run(
  texts: readonly string[],
  options: CommonOptions,
  terminal: Terminal,
): Promise<void> {
  const asked = revisionsNamed(options.revisions ?? comparedByDefault.join(','));
  const among = withStart(asked, options.start, terminal);
  let isFirst = true;
  for (const text of texts) {
    const rows = compare(text, {
      revisions: among,
      ...(options.start !== undefined && { start: options.start }),
    });
    if (rows.some(({ derivable }) => !derivable)) terminal.end(1);
    if (options.json) await terminal.printJson({ text, rows: await rowsJson(rows) });
    else await terminal.print(`${isFirst ? '' : '\n'}${comparison(text, rows, terminal)}`);
    isFirst = false;
  }
}

/** The revisions that have the start rule, and a word on the others; where none has it, the error is that of comparing. */
function withStart(
  asked: readonly RevisionId[],
  start: string | undefined,
  terminal: Terminal,
): readonly RevisionId[] {
  if (start === undefined) return asked;
  const having = asked.filter((id) => revision(id).rules.some(({ name }) => name === start));
  if (having.length === 0) return asked;
  const others = asked.filter((id) => !having.includes(id));
  if (others.length > 0)
    terminal.say(`left out, as they have no rule "${visible(start)}": ${others.join(', ')}`);
  return having;
}

/** The rows, each with the status of its document; what tells that is loaded for this alone. */
async function rowsJson(rows: readonly ComparisonRow[]): Promise<readonly object[]> {
  const { about: aboutDocument } = await import('../../study/index.js');
  return rows.map(({ error, revision: id, ...row }) => {
    return {
      revision: id,
      status: aboutDocument(id).status,
      ...row,
      ...(error && { error: wholeJson(error) }),
    };
  });
}

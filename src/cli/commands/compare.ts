/** `compare`: what the revisions say of a string, side by side, with what differs marked. */

import { type Command, Option } from 'commander';
import { compare, type ComparisonRow, revision, type RevisionId } from '../../index.js';
import { visible } from '../../base/visible.js';
import { comparedByDefault } from '../../base/revision-sets.js';
import { comparison, comparisonTable } from '../output/comparison.js';
import { csvRecord } from '../output/csv.js';
import { markdownCode, markdownTable } from '../output/markdown.js';
import { revisionsNamed } from '../load-revision.js';
import { addNotes, type CommonOptions, takesCsv, takesRevisions, takesStart } from '../input/options.js';
import { wholeJson } from '../output/refusal.js';
import { differSign, legend } from '../output/signs.js';
import type { Terminal } from '../output/terminal.js';

interface Options extends CommonOptions {
  readonly markdown?: true;
  readonly csv?: true;
}

const about = `A value with ${differSign} differs from the nearest one before it. Neighbours that say
the same share a column; where the columns do not fit, each is a paragraph.
"production" is the rule that the string was derived by, or several from the
outside in. "stops at" gives the offset from which the string cannot be derived,
and what stands there; the lines below the table say which of the other
revisions accept that character there, or the string where it ends ("takenBy" in
JSON).

--markdown and --csv print one table of all strings, with a column for each
revision and a row for each thing told: to be pasted.

Long values are cut, but not in these forms; --json tells the status of each
document too. There an absent component is an absent member, and an empty one
is "".`;

export function define(command: Command): void {
  command.argument('<URL...>', 'the strings to compare');
  takesStart(takesRevisions(command, comparedByDefault.join(','))).addOption(
    new Option('--markdown', 'print one table in Markdown').conflicts(['csv', 'json']),
  );
  takesCsv(command);
  addNotes(command, {
    about,
    exit: { 0: 'every revision asked derives every string', 1: 'at least one does not derive one' },
    examples: [
      'uri-revisions compare http://a_b/',
      "uri-revisions compare 'http://h/a b' //g -r rfc1738,url-1997,rfc2396bis-01",
      'uri-revisions compare http://a_b/ //g --markdown -r rfc2396,rfc3986',
      "uri-revisions compare http://-bad-/ --json | jq -c '.rows[].production'",
    ],
  });
}

export async function run(texts: readonly string[], options: Options, terminal: Terminal): Promise<void> {
  const asked = revisionsNamed(options.revisions ?? comparedByDefault.join(','));
  const among = withStart(asked, options.start, terminal);
  const compared: { readonly text: string; readonly rows: readonly ComparisonRow[] }[] = [];
  for (const text of texts) {
    const rows = compare(text, {
      revisions: among,
      ...(options.start !== undefined && { start: options.start }),
    });
    if (rows.some(({ derivable }) => !derivable)) terminal.end(1);
    compared.push({ text, rows });
    if (options.markdown || options.csv) continue;
    if (options.json) await terminal.printJson({ text, rows: await rowsJson(rows) });
    else await terminal.print(`${compared.length === 1 ? '' : '\n'}${comparison(text, rows, terminal)}`);
  }
  if (options.markdown) {
    const lines = markdownTable(comparisonTable(compared, markdownCode));
    await terminal.print(`${lines}\n${legend(lines)}\n`);
  } else if (options.csv) {
    await terminal.print(comparisonTable(compared, String).map(csvRecord).join(''));
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

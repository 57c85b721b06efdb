/** `fix`: the derivable strings that one revision prescribes for strings, with each change and its section. */

import type { Command } from 'commander';
import { pointer } from '../../base/visible.js';
import { EscapeError } from '../../reference/error.js';
import type { Fix } from '../../reference/fix.js';
import type { Revision } from '../../revision.js';
import { attempt, type Failure, failureJson, sayFailure } from '../failure.js';
import { addNotes, type CommonOptions, takesRevision } from '../input/options.js';
import { aboutTexts, takesTexts, textsOf } from '../input/texts.js';
import { loadRevision } from '../load-revision.js';
import { blocksOn } from '../output/blocks.js';
import { cells, columns } from '../output/columns.js';
import { cut, shown } from '../output/signs.js';
import type { Terminal } from '../output/terminal.js';

const about = `Prints the string with every character that cannot stand raw percent-encoded,
all in one go, then the changes; nothing but the string where it is derivable as
it is. A "%" that begins no escape is data, and becomes %25.

Only what the document itself prescribes is done. A character beyond US-ASCII
becomes octets where the document says which: Latin-1 in 1993 and in RFC 1630,
UTF-8 in 2003 and from RFC 3986 on. What may be a delimiter (one of :/?#[]@) is
not encoded before the path. Such strings are refused, with the nearest
derivable string if one is known, which is then a guess.

${aboutTexts}`;

export function define(command: Command): void {
  takesTexts(command, 'URL', 'the strings to fix');
  takesRevision(command);
  addNotes(command, {
    about,
    exit: {
      0: 'every string is derivable, as it is or as it is printed',
      1: 'the document prescribes nothing that makes one derivable',
    },
    examples: [
      "uri-revisions fix 'http://h/a b?q=100%|ü' -r rfc3986",
      'uri-revisions fix -r rfc2396 --json < urls.txt | jq -r .fixed',
    ],
  });
}

export async function run(
  texts: readonly string[],
  options: CommonOptions,
  terminal: Terminal,
): Promise<void> {
  const revision = await loadRevision(options.revision);
  const printBlock = blocksOn(terminal);
  for await (const text of textsOf(texts, terminal)) {
    const outcome = attempt(() => revision.fix(text));
    if (!outcome.ok) terminal.end(1);
    if (options.json) {
      const told = outcome.ok
        ? { fixed: outcome.value.text, changes: outcome.value.changes }
        : { error: failureJson(outcome.error), nearest: nearest(revision, text) };
      await terminal.printJson({ revision: revision.id, text, ...told });
    } else if (outcome.ok) await printBlock(fixOf(outcome.value, terminal));
    else refuse(revision, text, outcome.error, terminal);
  }
}

/** The string, and the changes that lead to it. */
function fixOf({ text, changes }: Fix, { colours, width }: Terminal): string {
  const heading = cells(['offset', 'found', 'written', 'in', 'section'], colours.bold);
  const rows = changes.map(({ offset, found, written, role, section }) => [
    ...cells([String(offset)]),
    { lines: [JSON.stringify(shown(found))], exact: true },
    ...cells([written, role ?? '', section]),
  ]);
  const table = rows.length === 0 ? '' : columns([heading, ...rows], width);
  return `${colours.bold(shown(text))}\n${table}`;
}

/** The derivable strings with the fewest edits, which no document prescribes. */
function nearest(revision: Revision, text: string): readonly string[] {
  const result = revision.safeParse(text);
  return result.ok ? [] : result.error.nearest;
}

function refuse(revision: Revision, text: string, error: Failure, terminal: Terminal): void {
  sayFailure(error, terminal);
  if (error instanceof EscapeError) terminal.say(...pointer(text, error.offset).split('\n'));
  const [guess] = nearest(revision, text);
  if (guess !== undefined) terminal.say(`The nearest derivable string, a guess: "${cut(shown(guess))}"`);
}

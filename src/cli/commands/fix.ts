/** `fix`: the derivable strings that one revision prescribes for strings, with each change and its section. */

import type { Command } from 'commander';
import { pointer, quoted } from '../../base/visible.js';
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

Only what the document itself asks for is done. A character beyond US-ASCII
becomes octets where the document says which: Latin-1 in 1993 and in RFC 1630.
From RFC 3986 on, UTF-8 is prescribed for hosts (3.2.2), and advised for the
other parts of new schemes (2.5); in 2003 it is advised "whenever possible".
What is only advised is done, and told as such.

What may be a delimiter (one of :/?#[]@) is not encoded before the path, and
what the prose forbids is not told as fixed. Such strings are refused, with the
nearest derivable string if one is known, which is then a guess.

${aboutTexts}`;

export function define(command: Command): void {
  takesTexts(command, 'URL', 'the strings to fix');
  takesRevision(command);
  addNotes(command, {
    about,
    exit: {
      0: 'every string is derivable, as it is or as it is printed',
      1: 'nothing that the document asks for makes one derivable and allowed',
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
    } else if (outcome.ok) {
      await printBlock(fixOf(outcome.value, terminal));
      if (outcome.value.changes.length === 0) warn(revision, text, terminal);
    } else refuse(revision, text, outcome.error, terminal);
  }
}

/** The string, and the changes that lead to it. */
function fixOf({ text, changes }: Fix, { colours, width }: Terminal): string {
  const heading = cells(['offset', 'found', 'written', 'in', 'section'], colours.bold);
  const rows = changes.map(({ offset, found, written, role, section }) => [
    ...cells([String(offset)]),
    { lines: [quoted(found)], exact: true },
    ...cells([written, role ?? '', section]),
  ]);
  const table = rows.length === 0 ? '' : columns([heading, ...rows], width);
  const remarks = new Set(changes.flatMap(({ remark }) => (remark === undefined ? [] : [`${remark}\n`])));
  return `${colours.bold(shown(text))}\n${table}${[...remarks].join('')}`;
}

/** Tells of a string that is derivable as it is, and forbidden all the same. */
function warn(revision: Revision, text: string, terminal: Terminal): void {
  const violation = revision.check(text).findings.find(({ level }) => level === 'violation');
  if (violation === undefined) return;
  const reason = `${violation.message} (${revision.id}, ${violation.section})`;
  terminal.say(`warning: "${cut(shown(text))}" is derivable, but is forbidden: ${reason}`);
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

/** `normalize`: the normal form of strings in one revision, and what changed at each rung of the ladder. */

import type { Command } from 'commander';
import type { Normalization } from '../../reference/normalize.js';
import type { Revision } from '../../revision.js';
import { visible } from '../../base/visible.js';
import { blocksOn } from '../output/blocks.js';
import { columns } from '../output/columns.js';
import { attempt, failureJson, noteFailure, sayFailure } from '../failure.js';
import { levelOf, takesLevel } from '../output/level.js';
import { loadRevision } from '../load-revision.js';
import { addNotes, printsJson, takesRevision } from '../input/options.js';
import { cut, shown } from '../output/signs.js';
import type { Terminal } from '../output/terminal.js';
import { aboutTexts, takesTexts, textsOf } from '../input/texts.js';

interface Options {
  readonly revision?: string;
  readonly level?: string;
  readonly json?: true;
}

const about = `Prints the normal form, then what changed on the way to it, in the order in
which the changes apply. Each has the rung of the ladder (2003, 6.2) that it
belongs to and the section that allows it; a document that says nothing of a
rung has none. A string without changes is in normal form. Long steps are cut;
--json has all of them whole.

${aboutTexts}`;

export function define(command: Command, terminal: Terminal): void {
  takesTexts(command, 'URL', 'the strings to normalize');
  takesLevel(takesRevision(command));
  printsJson(command).action((texts: readonly string[], options: Options) =>
    normalize(texts, options, terminal),
  );
  addNotes(command, {
    about,
    exit: { 0: 'every string has a normal form', 1: 'at least one is not derivable' },
    examples: [
      "uri-revisions normalize 'eXAMPLE://a/./b/../b/c/%7a' -r rfc2396bis-01",
      'uri-revisions normalize HTTP://WWW.W3.org:80 -r url-1997 --level case',
      'uri-revisions normalize -r rfc1738 --json < urls.txt | jq -r .normalized',
    ],
  });
}

async function normalize(texts: readonly string[], options: Options, terminal: Terminal): Promise<void> {
  const revision = await loadRevision(options.revision);
  const level = levelOf(options.level);
  const printBlock = blocksOn(terminal);
  for await (const text of textsOf(texts, terminal)) {
    const outcome = attempt(() => revision.normalize(text, level));
    if (!outcome.ok) noteFailure(outcome.error, terminal);
    if (options.json) {
      const asked = { revision: revision.id, text };
      if (outcome.ok) {
        const { text: normalized, ...climb } = outcome.value;
        await terminal.printJson({ ...asked, normalized, ...climb });
      } else await terminal.printJson({ ...asked, error: failureJson(outcome.error) });
    } else if (outcome.ok) await printBlock(climbOf(revision, outcome.value, terminal));
    else sayFailure(outcome.error, terminal);
  }
}

/** Longer steps are cut. */
const longestStep = 160;

/** The normal form, and the way to it. */
function climbOf(
  { levels }: Revision,
  { text: normalized, level, changes }: Normalization,
  { colours, width }: Terminal,
): string {
  const { bold, dim } = colours;
  const unchanged = levels
    .slice(1, levels.indexOf(level) + 1)
    .filter((rung) => !changes.some((change) => change.level === rung));
  const heading = ['level', 'what changes', 'section', 'becomes'].map((title) => ({
    lines: [title],
    paint: bold,
  }));
  const rows = changes.map(({ level, subject, section, after }) => [
    { lines: [level] },
    { lines: [subject] },
    { lines: [section] },
    { lines: [cut(shown(after), longestStep)], exact: true },
  ]);
  return [
    `${bold(visible(normalized))}\n`,
    ...(rows.length > 0 ? [columns([heading, ...rows], width)] : []),
    ...(unchanged.length > 0 ? [dim(`nothing to change: ${unchanged.join(', ')}\n`)] : []),
  ].join('');
}

/** `normalize`: the normal form of strings in one revision, and the changes at each level. */

import { declareCommand } from '../input/command.js';
import { shared, fileOrText } from '../input/options.js';
import { textsArgument } from '../input/texts.js';
import { levelOption, levelOf } from '../documents/level.js';
import type { Normalization } from '../../core/reference/normalize.js';
import type { Revision } from '../../core/revision.js';
import { blocksOn } from '../output/blocks.js';
import { cells, columns } from '../output/columns.js';
import { attempt, printOutcome } from '../output/failure.js';
import { loadRevision } from '../documents/load-revision.js';
import { cut, shown } from '../output/signs.js';
import type { Terminal } from '../output/terminal.js';
import { recordOptions } from '../rows/options.js';
import { joinedCell, outcomeCells, printRows, type Rows } from '../rows/print.js';
import { recordsOfTexts, textsOfRecords } from '../rows/reader.js';

const about = `Prints the normal form, then the changes that produce it, in order. Each change
shows its normalization level (RFC 3986, 6.2) and section. Levels without rules
in the document change nothing. A string without changes is in normal form.`;

export const command = declareCommand({
  arguments: [textsArgument('URL', 'the strings to normalize')],
  options: [...fileOrText('URL', 'in'), shared.revision, levelOption, ...recordOptions(), shared.json],
  about,
  examples: [
    "uri-revisions normalize 'eXAMPLE://a/./b/../b/c/%7a' -r rfc2396bis-01",
    'uri-revisions normalize HTTP://WWW.W3.org:80 -r url-1997 --level case',
    'uri-revisions normalize a.csv --in csv --column url --out csv --pass-columns',
  ],
  run: async (texts, options, terminal) => {
    const revision = await loadRevision(options.revision);
    const level = levelOf(options.level);
    if (revision.levels.length === 1)
      terminal.say(`${revision.id} has no rules for a normal form: its strings stay unchanged`);
    const printBlock = blocksOn(terminal);
    const rows: Rows = {
      columns: ['normalized', 'changes', 'reason'],
      answer: (text) =>
        outcomeCells(
          attempt(() => revision.normalize(text, level)),
          terminal,
          (normalization) => {
            const changes = normalization.changes.map(
              ({ level, subject, section }) => `${level}: ${subject} (${section})`,
            );
            return { normalized: normalization.text, changes: joinedCell(changes, '; ') };
          },
        ),
    };
    if (await printRows(recordsOfTexts(texts, options, terminal), options, terminal, rows)) return;
    for await (const text of textsOfRecords(texts, options, terminal)) {
      const outcome = attempt(() => revision.normalize(text, level));
      await printOutcome(outcome, {
        asked: { revision: revision.id, text },
        isJson: options.json,
        terminal,
        json: ({ text: normalized, ...climb }) => ({ normalized, ...climb }),
        print: (normalization) => printBlock(climbOf(revision, normalization, terminal)),
      });
    }
  },
});

/** Formats the normal form and the changes that lead to it. */
function climbOf(
  { levels }: Revision,
  { text: normalized, level, changes, kept = [] }: Normalization,
  terminal: Terminal,
): string {
  const { colours, width } = terminal;
  const { bold, dim } = colours;
  const unchanged = levels
    .slice(1, levels.indexOf(level) + 1)
    .filter((step) => !changes.some((change) => change.level === step));
  const heading = cells(['level', 'what changes', 'section', 'becomes'], bold);
  const rows = changes.map(({ level, subject, section, after }) => [
    ...cells([level, subject, section]),
    { lines: [cut(shown(after))], exact: true },
  ]);
  return [
    `${bold(terminal.result(normalized))}\n`,
    ...(rows.length > 0 ? [columns([heading, ...rows], width)] : []),
    ...(unchanged.length > 0 ? [dim(`levels without changes: ${unchanged.join(', ')}\n`)] : []),
    ...kept.map(({ subject, section, reason }) => `${subject}: ${reason} (${section})\n`),
  ].join('');
}

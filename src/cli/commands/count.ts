/** `count`: how many strings a rule derives, by length, and their share of all strings. */

import type { Command } from 'commander';
import { countStrings, formatCounts, jsonable } from '../../study/index.js';
import { aboutGrammars, type GrammarOptions, takesGrammar } from '../input/grammar-options.js';
import { addNotes, type CommonOptions, takesCsv } from '../input/options.js';
import { csvTable } from '../output/csv.js';
import { aboutLearnt, sayPrefix, studiedLanguage } from '../studies.js';
import type { Terminal } from '../output/terminal.js';
import { wholeNumber } from '../input/whole-number.js';

interface Options extends CommonOptions, GrammarOptions {
  readonly to: number;
  readonly csv?: true;
}

/** The counts then have two thousand digits. */
const longest = 1000;

const about = `Exact numbers of the derivable strings made of the 95 printing characters of
US-ASCII (including the space), by length, and their share of all such strings.
In JSON, numbers that may be too large for a JSON number are strings.

${aboutGrammars}

${aboutLearnt}`;

export function define(command: Command): void {
  command
    .argument('<REV>', 'the revision')
    .argument('[RULE]', 'the rule; by default the reference rule')
    .option('--to <N>', `up to this length, at most ${longest}`, wholeNumber('--to', 0, longest), 12);
  takesGrammar(takesCsv(command));
  addNotes(command, {
    about,
    exit: { 0: 'counted' },
    examples: [
      'uri-revisions count rfc1738 url',
      'uri-revisions count rfc2396bis-01 IPv6address --to 39',
      `uri-revisions count url-1993 host --json | jq -r '[.length, .count] | @tsv'`,
    ],
  });
}

export async function run(
  name: string,
  ruleName: string | undefined,
  options: Options,
  terminal: Terminal,
): Promise<void> {
  const of = await studiedLanguage(name, ruleName, options, terminal);
  const { to, json, csv } = options;
  sayPrefix(of, terminal);
  const told = { revision: of.called, rule: of.rule };
  const shares = countStrings(of, to);
  if (json) for (const share of shares) await terminal.printJson({ ...told, ...jsonable(share) });
  else if (csv) {
    const rows = shares.map(({ length, count, of: all, share }) => [length, `${count}`, `${all}`, share]);
    await terminal.print(csvTable(['length', 'derivable', 'of', 'share'], rows));
  } else await terminal.print(formatCounts(shares));
}

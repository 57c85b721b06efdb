/** `ambiguity`: which rules of a document's BNF are ambiguous, with the shortest string that shows it. */

import type { Command } from 'commander';
import {
  type Ambiguity,
  ambiguity,
  bnfOf,
  derivations,
  type DerivationsOfText,
  formatAmbiguity,
  formatDerivations,
  jsonable,
} from '../../study/index.js';
import { cells, columns, wrap } from '../output/columns.js';
import { aboutGrammars, type GrammarOptions, takesGrammar } from '../input/grammar-options.js';
import { addNotes, type CommonOptions, takesCsv } from '../input/options.js';
import { csvTable } from '../output/csv.js';
import { cut, shown } from '../output/signs.js';
import { aboutLearnt, isLearnt, studied, type StudiedLanguage, studiedLanguage } from '../studies.js';
import type { Terminal } from '../output/terminal.js';

interface Options extends CommonOptions, GrammarOptions {
  readonly csv?: true;
}

const about = `A rule is ambiguous if some string has two derivations from it. That is decided
over all strings, and the string shown is a shortest one. The growth says how
many derivations strings can have: a bounded number, one that grows as a power
of their length or exponentially, or infinitely many for a single string. With a
RULE, the derivations of the shortest string are drawn; "the reading" is the one
that the document's policy picks.

${aboutGrammars}

${aboutLearnt}
Its automaton is deterministic, so that no string has two derivations.`;

export function define(command: Command): void {
  command.argument('<REV>', 'the revision').argument('[RULE]', 'the rule; all by default');
  takesGrammar(takesCsv(command));
  addNotes(command, {
    about,
    exit: { 0: 'decided' },
    examples: [
      'uri-revisions ambiguity rfc2396bis-01',
      'uri-revisions ambiguity url-1997 absoluteURL',
      `uri-revisions ambiguity rfc1738 --json | jq -r 'select(.ambiguous).rule'`,
    ],
  });
}

export async function run(
  name: string,
  ruleName: string | undefined,
  options: Options,
  terminal: Terminal,
): Promise<void> {
  const { json, csv } = options;
  const asked = await studiedLanguage(name, ruleName, options, terminal);
  const { revision } = asked;
  const isOne = ruleName !== undefined || isLearnt(asked);
  if (isOne && !csv) {
    await showOne(asked, json, terminal);
    return;
  }
  const verdicts: Ambiguity[] = [];
  const all = isOne ? [asked] : bnfOf(revision).rules.map(({ name: rule }) => ({ revision, rule }));
  for (const one of all) {
    const verdict = studied(() => ambiguity(one));
    if (json) await terminal.printJson(jsonable(verdict));
    else verdicts.push(verdict);
  }
  if (csv) {
    const rows = verdicts.map((verdict) => {
      if (!verdict.ambiguous) return [verdict.rule, false, '', '', ''];
      const { rule, shortest, growth } = verdict;
      return [rule, true, shown(shortest.text), `${shortest.count}`, growth];
    });
    const names = ['rule', 'ambiguous', 'shortest ambiguous string', 'derivations', 'growth'];
    await terminal.print(csvTable(names, rows));
  } else if (!json) await terminal.print(table(verdicts, terminal));
}

async function showOne(of: StudiedLanguage, json: true | undefined, terminal: Terminal): Promise<void> {
  const verdict = studied(() => ambiguity(of));
  const shortest: DerivationsOfText | undefined = verdict.ambiguous
    ? studied(() => derivations(verdict.shortest.text, of))
    : undefined;
  if (json) {
    const told = shortest && { derivations: jsonable(shortest) };
    await terminal.printJson({ ...jsonable(verdict), ...told });
    return;
  }
  await terminal.print(formatAmbiguity(verdict));
  if (shortest !== undefined) await terminal.print(`\n${formatDerivations(shortest)}`);
}

const longestShown = 40;

function table(verdicts: readonly Ambiguity[], { colours, width }: Terminal): string {
  const rows = verdicts.flatMap((verdict) => {
    if (!verdict.ambiguous) return [];
    const { shortest, growth } = verdict;
    return [[verdict.rule, cut(shown(shortest.text), longestShown), String(shortest.count), growth]];
  });
  const heading = ['rule', 'shortest ambiguous string', 'derivations', 'growth'];
  const others = verdicts.filter(({ ambiguous }) => !ambiguous).map(({ rule }) => rule);
  return [
    ...(rows.length > 0
      ? [columns([cells(heading, colours.bold), ...rows.map((row) => cells(row))], width)]
      : []),
    ...(others.length > 0 ? [`${wrap(`unambiguous: ${others.join(', ')}`, width).join('\n')}\n`] : []),
  ].join('\n');
}

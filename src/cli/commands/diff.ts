/** `diff`: what became of every rule from one revision to another, or what the corrections of one revision changed. */

import type { Command } from 'commander';
import { diff, diffPrinted, formatDiff, formatPrintedDiff, type GrammarDiff } from '../../study/index.js';
import { Misuse } from '../errors.js';
import { revisionId } from '../load-revision.js';
import { aboutGrammars, type GrammarOptions, takesGrammar } from '../input/grammar-options.js';
import { addNotes, type CommonOptions, takesCsv } from '../input/options.js';
import { csvTable } from '../output/csv.js';
import { shown } from '../output/signs.js';
import { aboutLearnt, studied, studiedLanguage, takesWitnesses } from '../studies.js';
import type { Terminal } from '../output/terminal.js';

interface Options extends CommonOptions, GrammarOptions {
  readonly printed?: true;
  readonly witnesses?: number;
  readonly csv?: true;
}

const about = `Rules are matched by role and name. What became of a language is decided, not
guessed: − strings are derivable before and not after, + strings the other way
round, the shortest first; ε is the empty string, ␣ a space. Long strings are
cut; JSON has them whole. Strings of a single character are listed together.

Of a document and the one that it follows, every rule that came, went, or is
rewritten and derives other strings is classed: intended, where the later
document says so, in its words; accidental, where nothing in it says so; forced
by its notation. The evidence stands below, by its number. Of other pairs it is
said which steps between them have the classes. --csv prints a record for each
rule, with a shortest string of either kind.

--printed compares the printed grammar with the corrected one: each correction
undone by itself, with its effect on its rule and on the reference rule.

${aboutGrammars}

${aboutLearnt}
It is compared with the reference rule alone, after its prefix.`;

export function define(command: Command): void {
  command
    .argument('<REV>', 'the earlier revision')
    .argument('[REV2]', 'the later one, needed without --printed')
    .option('--printed', 'show what each correction of REV changed, with no REV2');
  takesGrammar(takesCsv(takesWitnesses(command), ['printed']));
  addNotes(command, {
    about,
    exit: { 0: 'shown' },
    examples: [
      'uri-revisions diff url-1997 rfc2396bis-01',
      'uri-revisions diff url-1995 --printed',
      `uri-revisions diff rfc2396 rfc2732 --json | jq '.rules[].evidence'`,
    ],
  });
}

export async function run(
  before: string,
  after: string | undefined,
  given: Options,
  terminal: Terminal,
): Promise<void> {
  const { printed, json, csv, witnesses } = given;
  const options = { ...(witnesses !== undefined && { witnesses }) };
  if (printed) {
    if (after !== undefined) throw new Misuse('--printed takes one revision');
    const first = revisionId(before);
    const result = studied(() => diffPrinted(first, options));
    await (json ? terminal.printJson(result) : terminal.print(formatPrintedDiff(result)));
    return;
  }
  if (after === undefined) throw new Misuse('name the later revision too, or add --printed');
  const first = await studiedLanguage(before, undefined, given, terminal);
  const second = await studiedLanguage(after, undefined, given, terminal);
  const result = studied(() => diff(first.revision, second.revision, options));
  if (json) await terminal.printJson(result);
  else await terminal.print(csv ? table(result) : formatDiff(result));
}

function table({ rules }: GrammarDiff): string {
  const rows = rules.map((one) => {
    const classes = [...new Set(one.evidence?.map((said) => said.class))].join(' ');
    if (!('rule' in one)) {
      const { change, role, before, after, comparison } = one;
      const [[onlyBefore], [onlyAfter]] = [comparison.onlyFirst, comparison.onlySecond];
      return [change, role, before, after, classes, shown(onlyBefore?.text), shown(onlyAfter?.text)];
    }
    const { change, role, rule, example } = one;
    return change === 'added'
      ? [change, role, '', rule, classes, '', shown(example)]
      : [change, role, rule, '', classes, shown(example), ''];
  });
  return csvTable(['change', 'role', 'before', 'after', 'class', 'only before', 'only after'], rows);
}

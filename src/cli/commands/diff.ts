/** `diff`: what became of every rule from one revision to another, or what the corrections of one revision changed. */

import type { Command } from 'commander';
import { diff, diffPrinted, formatDiff, formatPrintedDiff } from '../../study/index.js';
import { Misuse } from '../errors.js';
import { revisionId } from '../load-revision.js';
import { aboutGrammars, type GrammarOptions, takesGrammar } from '../input/grammar-options.js';
import { addNotes, type CommonOptions } from '../input/options.js';
import { aboutLearnt, studied, studiedLanguage, takesWitnesses } from '../studies.js';
import type { Terminal } from '../output/terminal.js';

interface Options extends CommonOptions, GrammarOptions {
  readonly printed?: true;
  readonly witnesses?: number;
}

const about = `Rules are matched by role and name. What became of a language is decided, not
guessed: − strings are derivable before and not after, + strings the other way
round, the shortest first; ε is the empty string, ␣ a space. Long strings are
cut; JSON has them whole. Strings of a single character are listed together.

Of a document and the one that it follows, every rule that came, went, or is
rewritten and derives other strings is classed: intended, where the later
document says so, in its words; accidental, where nothing in it says so; forced
by its notation. The evidence stands below, by its number. Of other pairs it is
said which steps between them have the classes.

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
  takesGrammar(takesWitnesses(command));
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
  const { printed, json, witnesses } = given;
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
  await (json ? terminal.printJson(result) : terminal.print(formatDiff(result)));
}

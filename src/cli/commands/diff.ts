/** `diff`: the change of every rule from one revision to another, or the effect of one revision's corrections. */

import { declareCommand, option } from '../input/command.js';
import { shared } from '../input/options.js';
import { grammarAndStart, aboutGrammars } from '../input/grammar-options.js';
import { diff, diffPrinted, formatDiff, formatPrintedDiff, type GrammarDiff } from '../../study/index.js';
import { Misuse } from '../output/errors.js';
import { revisionId } from '../documents/load-revision.js';
import { show, type Table } from '../output/table.js';
import { shown } from '../output/signs.js';
import { aboutLearnt, studied, studiedLanguage } from '../documents/studies.js';

const about = `Rules are matched by role and name. What became of a language is decided, not
guessed: − strings are derivable before and not after, + strings the other way
round, the shortest first; ε is the empty string, ␣ a space. Long strings are
cut; JSON has them whole. Strings of a single character are listed together.

Of a document and the one that it follows, every rule that came, went, or is
rewritten and derives other strings is classed: intended, where the later
document says so, in its words; unexplained, where nothing in it says so; forced
by its notation. The evidence stands below, by its number. Of other pairs it is
said which steps between them have the classes. --csv prints a record for each
rule, with a shortest string of either kind.

--printed compares the printed grammar with the corrected one: each correction
undone by itself, with its effect on its rule and on the reference rule.

${aboutGrammars}

${aboutLearnt}
It is compared with the reference rule alone, after its prefix.`;

export const command = declareCommand({
  arguments: [
    ['<REV>', 'the earlier revision'],
    ['[REV2]', 'the later one, needed without --printed'],
  ],
  options: [
    option('--printed', 'show what each correction of REV changed, with no REV2'),
    shared.witnesses,
    shared.csv('printed'),
    ...grammarAndStart,
    shared.json,
  ],
  about,
  exit: { 0: 'shown' },
  examples: [
    'uri-revisions diff url-1997 rfc2396bis-01',
    'uri-revisions diff url-1995 --printed',
    `uri-revisions diff rfc2396 rfc2732 --json | jq '.rules[].evidence'`,
  ],
  run: async (before, after, given, terminal) => {
    const { printed, witnesses } = given;
    const options = { ...(witnesses !== undefined && { witnesses }) };
    if (printed) {
      if (after !== undefined) throw new Misuse('--printed takes one revision');
      const first = revisionId(before);
      const result = studied(() => diffPrinted(first, options));
      await show(given, { objects: [result], text: () => formatPrintedDiff(result) }, terminal);
      return;
    }
    if (after === undefined) throw new Misuse('name the later revision too, or add --printed');
    const first = await studiedLanguage(before, undefined, given, terminal);
    const second = await studiedLanguage(after, undefined, given, terminal);
    const result = studied(() => diff(first.revision, second.revision, options));
    await show(
      given,
      { objects: [result], table: () => tableOf(result), text: () => formatDiff(result) },
      terminal,
    );
  },
});

function tableOf({ rules }: GrammarDiff): Table {
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
  return [['change', 'role', 'before', 'after', 'class', 'only before', 'only after'], ...rows];
}

/** `diff`: the change of every rule from one revision to another, or the effect of one revision's corrections. */

import { declareCommand, option } from '../input/command.js';
import { shared } from '../input/options.js';
import { baseIsForDocuments, grammarAndStart, regexOptions } from '../input/grammar-options.js';
import {
  type Comparison,
  diff,
  diffPrinted,
  formatDiff,
  formatPrintedDiff,
  type GrammarDiff,
  type MatchedRule,
} from '../../study/index.js';
import { Misuse } from '../output/errors.js';
import { depthMarker, withDepthMarks } from '../documents/grammar-file.js';
import { pairIn, revisionId } from '../documents/load-revision.js';
import { show, type Table } from '../output/table.js';
import { shown } from '../output/signs.js';
import { aboutLearnt, studied, studiedLanguage } from '../documents/studies.js';

const about = `Rules are matched by role and name; --base prefers the rules for that base. The
tool decides how each language changed: − marks strings derivable only before, +
only after, the shortest first. Strings of one character are listed together.

If one directly follows the other, every added, dropped or rewritten rule with a
changed language is classified: intended, with the words of the later document;
unexplained, if nothing in it explains the change; or forced by the notation of
the later document. Numbered evidence follows. For other pairs, the output lists
the steps that have classifications.

--printed compares the printed grammar with the corrected one: each correction
is undone individually, with the effect on its rule and on the reference rule.

${aboutLearnt}`;

export const command = declareCommand({
  arguments: [
    ['<REV>', 'the earlier revision, or both as A..B'],
    ['[REV2]', 'the later revision; required without --printed'],
  ],
  options: [
    option('--printed', 'show what each correction of REV changed; omit REV2', { excludes: ['base'] }),
    shared.witnesses,
    shared.base(),
    shared.csv('printed'),
    ...grammarAndStart,
    ...regexOptions,
    shared.json,
  ],
  about,
  examples: [
    'uri-revisions diff url-1997 rfc2396bis-01',
    'uri-revisions diff url-1995 --printed',
    `uri-revisions diff rfc2396 rfc2732 --json | jq '.rules[].evidence'`,
  ],
  run: async (name, other, given, terminal) => {
    const [before, after] = (other === undefined ? pairIn(name) : undefined) ?? [name, other];
    const { printed, witnesses, base } = given;
    const options = { ...(witnesses !== undefined && { witnesses }) };
    if (printed) {
      if (after !== undefined) throw new Misuse('--printed expects one revision');
      const first = revisionId(before);
      const result = studied(() => diffPrinted(first, options));
      await show(given, { objects: [result], text: () => formatPrintedDiff(result) }, terminal);
      return;
    }
    if (after === undefined) throw new Misuse('name the later revision too, or add --printed');
    const first = await studiedLanguage(before, undefined, given, terminal);
    const second = await studiedLanguage(after, undefined, given, terminal);
    if (base !== undefined && [first, second].every(({ revision }) => typeof revision !== 'string')) {
      throw new Misuse(baseIsForDocuments);
    }
    const decided = studied(() => diff(first.revision, second.revision, { ...options, base }));
    const ofFirst = depthMarker(first.revision, terminal);
    const ofSecond = depthMarker(second.revision, terminal);
    const marked = ({ comparison, before: rule, after: later }: MatchedRule): Comparison =>
      withDepthMarks(comparison, { mark: ofFirst, rule }, { mark: ofSecond, rule: later });
    const rules = decided.rules.map((rule) =>
      'rule' in rule ? rule : { ...rule, comparison: marked(rule) },
    );
    const result = { ...decided, rules };
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

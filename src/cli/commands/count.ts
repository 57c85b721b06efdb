/** `count`: the number of strings that a rule derives, by length, and their share of all strings. */

import { declareCommand, option } from '../input/command.js';
import { ruleOrReference, shared } from '../input/options.js';
import { grammarOfRule, regexOptions } from '../input/grammar-options.js';
import { countStrings, formatCounts, jsonable } from '../../study/index.js';
import { show } from '../output/table.js';
import { aboutLearnt, reportPrefix, studiedLanguage } from '../documents/studies.js';

/** At this length the counts have two thousand digits. */
const maxLength = 1000;

const about = `Counts the derivable strings of the 95 printable characters of US-ASCII,
including the space, by length, with their share of all such strings. In JSON,
counts are strings.

${aboutLearnt}`;

export const command = declareCommand({
  arguments: [['<REV>', 'the revision'], ruleOrReference],
  options: [
    option('--to <N>', `count up to this length, at most ${maxLength}`, {
      range: [0, maxLength],
      byDefault: 12,
    }),
    shared.csv(),
    ...grammarOfRule,
    ...regexOptions,
    shared.json,
  ],
  about,
  examples: [
    'uri-revisions count rfc1738 url',
    'uri-revisions count rfc3986 IPv6address --to 39',
    "uri-revisions count url-1993 host --json | jq -r '[.length, .count] | @tsv'",
  ],
  run: async (name, ruleName, options, terminal) => {
    const of = await studiedLanguage(name, ruleName, options, terminal);
    reportPrefix(of, terminal);
    const heading = { revision: of.called, rule: of.rule };
    const shares = countStrings(of, options.to);
    const rows = shares.map(({ length, count, of: all, share }) => [length, `${count}`, `${all}`, share]);
    await show(
      options,
      {
        objects: shares.map((share) => ({ ...heading, ...jsonable(share) })),
        table: () => [['length', 'derivable', 'of', 'share'], ...rows],
        text: () => formatCounts(shares),
      },
      terminal,
    );
  },
});

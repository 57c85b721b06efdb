/** `count`: the number of strings that a rule derives, by length, and their share of all strings. */

import { declareCommand, option } from '../input/command.js';
import { shared } from '../input/options.js';
import { grammarOfRule, aboutGrammars } from '../input/grammar-options.js';
import { countStrings, formatCounts, jsonable } from '../../study/index.js';
import { show } from '../output/table.js';
import { aboutLearnt, sayPrefix, studiedLanguage } from '../documents/studies.js';

/** At this length the counts have two thousand digits. */
const longest = 1000;

const about = `Exact numbers of the derivable strings made of the 95 printing characters of
US-ASCII (including the space), by length, and their share of all such strings.
In JSON, numbers that may be too large for a JSON number are strings.

${aboutGrammars}

${aboutLearnt}`;

export const command = declareCommand({
  arguments: [
    ['<REV>', 'the revision'],
    ['[RULE]', 'the rule; by default the reference rule'],
  ],
  options: [
    option('--to <N>', `up to this length, at most ${longest}`, { range: [0, longest], byDefault: 12 }),
    shared.csv(),
    ...grammarOfRule,
    shared.json,
  ],
  about,
  exit: { 0: 'counted' },
  examples: [
    'uri-revisions count rfc1738 url',
    'uri-revisions count rfc2396bis-01 IPv6address --to 39',
    `uri-revisions count url-1993 host --json | jq -r '[.length, .count] | @tsv'`,
  ],
  run: async (name, ruleName, options, terminal) => {
    const of = await studiedLanguage(name, ruleName, options, terminal);
    sayPrefix(of, terminal);
    const told = { revision: of.called, rule: of.rule };
    const shares = countStrings(of, options.to);
    const rows = shares.map(({ length, count, of: all, share }) => [length, `${count}`, `${all}`, share]);
    await show(
      options,
      {
        objects: shares.map((share) => ({ ...told, ...jsonable(share) })),
        table: () => [['length', 'derivable', 'of', 'share'], ...rows],
        text: () => formatCounts(shares),
      },
      terminal,
    );
  },
});

/** `parse`: the reading of one string in one revision, as a tree and as components. */

import { startForBase } from '../../core/reference/start-by-base.js';
import { declareCommand, option } from '../input/command.js';
import { shared } from '../input/options.js';
import { cells, columns } from '../output/columns.js';
import { componentRows } from '../../core/tree/component-rows.js';
import { loadRevision } from '../documents/load-revision.js';
import { emptySign, legend, shown } from '../output/signs.js';
import { drawTree, isCharacterIn, withoutCharacters, withTexts } from '../output/tree.js';

const about = `Each node's text is printed under its position in the string if the line is wide
enough. Nodes that contain only characters and escapes are collapsed; --all
expands them. In JSON, a node has its rule, its text and its span. Write --
before a string that begins with "-".`;

/** Number of rules deriving a refused string that are named; --json names all. */
const shownRules = 6;

export const command = declareCommand({
  arguments: [['<URL>', 'the string to parse']],
  options: [
    shared.revision,
    shared.start,
    shared.base('start'),
    option('--all', 'show every node, including single characters'),
    shared.json,
  ],
  about,
  examples: [
    "uri-revisions parse 'ftp://u:p@h:21/%2Fetc/motd;type=a' -r rfc1738",
    "uri-revisions parse '[2001:db8::7]' -r rfc2396bis-01 --start IPv6reference",
    'uri-revisions parse http://www.w3.org/ -r url-1997 --json | jq .components',
  ],
  run: async (text, options, terminal) => {
    const revision = await loadRevision(options.revision);
    const start = options.start ?? startForBase(revision, options.base);
    const { tree: whole, components, production = [], error } = revision.read(text, { start });
    const asked = { revision: revision.id, start, text };
    if (whole === undefined || components === undefined) {
      terminal.end(1);
      const derivedBy = revision.rules
        .map(({ name }) => name)
        .filter((rule) => rule !== start && revision.accepts(text, { start: rule }));
      if (options.json) {
        await terminal.printJson({ ...asked, derivable: false, error: error?.toJSON(), derivedBy });
        return;
      }
      terminal.say(...(error?.message.split('\n') ?? []));
      if (derivedBy.length > 0) {
        const more = derivedBy.length > shownRules ? ` and ${derivedBy.length - shownRules} more` : '';
        terminal.say(
          `Other rules derive it (--start RULE): ${derivedBy.slice(0, shownRules).join(', ')}${more}.`,
        );
      }
      return;
    }
    const tree = options.all ? whole : withoutCharacters(whole, isCharacterIn(revision));
    if (options.json) {
      await terminal.printJson({
        ...asked,
        derivable: true,
        production,
        components,
        tree: withTexts(tree, text),
      });
      return;
    }
    const { bold, dim } = terminal.colours;
    const rows = [
      ...(production.length > 0 ? [{ label: 'production', value: production.join(' > ') }] : []),
      ...componentRows(components).filter(({ value }) => value !== undefined),
    ].map(({ label, value }) => ({ label, value: shown(value) }));
    const signs = legend(new Set(rows.map(({ value }) => value).filter((value) => value === emptySign)));
    await terminal.print(
      [
        drawTree(tree, text, terminal.columns, { branch: dim, rule: bold }),
        columns(
          rows.map(({ label, value }) => [...cells([label], bold), ...cells([value])]),
          Infinity,
        ),
        ...(signs === '' ? [] : [`${dim(signs)}\n`]),
      ]
        .filter((part) => part !== '')
        .join('\n'),
    );
  },
});

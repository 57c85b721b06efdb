/** `parse`: the reading of one string in one revision, as a tree and as components. */

import type { Command } from 'commander';
import { cells, columns } from '../output/columns.js';
import { componentRows } from '../../study/formatting/component-rows.js';
import { adviceBeyondAscii } from '../../reference/advice.js';
import { prescribe } from '../../tree/diagnosis/error.js';
import { loadLanguage, loadRevision } from '../load-revision.js';
import { addNotes, type CommonOptions, takesRevision, takesStart } from '../input/options.js';
import { wholeJson } from '../output/refusal.js';
import { emptySign, legend, shown } from '../output/signs.js';
import type { Terminal } from '../output/terminal.js';
import { drawTree, isCharacterIn, withoutCharacters, withTexts } from '../output/tree.js';

interface Options extends CommonOptions {
  readonly all?: true;
}

const about = `The text of each node stands below its place in the string if the line is long
enough. A node whose children are all single characters, escapes or runs of them
is shown without them; --all shows them. In JSON an absent component is an
absent member and an empty one is ""; a node of the tree has its rule, its text,
and where that stands (UTF-16 code units from 0, the end exclusive). Write --
before a string that begins with "-".`;

/** So many of the rules that derive a refused string are named; --json names all. */
const shownRules = 6;

export function define(command: Command): void {
  takesStart(takesRevision(command.argument('<URL>', 'the string to parse')));
  command.option('--all', 'show every node, single characters included');
  addNotes(command, {
    about,
    exit: { 0: 'the string is derivable', 1: 'it is not; standard error says where it stops' },
    examples: [
      "uri-revisions parse 'ftp://u:p@h:21/%2Fetc/motd;type=a' -r rfc1738",
      "uri-revisions parse '[2001:db8::7]' -r rfc2396bis-01 --start IPv6reference",
      'uri-revisions parse http://www.w3.org/ -r url-1997 --json | jq .components',
    ],
  });
}

export async function run(text: string, options: Options, terminal: Terminal): Promise<void> {
  const revision = await loadLanguage(options.revision);
  const start = options.start ?? revision.start;
  const result = revision.safeParse(text, { start });
  const asked = { revision: revision.id, start, text };
  if (!result.ok) {
    terminal.end(1);
    const derivedBy = revision.rules
      .map(({ name }) => name)
      .filter((rule) => rule !== start && revision.accepts(text, { start: rule }));
    const { error } = result;
    const document = await loadRevision(revision.id);
    prescribe(error, () => adviceBeyondAscii(document, error));
    if (options.json) {
      await terminal.printJson({ ...asked, derivable: false, error: wholeJson(error), derivedBy });
      return;
    }
    terminal.say(...error.message.split('\n'));
    if (derivedBy.length > 0) {
      const more = derivedBy.length > shownRules ? ` and ${derivedBy.length - shownRules} more` : '';
      terminal.say(`--start RULE: it is derived by ${derivedBy.slice(0, shownRules).join(', ')}${more}.`);
    }
    return;
  }
  const tree = options.all ? result.tree : withoutCharacters(result.tree, isCharacterIn(revision));
  const production = revision.production(text, { start });
  const components = revision.components(text, { start });
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
}

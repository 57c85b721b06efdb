/** `revisions`: the list of documents. */

import { declareCommand, option } from '../input/command.js';
import { listed, shared } from '../input/options.js';
import { namedSets } from '../../../generated/registry/ids.js';
import { revision, revisions } from '../../api/index.js';
import { about as aboutDocument, shelf, statusInWords } from '../../study/index.js';
import { cells, columns, wrap } from '../output/columns.js';
import { type Form, show } from '../output/table.js';
import type { Terminal } from '../output/terminal.js';

/** Also the help on the names of revisions, rules and forms. */
const meanings: Readonly<Record<keyof typeof namedSets, string>> = {
  seeds: 'the five documents that the project began with',
  standards: 'the published RFCs',
  today: "today's standard",
  living: 'living standards, outside the IETF',
  all: 'every revision',
};

const sets = Object.fromEntries(
  Object.entries(meanings).map(([name, meaning]) => {
    const ids: readonly string[] = namedSets[name as keyof typeof namedSets];
    return [name, ids.length === revisions.length ? meaning : `${meaning}: ${ids.join(', ')}`];
  }),
);

const range = `${revisions[0]}..${revisions.at(-1) ?? ''}`;

const about = `Ids
${wrap(revisions.join(', '), 78)
  .map((line) => `  ${line}`)
  .join('\n')}
  "revisions" lists them with their titles; "revisions --shelf" lists grammars
  of schemes and formats for commands that study or check a grammar.

Lists
  Options and arguments for several revisions accept a comma-separated list. An
  item is an id, a set, or a range such as ${range}, which may
  run backwards. An omitted end means the first or last revision.

Sets
${listed(sets)
  .split('\n')
  .flatMap((line) => wrap(line.trim(), 66).map((part, i) => (i === 0 ? `  ${part}` : `             ${part}`)))
  .join('\n')}

Rules
  --start RULE names a rule, spelled as in the document. The default is the
  reference rule, which matches absolute and relative references; in RFC 3986 it
  is URI-reference. "compare" also accepts a role, and omits revisions without
  it. Names such as scheme__to_colon are context-specific variants of a rule.

Forms (census, table)
  --form reference accepts references, by the reference rule. --form absolute
  accepts identifiers with a scheme and without a fragment.`;

export const command = declareCommand({
  arguments: [],
  options: [
    option('--shelf', 'list the shelf instead: built-in grammars that are not documents'),
    shared.csv(),
    shared.json,
  ],
  about,
  examples: ['uri-revisions revisions --shelf', "uri-revisions revisions --json | jq -r '.id'"],
  run: async (options, terminal) => {
    if (options.shelf) return listShelf(options, terminal);
    const all = revisions.map((id) => {
      const { title, date, start, rules } = revision(id);
      const { follows, status, address } = aboutDocument(id);
      return { id, follows, title, date, address, status, start, rules: rules.length };
    });
    const names = ['revision', 'date', 'title', 'start rule', 'rules', 'status', 'follows', 'address'];
    const rows = all.map(({ id, date, title, start, rules, status, follows, address }) => [
      ...[id, date, title, start, rules, statusInWords(status), follows, address],
    ]);
    const heading = ['revision', 'date', 'start rule', 'rules', 'title and status'];
    const lines = all.map(({ id, follows, date, start, rules, status, title }) => [
      ...cells([id, date, start, `${rules}`]),
      { lines: [title, statusInWords(status), ...(follows === null ? [] : [`follows ${follows}`])] },
    ]);
    const text = (): string => columns([cells(heading, terminal.colours.bold), ...lines], terminal.width);
    await show(options, { objects: all, table: () => [names, ...rows], text }, terminal);
  },
});

/** Lists the grammars of the shelf. */
async function listShelf(options: Form, terminal: Terminal): Promise<void> {
  const all = shelf.map(({ name, title, source, leftOut, schemes }) => ({
    name,
    schemes: Object.keys(schemes),
    title,
    source,
    leftOut,
  }));
  const columnsOf = ({ name, schemes, title, source, leftOut }: (typeof all)[number]) =>
    [name, schemes.join(' '), title, source, leftOut ?? ''] as const;
  const lines = all.map(({ name, schemes, title, source, leftOut }) => [
    ...cells([name, schemes.map((scheme) => `${scheme}:`).join(' ')]),
    { lines: [title, source, ...(leftOut === undefined ? [] : [`left out: ${leftOut}`])] },
  ]);
  const heading = ['name', 'schemes', 'title, source'];
  await show(
    options,
    {
      objects: all,
      table: () => [['name', 'schemes', 'title', 'source', 'left out'], ...all.map(columnsOf)],
      text: () => columns([cells(heading, terminal.colours.bold), ...lines], terminal.width),
    },
    terminal,
  );
}

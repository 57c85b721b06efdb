/** `revisions`: the list of documents. */

import { declareCommand } from '../input/command.js';
import { shared } from '../input/options.js';
import { revision, revisions } from '../../api/index.js';
import { about, statusInWords } from '../../study/index.js';
import { cells, columns } from '../output/columns.js';
import { show } from '../output/table.js';

export const command = declareCommand({
  arguments: [],
  options: [shared.csv(), shared.json],
  exit: { 0: 'listed' },
  examples: ['uri-revisions revisions', "uri-revisions revisions --json | jq -r '.id'"],
  run: async (options, terminal) => {
    const all = revisions.map((id) => {
      const { title, date, start, rules } = revision(id);
      const { follows, status, address } = about(id);
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

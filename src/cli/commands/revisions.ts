/** `revisions`: the documents. */

import type { Command } from 'commander';
import { revision, revisions } from '../../index.js';
import { about, statusInWords } from '../../study/index.js';
import { cells, columns } from '../output/columns.js';
import { csvTable } from '../output/csv.js';
import { addNotes, type CommonOptions, takesCsv } from '../input/options.js';
import type { Terminal } from '../output/terminal.js';

export function define(command: Command): void {
  addNotes(takesCsv(command), {
    exit: { 0: 'listed' },
    examples: ['uri-revisions revisions', "uri-revisions revisions --json | jq -r '.id'"],
  });
}

export async function run(
  { json, csv }: CommonOptions & { readonly csv?: true },
  terminal: Terminal,
): Promise<void> {
  const { bold } = terminal.colours;
  const all = revisions.map((id) => {
    const { title, date, start, rules } = revision(id);
    const { follows, status, address } = about(id);
    return { id, follows, title, date, address, status, start, rules: rules.length };
  });
  if (json) {
    for (const document of all) await terminal.printJson(document);
    return;
  }
  if (csv) {
    const rows = all.map(({ id, date, title, start, rules, status, follows, address }) => [
      ...[id, date, title, start, rules, statusInWords(status), follows, address],
    ]);
    const names = ['revision', 'date', 'title', 'start rule', 'rules', 'status', 'follows', 'address'];
    await terminal.print(csvTable(names, rows));
    return;
  }
  const heading = cells(['revision', 'date', 'start rule', 'rules', 'title and status'], bold);
  const rows = all.map(({ id, follows, date, start, rules, status, title }) => [
    ...cells([id, date, start, `${rules}`]),
    { lines: [title, statusInWords(status), ...(follows === null ? [] : [`follows ${follows}`])] },
  ]);
  await terminal.print(columns([heading, ...rows], terminal.width));
}

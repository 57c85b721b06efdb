/** `audit --on-record`: what parsers make of a text, from the record of the audit; none of them runs. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type OnRecord, readRecord } from '../../audit/index.js';
import type { CommonOptions } from '../input/options.js';
import { type Cell, cells, columns } from '../output/columns.js';
import { csvTable } from '../output/csv.js';
import { cut, legend, shown } from '../output/signs.js';
import type { Terminal } from '../output/terminal.js';
import { adapterNamed } from './parsers.js';

/** Tells of these adapters, or of all. @throws UnknownNameError */
export async function tellOnRecord(
  text: string,
  names: readonly string[],
  { json, csv }: Pick<CommonOptions, 'json'> & { readonly csv?: true },
  terminal: Terminal,
): Promise<void> {
  const wanted = names.map((name) => adapterNamed(name).name);
  const record = await readRecord(readFileSync(join(terminal.packageFolder, 'generated/record.txt'), 'utf8'));
  const known = record.of(text).filter(({ adapter }) => wanted.length === 0 || wanted.includes(adapter));
  if (json) {
    for (const one of known) await terminal.printJson({ text, ...one });
    return;
  }
  if (csv) {
    const rows = known.map((one) => [shown(text), one.adapter, verdictOf(one), shown(one.host), one.how]);
    await terminal.print(csvTable(['text', 'parser', 'accepts', 'host', 'how it is known'], rows));
    return;
  }
  const { bold } = terminal.colours;
  await terminal.print(
    columns(
      [cells(['parser', 'accepts', 'host', 'how it is known'], bold), ...known.map(row)],
      terminal.width,
    ),
  );
  const signs = legend(known.flatMap(({ host }) => shown(host)));
  if (signs !== '') terminal.say(signs);
}

function row(one: OnRecord): readonly Cell[] {
  const { adapter, host, how } = one;
  return [...cells([adapter, verdictOf(one)]), { lines: [cut(shown(host))], exact: true }, { lines: [how] }];
}

function verdictOf({ accepts }: OnRecord): string {
  return accepts === undefined ? 'unknown' : accepts ? 'yes' : 'no';
}

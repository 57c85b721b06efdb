/** `hosts --allow`: which parsers on record let a URL through to a host of a list, and which would connect elsewhere. */
import { readIn } from '../../cli/input/cases.js';
import { fileOf, readWhole } from '../../cli/input/inputs.js';
import { blocksOn } from '../../cli/output/blocks.js';
import { type Cell, cells, columns } from '../../cli/output/columns.js';
import { Misuse } from '../../cli/output/errors.js';
import { cut, legend, shown, shownText } from '../../cli/output/signs.js';
import { csvTable, type Form, type Table } from '../../cli/output/table.js';
import type { Terminal } from '../../cli/output/terminal.js';
import { answersIn, sentencesOn } from '../allowlist.js';
import { reportsNoHost } from '../record.js';
import { type Allowed, allowlist, type RecordEntry } from '../index.js';

interface Options extends Form {
  readonly allow?: readonly string[];
  readonly allowFile?: string;
  readonly parsers?: string;
  readonly ignoreUnknown?: true;
}

const maxListBytes = 1024 * 1024;

/** Tests URLs against the allowlist of the options. Returns false if there is none. @throws Misuse, Unreadable */
export async function testAllowlist(
  urls: readonly string[],
  { allow, allowFile, parsers, ignoreUnknown, csv, json }: Options,
  terminal: Terminal,
): Promise<boolean> {
  if (allow === undefined && allowFile === undefined) {
    if (parsers !== undefined) throw new Misuse('--parsers needs --allow or --allow-file');
    if (ignoreUnknown) throw new Misuse('--ignore-unknown needs --allow or --allow-file');
    return false;
  }
  const hosts = [...(allow ?? [])];
  if (allowFile !== undefined) {
    const bytes = await readWhole(fileOf(allowFile, terminal), maxListBytes);
    const lines = readIn(bytes, allowFile, (list) => list.split('\n').map((line) => line.trim()));
    hosts.push(...lines.filter((line) => line !== ''));
  }
  const test = await allowlist(hosts, {
    ...(parsers !== undefined && { parsers: parsers.split(',') }),
    ...(ignoreUnknown && { ignoreUnknown }),
  }).catch((error: unknown) => {
    throw error instanceof TypeError ? new Misuse(error.message) : error;
  });
  const found = urls.map(test);
  if (found.some(({ allowed }) => !allowed)) terminal.end(1);
  if (csv) await terminal.print(csvTable(tableOf(found)));
  else if (json) for (const each of found) await terminal.printJson(each);
  else {
    const print = blocksOn(terminal);
    for (const each of found)
      await print(`${shownText(each.text)}\n${sentencesOn(each)}\n${groupTable(each, terminal)}`);
    const signs = legend(found.flatMap(({ elsewhere }) => elsewhere.map(({ host }) => shown(host))));
    if (signs !== '') terminal.say(signs);
  }
  return true;
}

/** Formats the host that a parser read; empty if it is not known to accept the URL. */
function hostIn(entry: RecordEntry): string {
  const { by, accepts, host } = entry;
  return by === 'asked' && accepts === true && !reportsNoHost(entry) ? cut(shown(host)) : '';
}

function groupTable(found: Allowed, { colours, width }: Terminal): string {
  const rows = answersIn(found).flatMap(([answer, entries]) =>
    [...new Set(entries.map(hostIn))].map((host): readonly Cell[] => {
      const names = entries.filter((entry) => hostIn(entry) === host).map(({ adapter }) => adapter);
      return [...cells([answer]), { lines: [host], exact: true }, { lines: [names.join(', ')] }];
    }),
  );
  return columns([cells(['answer', 'host', 'parsers'], colours.bold), ...rows], width);
}

function tableOf(found: readonly Allowed[]): Table {
  const rows = found.flatMap((each) =>
    answersIn(each).flatMap(([answer, entries]) =>
      entries.map((entry) => [shown(each.text), each.allowed, entry.adapter, answer, hostIn(entry)]),
    ),
  );
  return [['text', 'allowed', 'parser', 'answer', 'host'], ...rows];
}

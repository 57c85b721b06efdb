/** `hosts`: parsers on record, and documents, grouped by the host that they read in a URL; or a test of an allowlist. */
import { declareCommand, option } from '../../cli/input/command.js';
import { shared } from '../../cli/input/options.js';
import { revisionsNamed } from '../../cli/documents/load-revision.js';
import { blocksOn } from '../../cli/output/blocks.js';
import { type Cell, cells, columns } from '../../cli/output/columns.js';
import { cut, legend, shown, shownText } from '../../cli/output/signs.js';
import { csvTable, type Table } from '../../cli/output/table.js';
import type { Terminal } from '../../cli/output/terminal.js';
import { quoted } from '../../core/base/visible.js';
import { auditRecord, type HostGroup, type HostReader, type Hosts, hosts } from '../index.js';
import { sentencesOn } from '../hosts.js';
import { testAllowlist } from './allowlist.js';

const about = `The record stores how parsers read the strings of known lists, such as hosts
next to delimiters. Most URLs are not recorded: do not filter requests with
the record. Parsers are in one group if they read the same host, ignoring
US-ASCII case, brackets and the form of IPv6 addresses. Validators report no
host, and are listed separately. A parser for absolute references may reject
relative ones. For a URL that is not recorded, "audit --between" asks live
parsers.

--allow tests an allowlist. A URL is allowed if every parser's answer is known,
and every parser that accepts it (at least one) reads a listed host: then any
two recorded parsers agree. In an unsafe pair, your check allows the URL, but
your client reads another host or none. Names match exactly, ignoring US-ASCII
case: a wildcard is an error, and a name with a final dot is another name. Only
hosts are tested.`;

export const command = declareCommand({
  arguments: [['<URL...>', 'URLs']],
  options: [
    shared.revisions(),
    option('--allow <HOST>', 'test an allowlist with this host', { repeats: true, excludes: ['revisions'] }),
    option('--allow-file <FILE>', 'like --allow, with the hosts in FILE, one per line', {
      excludes: ['revisions'],
    }),
    option('--parsers <NAME,NAME>', 'with --allow: the parsers of your check and client'),
    option('--ignore-unknown', 'with --allow: unknown answers mean rejection (unsafe)'),
    shared.csv(),
    shared.json,
  ],
  about,
  topics: ['parsers'],
  exit: {
    0: 'all parsers agree on every URL, or every URL is allowed',
    1: 'parsers disagree, a URL is not recorded, or one is not allowed',
  },
  examples: [
    'uri-revisions hosts http://a_b/',
    'uri-revisions hosts http://u@127.1:80/ -r rfc3986',
    "uri-revisions hosts 'http://example.com\\@evil.com' --allow example.com",
  ],
  run: async (urls, options, terminal) => {
    const { revisions = 'all', csv, json } = options;
    if (await testAllowlist(urls, options, terminal)) return;
    const documents = revisionsNamed(revisions);
    const found: Hosts[] = [];
    for (const url of urls) found.push(await hosts(url, { documents }));
    const print = blocksOn(terminal);
    if (csv) await terminal.print(csvTable(tableOf(found)));
    for (const each of found) {
      if (each.agree !== true) terminal.end(1);
      if (json) await terminal.printJson(each);
      else if (!csv && each.agree !== undefined) await print(conclusion(each) + groupTable(each, terminal));
      if (each.agree === undefined) await sayUnknown(each.text, terminal);
    }
    if (json || csv) return;
    const signs = legend(
      found.flatMap(({ agree, groups }) =>
        agree === undefined ? [] : groups.map(({ host }) => shown(host)),
      ),
    );
    if (signs !== '') terminal.say(signs);
  },
});

/** Number of strings on record shown for one that is not. */
const maxSimilar = 3;

async function sayUnknown(text: string, terminal: Terminal): Promise<void> {
  const similar = (await auditRecord()).near(text, maxSimilar);
  terminal.say(`error: ${quoted(text)} is not recorded: no parser was tested with it`);
  terminal.say(
    '"uri-revisions audit --between node-url go --cases FILE" asks live parsers about the lines of FILE',
  );
  terminal.say(`similar recorded strings: ${similar.map((each) => quoted(each)).join(', ')}`);
}

function conclusion(found: Hosts): string {
  return `${shownText(found.text)}\n${sentencesOn(found, (host) => cut(shown(host)))}\n`;
}

function groupTable({ groups }: Hosts, { colours, width }: Terminal): string {
  const rows = groups.map((group): readonly Cell[] => [
    { lines: [answerOf(group)], exact: group.accepts },
    ...[group.parsers, group.documents].map((readers) => ({ lines: [namesOf(readers, group)] })),
  ]);
  return columns([cells(['host', 'parsers', 'documents'], colours.bold), ...rows], width);
}

function answerOf({ accepts, byDesign, host }: HostGroup): string {
  if (accepts) return cut(shown(host));
  return byDesign ? 'rejected: absolute URLs only' : 'rejected';
}

/** Lists readers; one that writes the host of its group differently with its own spelling. */
function namesOf(readers: readonly HostReader[], group: HostGroup): string {
  return readers
    .map(({ name, host }) => (host === group.host ? name : `${name} (${cut(shown(host))})`))
    .join(', ');
}

/** Returns a record for each parser and document. */
function tableOf(found: readonly Hosts[]): Table {
  const rows = found.flatMap(({ text, groups }) =>
    groups.flatMap((group, i) => {
      const rowOf = (kind: string, { name, host }: HostReader): Table[number] => {
        const answer = group.accepts ? shown(host) : answerOf(group);
        return [shown(text), name, kind, String(i + 1), answer];
      };
      return [
        ...group.parsers.map((parser) => rowOf('parser', parser)),
        ...group.documents.map((document) => rowOf('document', document)),
      ];
    }),
  );
  return [['text', 'name', 'kind', 'group', 'host'], ...rows];
}

/** The famous strings in generated/audit.md: which parsers fall into which pitfall, and which pairs read other hosts. */
import { namedSets } from '../../generated/registry/ids.js';
import { famousStrings, type HostGroup, type HostList } from '../../src/audit/index.js';
import { hostsIn } from '../../src/audit/hosts.js';
import type { AuditRecord } from '../../src/audit/record.js';
import { heading, paragraph, plain, table, wholeCode } from '../report/markdown.js';

export interface FamousReading {
  readonly list: HostList;
  readonly text: string;
  readonly groups: readonly HostGroup[];
  /** Parsers that have no recorded answer. */
  readonly unknown: readonly string[];
}

const [against] = namedSets.today;

/** Returns the recorded readings of all famous strings, with the group of the standard in force. */
export async function famousReadings(record: AuditRecord): Promise<readonly FamousReading[]> {
  const readings: FamousReading[] = [];
  for (const list of famousStrings) {
    for (const text of list.texts) {
      const { groups, unknown } = await hostsIn(record, text, [against]);
      readings.push({ list, text, groups, unknown: unknown.map(({ adapter }) => adapter) });
    }
  }
  return readings;
}

const namesIn = ({ parsers }: HostGroup): readonly string[] => parsers.map(({ name }) => name);
const isOfStandard = ({ documents }: HostGroup): boolean => documents.length > 0;
const hasHost = ({ accepts, host }: HostGroup): boolean => accepts && host !== undefined && host !== '';

/** Formats names with their numbers, the most frequent first; a number of 1 is left out. */
function counted(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .sort(([one, a], [other, b]) => b - a || (one < other ? -1 : 1))
    .map(([name, count]) => (count === 1 ? plain(name) : `${plain(name)} (${count})`))
    .join(', ');
}

/** Returns the part of the report. */
export function pitfalls(readings: readonly FamousReading[]): string {
  const rows = famousStrings.map((list) => {
    const those = readings.filter((one) => one.list === list);
    const fallen = those.flatMap(({ groups }) =>
      groups.filter((group) => hasHost(group) && !isOfStandard(group)).flatMap(namesIn),
    );
    return [plain(list.name), plain(list.source), `${those.length}`, counted(fallen)];
  });
  const parsers = readings[0]?.groups.flatMap(namesIn) ?? [];
  const pairs = parsers.toSorted().map((parser) => {
    const others = readings.flatMap(({ groups }) => {
      const read = groups.filter(hasHost);
      return read.some((group) => namesIn(group).includes(parser))
        ? read.filter((group) => !namesIn(group).includes(parser)).flatMap(namesIn)
        : [];
    });
    return [plain(parser), counted(others)];
  });
  return [
    heading(2, 'Famous strings'),
    paragraph(
      `Strings by which published work shows that parsers read different hosts. A parser falls into a pitfall if it reads a host that ${against} does not read there: the text is not derivable, or its host is another, up to the changes that the parser declares. For a parser of the URL Standard, that reading is prescribed.`,
    ),
    table(['pitfall', 'source', 'texts', 'parsers that fall into it, with the number of texts'], rows),
    paragraph(`What each of them reads; ε is the empty host, – no host. The reading of ${against} is bold.`),
    table(['text', 'readings'], readings.map(readingRow)),
    paragraph(
      'Pairs that both read a host in a famous string, but different ones, with the number of texts.',
    ),
    table(['parser', 'reads other hosts than'], pairs),
  ].join('');
}

function readingRow({ text, groups, unknown }: FamousReading): readonly string[] {
  const answers = groups.map((group) => {
    const host = group.accepts ? shown(group.host) : 'refused';
    const names = group.parsers.map(({ name, host: own }) =>
      own === group.host ? plain(name) : `${plain(name)} (${shown(own)})`,
    );
    return `${isOfStandard(group) ? `**${host}**` : host}${names.length === 0 ? '' : `: ${names.join(', ')}`}`;
  });
  return [wholeCode(text), [...answers, ...unknown.map((name) => `unknown: ${plain(name)}`)].join('; ')];
}

const shown = (host: string | undefined): string => (host === undefined ? '–' : wholeCode(host));

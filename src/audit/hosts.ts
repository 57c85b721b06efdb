/** Groups of recorded parsers, and of documents, that read the same host in one text. */
import { revisionLoaders } from '../../generated/registry/loaders.js';
import { type RevisionId, revisions } from '../../generated/registry/ids.js';
import { aString, knownOptions, listOf, type OptionChecks } from '../core/base/arguments.js';
import { knownName } from '../core/base/unknown-name.js';
import { type AuditRecord, auditRecord, isOnRecord, type RecordEntry, reportsNoHost } from './record.js';
import { comparableHost } from './comparable-host.js';
import { refusesByDesign } from './protocol.js';

/** A parser or a document, with the host that it reads. */
export interface HostReader {
  /** The name of the parser's adapter, or the document's id. */
  readonly name: string;
  /** The host as this reader writes it; undefined if it refuses the text or reports no host. */
  readonly host: string | undefined;
}

/** Readers that read the same host, or none, or that all refuse the text. Equal hosts are those of comparableHost. */
export interface HostGroup {
  readonly accepts: boolean;
  /** The host, as most of the readers write it. */
  readonly host: string | undefined;
  /** True for parsers of absolute references that refuse a relative one: that is no disagreement. */
  readonly byDesign: boolean;
  readonly parsers: readonly HostReader[];
  readonly documents: readonly HostReader[];
}

/** The readings of the host of a text by parsers on record and by documents. */
export interface Hosts {
  readonly text: string;
  /**
   * True if all parsers that report hosts agree; undefined if that is unknown, because some or all of them were not
   * asked about the text.
   */
  readonly agree: boolean | undefined;
  /** The group with most parsers first; groups of documents only last. */
  readonly groups: readonly HostGroup[];
  /** The parsers that have no recorded answer to this text, each with the reason. */
  readonly unknown: readonly RecordEntry[];
  /** Validators, which report no host: there is nothing to compare. */
  readonly hostless: readonly RecordEntry[];
}

/** Options of `hosts`. */
export interface HostsOptions {
  /** The documents to group with the parsers; all by default. */
  readonly documents?: readonly RevisionId[];
}

const hostsOptions: OptionChecks<HostsOptions> = { documents: listOf(aString) };

/**
 * Returns which parsers on record agree on the host of a text, and which documents agree with them.
 * @example
 * const { agree, groups } = await hosts('http://a_b/');
 * agree; // false
 * groups.map(({ host, parsers }) => [host, parsers.length])[0]; // ['a_b', 23]
 */
export async function hosts(text: string, options?: HostsOptions): Promise<Hosts> {
  aString(text, 'hosts: the text');
  const { documents = revisions } = knownOptions('hosts', hostsOptions, options);
  for (const id of documents) knownName('revision', id, revisions);
  return hostsIn(await auditRecord(), text, documents);
}

/** Returns the same from any record. */
export async function hostsIn(
  record: AuditRecord,
  text: string,
  documents: readonly RevisionId[],
): Promise<Hosts> {
  const { groups, ...others } = parsersIn(record, text);
  for (const id of documents) {
    const document = await revisionLoaders[id]();
    const accepts = document.accepts(text);
    const host = accepts ? document.components(text).host : undefined;
    const reading = { name: id, accepts, host, byDesign: false };
    groupOf(groups, reading).documents.push(reading);
  }
  return { ...others, groups: summaries(groups) };
}

/** Returns the same for parsers alone, at once. */
export function hostsOfParsers(record: AuditRecord, text: string): Hosts {
  const { groups, ...others } = parsersIn(record, text);
  return { ...others, groups: summaries(groups) };
}

interface OfParsers extends Omit<Hosts, 'groups'> {
  readonly groups: Groups;
}

function parsersIn(record: AuditRecord, text: string): OfParsers {
  const hostless: RecordEntry[] = [];
  const unknown: RecordEntry[] = [];
  const groups: Groups = new Map();
  for (const entry of record.of(text)) {
    const { adapter: name, by, accepts = false, host, cannot } = entry;
    if (reportsNoHost(entry)) hostless.push(entry);
    else if (by !== 'asked') unknown.push(entry);
    else {
      const byDesign = !accepts && refusesByDesign({ cannot }, text);
      const reading = { name, accepts, host, byDesign };
      groupOf(groups, reading).parsers.push(reading);
    }
  }
  const counted = [...groups.values()].filter(({ byDesign }) => !byDesign).length;
  const isOpen = groups.size === 0 || (counted <= 1 && unknown.length > 0);
  return { text, agree: isOpen ? undefined : counted <= 1, groups, unknown, hostless };
}

function summaries(groups: Groups): readonly HostGroup[] {
  return [...groups.values()]
    .sort((a, b) => b.parsers.length - a.parsers.length)
    .map(({ parsers, documents, accepts, byDesign }) => ({
      ...{ accepts, byDesign, host: mostUsual([...parsers, ...documents]) },
      parsers: parsers.map(named),
      documents: documents.map(named),
    }));
}

/** States whether parsers agree, and which of them have no part in it. @param write formats a host */
export function sentencesOn(
  { agree, groups, unknown, hostless }: Hosts,
  write: (host: string) => string,
): string {
  const answers = groups.filter(({ parsers, byDesign }) => parsers.length > 0 && !byDesign);
  const [first] = answers;
  let sentence = 'All parsers reject it.';
  const isTested = groups.some(({ parsers }) => parsers.length > 0);
  if (!isTested) sentence = 'No parser was tested with it.';
  else if (agree === undefined) sentence = 'The parsers that were tested with it agree.';
  else if (!agree) sentence = `The parsers disagree: ${answers.length} different answers.`;
  else if (first?.host !== undefined) sentence = `All parsers read the host ${write(first.host)}.`;
  else if (first?.accepts === true) sentence = 'All parsers accept it and report no host.';
  const namesOf = (label: string, entries: readonly RecordEntry[]): string =>
    entries.length === 0 ? '' : ` ${label}: ${entries.map(({ adapter }) => adapter).join(', ')}.`;
  const untested = isTested ? namesOf('Not tested', unknown) : '';
  return `${sentence}${untested}${isOnRecord(hostless) ? namesOf('No host reported by', hostless) : ''}`;
}

interface Reading extends HostReader {
  readonly accepts: boolean;
  readonly byDesign: boolean;
}

interface Group extends Pick<HostGroup, 'accepts' | 'byDesign'> {
  readonly parsers: Reading[];
  readonly documents: Reading[];
}

/** Groups by what their readers have in common. */
type Groups = Map<string, Group>;

/** Returns the group of a reading; adds one if there is none. */
function groupOf(groups: Groups, { accepts, byDesign, host = '' }: Reading): Group {
  // An empty host is no host: there is nothing to connect to.
  const key = JSON.stringify([accepts, byDesign, comparableHost(host)]);
  const known = groups.get(key);
  if (known !== undefined) return known;
  const added: Group = { accepts, byDesign, parsers: [], documents: [] };
  groups.set(key, added);
  return added;
}

/** Returns the host in the spelling of most readers; the first of several. */
function mostUsual(readers: readonly HostReader[]): string | undefined {
  const countOf = (host: string | undefined): number => readers.filter((other) => other.host === host).length;
  return readers.toSorted((a, b) => countOf(b.host) - countOf(a.host))[0]?.host;
}

const named = ({ name, host }: Reading): HostReader => ({ name, host });

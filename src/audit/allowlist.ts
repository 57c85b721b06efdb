/**
 * Test of an allowlist: which parsers on record let a URL through, and which of the others would connect elsewhere. A
 * URL is safe only if the parser of the check and that of the client agree.
 */
import { aBoolean, aString, knownOptions, listOf, type OptionChecks } from '../core/base/arguments.js';
import { knownName } from '../core/base/unknown-name.js';
import { quoted } from '../core/base/visible.js';
import { canonicalAddress, comparableHost, withoutBrackets } from './comparable-host.js';
import { type AuditRecord, auditRecord, isOnRecord, type RecordEntry, reportsNoHost } from './record.js';

/** Options of `allowlist`. */
export interface AllowlistOptions {
  /** Names of the adapters whose parsers your check and your client use; all on record by default. */
  readonly parsers?: readonly string[];
  /** True if parsers whose host is unknown count as refusing, which they may not do; false by default. */
  readonly ignoreUnknown?: boolean;
}

/** The parsers on record and one URL, by what an allowlist makes of their reading. */
export interface Allowed {
  readonly text: string;
  /**
   * True if at least one parser lets the URL through, none would connect elsewhere, and none is unknown. Refusals are
   * harmless.
   */
  readonly allowed: boolean;
  /** Parsers that read a host of the list: a check that uses one lets the URL through. */
  readonly through: readonly RecordEntry[];
  /** Parsers that accept it with another host or none: a client that uses one does not connect to the list. */
  readonly elsewhere: readonly RecordEntry[];
  /** Parsers that refused it. */
  readonly refusing: readonly RecordEntry[];
  /** Parsers that were not tested with it; learnt automata predict what some of them do. */
  readonly unknown: readonly RecordEntry[];
  /** Validators, which report no host: they let nothing through, and connect nowhere. */
  readonly hostless: readonly RecordEntry[];
  /** Each pair that lets the URL pass to a host outside the list: the parser of a check, and that of a client. */
  readonly pairs: readonly (readonly [check: string, client: string])[];
}

const allowlistOptions: OptionChecks<AllowlistOptions> = {
  parsers: listOf(aString),
  ignoreUnknown: aBoolean,
};

/**
 * Loads the record and returns a test of URLs against a list of hosts. A host matches if it is the same name, without
 * regard to the case of US-ASCII letters; an IPv6 address also without its brackets. There are no wildcards, and a
 * trailing dot makes another name. Only hosts are tested: not schemes, not ports. The result holds for the versions on
 * record.
 * @throws TypeError for an entry that is no host; UnknownNameError for a parser
 * @example
 * const test = await allowlist(['example.com']);
 * test('http://example.com\\@evil.com').allowed; // false
 */
export async function allowlist(
  hosts: readonly string[],
  options?: AllowlistOptions,
): Promise<(text: string) => Allowed> {
  return allowlistIn(await auditRecord(), hosts, options);
}

/** Returns the same test from any record. */
export function allowlistIn(
  record: AuditRecord,
  hosts: readonly string[],
  options?: AllowlistOptions,
): (text: string) => Allowed {
  listOf(aString)(hosts, 'allowlist: the hosts');
  const { parsers, ignoreUnknown = false } = knownOptions('allowlist', allowlistOptions, options);
  const names = record.file.parsers.map(({ adapter }) => adapter);
  for (const name of parsers ?? []) knownName('recorded parser', name, names);
  const counted = new Set(parsers ?? names);
  for (const host of hosts) {
    if (isHost(host)) continue;
    throw new TypeError(
      `allowlist: ${quoted(host)} is not a host: no wildcard, scheme, port or path is allowed`,
    );
  }
  const known = new Set(hosts.map(comparableHost));
  return (text) => {
    const through: RecordEntry[] = [];
    const elsewhere: RecordEntry[] = [];
    const refusing: RecordEntry[] = [];
    const unknown: RecordEntry[] = [];
    const hostless: RecordEntry[] = [];
    for (const entry of record.of(text)) {
      const { by, accepts, host } = entry;
      if (!counted.has(entry.adapter)) continue;
      if (reportsNoHost(entry)) hostless.push(entry);
      else if (by !== 'asked') unknown.push(entry);
      else if (accepts === false) refusing.push(entry);
      else if (host !== undefined && known.has(comparableHost(host))) through.push(entry);
      else elsewhere.push(entry);
    }
    return {
      text,
      allowed: through.length > 0 && elsewhere.length === 0 && (ignoreUnknown || unknown.length === 0),
      ...{ through, elsewhere, refusing, unknown, hostless },
      pairs: through.flatMap((check) => elsewhere.map((client) => [check.adapter, client.adapter] as const)),
    };
  };
}

/** States the conclusion. */
export function sentencesOn({
  allowed,
  through,
  elsewhere,
  refusing,
  unknown,
  hostless,
  pairs,
}: Allowed): string {
  const isTested = isOnRecord([...through, ...elsewhere, ...refusing, ...hostless]);
  if (!isTested && unknown.length > 0)
    return `Not allowed: this URL is not recorded, so the answers of ${unknown.length} parsers are unknown.`;
  return [
    allowed ? 'Allowed: every recorded parser that accepts it reads a host on the list.' : 'Not allowed.',
    ...(pairs.length > 0 ? [`Unsafe pairs of a check and a client: ${String(pairs.length)}.`] : []),
    ...(isTested && through.length === 0 ? ['No recorded parser is known to read a host on the list.'] : []),
    ...(unknown.length > 0 ? [`Parsers whose host is unknown: ${String(unknown.length)}.`] : []),
  ].join(' ');
}

/** Returns the answers of parsers in words, the most important first. */
export function answersIn({
  through,
  elsewhere,
  refusing,
  unknown,
  hostless,
}: Allowed): readonly (readonly [answer: string, entries: readonly RecordEntry[]])[] {
  const predicted = (isAccepted: boolean | undefined): readonly RecordEntry[] =>
    unknown.filter(({ accepts }) => accepts === isAccepted);
  return [
    ['lets it through', through],
    ['reads another host or none', elsewhere],
    ['rejects it', refusing],
    ['unknown; predicted to reject it', predicted(false)],
    ['unknown; predicted to accept it', predicted(true)],
    ['unknown', predicted(undefined)],
    ['validator: reports no host', hostless],
  ];
}

/** Tests whether an entry can be the host of a URL: anything else, such as a wildcard or a port, would never match. */
function isHost(entry: string): boolean {
  if (entry.includes(':')) return canonicalAddress(withoutBrackets(entry)) !== undefined;
  return /^(?!\.)(?:(?!\p{Default_Ignorable_Code_Point})[^"'(),*/\\:;<>?#@[\]^`{|}\s\p{Cc}\p{Cs}])+$/u.test(
    entry,
  );
}

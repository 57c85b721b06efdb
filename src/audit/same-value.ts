/**
 * Equality of two values of a component, up to the changes that their sources declare. Both are normalized by all
 * declared changes; and each change must be attributable to a source that declares it.
 */

import { canonicalAddress } from './comparable-host.js';
import { laterPorts } from '../core/reference/schemes/default-ports.js';
import { removeDotSegments, withoutSurplus } from '../core/reference/dot-segments.js';
import { type Change, type ComponentName, componentNames, type Declaration } from './protocol.js';

/** The components of a text, with their source's declaration; a document declares nothing. */
export interface DeclaredComponents {
  readonly components: Readonly<Partial<Record<ComponentName, string | undefined>>>;
  readonly cannot: Declaration['cannot'];
  readonly changes: Declaration['changes'];
}

/** The components that each change alters. */
const alters: Readonly<Record<Change, readonly ComponentName[]>> = {
  case: componentNames,
  port: ['port'],
  decode: componentNames,
  encode: componentNames,
  dots: ['path'],
  host: ['host'],
  brackets: ['host'],
};

/** Tests whether two sources report the same component, up to their inabilities and changes. Linear in the values. */
export function isSame(name: ComponentName, left: DeclaredComponents, other: DeclaredComponents): boolean {
  const cannot = [...left.cannot, ...other.cannot];
  if (cannot.includes(name)) return true;
  const isOneEmpty = name === 'path' || cannot.includes('empty') || cannot.includes(`empty ${name}`);
  const valueOf = ({ components }: DeclaredComponents): string | undefined => {
    const value = components[name];
    return value === '' && isOneEmpty ? undefined : value;
  };
  const [a, b] = [valueOf(left), valueOf(other)];
  if (a === b) return true;
  const changes = [...new Set([...left.changes, ...other.changes])].filter((change) =>
    alters[change].includes(name),
  );
  if (name === 'port') return changes.includes('port') && portOf(left) === portOf(other);
  if (name !== 'path' && (a === undefined || b === undefined)) return false;
  const formOf = (value = '', by = changes): string => folded(name, value, new Set(by));
  if (formOf(a) !== formOf(b)) return false;
  return changes.every((change) => {
    const [isOnes, isOthers] = [left, other].map((teller) => teller.changes.includes(change));
    if (isOnes === isOthers) return true;
    const before = changes.filter((each) => each !== change);
    const [changed, kept] = (isOnes ? [a, b] : [b, a]).map((value) => formOf(value, before));
    // Otherwise the source that does not declare the change made it.
    return changed === kept || isDone[change](changed ?? '') || !isDone[change](kept ?? '');
  });
}

/** Tests whether a change has, or could have, nothing left to do in a value. */
const isDone: Readonly<Record<Change, (value: string) => boolean>> = {
  case: (value) => !/[A-Z]/.test(value.replace(escapes, '')),
  port: () => true,
  decode: (value) => !escape.test(value),
  encode: (value) => escape.test(value),
  dots: (value) => withoutDots(value) === value,
  host: (value) => canonicalHost(value) === value,
  brackets: (value) => !value.startsWith('['),
};

const escape = /%[0-9A-F]{2}/i;
const escapes = new RegExp(escape, 'gi');

/** Returns a value after changes. */
function folded(name: ComponentName, value: string, changes: ReadonlySet<Change>): string {
  const isFolding = name === 'scheme' || name === 'host';
  // Before escapes are decoded, so that a decoded slash begins no segment; and after.
  let form = changes.has('dots') ? withoutDots(value) : value;
  if (changes.has('brackets')) form = form.replace(/^\[(.*)\]$/s, '$1');
  if (changes.has('host')) form = canonicalHost(form);
  if (changes.has('decode') || changes.has('encode')) form = decoded(form);
  if (changes.has('case') && isFolding) form = form.toLowerCase();
  if (changes.has('case')) form = form.replace(escapes, (escape) => escape.toUpperCase());
  return changes.has('dots') ? withoutDots(form) : form;
}

/**
 * Returns the path without dot segments, not even those at its beginning, which RFC 1808 and RFC 2396 keep; a slash if
 * it is empty.
 */
function withoutDots(path: string): string {
  const rest = removeDotSegments(path);
  return rest === '' ? '/' : rest.startsWith('/') ? withoutSurplus(rest).rest : rest;
}

/** Returns the port as a number without leading zeros; the default of the scheme if there is none. */
function portOf({ components: { scheme, port } }: DeclaredComponents): string | undefined {
  if (port === undefined || port === '') return laterPorts.get(scheme?.toLowerCase() ?? '')?.port.toString();
  return /^\d+$/.test(port) ? port.replace(/^0+(?=\d)/, '') : port;
}

/** Decodes escapes, octet by octet. */
function decoded(text: string): string {
  const octets = Array.from(new TextEncoder().encode(text), (octet) => String.fromCharCode(octet)).join('');
  return octets.replace(escapes, (escape) => String.fromCharCode(parseInt(escape.slice(1), 16)));
}

/** Before a host, these belong to another component, or are stripped. */
const delimiters = /[\0- \x7F/\\?#@:[\]]/;

/**
 * Returns the canonical form of a host, without brackets if that has none; the host itself if it has no canonical form.
 */
function canonicalHost(host: string): string {
  return parsed(host) ?? host;
}

function parsed(host: string): string | undefined {
  const bare = /^\[(.*)\]$/s.exec(host)?.[1];
  if (bare !== undefined) {
    const address = canonicalAddress(bare);
    return address === undefined ? undefined : `[${address}]`;
  }
  if (!host.includes(':')) return delimiters.test(host) ? undefined : hostnameOf(host);
  return canonicalAddress(host);
}

function hostnameOf(host: string): string | undefined {
  try {
    return new URL(`http://${host}`).hostname;
  } catch {
    return undefined;
  }
}

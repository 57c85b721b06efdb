/** Zones in a text, and recommended forms of addresses, for the findings and the explanation of RFC 6874. */

import { delimitedZone } from '../../core/base/authority.js';
import type { Tolerance } from '../../core/reference/normalize.js';
import { schemeOf } from '../../core/prose/matchers.js';
import type { Reading, Span } from '../../core/reading/reading.js';

/** Tests whether an HTTP client sends the text's URI. */
export function isOfHttp(reading: Reading): boolean {
  return /^https?$/.test(schemeOf(reading) ?? '');
}

/** Tests whether an address is link-local, fe80::/10. */
export function isLinkLocal(address: string): boolean {
  return /^fe[89ab][0-9a-f]:/i.test(address);
}

/** Reads a bare "%" as parsers do when possible (§3): only if no two hexadecimal digits follow. */
export const bareZone: Tolerance = {
  level: 'string',
  subject: 'zone',
  section: '3',
  read: replacing((zone) => (isLikeEscape(zone) || zone === '%' ? zone : withEscape(zone))),
};

/** Finds a bare "%" that a parser should accept. */
export function bareZones(reading: Reading): readonly Span[] {
  return brokenZones(reading, bareZone.read);
}

/**
 * Finds a bare "%" that looks like an escape with the digits after it, if "%25" in its place makes the text a
 * reference.
 */
export function zonesLikeEscapes(reading: Reading): readonly Span[] {
  return brokenZones(
    reading,
    replacing((zone) => (zone !== '%25' && isLikeEscape(zone) ? withEscape(zone) : zone)),
  );
}

/** Finds a "%25" that nothing follows, if a zone there makes the text a reference. */
export function emptyZones(reading: Reading): readonly Span[] {
  return brokenZones(
    reading,
    replacing((zone) => (zone === '%25' ? `${zone}1` : zone)),
  );
}

const isLikeEscape = (zone: string): boolean => /^%[0-9A-Fa-f]{2}/.test(zone);
const withEscape = (zone: string): string => `%25${zone.slice(1)}`;

/** Returns a function that replaces the zone of a text, "%" included. */
function replacing(zoneFor: (zone: string) => string): (text: string) => string {
  return (text) => {
    const zone = delimitedZone(text);
    return zone === undefined ? text : text.slice(0, zone.start) + zoneFor(zone.text) + text.slice(zone.end);
  };
}

/** Finds the zone of a text that becomes a reference by a replacement. */
function brokenZones(reading: Reading, read: (text: string) => string): readonly Span[] {
  const zone = reading.derivable ? undefined : delimitedZone(reading.text);
  if (zone === undefined) return [];
  const replaced = read(reading.text);
  return replaced !== reading.text && reading.accepts(replaced, 'URI-reference') ? [zone] : [];
}

/** Writes an address as RFC 5952 §4 recommends. An IPv4 address at its end stays one. */
export function recommendedForm(address: string): string {
  const last = address.slice(address.lastIndexOf(':') + 1);
  const ipv4 = last.includes('.') ? last : undefined;
  const [before = '', after] = address.slice(0, address.length - (ipv4?.length ?? 0)).split('::');
  const fields = (part: string): readonly string[] => part.split(':').filter((field) => field !== '');
  const [left, right] = [fields(before), fields(after ?? '')];
  const hidden = after === undefined ? 0 : 8 - (ipv4 === undefined ? 0 : 2) - left.length - right.length;
  const all = [...left, ...Array<string>(hidden).fill('0'), ...right].map((field) =>
    field.toLowerCase().replace(/^0+(?=.)/, ''),
  );
  if (ipv4 !== undefined) all.push(ipv4);
  const { start, end } = longestRun(all);
  if (end - start < 2) return all.join(':');
  return `${all.slice(0, start).join(':')}::${all.slice(end).join(':')}`;
}

/** Returns the first of the longest runs of fields that are zero. */
function longestRun(fields: readonly string[]): Span {
  let longest: Span = { start: 0, end: 0 };
  let start = 0;
  fields.forEach((field, i) => {
    if (field !== '0') start = i + 1;
    else if (i + 1 - start > longest.end - longest.start) longest = { start, end: i + 1 };
  });
  return longest;
}

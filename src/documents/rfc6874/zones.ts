/** Zones in a text, and how addresses are written: what the findings and the explanation of RFC 6874 ask. */

import { schemeOf } from '../../core/prose/hits.js';
import type { Reading, Span } from '../../core/reading/reading.js';

/** Whether an HTTP client sends what the text identifies. */
export function isOfHttp(reading: Reading): boolean {
  return /^https?$/.test(schemeOf(reading) ?? '');
}

/** Whether an address is one of the link-local ones, fe80::/10. */
export function isLinkLocal(address: string): boolean {
  return /^fe[89ab][0-9a-f]:/i.test(address);
}

/**
 * Where a bare "%" stands between an address and a zone, if "%25" in its place makes the text a reference.
 * @param alike whether what follows it looks like an escape
 */
export function bareZones(reading: Reading, alike: boolean): readonly Span[] {
  return brokenZones(
    reading,
    (zone) => zone !== '%25' && /^%[0-9A-Fa-f]{2}/.test(zone) === alike,
    (zone) => `%25${zone.slice(1)}`,
  );
}

/** Where "%25" stands behind an address and nothing follows it, if a zone there makes the text a reference. */
export function emptyZones(reading: Reading): readonly Span[] {
  return brokenZones(
    reading,
    (zone) => zone === '%25',
    (zone) => `${zone}1`,
  );
}

/** What follows an address from a "%" on, of such a kind, if it is all that keeps the text from being a reference. */
function brokenZones(
  reading: Reading,
  isSuch: (zone: string) => boolean,
  mended: (zone: string) => string,
): readonly Span[] {
  const { text, derivable } = reading;
  const found = derivable ? null : /^([^/?#]*\/\/[^/?#[]*\[[0-9A-Fa-f:.]+)(%[^/?#\]]*)/.exec(text);
  const [, before, zone] = found ?? [];
  if (before === undefined || zone === undefined || !isSuch(zone)) return [];
  const [start, end] = [before.length, before.length + zone.length];
  return reading.accepts(before + mended(zone) + text.slice(end), 'URI-reference') ? [{ start, end }] : [];
}

/** An address as RFC 5952 §4 recommends it. An IPv4 address at its end stays one. */
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

/** The first of the longest runs of fields that are zero. */
function longestRun(fields: readonly string[]): Span {
  let longest: Span = { start: 0, end: 0 };
  let start = 0;
  fields.forEach((field, i) => {
    if (field !== '0') start = i + 1;
    else if (i + 1 - start > longest.end - longest.start) longest = { start, end: i + 1 };
  });
  return longest;
}

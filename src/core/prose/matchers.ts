/** Finders of spans, shared by the entries of all revisions. */

import { defaultPorts, isDefaultPort } from '../reference/schemes/default-ports.js';
import type { Reading, Span } from '../reading/reading.js';
import type { Match } from './entry.js';

/** Finds every match of a global pattern in the text. The patterns are runs of characters, so time is linear. */
export function matches({ text }: { readonly text: string }, pattern: RegExp): Span[] {
  // Most entries find nothing, and matchAll copies the pattern first.
  if (text.search(pattern) < 0) return [];
  return Array.from(text.matchAll(pattern), (match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** Finds every match of a global pattern within a span of the text. */
export function matchesIn(reading: Reading, within: Span, pattern: RegExp): Span[] {
  return matches({ text: reading.of(within) }, pattern).map(({ start, end }) => ({
    start: within.start + start,
    end: within.start + end,
  }));
}

/** Finds the nodes of a rule whose text satisfies a condition. */
export function nodes(reading: Reading, rule: string, condition: (text: string) => boolean): Span[] {
  return reading.nodes(rule).filter((node) => condition(reading.of(node)));
}

/** Splits a span at one-character separators; empty parts are included. */
export function split(reading: Reading, { start, end }: Span, separator: string): Span[] {
  const parts: Span[] = [];
  let from = start;
  for (const part of reading.text.slice(start, end).split(separator)) {
    parts.push({ start: from, end: from + part.length });
    from += part.length + 1;
  }
  return parts;
}

/** Returns the span before the first ":", if it is spelt like a scheme in any revision; does not use the tree. */
export function writtenScheme({ text }: Reading): Span | undefined {
  const found = /^[A-Za-z0-9+.-]+(?=:)/.exec(text);
  return found === null ? undefined : { start: 0, end: found[0].length };
}

/** Returns the scheme of the reading in lower case. */
export function schemeOf(reading: Reading): string | undefined {
  return reading.components?.scheme?.toLowerCase();
}

/** Returns the whole text if a condition is true, for findings without a narrower place. */
export function wholeText({ text }: Reading, condition: boolean): Match[] {
  return condition ? [{ start: 0, end: text.length }] : [];
}

/** Finds escapes (nodes of a rule) of octets that satisfy a condition. */
export function escapes(reading: Reading, rule: string, condition: (octet: number) => boolean): Span[] {
  return escapesWritten(reading, rule, (text) => condition(Number.parseInt(text.slice(1), 16)));
}

/** Finds escapes (nodes of a rule) with a lower-case digit. */
export function lowerCaseEscapes(reading: Reading, rule: string): Span[] {
  return escapesWritten(reading, rule, (text) => /[a-f]/.test(text));
}

function escapesWritten(reading: Reading, rule: string, condition: (text: string) => boolean): Span[] {
  return reading.nodes(rule, '%').filter((node) => condition(reading.of(node)));
}

/** Finds escapes (nodes of a rule) of CR or LF, which end a line in many protocols. */
export function escapedLineEnds(reading: Reading, rule: string): Span[] {
  return escapes(reading, rule, (octet) => octet === 0x0a || octet === 0x0d);
}

/** Returns the scheme if it has upper-case letters. */
export function upperCaseScheme(reading: Reading): Span[] {
  const scheme = writtenScheme(reading);
  return scheme !== undefined && /[A-Z]/.test(reading.of(scheme)) ? [scheme] : [];
}

/** Finds each "%" that does not begin an escape. */
export function barePercents(reading: Reading): Span[] {
  return matches(reading, /%(?![0-9A-Fa-f]{2})/g);
}

/** Tests whether a dotted address has a number above 255. */
export function isOutOfRange(address: string): boolean {
  return address.split('.').some((number) => Number(number) > 255);
}

/** Finds dotted addresses (nodes of a rule) with a number above 255. */
export function addressesOutOfRange(reading: Reading, rule: string): Span[] {
  return nodes(reading, rule, isOutOfRange);
}

/**
 * Returns the first segment of a text that is not a reference only because a colon follows something that is not a
 * scheme.
 */
export function colonInFirstSegment({ derivable, text }: Reading): Span[] {
  const end = derivable ? undefined : /^[^/?#:]*:[^/?#]*/.exec(text)?.[0].length;
  return end === undefined || /^[A-Za-z][A-Za-z0-9+.-]*:/.test(text) ? [] : [{ start: 0, end }];
}

/** Finds ports (nodes of a rule) that are a scheme's default, or those that are not. @param known the default ports */
export function ports(
  reading: Reading,
  rule: string,
  which: 'default' | 'other',
  known = defaultPorts,
): Span[] {
  const isSuch = which === 'default';
  return nodes(reading, rule, (port) => isDefaultPort(schemeOf(reading), port, known) === isSuch);
}

/** Finds ports that are not a scheme's default, and marks those "within the reserved space". */
export function otherPorts(reading: Reading, rule: string): Match[] {
  return ports(reading, rule, 'other').map((span) =>
    Number(reading.of(span)) < 1024 ? { ...span, detail: 'This one is "within the reserved space".' } : span,
  );
}

/** Finds the passwords in spans of user and password: the text after the first ":". */
export function passwords(reading: Reading, users: readonly Span[]): Span[] {
  return users.flatMap(({ start, end }) => {
    const colon = reading.text.slice(start, end).indexOf(':');
    return colon < 0 ? [] : [{ start: start + colon + 1, end }];
  });
}

/** Finds the prefix "URL:" of a wrapper in text. */
export function urlPrefix({ text }: Reading): Span[] {
  return /^URL:/i.test(text) ? [{ start: 0, end: 4 }] : [];
}

/** Finds segments "." and ".." of a path. */
export function dotSegments(reading: Reading, path: Span): Span[] {
  return matchesIn(reading, path, /(?<![^/])\.\.?(?![^/])/g);
}

/** Finds runs of escapes within a span whose octets are not valid UTF-8. */
export function notUtf8(reading: Reading, within: Span): Span[] {
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  return matchesIn(reading, within, /(?:%[0-9A-Fa-f]{2})+/g).filter((run) => {
    const octets = reading.of(run).slice(1).split('%');
    try {
      utf8.decode(Uint8Array.from(octets, (hex) => Number.parseInt(hex, 16)));
      return false;
    } catch {
      return true;
    }
  });
}

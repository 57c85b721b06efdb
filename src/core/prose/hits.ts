/** The ways in which entries of any revision find their stretches of the text. */

import { defaultPorts, isDefaultPort } from '../reference/schemes/default-ports.js';
import type { Reading, Span } from '../reading/reading.js';
import type { Hit } from './entry.js';

/** Every match of a global pattern in the text. The patterns are runs of characters, so time is linear. */
export function matches({ text }: { readonly text: string }, pattern: RegExp): Span[] {
  // Most entries find nothing, and matchAll copies the pattern first.
  if (text.search(pattern) < 0) return [];
  return Array.from(text.matchAll(pattern), (match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** Every match of a global pattern within a stretch of the text. */
export function matchesIn(reading: Reading, within: Span, pattern: RegExp): Span[] {
  return matches({ text: reading.of(within) }, pattern).map(({ start, end }) => ({
    start: within.start + start,
    end: within.start + end,
  }));
}

/** The nodes of a rule whose text satisfies a condition. */
export function nodes(reading: Reading, rule: string, condition: (text: string) => boolean): Span[] {
  return reading.nodes(rule).filter((node) => condition(reading.of(node)));
}

/** The parts of a stretch between one-character separators, empty parts included. */
export function split(reading: Reading, { start, end }: Span, separator: string): Span[] {
  const parts: Span[] = [];
  let from = start;
  for (const part of reading.text.slice(start, end).split(separator)) {
    parts.push({ start: from, end: from + part.length });
    from += part.length + 1;
  }
  return parts;
}

/** What stands before the first ":", where it is spelt like a scheme in any revision; the tree is not asked. */
export function writtenScheme({ text }: Reading): Span | undefined {
  const found = /^[A-Za-z0-9+.-]+(?=:)/.exec(text);
  return found === null ? undefined : { start: 0, end: found[0].length };
}

/** Scheme of the reading in lower case. */
export function schemeOf(reading: Reading): string | undefined {
  return reading.components?.scheme?.toLowerCase();
}

/** The whole text, for what has no narrower place, where a condition holds. */
export function whole({ text }: Reading, condition: boolean): Hit[] {
  return condition ? [{ start: 0, end: text.length }] : [];
}

/** Escapes (nodes of a rule) of octets that satisfy a condition. */
export function escapes(reading: Reading, rule: string, condition: (octet: number) => boolean): Span[] {
  return escapesWritten(reading, rule, (text) => condition(Number.parseInt(text.slice(1), 16)));
}

/** Escapes (nodes of a rule) with a lower-case digit. */
export function lowerCaseEscapes(reading: Reading, rule: string): Span[] {
  return escapesWritten(reading, rule, (text) => /[a-f]/.test(text));
}

function escapesWritten(reading: Reading, rule: string, condition: (text: string) => boolean): Span[] {
  return reading.nodes(rule, '%').filter((node) => condition(reading.of(node)));
}

/** Escapes (nodes of a rule) of CR or LF, which end a line in many protocols. */
export function escapedLineEnds(reading: Reading, rule: string): Span[] {
  return escapes(reading, rule, (octet) => octet === 0x0a || octet === 0x0d);
}

/** Upper-case letters of a scheme. */
export function upperCaseScheme(reading: Reading): Span[] {
  const scheme = writtenScheme(reading);
  return scheme !== undefined && /[A-Z]/.test(reading.of(scheme)) ? [scheme] : [];
}

/** The "%" that do not begin an escape. */
export function barePercents(reading: Reading): Span[] {
  return matches(reading, /%(?![0-9A-Fa-f]{2})/g);
}

/** Whether a dotted address has a number above 255. */
export function isOutOfRange(address: string): boolean {
  return address.split('.').some((number) => Number(number) > 255);
}

/** Dotted addresses, nodes of a rule, with a number above 255. */
export function addressesOutOfRange(reading: Reading, rule: string): Span[] {
  return nodes(reading, rule, isOutOfRange);
}

/** The first segment of what is no reference only because it has a colon after what is no scheme. */
export function colonInFirstSegment({ derivable, text }: Reading): Span[] {
  const end = derivable ? undefined : /^[^/?#:]*:[^/?#]*/.exec(text)?.[0].length;
  return end === undefined || /^[A-Za-z][A-Za-z0-9+.-]*:/.test(text) ? [] : [{ start: 0, end }];
}

/** Ports (nodes of a rule) that are a scheme's default, or those that are not. @param known the default ports */
export function ports(
  reading: Reading,
  rule: string,
  which: 'default' | 'other',
  known = defaultPorts,
): Span[] {
  const isSuch = which === 'default';
  return nodes(reading, rule, (port) => isDefaultPort(schemeOf(reading), port, known) === isSuch);
}

/** Ports that are not a scheme's default, and which of them are "within the reserved space". */
export function otherPorts(reading: Reading, rule: string): Hit[] {
  return ports(reading, rule, 'other').map((span) =>
    Number(reading.of(span)) < 1024 ? { ...span, detail: 'This one is "within the reserved space".' } : span,
  );
}

/** The passwords in stretches of user and password: what follows the first ":". */
export function passwords(reading: Reading, users: readonly Span[]): Span[] {
  return users.flatMap(({ start, end }) => {
    const colon = reading.text.slice(start, end).indexOf(':');
    return colon < 0 ? [] : [{ start: start + colon + 1, end }];
  });
}

/** The prefix "URL:" of a wrapper in text. */
export function urlPrefix({ text }: Reading): Span[] {
  return /^URL:/i.test(text) ? [{ start: 0, end: 4 }] : [];
}

/** Segments "." and ".." of a path. */
export function dotSegments(reading: Reading, path: Span): Span[] {
  return matchesIn(reading, path, /(?<![^/])\.\.?(?![^/])/g);
}

/** Runs of escapes, within a stretch of the text, whose octets no UTF-8 text has. */
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

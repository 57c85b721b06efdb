/** Mapping of IRIs to URIs (§3.1) and of URIs to IRIs (§3.2). */

import { escapeOf } from '../../core/base/character.js';
import { avoided, formatting, iprivate, laterFormatting, queryTest, ucschar } from './characters.js';

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Writes the octets of a text in UTF-8 as escapes. */
function escapes(text: string): string {
  return Array.from(encoder.encode(text), escapeOf).join('');
}

/** Maps an IRI reference, or a part of one, to URI characters: step 2 of §3.1. The identity for URIs. Linear. */
export function toUri(text: string): string {
  return text.replace(/[^\x00-\x7F]+/g, escapes);
}

/** Escapes "the printable characters in US-ASCII that are not allowed in URIs" (§3.1): "Systems accepting IRIs MAY". Linear. */
export function escapePrintable(text: string): string {
  return text.replace(/[<>" {}|\\^`]/g, escapes);
}

/** Characters that an escape sequence is converted to: outside the query, and in it. */
const excluded = `[${formatting}${laterFormatting}${avoided}]`;
const outsideQuery = new RegExp(`^(?!${excluded})[${ucschar}]$`, 'u');
const inQuery = new RegExp(`^(?!${excluded})[${ucschar}${iprivate}]$`, 'u');

/** Escapes of unreserved characters, and runs of escapes that may be UTF-8. */
const convertible = /%(?:2[DE]|3[0-9]|[46][1-9A-F]|[57][0-9A]|5F|7E)|(?:%[89A-F][0-9A-F])+/gi;

/**
 * Converts a URI reference to an IRI reference (§3.2). Escapes stay if they stand for a reserved character, for no
 * character, or for one that §2.2, §4.1 or §6.1 excludes there. Linear.
 */
export function toIri(text: string): string {
  const isInQuery = queryTest(text);
  return text.replace(convertible, (run, offset: number) => {
    const octets = Uint8Array.from(run.slice(1).split('%'), (hex) => Number.parseInt(hex, 16));
    return converted(octets, isInQuery(offset) ? inQuery : outsideQuery);
  });
}

function converted(octets: Uint8Array, isAppropriate: RegExp): string {
  let text = '';
  for (let i = 0; i < octets.length;) {
    const first = octets[i] ?? 0;
    const length = first < 0x80 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
    const character = decoded(octets.subarray(i, i + length));
    const isKept = character !== undefined && (first < 0x80 || isAppropriate.test(character));
    text += isKept ? character : escapeOf(first);
    i += isKept ? length : 1;
  }
  return text;
}

/** Returns the character of a sequence of octets; undefined if it is not strictly legal UTF-8. */
function decoded(octets: Uint8Array): string | undefined {
  try {
    return decoder.decode(octets);
  } catch {
    return undefined;
  }
}

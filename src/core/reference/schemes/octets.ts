/** Octets that a part of a URL stands for: RFC 1738 §2.2, 1993 "Encoding prohibited characters". */

import { hexadecimal } from '../../base/character.js';

/** Octets as a string, one character (U+0000 to U+00FF) each. */
export type OctetString = string;

/** Replaces every escape by its octet, once. The text is part of a reading, so each "%" begins an escape. Linear. */
export function octetsOf(text: string): OctetString {
  return text.replace(/%([0-9A-Fa-f]{2})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}

/**
 * Writes octets in double quotes: US-ASCII graphic characters and the space unchanged, all others as `\xHH`. Linear.
 */
export function showOctets(octets: OctetString): string {
  const shown = octets.replace(/[^ -~]|["\\]/g, (character) =>
    character === '"' || character === '\\' ? `\\${character}` : `\\x${hexadecimal(character.charCodeAt(0))}`,
  );
  return `"${shown}"`;
}

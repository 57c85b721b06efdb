/**
 * Rare IPv4 address formats (2003 §7.3, RFC 3986 §7.4), which platform routines such as inet_aton() read as an address
 * although the grammar reads a hostname.
 */

import type { Reading, Span } from '../reading/reading.js';
import type { Match } from './entry.js';

/** Differences of a host from four decimal octets. */
export type RareForm = 'parts' | 'octal' | 'hex';

/** A host that other software reads as an address. */
export interface RareAddress {
  /** The address that it is read as, in dotted-decimal form. */
  readonly address: string;
  readonly forms: readonly RareForm[];
}

/**
 * Reads a host as such routines do: one to four numbers, "0x" hexadecimal and "0" octal as in C, the last one filling
 * the octets that are left. Returns undefined if they read no address, or if the host has the common form.
 */
export function rareAddress(host: string): RareAddress | undefined {
  const parts = host.split('.');
  if (parts.length > 4) return undefined;
  const numbers = parts.map(cNumber);
  const last = numbers.pop() ?? NaN;
  const left = 4 - numbers.length;
  if (numbers.some((n) => !(n <= 255)) || !(last < 256 ** left)) return undefined;
  const forms: RareForm[] = [];
  if (parts.length < 4) forms.push('parts');
  if (parts.some((part) => /^0[0-7]/.test(part))) forms.push('octal');
  if (parts.some((part) => /^0x/i.test(part))) forms.push('hex');
  if (forms.length === 0) return undefined;
  const tail = Array.from({ length: left }, (_, i) => Math.floor(last / 256 ** (left - 1 - i)) % 256);
  return { address: [...numbers, ...tail].join('.'), forms };
}

/** Finds the hosts that such routines read as an address in one of the rare forms. */
export function rareAddresses(reading: Reading, hosts: readonly Span[], form: RareForm): Match[] {
  return hosts.flatMap(({ start, end }) => {
    const found = rareAddress(reading.text.slice(start, end));
    return found?.forms.includes(form) === true
      ? [{ start, end, detail: `Such software reads it as ${found.address}.` }]
      : [];
  });
}

function cNumber(part: string): number {
  if (/^0x[0-9a-f]+$/i.test(part)) return Number.parseInt(part.slice(2), 16);
  if (/^0[0-7]*$/.test(part)) return Number.parseInt(part, 8);
  return /^[1-9][0-9]*$/.test(part) ? Number.parseInt(part, 10) : NaN;
}

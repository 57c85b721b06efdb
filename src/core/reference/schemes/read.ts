/** Reads the parts of a known scheme from a reading; each revision's table defines the meaning of productions. */

import type { DefaultPort } from './default-ports.js';
import type { Reading } from '../../reading/reading.js';
import { octetsOf, type OctetString } from './octets.js';
import type { Login, SchemeParts, Server } from './parts.js';

/** A reader for each production of a known scheme, by its rule name. */
export type SchemeReaders = Readonly<Record<string, (reading: Reading) => SchemeParts>>;

/**
 * Returns the parts of a reading; undefined if no production of a known scheme carries it, or the text is not
 * derivable. Time is linear in the text.
 */
export function schemeParts(readers: SchemeReaders, reading: Reading): SchemeParts | undefined {
  const production = Object.keys(readers).find((rule) => reading.uses(rule));
  return production === undefined ? undefined : readers[production]?.(reading);
}

/** Returns host and port; `standard` is the port if the URL gives none. */
export function serverOf(reading: Reading, standard: DefaultPort | undefined): Server {
  const port = reading.first('port');
  return {
    host: reading.first('host') ?? '',
    port: port === undefined ? standard?.port : portOf(port),
    portGiven: port !== undefined,
  };
}

/** Returns the number that digits denote, or the digits if no JavaScript number is exact. */
function portOf(digits: string): number | string {
  return Number.isSafeInteger(Number(digits)) ? Number(digits) : digits;
}

export function loginOf(reading: Reading): Login {
  return { user: decoded(reading, 'user'), password: decoded(reading, 'password') };
}

/** Returns the first node of a rule, decoded; undefined if there is none. */
export function decoded(reading: Reading, rule: string): OctetString | undefined {
  const text = reading.first(rule);
  return text === undefined ? undefined : octetsOf(text);
}

/** Splits a path at its last slash into directories and a name, decoded. */
export function directoriesAndName(segments: readonly string[]): {
  readonly directories: readonly OctetString[];
  readonly name: OctetString | undefined;
} {
  const octets = segments.map(octetsOf);
  return { directories: octets.slice(0, -1), name: octets.at(-1) };
}

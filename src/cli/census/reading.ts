/** What one revision reads in texts: the productions that carry them, their schemes, the kinds of their hosts. */

import type { Language } from '../../language.js';
import { countIn, type Kind } from './kinds.js';
import { Schemes } from './schemes.js';

/** What can be read, with what help says of each. */
export const readable = {
  production: 'the rules that carry its reading, outermost first',
  scheme: 'its scheme',
  'host-kind': 'the rule that its host is',
} as const;

export type Readable = keyof typeof readable;

/** What was read of a text; undefined where there is none such. */
export type Reading = Readonly<Partial<Record<Readable, string | undefined>>>;

/** The texts that the revision derives, by what was read of them. */
export interface ReadCounts {
  readonly productions?: ReadonlyMap<string, Kind>;
  readonly schemes?: Schemes;
  readonly hostKinds?: ReadonlyMap<string, Kind>;
}

const nothing: Reading = {};

export class Reader implements ReadCounts {
  readonly productions?: Map<string, Kind>;
  readonly schemes?: Schemes;
  readonly hostKinds?: Map<string, Kind>;
  private held: Buffer = Buffer.alloc(0);
  private bytes: Uint8Array = this.held;

  /** @param names what is read and counted */
  constructor(
    private readonly language: Language,
    names: readonly Readable[],
  ) {
    if (names.includes('production')) this.productions = new Map();
    if (names.includes('scheme')) this.schemes = new Schemes();
    if (names.includes('host-kind')) this.hostKinds = new Map();
  }

  /** Reads the text between two places, and counts it. Linear. */
  read(bytes: Uint8Array, from: number, to: number): Reading {
    if (bytes !== this.bytes) {
      this.bytes = bytes;
      this.held = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    }
    const { language, productions, schemes, hostKinds } = this;
    // What is derivable is US-ASCII, and no other byte becomes a character of it.
    const text = this.held.toString('latin1', from, to);
    if (!language.accepts(text)) return nothing;
    const production = productions && language.production(text).join(' > ');
    const { scheme, hostKind } = schemes || hostKinds ? language.components(text) : {};
    if (productions && production !== undefined) countIn(productions, production, to - from, bytes, from);
    // RFC 3986 §3.1: case makes no other scheme.
    if (scheme !== undefined) schemes?.add(scheme.toLowerCase());
    if (hostKinds && hostKind !== undefined) countIn(hostKinds, hostKind, to - from, bytes, from);
    return { production, scheme: schemes && scheme, 'host-kind': hostKinds && hostKind };
  }
}

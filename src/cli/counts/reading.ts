/** Readings of texts by one revision: their productions, their schemes, the kinds of their hosts. */

import { decodeAutomaton, type DfaTable } from '../../core/automaton/dfa-table.js';
import { Registers } from '../../core/automaton/registers.js';
import {
  decodeTaggedDfa,
  runTaggedDfa,
  runTaggedDfaOnBytes,
  type TaggedDfa,
} from '../../core/automaton/tagged-dfa.js';
import { accepts } from '../../core/automaton/walk.js';
import { asciiSize } from '../../core/base/ascii.js';
import type { CensusReadable } from '../../study/census-summary.js';
import type { Language } from '../../core/language.js';
import type { ReadingTables } from '../documents/load-revision.js';
import { hostKindIn, productionIn } from '../../core/tree/read-components.js';
import { productionEnd, productionRegister, registerOf } from '../../core/tree/role-registers.js';
import { countIn, type Kind } from './kinds.js';
import { Schemes } from './schemes.js';

/** Components that can be read but not counted, with their descriptions for help. */
export const components = {
  authority: 'the text after "//", up to the path',
  user: 'the user name, or the text before "@"',
  password: 'the password',
  host: 'the host',
  port: 'the port',
  path: 'the path',
  query: 'the text after "?"',
  fragment: 'the text after "#"',
} as const;

export type ComponentName = keyof typeof components;

/** The properties read from a text; undefined if absent. */
export type Reading = Readonly<Partial<Record<CensusReadable | ComponentName, string | undefined>>>;

/** The texts that the revision derives, by the properties read. */
export interface ReadCounts {
  readonly productions?: ReadonlyMap<string, Kind>;
  readonly schemes?: Schemes;
  readonly hostKinds?: ReadonlyMap<string, Kind>;
}

const nothing: Reading = {};
/** Limit that lets one number encode all registers of a production. */
const maxRules = 256;
const schemePlace = registerOf('scheme');

export class Reader implements ReadCounts {
  readonly productions?: Map<string, Kind>;
  readonly schemes?: Schemes;
  readonly hostKinds?: Map<string, Kind>;
  private readonly names: readonly string[];
  private readonly taggedDfa?: TaggedDfa;
  private readonly registers = new Registers();
  /** Productions by the contents of their registers. */
  private readonly known = new Map<number, string>();
  private readonly absolute?: DfaTable;

  /**
   * @param wanted the properties to read and count
   * @param language reads the components, if they are requested
   */
  constructor(
    { automaton, taggedDfa, names, absolute }: ReadingTables,
    wanted: readonly CensusReadable[],
    private readonly language?: Language,
  ) {
    this.names = names;
    if (absolute) this.absolute = decodeAutomaton(absolute);
    if (wanted.includes('production')) this.productions = new Map();
    if (wanted.includes('scheme')) this.schemes = new Schemes();
    if (wanted.includes('host-kind')) this.hostKinds = new Map();
    if (wanted.length > 0) this.taggedDfa = decodeTaggedDfa(taggedDfa, decodeAutomaton(automaton));
  }

  /** Reads and counts the text between two offsets. Linear. */
  read(bytes: Uint8Array, from: number, to: number): Reading {
    const { productions, schemes, hostKinds, language, registers, names, taggedDfa } = this;
    const textOf = (): string =>
      Buffer.from(bytes.buffer, bytes.byteOffset + from, to - from).toString('utf8');
    if (this.absolute && !acceptsBytes(this.absolute, bytes, from, to, textOf)) return nothing;
    if (taggedDfa) {
      const stop = runTaggedDfaOnBytes(taggedDfa, bytes, from, to, registers);
      const isBeyond = stop >= 0 && (bytes[from + stop] ?? 0) >= asciiSize;
      if (isBeyond ? runTaggedDfa(taggedDfa, textOf(), registers) >= 0 : stop >= 0) return nothing;
    }
    const production = productions && this.productionIn(registers);
    const scheme = schemes && this.schemeIn(bytes, from);
    const hostKind = hostKinds && hostKindIn(registers, names);
    if (productions && production !== undefined) countIn(productions, production, to - from, bytes, from);
    // RFC 3986 §3.1: schemes are case-insensitive.
    if (scheme !== undefined) schemes?.add(scheme.toLowerCase());
    if (hostKinds && hostKind !== undefined) countIn(hostKinds, hostKind, to - from, bytes, from);
    const reading = { production, scheme, 'host-kind': hostKind };
    if (language === undefined) return reading;
    const text = textOf();
    return language.accepts(text) ? { ...language.components(text), ...reading } : nothing;
  }

  /** Returns the rules that carry the text of the registers; each list of names is created only once. */
  private productionIn(registers: Registers): string {
    let key = 0;
    for (let i = productionRegister; i < productionEnd; i++) key = key * maxRules + registers.at(i) + 1;
    let production = this.known.get(key);
    if (production === undefined) {
      production = productionIn(registers, this.names).join(' > ');
      this.known.set(key, production);
    }
    return production;
  }

  /** Returns the scheme; undefined for a text without one. */
  private schemeIn(bytes: Uint8Array, from: number): string | undefined {
    const begin = this.registers.at(schemePlace);
    if (begin < 0) return undefined;
    // A scheme is of US-ASCII.
    let scheme = '';
    for (let at = begin; at < this.registers.at(schemePlace + 1); at++) {
      scheme += String.fromCharCode(bytes[from + at] ?? 0);
    }
    return scheme;
  }
}

/** Tests whether an automaton accepts the text between two offsets. Linear. */
function acceptsBytes(
  automaton: DfaTable,
  bytes: Uint8Array,
  from: number,
  to: number,
  textOf: () => string,
): boolean {
  let state = automaton.initial;
  for (let at = from; at < to && state !== automaton.dead; at++) {
    const byte = bytes[at] ?? 0;
    if (byte >= asciiSize) return accepts(automaton, textOf());
    state = automaton.step(state, automaton.classOf(byte));
  }
  return automaton.accepting(state);
}

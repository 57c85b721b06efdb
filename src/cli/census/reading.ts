/** What one revision reads in texts: the productions that carry them, their schemes, the kinds of their hosts. */

import { decodeAutomaton, type DfaTable, type EncodedAutomaton } from '../../automaton/dfa-table.js';
import { decodeLabelledDfa, type EncodedLabelledDfa, type Label } from '../../automaton/labelled-dfa.js';
import { registerAt } from '../../automaton/registers.js';
import {
  decodeTaggedDfa,
  type EncodedTaggedDfa,
  runTaggedDfaOnBytes,
  type TaggedDfa,
} from '../../automaton/tagged-dfa.js';
import type { CensusReadable } from '../../study/census/summary.js';
import type { Language } from '../../language.js';
import { registerOf } from '../../tree/role-registers.js';
import { ByteRows } from './byte-rows.js';
import { countIn, type Kind } from './kinds.js';
import { Schemes } from './schemes.js';

/** Components that can be read but not counted, with what help says of each. */
export const components = {
  authority: 'what stands behind "//", up to the path',
  user: 'the name of a user, or all before the "@"',
  password: 'the password of a user',
  host: 'its host',
  port: 'the number of its port',
  path: 'its path',
  query: 'what follows the "?"',
  fragment: 'what follows the "#"',
} as const;

export type ComponentName = keyof typeof components;

/** What was read of a text; undefined where there is none such. */
export type Reading = Readonly<Partial<Record<CensusReadable | ComponentName, string | undefined>>>;

/** The texts that the revision derives, by what was read of them. */
export interface ReadCounts {
  readonly productions?: ReadonlyMap<string, Kind>;
  readonly schemes?: Schemes;
  readonly hostKinds?: ReadonlyMap<string, Kind>;
}

/** The automata of a revision. */
export interface ReadingTables {
  readonly automaton: EncodedAutomaton;
  readonly taggedDfa: EncodedTaggedDfa;
  readonly labelledDfa: EncodedLabelledDfa;
  /** Of its absolute rule, where nothing else is to be read. */
  readonly absolute?: EncodedAutomaton | undefined;
}

const nothing: Reading = {};

export class Reader implements ReadCounts {
  readonly productions?: Map<string, Kind>;
  readonly schemes?: Schemes;
  readonly hostKinds?: Map<string, Kind>;
  private readonly labelled?: Labelled;
  private readonly taggedDfa?: TaggedDfa;
  private readonly absolute?: Accepted;

  /**
   * @param names what is read and counted
   * @param language reads the components, if they are wanted
   */
  constructor(
    { automaton, taggedDfa, labelledDfa, absolute }: ReadingTables,
    names: readonly CensusReadable[],
    private readonly language?: Language,
  ) {
    if (absolute) this.absolute = new Accepted(decodeAutomaton(absolute));
    if (names.includes('production')) this.productions = new Map();
    if (names.includes('scheme')) this.schemes = new Schemes();
    if (names.includes('host-kind')) this.hostKinds = new Map();
    if (this.productions || this.hostKinds) this.labelled = new Labelled(labelledDfa);
    if (this.schemes) this.taggedDfa = decodeTaggedDfa(taggedDfa, decodeAutomaton(automaton));
  }

  /** Reads the text between two places, and counts it. Linear. */
  read(bytes: Uint8Array, from: number, to: number): Reading {
    const { productions, schemes, hostKinds, language } = this;
    if (this.absolute?.has(bytes, from, to) === false) return nothing;
    const told = this.labelled?.of(bytes, from, to);
    if (this.labelled && told === undefined) return nothing;
    const scheme = this.taggedDfa && schemeOf(this.taggedDfa, bytes, from, to);
    const production = productions && told?.production;
    const hostKind = hostKinds && told?.hostKind;
    if (productions && production !== undefined) countIn(productions, production, to - from, bytes, from);
    // RFC 3986 §3.1: case makes no other scheme.
    if (scheme !== undefined) schemes?.add(scheme.toLowerCase());
    if (hostKinds && hostKind !== undefined) countIn(hostKinds, hostKind, to - from, bytes, from);
    const reading = { production, scheme, 'host-kind': hostKind };
    if (language === undefined) return reading;
    const text = Buffer.from(bytes.buffer, bytes.byteOffset + from, to - from).toString('latin1');
    return language.accepts(text) ? { ...language.components(text), ...reading } : nothing;
  }
}

const schemePlace = registerOf('scheme');

/** Undefined of a text without one, and of one that is not derivable. */
function schemeOf(taggedDfa: TaggedDfa, bytes: Uint8Array, from: number, to: number): string | undefined {
  if (!runTaggedDfaOnBytes(taggedDfa, bytes, from, to)) return undefined;
  const begin = registerAt(schemePlace);
  if (begin < 0) return undefined;
  // What is derivable is US-ASCII.
  let scheme = '';
  for (let at = begin; at < registerAt(schemePlace + 1); at++) {
    scheme += String.fromCharCode(bytes[from + at] ?? 0);
  }
  return scheme;
}

/** The texts that an automaton accepts. */
class Accepted {
  private readonly walked: ByteRows;

  constructor(private readonly automaton: DfaTable) {
    this.walked = new ByteRows(automaton);
  }

  has(bytes: Uint8Array, from: number, to: number): boolean {
    const { automaton, walked } = this;
    return automaton.accepting(walked.numberOf(walked.after(bytes, from, to)) * automaton.classCount);
  }
}

/** Productions and kinds of hosts, by the states of an automaton. */
class Labelled {
  private readonly walked: ByteRows;
  private readonly told: readonly (
    { readonly production: string; readonly hostKind: string | undefined } | undefined
  )[];

  constructor(encoded: EncodedLabelledDfa) {
    const { automaton, labels } = decodeLabelledDfa(encoded);
    this.walked = new ByteRows(automaton);
    this.told = labels.map(
      (label: Label | undefined) => label && { production: label[0].join(' > '), hostKind: label[1] },
    );
  }

  /** Undefined of a text that is not derivable. */
  of(bytes: Uint8Array, from: number, to: number): (typeof this.told)[number] {
    return this.told[this.walked.numberOf(this.walked.after(bytes, from, to))];
  }
}

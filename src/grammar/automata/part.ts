/**
 * In which part of a reference a byte stands, by the bytes before it alone and as RFC 3986 Appendix B splits: what no
 * revision derives has no components.
 */

import { asciiSize } from '../../core/base/ascii.js';

/** `begin` and `scheme`: before the first of `:`, `/`, `?` and `#`; `colon` and `slash`: where "//" may follow or go on. */
export type Part = 'begin' | 'scheme' | 'colon' | 'slash' | 'host' | 'brackets' | 'port' | 'rest';

const colon = 0x3a;
const slash = 0x2f;
const question = 0x3f;
const hash = 0x23;
const opening = 0x5b;
const closing = 0x5d;

/** The part in which the byte after this one stands. A host may still be found to be the user before a host. */
export function partAfter(part: Part, byte: number): Part {
  const ends = byte === slash || byte === question || byte === hash;
  switch (part) {
    case 'begin':
    case 'scheme':
      if (byte === colon) return 'colon';
      if (byte === slash && part === 'begin') return 'slash';
      return ends ? 'rest' : 'scheme';
    case 'colon':
      return byte === slash ? 'slash' : 'rest';
    case 'slash':
      return byte === slash ? 'host' : 'rest';
    case 'host':
      if (byte === opening) return 'brackets';
      return ends ? 'rest' : byte === colon ? 'port' : 'host';
    case 'brackets':
      return ends ? 'rest' : byte === closing ? 'host' : 'brackets';
    case 'port':
      return ends ? 'rest' : byte >= 0x30 && byte <= 0x39 ? 'port' : 'host';
    case 'rest':
      return 'rest';
  }
}

const parts: readonly Part[] = ['begin', 'scheme', 'colon', 'slash', 'host', 'brackets', 'port', 'rest'];
/** What stands for no part: none has been found, or more than one. */
const [noPart, severalParts] = [0xff, 0xfe];

/** What is walked: its states are numbered, and from state 0 nothing is derivable. */
interface Walk {
  readonly states: number;
  readonly initial: number;
  classOf(byte: number): number;
  next(state: number, byte: number): number;
}

/** By the numbers of states, the part in which the byte stands that comes next: see `partAfterState`. In proportion to the table. */
export function partsOf(walk: Walk): Uint8Array {
  // Bytes that are alike to the walk and to the parts; of those beyond US-ASCII no part is asked.
  const alike = new Map<string, number>();
  for (let byte = 0; byte < asciiSize; byte++) {
    alike.set([walk.classOf(byte), ...parts.map((part) => partAfter(part, byte))].join(), byte);
  }
  const letters = [...alike.values()].map((byte) => ({
    byte,
    next: parts.map((part) => parts.indexOf(partAfter(part, byte))),
  }));
  const found = new Uint8Array(walk.states).fill(noPart);
  const isSeen = new Uint8Array(walk.states * parts.length);
  const open: (readonly [state: number, part: number])[] = [];
  const see = (state: number, part: number): void => {
    const place = state * parts.length + part;
    if (isSeen[place]) return;
    isSeen[place] = 1;
    found[state] = found[state] === noPart ? part : severalParts;
    open.push([state, part]);
  };
  see(walk.initial, 0);
  for (let pair = open.pop(); pair; pair = open.pop()) {
    const [state, part] = pair;
    for (const { byte, next } of letters) {
      const after = walk.next(state, byte);
      if (after !== 0) see(after, next[part] ?? 0);
    }
  }
  return found;
}

/** The part in which the byte stands that comes after a state; undefined where that is not the same for all that has led there. */
export function partAfterState(found: Uint8Array, state: number): Part | undefined {
  return parts[found[state] ?? noPart];
}

/** The part in which the byte at a place stands. Linear. */
export function partAt(bytes: Uint8Array, from: number, place: number): Part {
  let part: Part = 'begin';
  for (let at = from; at < place && part !== 'rest'; at++) part = partAfter(part, bytes[at] ?? 0);
  return part;
}

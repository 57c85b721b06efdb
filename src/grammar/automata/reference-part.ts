/**
 * Finds the part of a reference that a byte belongs to, from the bytes before it alone, splitting as RFC 3986
 * Appendix B does: a text that no revision derives has no components.
 */

const byteValues = 256;

/**
 * `begin` and `scheme`: before the first of `:`, `/`, `?` and `#`; `colon` and `slash`: where "//" may follow or
 * continue.
 */
export type Part = 'begin' | 'scheme' | 'colon' | 'slash' | 'host' | 'brackets' | 'port' | 'rest';

const colon = 0x3a;
const slash = 0x2f;
const question = 0x3f;
const hash = 0x23;
const opening = 0x5b;
const closing = 0x5d;

/** Returns the part of the byte after this one. A host may still turn out to be the user before a host. */
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
/** Marks for no part: none has been found, or more than one. */
const [noPart, severalParts] = [0xff, 0xfe];

/** An automaton to walk: its states are numbered, and from state 0 nothing is derivable. */
interface Walk {
  readonly states: number;
  readonly initial: number;
  classOf(byte: number): number;
  next(state: number, byte: number): number;
}

/** Returns by state number the part of the next byte: see `partAfterState`. Time is proportional to the table. */
export function partsOf(walk: Walk): Uint8Array {
  // Groups bytes that the walk and the parts treat alike.
  const alike = new Map<string, number>();
  for (let byte = 0; byte < byteValues; byte++) {
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

/** Returns the part of the byte after a state; undefined if it differs between paths to the state. */
export function partAfterState(found: Uint8Array, state: number): Part | undefined {
  return parts[found[state] ?? noPart];
}

/** Returns the part of the byte at an offset. Linear. */
export function partAt(bytes: Uint8Array, from: number, place: number): Part {
  let part: Part = 'begin';
  for (let at = from; at < place && part !== 'rest'; at++) part = partAfter(part, bytes[at] ?? 0);
  return part;
}

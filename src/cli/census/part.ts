/**
 * In which part of a reference a byte stands, by the bytes before it alone and as RFC 3986 Appendix B splits: what no
 * revision derives has no components.
 */

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

/** The part in which the byte at a place stands. Linear. */
export function partAt(bytes: Uint8Array, from: number, place: number): Part {
  let part: Part = 'begin';
  for (let at = from; at < place && part !== 'rest'; at++) part = partAfter(part, bytes[at] ?? 0);
  return part;
}

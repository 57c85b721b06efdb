/**
 * Examples of lines: of all lines of a kind the few whose hash is least, so that they are the same however the input is
 * cut, and in whatever order the parts are put together.
 */

/** How many of each kind. */
export const mostExamples = 3;
/** Longer lines, in bytes, are no examples. */
export const longestExample = 200;
/** The hash is of the length of a line and of so many bytes at its end. */
const hashed = 16;
const wordSize = 4;

/** What keeps examples of one kind of lines. */
export interface KeptExamples {
  /** A line of the kind: the bytes from a place to another; where it is longer than an example may be, they need not be there. */
  offer(bytes: Uint8Array, from: number, to: number): void;
  readonly lines: readonly Buffer[];
}

/** The first of the shortest lines. */
export class ShortestExample implements KeptExamples {
  private shortest: Buffer | undefined;
  private least = longestExample + 1;

  offer(bytes: Uint8Array, from: number, to: number): void {
    if (to - from >= this.least) return;
    this.least = to - from;
    this.shortest = Buffer.from(bytes.subarray(from, to));
  }

  get lines(): readonly Buffer[] {
    return this.shortest === undefined ? [] : [this.shortest];
  }
}

/** Those whose hash is least. */
export class Examples implements KeptExamples {
  private readonly kept: { readonly hash: number; readonly bytes: Buffer }[] = [];
  /** A line whose hash is more than this is none of them. */
  private most = 0x7fffffff;

  offer(bytes: Uint8Array, from: number, to: number): void {
    if (to - from > longestExample) return;
    const hash = hashOf(bytes, from, to);
    if (hash <= this.most) this.keep(hash, bytes, from, to);
  }

  // What this closes over would take memory for each line that is offered.
  private keep(hash: number, bytes: Uint8Array, from: number, to: number): void {
    const { kept } = this;
    if (kept.some((other) => other.hash === hash && other.bytes.compare(bytes, from, to) === 0)) return;
    kept.push({ hash, bytes: Buffer.from(bytes.subarray(from, to)) });
    kept.sort((a, b) => a.hash - b.hash || Buffer.compare(a.bytes, b.bytes));
    kept.length = Math.min(kept.length, mostExamples);
    if (kept.length === mostExamples) this.most = kept.at(-1)?.hash ?? this.most;
  }

  /** By hash. */
  get lines(): readonly Buffer[] {
    return this.kept.map(({ bytes }) => bytes);
  }
}

/** MurmurHash3 (x86, 32 bits, with a sign) of four words of the last bytes, which are zero where the line is shorter; its length is the seed. */
function hashOf(bytes: Uint8Array, from: number, to: number): number {
  let hash = to - from;
  for (let at = to - hashed; at < to; at += wordSize) {
    const word = at >= from ? wordAt(bytes, at) : shortWordAt(bytes, from, at);
    const mixed = Math.imul(word, 0xcc9e2d51);
    hash ^= Math.imul((mixed << 15) | (mixed >>> 17), 0x1b873593);
    hash = (Math.imul((hash << 13) | (hash >>> 19), 5) + 0xe6546b64) | 0;
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}

/** Four bytes, the lowest first. */
function wordAt(bytes: Uint8Array, at: number): number {
  return (
    (bytes[at] ?? 0) |
    ((bytes[at + 1] ?? 0) << 8) |
    ((bytes[at + 2] ?? 0) << 16) |
    ((bytes[at + 3] ?? 0) << 24)
  );
}

/** The same where those before a place are zero. */
function shortWordAt(bytes: Uint8Array, from: number, at: number): number {
  let word = 0;
  for (let i = Math.max(from, at); i < at + wordSize; i++) word |= (bytes[i] ?? 0) << (8 * (i - at));
  return word;
}

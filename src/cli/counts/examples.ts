/**
 * Examples of lines: for each kind, the lines with the least hashes, so that the selection is independent of how the
 * input is split and in which order its pieces are merged.
 */

/** Maximum number of examples of each kind. */
export const maxExamples = 3;
/** Longer lines, in bytes, are not examples. */
export const maxExampleBytes = 200;
/** The hash covers the length of a line and this many bytes at its end. */
const hashed = 16;
const wordSize = 4;

/** Collects examples of one kind of lines. */
export interface ExampleCollector {
  /**
   * Offers a line of the kind, between two offsets; if it is longer than an example may be, its bytes may be absent.
   */
  offer(bytes: Uint8Array, from: number, to: number): void;
  readonly lines: readonly Buffer[];
}

/** The first of the shortest lines. */
export class ShortestExample implements ExampleCollector {
  private shortest: Buffer | undefined;
  private least = maxExampleBytes + 1;

  offer(bytes: Uint8Array, from: number, to: number): void {
    if (to - from >= this.least) return;
    this.least = to - from;
    this.shortest = Buffer.from(bytes.subarray(from, to));
  }

  get lines(): readonly Buffer[] {
    return this.shortest === undefined ? [] : [this.shortest];
  }
}

/** Keeps the lines with the least hashes. */
export class Examples implements ExampleCollector {
  private readonly kept: { readonly hash: number; readonly bytes: Buffer }[] = [];
  /** A line with a greater hash is not an example. */
  private most = 0x7fffffff;

  offer(bytes: Uint8Array, from: number, to: number): void {
    if (to - from > maxExampleBytes) return;
    const hash = hashOf(bytes, from, to);
    if (hash <= this.most) this.keep(hash, bytes, from, to);
  }

  // A closure here would allocate memory for each offered line.
  private keep(hash: number, bytes: Uint8Array, from: number, to: number): void {
    const { kept } = this;
    if (kept.some((other) => other.hash === hash && other.bytes.compare(bytes, from, to) === 0)) return;
    kept.push({ hash, bytes: Buffer.from(bytes.subarray(from, to)) });
    kept.sort((a, b) => a.hash - b.hash || Buffer.compare(a.bytes, b.bytes));
    kept.length = Math.min(kept.length, maxExamples);
    if (kept.length === maxExamples) this.most = kept.at(-1)?.hash ?? this.most;
  }

  /** Sorted by hash. */
  get lines(): readonly Buffer[] {
    return this.kept.map(({ bytes }) => bytes);
  }
}

/**
 * Computes MurmurHash3 (x86, 32 bits, signed) of four words of the last bytes, zero-padded if the line is shorter; its
 * length is the seed.
 */
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

/** Reads four bytes, little-endian. */
function wordAt(bytes: Uint8Array, at: number): number {
  return (
    (bytes[at] ?? 0) |
    ((bytes[at + 1] ?? 0) << 8) |
    ((bytes[at + 2] ?? 0) << 16) |
    ((bytes[at + 3] ?? 0) << 24)
  );
}

/** Reads the same, with zeros for the bytes before an offset. */
function shortWordAt(bytes: Uint8Array, from: number, at: number): number {
  let word = 0;
  for (let i = Math.max(from, at); i < at + wordSize; i++) word |= (bytes[i] ?? 0) << (8 * (i - at));
  return word;
}

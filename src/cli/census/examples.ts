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
  private most = Infinity;

  offer(bytes: Uint8Array, from: number, to: number): void {
    if (to - from > longestExample) return;
    const hash = hashOf(bytes, from, to);
    if (hash > this.most) return;
    const { kept } = this;
    if (kept.some((other) => other.hash === hash && other.bytes.compare(bytes, from, to) === 0)) return;
    kept.push({ hash, bytes: Buffer.from(bytes.subarray(from, to)) });
    kept.sort((a, b) => a.hash - b.hash || Buffer.compare(a.bytes, b.bytes));
    kept.length = Math.min(kept.length, mostExamples);
    if (kept.length === mostExamples) this.most = kept.at(-1)?.hash ?? Infinity;
  }

  /** By hash. */
  get lines(): readonly Buffer[] {
    return this.kept.map(({ bytes }) => bytes);
  }
}

/** FNV-1a, with a last round that mixes its bits. */
function hashOf(bytes: Uint8Array, from: number, to: number): number {
  let hash = 0x811c9dc5 ^ (to - from);
  for (let i = Math.max(from, to - hashed); i < to; i++) hash = Math.imul(hash ^ (bytes[i] ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}

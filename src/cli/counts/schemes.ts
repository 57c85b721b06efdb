/**
 * Number of texts by scheme. Only the shortest schemes are kept, so that merged counts equal those of the whole, in any
 * order: a scheme that is among the shortest of the whole is so in each part.
 */

/** Number of schemes kept. */
export const maxSchemes = 1000;
/** Length limit of kept schemes, in UTF-16 code units. */
const maxSchemeLength = 64;

export class Schemes {
  private readonly kept = new Map<string, number>();
  private texts = 0;
  /** Schemes that sort after this one are not among the shortest. */
  private last: string | undefined;

  add(scheme: string, texts = 1): void {
    this.texts += texts;
    if (scheme.length > maxSchemeLength) return;
    const before = this.kept.get(scheme);
    if (before !== undefined) this.kept.set(scheme, before + texts);
    else if (this.last === undefined || inOrder(scheme, this.last) <= 0) {
      this.kept.set(scheme, texts);
      // Each sort drops as many as were added since the last one.
      if (this.kept.size >= 2 * maxSchemes) this.dropLongest();
    }
  }

  /** Adds texts whose schemes are not among the entries. */
  addOthers(texts: number): void {
    this.texts += texts;
  }

  /** The shortest schemes, the most frequent of them first. */
  get entries(): readonly (readonly [scheme: string, texts: number])[] {
    this.dropLongest();
    return [...this.kept].sort(([a, more], [b, less]) => less - more || inOrder(a, b));
  }

  /** Number of texts with other schemes. */
  get others(): number {
    return this.entries.reduce((others, [, texts]) => others - texts, this.texts);
  }

  private dropLongest(): void {
    if (this.kept.size <= maxSchemes) return;
    const sorted = [...this.kept.keys()].sort(inOrder);
    for (const scheme of sorted.slice(maxSchemes)) this.kept.delete(scheme);
    this.last = sorted[maxSchemes - 1];
  }
}

/** Compares by length, then by code units. */
function inOrder(a: string, b: string): number {
  return a.length - b.length || (a < b ? -1 : Number(a > b));
}

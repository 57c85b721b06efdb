/**
 * How many texts have which scheme. Of any number of schemes the shortest are kept, so that the counts of parts, put
 * together in any order, are those of the whole: one that is among the shortest of the whole is so in each part.
 */

/** How many are kept. */
export const mostSchemes = 1000;
/** A longer one, in UTF-16 code units, is none of them. */
const longestScheme = 64;

export class Schemes {
  private readonly kept = new Map<string, number>();
  private texts = 0;
  /** Those that come after it are none of the shortest. */
  private last: string | undefined;

  add(scheme: string, texts = 1): void {
    this.texts += texts;
    if (scheme.length > longestScheme) return;
    const before = this.kept.get(scheme);
    if (before !== undefined) this.kept.set(scheme, before + texts);
    else if (this.last === undefined || inOrder(scheme, this.last) <= 0) {
      this.kept.set(scheme, texts);
      // Each time as many are sorted as have come since.
      if (this.kept.size >= 2 * mostSchemes) this.dropLongest();
    }
  }

  /** Texts whose scheme is another than those of the entries. */
  addOthers(texts: number): void {
    this.texts += texts;
  }

  /** The shortest schemes, the most frequent of them first. */
  get entries(): readonly (readonly [scheme: string, texts: number])[] {
    this.dropLongest();
    return [...this.kept].sort(([a, more], [b, less]) => less - more || inOrder(a, b));
  }

  /** Texts with other schemes. */
  get others(): number {
    return this.entries.reduce((others, [, texts]) => others - texts, this.texts);
  }

  private dropLongest(): void {
    if (this.kept.size <= mostSchemes) return;
    const sorted = [...this.kept.keys()].sort(inOrder);
    for (const scheme of sorted.slice(mostSchemes)) this.kept.delete(scheme);
    this.last = sorted[mostSchemes - 1];
  }
}

/** The shorter before the longer, those of one length by their code units. */
function inOrder(a: string, b: string): number {
  return a.length - b.length || (a < b ? -1 : Number(a > b));
}

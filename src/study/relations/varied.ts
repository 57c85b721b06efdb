/** Chooses among many strings of one kind a few that differ in kind, the shortest first. */

/** What makes a string different from others. */
export interface Features {
  /** The two states that it leads to: in the language that has it, and in the other, there the last one alive. */
  readonly states: readonly [number, number];
  /** The last character that matters, or its class. */
  readonly character: number;
}

interface Candidate<T> extends Features {
  readonly length: number;
  readonly tell: () => T;
}

/** Strings to choose from: a shortest one for each pair of states. `tell` makes the result once a string is chosen. */
export class Candidates<T> {
  private readonly shortest = new Map<string, Candidate<T>>();

  get isEmpty(): boolean {
    return this.shortest.size === 0;
  }

  offer(length: number, { states, character }: Features, tell: () => T): void {
    const key = states.join(' ');
    const known = this.shortest.get(key);
    if (known === undefined || length < known.length)
      this.shortest.set(key, { length, states, character, tell });
  }

  /** Shortest first: those with no state and no character in common with those chosen before, then with one, then with two. */
  varied(count: number): readonly T[] {
    const sorted = [...this.shortest.values()].sort((a, b) => a.length - b.length);
    const chosen = new Set<Candidate<T>>();
    const used = [new Set<number>(), new Set<number>(), new Set<number>()];
    for (const common of [0, 1, 2]) {
      for (const candidate of sorted) {
        if (chosen.size === count) break;
        const features = [...candidate.states, candidate.character];
        if (chosen.has(candidate) || features.filter((feature, i) => used[i]?.has(feature)).length > common)
          continue;
        chosen.add(candidate);
        features.forEach((feature, i) => used[i]?.add(feature));
      }
    }
    return [...chosen].map(({ tell }) => tell());
  }
}

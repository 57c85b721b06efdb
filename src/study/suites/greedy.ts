/**
 * Greedy order of candidates whose gains can only shrink: the next one gains most from what is left. Lazy (M. Minoux,
 * "Accelerated greedy algorithms for maximizing submodular set functions", 1978): a gain is recomputed only when it is
 * the largest known.
 */

/** A candidate by its number, and its gain when last computed. */
interface Known {
  readonly candidate: number;
  readonly gain: number;
}

/**
 * Yields the numbers below a count in that order, as long as one gains anything; of equal gains, the lowest first. The
 * caller applies a number before it requests the next.
 * @param bound returns at least the gain, in less time
 */
export function* inGreedyOrder(
  count: number,
  gain: (candidate: number) => number,
  bound?: (candidate: number) => number,
): Generator<number> {
  const heap = new Heap();
  for (let candidate = 0; candidate < count; candidate++)
    heap.add({ candidate, gain: (bound ?? gain)(candidate) });
  for (let best = heap.take(); best !== undefined && best.gain > 0; best = heap.take()) {
    const upper = bound?.(best.candidate) ?? best.gain;
    const now = upper < best.gain ? upper : gain(best.candidate);
    if (now === best.gain) yield best.candidate;
    else heap.add({ candidate: best.candidate, gain: now });
  }
}

/** A binary heap, the largest gain on top. */
class Heap {
  private readonly items: Known[] = [];

  add(item: Known): void {
    let at = this.items.push(item) - 1;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (!this.swapIfBefore(at, parent)) break;
      at = parent;
    }
  }

  take(): Known | undefined {
    const top = this.items[0];
    const last = this.items.pop();
    if (last === undefined || this.items.length === 0) return top;
    this.items[0] = last;
    for (let at = 0; ;) {
      const [left, right] = [2 * at + 1, 2 * at + 2];
      const child = this.isBefore(right, left) ? right : left;
      if (!this.swapIfBefore(child, at)) return top;
      at = child;
    }
  }

  private swapIfBefore(lower: number, upper: number): boolean {
    if (!this.isBefore(lower, upper)) return false;
    const [a, b] = [this.items[lower], this.items[upper]];
    if (a !== undefined && b !== undefined) [this.items[upper], this.items[lower]] = [a, b];
    return true;
  }

  private isBefore(one: number, other: number): boolean {
    const [a, b] = [this.items[one], this.items[other]];
    if (a === undefined) return false;
    return b === undefined || a.gain > b.gain || (a.gain === b.gain && a.candidate < b.candidate);
  }
}

/**
 * A map from pairs of 32-bit integers to integers from 0 below 2³¹ - 1, as one list, probed linearly: maps of maps would
 * keep the garbage collector busy when there are millions of pairs.
 */
export class PairMap {
  /** By place, three numbers: first, second and value plus 1; 0 in an empty place. */
  private cells = new Int32Array(3 * 16);
  private size = 0;

  /** Returns the value of a pair; undefined if there is none. Constant time on average. */
  get(first: number, second: number): number | undefined {
    const value = this.cells[this.placeOf(first, second) + 2] ?? 0;
    return value === 0 ? undefined : value - 1;
  }

  /** Stores the value of a pair. Constant time on average. */
  set(first: number, second: number, value: number): void {
    const place = this.placeOf(first, second);
    if (this.cells[place + 2] === 0) this.size++;
    this.cells[place] = first;
    this.cells[place + 1] = second;
    this.cells[place + 2] = value + 1;
    if (6 * this.size > this.cells.length) this.grow();
  }

  /** Returns the place of a pair, or the empty one where it belongs. */
  private placeOf(first: number, second: number): number {
    const { cells } = this;
    const mask = cells.length / 3 - 1;
    let hash = Math.imul(first, 0x9e3779b1) ^ Math.imul(second, 0x85ebca6b);
    hash ^= hash >>> 15;
    for (let at = hash & mask; ; at = (at + 1) & mask) {
      const place = 3 * at;
      if (cells[place + 2] === 0 || (cells[place] === first && cells[place + 1] === second)) return place;
    }
  }

  private grow(): void {
    const { cells } = this;
    this.cells = new Int32Array(2 * cells.length);
    for (let place = 0; place < cells.length; place += 3) {
      if (cells[place + 2] === 0) continue;
      const to = this.placeOf(cells[place] ?? 0, cells[place + 1] ?? 0);
      this.cells.set(cells.subarray(place, place + 3), to);
    }
  }
}

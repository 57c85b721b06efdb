/**
 * Seeded random numbers, the same on every platform: xoshiro128** 1.1 (Blackman, Vigna 2018), its state filled from the
 * seed by SplitMix32. Not for secrets.
 */

export class Random {
  private readonly state: Uint32Array;

  /** @param seed an integer; integers that are equal modulo 2³² give the same numbers */
  constructor(seed: number) {
    if (!Number.isSafeInteger(seed))
      throw new RangeError(`the seed must be an integer, but is ${String(seed)}`);
    let sum = seed >>> 0;
    this.state = Uint32Array.from({ length: 4 }, () => {
      sum = (sum + 0x9e3779b9) >>> 0;
      let mixed = Math.imul(sum ^ (sum >>> 16), 0x85ebca6b);
      mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
      return mixed ^ (mixed >>> 16);
    });
  }

  /** Returns the next integer from 0 to 2³² - 1. */
  next(): number {
    const { state } = this;
    const [s0, s1, s2, s3] = [state[0] ?? 0, state[1] ?? 0, state[2] ?? 0, state[3] ?? 0];
    const result = Math.imul(rotate(Math.imul(s1, 5), 7), 9) >>> 0;
    const [t2, t3] = [s2 ^ s0, s3 ^ s1];
    state[0] = s0 ^ t3;
    state[1] = s1 ^ t2;
    state[2] = t2 ^ (s1 << 9);
    state[3] = rotate(t3, 11);
    return result;
  }

  /** Returns an integer from 0 to n - 1, uniformly distributed. @throws RangeError if n is not positive */
  below(n: bigint): bigint {
    if (n <= 0n) throw new RangeError(`the bound must be positive, but is ${String(n)}`);
    const bits = (n - 1n).toString(2).length;
    for (;;) {
      let number = 0n;
      for (let have = 0; have < bits; have += 32) number = (number << 32n) | BigInt(this.next());
      number = BigInt.asUintN(bits, number);
      if (number < n) return number;
    }
  }

  /** Returns one of the items, uniformly distributed. @throws RangeError if there is none */
  pick<T>(items: readonly T[]): T {
    return items[Number(this.below(BigInt(items.length)))] as T;
  }
}

function rotate(word: number, bits: number): number {
  return (word << bits) | (word >>> (32 - bits));
}

/** Yields the items in an unbiased order that the seed determines (R. Durstenfeld, 1964). */
export function* shuffled<Item>(items: readonly Item[], seed: number): Generator<Item> {
  const random = new Random(seed);
  const left = [...items];
  for (let end = left.length - 1; end >= 0; end--) {
    const at = random.next() % (end + 1);
    yield left[at] as Item;
    left[at] = left[end] as Item;
  }
}

/** Pairs of numbers, such as the states that two automata come to on one text, numbered as they are found. */
import type { Budget } from '../base/limits.js';

/** Pairs of numbers, numbered from 0 in the order in which they first come. */
export class Pairs {
  readonly firsts: number[] = [];
  readonly seconds: number[] = [];
  private readonly known = new Map<number, Map<number, number>>();

  /** @param budget of which each new pair takes one state */
  constructor(private readonly budget?: Budget) {}

  /** How many there are. */
  get size(): number {
    return this.firsts.length;
  }

  /** The number of a pair, which is kept if it is new. @throws StateLimitError, TimeLimitError */
  add(first: number, second: number): number {
    let ofFirst = this.known.get(first);
    if (ofFirst === undefined) this.known.set(first, (ofFirst = new Map<number, number>()));
    let number = ofFirst.get(second);
    if (number === undefined) {
      this.budget?.spend();
      ofFirst.set(second, (number = this.firsts.push(first) - 1));
      this.seconds.push(second);
    }
    return number;
  }
}
